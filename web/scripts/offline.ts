// Tells the service worker which files its version is made of, once all of them are known.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const kName = 'service-worker.js';

function publicFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

export function offline(publicFolder: string): Plugin {
  return {
    name: 'menagerie-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const worker = bundle[kName];
      if (worker?.type !== 'chunk') return;
      const built = Object.keys(bundle).filter((file) => file !== kName && file !== 'index.html');
      const plain = publicFiles(publicFolder);
      const files = ['./', ...built, ...plain].sort();
      const version = createHash('sha256');
      for (const [name, part] of Object.entries(bundle)) {
        version.update(name).update(part.type === 'chunk' ? part.code : part.source);
      }
      for (const file of plain) version.update(readFileSync(join(publicFolder, file)));
      worker.code =
        `const kFiles = ${JSON.stringify(files)};\n` +
        `const kVersion = ${JSON.stringify(version.digest('hex').slice(0, 16))};\n${worker.code}`;
    },
  };
}
