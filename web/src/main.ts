import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import sprite from './art/cards.svg?url';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/words';

/** The cards' shapes stand in the page, where they take on its colours. */
async function art(): Promise<void> {
  const text = await (await fetch(sprite)).text();
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  svg.setAttribute('class', 'unseen');
  svg.setAttribute('aria-hidden', 'true');
  document.body.append(document.importNode(svg, true));
}

// The server has another client by now than the one that runs here: that one's parts are gone.
addEventListener('vite:preloadError', () => location.reload());

const target = document.getElementById('app');
await Promise.all([speak(settings.lang), art()]);
if (target) mount(App, { target });
