// Every story of this folder, a browser for each that is told at a time: `node tests/stories/all.mjs [part of a name]`.
import { readdirSync } from 'node:fs';
import { run } from './story.mjs';

for (const file of readdirSync(new URL('.', import.meta.url)).sort()) {
  if (file.endsWith('.mjs') && file !== 'all.mjs') await import(`./${file}`);
}
// Pages wait for each other's moves more than they compute, so several stories are told at a time.
await run(3);
