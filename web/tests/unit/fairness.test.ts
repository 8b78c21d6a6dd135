// The values of tests/vectors/fairness.tsv, which tests/fairness/vectors.py made from docs/network.md.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Chain, follows, type ChainKind } from '../../src/fairness/chain';
import { digestOf, isDigest, isId } from '../../src/fairness/digest';
import { diceOf, orderOf, rollDraw, seedOf, startDraw } from '../../src/fairness/draw';
import { commitmentOf, nonceOf } from '../../src/fairness/side';
import { firstDigest, fourWords, nextDigest } from '../../src/fairness/story';

const file = new URL('../../../tests/vectors/fairness.tsv', import.meta.url);
const lines = readFileSync(file, 'utf8').trimEnd().split('\n');

// What each function gives for the fields of a line; the rest of the line is what it has to be.
const links = (text: string) => text.split(' ').map((link) => (link === '-' ? null : link));
const chains = new Map<string, Chain>();
function chain(kind: string, key: string): Chain {
  const made = chains.get(kind + key) ?? new Chain(kind as ChainKind, key);
  chains.set(kind + key, made);
  return made;
}
function pairs(flat: (string | null)[]) {
  return flat.flatMap((own, i) =>
    i % 2 === 1 ? [] : [own === null ? null : { own, help: flat[i + 1]! }],
  );
}
const functions: Record<string, (fields: string[]) => string[]> = {
  digest: ([parts]) => [digestOf(...parts!.split('|'))],
  link: ([kind, key, i]) => [chain(kind!, key!).link(Number(i))],
  follows: ([known, at, link, i]) => [follows(known!, Number(at), link!, Number(i)) ? 'yes' : 'no'],
  start: ([room, server, help]) => {
    const start = startDraw(room!, server!, links(help!));
    return [start, seedOf(start), orderOf(start, links(help!).length).join(' ')];
  },
  roll: ([room, k, roller, server, all]) => {
    const roll = rollDraw(room!, Number(k), roller!, server!, links(all!));
    return [roll, diceOf(roll).join(' ')];
  },
  dice: ([value]) => [diceOf(value!).join(' ')],
  order: ([value, chairs]) => [orderOf(value!, Number(chairs)).join(' ')],
  side: ([room, id, key, seat, animal, side]) => {
    const nonce = nonceOf(room!, id!, key!);
    const hidden = { seat: seat!, animal: animal!, side: side! };
    return [nonce, commitmentOf(room!, id!, hidden, nonce)];
  },
  first: ([room]) => [firstDigest(room!)],
  next: ([before, open]) => [nextDigest(before!, open!)],
  words: ([room, anchors, server, help]) => [
    fourWords(room!, pairs(links(anchors!)), server!, links(help!)).join(' '),
  ],
};

describe('fairness', () => {
  it.each(Object.keys(functions))('keeps to the vectors: %s', (name) => {
    const cases = lines.map((line) => line.split('\t')).filter(([first]) => first === name);
    expect(cases.length).toBeGreaterThan(0);
    for (const [, ...fields] of cases) {
      const given = functions[name]!(fields);
      expect(given).toEqual(fields.slice(-given.length));
    }
  });

  it('has vectors for every function', () => {
    expect([...new Set(lines.map((line) => line.split('\t')[0]!))].sort()).toEqual(
      Object.keys(functions).sort(),
    );
  });

  it('tells the anchor of a chain', () => {
    const key = digestOf('a key');
    expect(new Chain('own', key).anchor).toBe(new Chain('own', key).link(0));
    expect(new Chain('own', key).anchor).not.toBe(new Chain('help', key).anchor);
  });

  it('knows digests and ids by their digits', () => {
    expect(isDigest('a'.repeat(64))).toBe(true);
    for (const bad of [
      '',
      'a'.repeat(63),
      'A'.repeat(64),
      'g'.repeat(64),
      `${'a'.repeat(64)}\n`,
      7,
    ])
      expect(isDigest(bad)).toBe(false);
    expect(isId('0'.repeat(32))).toBe(true);
    for (const bad of ['0'.repeat(31), 'G'.repeat(32), undefined]) expect(isId(bad)).toBe(false);
  });
});
