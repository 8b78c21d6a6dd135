// Which way the folders of web/src may lean on each other, read off the sources themselves, so that
// no change slips past the design.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { importsOf } from './imports';

// What each folder may import besides itself; those further down lean on those above them. A game's
// board is a folder of its own, so that no game sees another. `$engine` is the built engine, and
// `top` the files that stand in no folder.
const mayImport: Record<string, string[]> = {
  engine: ['$engine'],
  words: [],
  fairness: ['engine', '$wordlists'],
  table: ['engine', 'fairness'],
  network: ['engine', 'words', 'fairness', 'table'],
  art: ['engine'],
  keep: ['engine', 'table', 'words'],
  parts: ['art', 'keep', 'words'],
  boards: ['engine', 'fairness', 'table', 'words', 'art', 'parts'],
  offline: ['words', 'parts'],
  pages: [
    ...['engine', 'words', 'fairness', 'table', 'network', 'art', 'keep', 'parts', 'boards'],
    '$findings',
  ],
  top: ['words', 'table', 'network', 'art', 'keep', 'parts', 'offline', 'pages'],
};

interface Place {
  folder: string; // "boards"
  full: string; // "boards/tokan"
}

// The folder of a path from src/ on.
function placeOf(path: string): Place {
  const [folder = '', game, file] = path.split('/');
  if (game === undefined) return { folder: 'top', full: 'top' };
  return { folder, full: folder === 'boards' && file ? `${folder}/${game}` : folder };
}

// Packages are free to all; what is left are files of ours, from src/ on.
function ours(file: string, imported: string): string | undefined {
  if (imported.startsWith('$')) return imported;
  return imported.startsWith('.') ? posix.join(posix.dirname(file), imported) : undefined;
}

// `boards` itself fetches the games' boards, and these use what it says a board is.
function isAllowed(from: Place, to: Place): boolean {
  if (from.folder !== to.folder) return mayImport[from.folder]!.includes(to.folder);
  return from.full === to.full || [from.full, to.full].includes(from.folder);
}

// What goes against the grain in one file, a sentence each.
function complaintsOf(file: string, source: string): string[] {
  const from = placeOf(file);
  if (!mayImport[from.folder]) return [`${file} stands in a folder that the design does not know`];
  return importsOf(file, source).flatMap((imported) => {
    if (imported === null) return [`${file} imports what only a running page knows`];
    const target = ours(file, imported);
    return target === undefined || isAllowed(from, placeOf(target))
      ? []
      : [`${file} imports ${target}`];
  });
}

const complaints = (tree: Record<string, string>) =>
  Object.entries(tree).flatMap(([file, source]) => complaintsOf(file, source));

// Everything that a folder reaches, step by step.
function reached(folder: string, seen = new Set<string>()): Set<string> {
  for (const next of mayImport[folder] ?? []) {
    if (!seen.has(next)) reached(next, seen.add(next));
  }
  return seen;
}

describe('the sources of the pages', () => {
  it('import only the way of the design', () => {
    const src = fileURLToPath(new URL('../../src', import.meta.url));
    const files = (readdirSync(src, { recursive: true }) as string[]).filter((file) =>
      /\.(ts|svelte)$/.test(file),
    );
    expect(files).toContain('pages/play/Play.svelte');
    const tree = files.map((file) => [file, readFileSync(`${src}/${file}`, 'utf8')]);
    expect(complaints(Object.fromEntries(tree))).toEqual([]);
  });

  it('have a design without circles', () => {
    for (const folder of Object.keys(mayImport)) expect(reached(folder)).not.toContain(folder);
  });
});

describe('the test of directions', () => {
  it('sees every way to import', () => {
    const tree = {
      'words/a.ts': "import { a } from '../pages/a';",
      'words/b.ts': "import type { a } from '../pages/a';",
      'words/c.ts': "export * from '../pages/a';\nexport { a } from '../pages/b';",
      'words/d.ts': "const a = () => import('../pages/a');",
      'words/e.ts': "let a: import('../pages/a').A;",
      'words/f.ts': "import '../pages/a.css';",
      'words/g.svelte': '<script module lang="ts">import a from "../pages/a";</script>',
      'words/h.svelte': '<script lang="ts">import a from \'../pages/a\';</script>{a}',
      'words/i.svelte': "{#await import('../pages/A.svelte') then page}{page}{/await}",
      'words/j.ts': 'const a = (name: string) => import(name);',
    };
    expect(complaints(tree)).toEqual([
      'words/a.ts imports pages/a',
      'words/b.ts imports pages/a',
      'words/c.ts imports pages/a',
      'words/c.ts imports pages/b',
      'words/d.ts imports pages/a',
      'words/e.ts imports pages/a',
      'words/f.ts imports pages/a.css',
      'words/g.svelte imports pages/a',
      'words/h.svelte imports pages/a',
      'words/i.svelte imports pages/A.svelte',
      'words/j.ts imports what only a running page knows',
    ]);
  });

  it('takes no words in comments and quotes for imports', () => {
    const tree = {
      'words/a.ts': "// import a from '../pages/a'\nconst a = \"import '../pages/a'\";",
      'words/b.svelte': "<p>It's no import '../pages/a'</p><!-- import('../pages/a') -->",
    };
    expect(complaints(tree)).toEqual([]);
  });

  it('knows packages, the built engine, the top and what is no folder of ours', () => {
    const tree = {
      'keep/a.ts': "import { openDB } from 'idb';\nimport './b';",
      'engine/a.ts': "import address from '$engine/menagerie.wasm?url';",
      'table/a.ts': "import address from '$engine/menagerie.wasm?url';",
      'main.ts': "import './pages/a';\nimport App from './App.svelte';",
      'pages/a.ts': "import App from '../App.svelte';",
      'attic/a.ts': '',
      'art/a.ts': "import '../../tests/a';",
    };
    expect(complaints(tree)).toEqual([
      'table/a.ts imports $engine/menagerie.wasm?url',
      'pages/a.ts imports App.svelte',
      'attic/a.ts stands in a folder that the design does not know',
      'art/a.ts imports ../tests/a',
    ]);
  });

  it('keeps the games apart', () => {
    const tree = {
      'boards/board.ts': "const a = () => import('./tokan');",
      'boards/tokan/index.ts': "import '../board';\nimport './Board.svelte';",
      'boards/totem/a.ts': "import '../tokan/layout';",
    };
    expect(complaints(tree)).toEqual(['boards/totem/a.ts imports boards/tokan/layout']);
  });
});
