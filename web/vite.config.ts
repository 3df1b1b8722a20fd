import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const to = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Of the texts that Python says at every table the client says only the cards and what is counted. */
const SAID = /^(rank|suit|card|list|count)-/;

const words: Plugin = {
  name: 'words',
  enforce: 'pre',
  transform(_code, id) {
    if (!id.includes('.ftl')) return null;
    const [file = '', query] = id.split('?');
    if (!file.endsWith('.ftl') || query !== 'raw') return null;
    const text = this.fs.readFile(file, { encoding: 'utf8' });
    return text.then((all) => {
      const entries = all.replace(/^#.*\n?/gm, '').split(/\n(?=[a-zA-Z])/);
      const wanted = file.endsWith('/table.ftl') ? entries.filter((entry) => SAID.test(entry)) : entries;
      const short = wanted.map((entry) => entry.replace(/\n+$/, '').replace(/\n\s+/g, '\n '));
      return { code: `export default ${JSON.stringify(short.join('\n'))}`, moduleType: 'js', map: null };
    });
  },
};

export default defineConfig({
  plugins: [words, svelte()],
  // The texts are those that Python reads.
  resolve: { alias: { $words: to('../src/rummery/words') } },
  build: {
    outDir: to('../src/rummery/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [to('..')] },
    proxy: { '/api': 'http://127.0.0.1:8765', '/ws': { target: 'ws://127.0.0.1:8765', ws: true } },
  },
});
