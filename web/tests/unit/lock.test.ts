// `npm ci` fetches exactly what the lock file lists: for every kind of machine, from any registry.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
const { packages } = JSON.parse(text) as {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
};

it('lists the parts for every other kind of machine, too', () => {
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  expect(wanted).toContain('@rolldown/binding-linux-arm64-gnu');
  expect(wanted.filter((name) => !packages[`node_modules/${name}`])).toEqual([]);
});

it('names no registry', () => {
  expect(text).not.toMatch(/"resolved"/);
});
