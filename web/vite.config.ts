// Builds the pages into build/web, with the engine from build/wasm. Paths are relative, so that the
// folder can be put anywhere on a static host.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { findings } from './scripts/findings.ts';
import { offline } from './scripts/offline.ts';
import { rules } from './scripts/rules.ts';

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// While the pages are worked on, Vite puts scripts and styles into them that they guard against.
const openWhileDeveloping: Plugin = {
  name: 'open-while-developing',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
};

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [
    svelte(),
    rules(),
    findings(beside('../docs/findings/results')),
    offline(beside('public')),
    openWhileDeveloping,
  ],
  resolve: {
    alias: { $engine: beside('../build/wasm'), $wordlists: beside('../src/fairness/words') },
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  server: { fs: { allow: ['.', '../build/wasm', '../docs/rules', '../src/fairness/words'] } },
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: {
        index: beside('index.html'),
        'service-worker': beside('src/offline/service_worker.ts'),
      },
      output: {
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
        // What every page needs comes in one file: many small ones take longer to fetch.
        advancedChunks: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(svelte|idb|esm-env|clsx)|src\/(keep|parts)\/|src\/words\/(en\/(common|look|story|tokan|totem|two_paths)|en\/index|words|percent)|src\/table\/client|src\/boards\/board|src\/pages\/(route|setups|later|names|share)|src\/art\/(Icon|icons|Logo|Figure|figure|stamp|woods)|src\/offline\/offline/,
            },
            { name: 'table', test: /src\/(pages\/play|boards)\/[^/]+$|src\/art\/Woods/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  // Tests ask what comes out, not how fast: a busy machine takes its time.
  test: { include: ['tests/unit/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
}));
