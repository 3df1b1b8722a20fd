import { FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const to = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Of the texts that Python says at every table the client says only the cards and what is counted. */
const SAID = /^(rank|suit|card|list|count)-/;

/** The messages as Fluent has them in memory: so that no browser has to read Fluent's syntax. */
const words: Plugin = {
  name: 'words',
  async load(id) {
    if (!id.endsWith('.ftl')) return null;
    const { body } = new FluentResource(await this.fs.readFile(id, { encoding: 'utf8' }));
    const wanted = id.endsWith('/table.ftl') ? body.filter((entry) => SAID.test(entry.id)) : body;
    const said = Object.fromEntries(wanted.map((entry) => [entry.id, entry.value]));
    return { code: `export default ${JSON.stringify(said)}`, moduleType: 'js', map: null };
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
    rolldownOptions: {
      output: {
        // Few parts: what the first page needs is one, what the table shares with other pages is another.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            { name: 'cards', test: /src\/(parts\/(Card|Chat|Log)\.svelte|lib\/(drag|sound|rules))/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [to('..')] },
    proxy: { '/api': 'http://127.0.0.1:8765', '/ws': { target: 'ws://127.0.0.1:8765', ws: true } },
  },
});
