// Games on file, and what the engine says of them.
import { readFileSync } from 'node:fs';
import { asked } from './engine.mjs';

function replayed(record, most = Infinity) {
  const told = asked({ cmd: 'replay', record });
  if (told.actions.length <= most) return { ...told, record };
  const { game, options, start, actions } = told;
  const first = actions.slice(0, most);
  return replayed(asked({ cmd: 'record', game, options, start, actions: first }).record);
}

// A golden game, whole or its first actions only.
export function goldenGame(name, most) {
  const file = new URL(`../../../tests/golden/${name}.menagerie`, import.meta.url);
  return replayed(readFileSync(file, 'utf8'), most);
}
