// Fair and forged records: the verdicts of tests/fairness/records, which `menagerie verify` and an
// independent verifier give, too.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Engine } from '../../src/engine/engine';
import { tagsOf } from '../../src/fairness/proof';
import { hasProof, isComplete, verify } from '../../src/fairness/verify';
import { numberOf, wordsAt } from '../../src/fairness/words';
import de from '../../src/words/de/proof';
import en from '../../src/words/en/proof';
import es from '../../src/words/es/proof';
import fr from '../../src/words/fr/proof';
import { module } from './engine_module';

const engine = await Engine.open(module);
const read = (name: string) =>
  readFileSync(new URL(`../../../tests/fairness/records/${name}`, import.meta.url), 'utf8');
const verdicts = read('verdicts.tsv')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [string, string]);

// As verdicts.tsv writes it.
function verdictOf(record: string): string {
  const verdict = verify(record, engine);
  if (!verdict.holds) return `${verdict.check} ${verdict.at}`.trimEnd();
  const { rolls, opened, unopened, startDrawn, startVouched, end } = verdict;
  const start = !startDrawn ? 'given' : startVouched ? 'drawn' : 'alone';
  const extent = isComplete(verdict) ? 'whole' : 'partly';
  return `holds ${rolls} ${opened} ${unopened} ${start} ${end} ${extent}`;
}

it.each(verdicts)('gives the verdict that a record deserves: %s', (name, expected) => {
  expect(verdictOf(read(name))).toBe(expected);
});

it('has a sentence for every check in every language', () => {
  const checks = [...new Set(verdicts.map(([, verdict]) => verdict.split(' ')[0]!))];
  for (const { misfits } of [en, de, fr, es])
    expect(Object.keys(misfits).sort()).toEqual(checks.filter((one) => one !== 'holds').sort());
});

it('says what a verdict does not cover', () => {
  const computer = verify(read('totem-with-a-computer.menagerie'), engine);
  expect(computer).toMatchObject({ absent: [{ seat: '2', draws: 7 }], startDrawn: true });
  const given = verify(read('two-paths-given.menagerie'), engine);
  expect(given).toMatchObject({ startDrawn: false });
  expect(verify(read('totem-fair.menagerie'), engine)).toMatchObject({ absent: [] });
});

it('takes nothing in a comment for a tag', () => {
  const record = '[Game "totem"]\n[Event "a \\"b\\" \\\\"]\n\n{\n[Room "0"]\n}\n';
  expect([...tagsOf(record)]).toEqual([
    ['Game', 'totem'],
    ['Event', 'a "b" \\'],
  ]);
  expect(hasProof(record)).toBe(false);
  expect(hasProof(read('tokan-fair.menagerie'))).toBe(true);
});

it('tells the four words of a record in the language of the reader', async () => {
  const verdict = verify(read('totem-fair.menagerie'), engine);
  const places = verdict.holds ? verdict.words : [];
  // As `menagerie verify` says them.
  expect(await wordsAt(places, 'en')).toEqual(['snooze', 'episode', 'lawyer', 'knapsack']);
  const all = await Promise.all(['de', 'fr', 'es'].map((code) => wordsAt(places, code)));
  expect(new Set(all.flat()).size).toBe(12);
  expect(await wordsAt([0, 2047], 'en')).not.toContain(undefined);
  // Whoever reads another list finds each word by its line.
  expect([0, 2047].map(numberOf)).toEqual([1, 2048]);
});
