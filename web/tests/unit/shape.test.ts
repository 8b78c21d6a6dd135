import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Shapes } from './shape';
import type { Nest } from './shape_example';

const file = fileURLToPath(new URL('./shape_example.ts', import.meta.url));
const shapes = new Shapes(file);
const nest: Nest = {
  ...{ owner: 'owl', eggs: [{ spots: 3 }], place: [1, 2], kind: 'tree', guests: { wren: true } },
  tag: 'a',
};

describe('holding a value against a type', () => {
  it.each<[string, object, string[]]>([
    ['fits', {}, []],
    ['has a field too many', { size: 1 }, ['Nest.size is not in the type']],
    [
      'has one too many further in',
      { eggs: [{ spots: 1, hue: 2 }] },
      ['Egg.hue is not in the type'],
    ],
    ['lacks one further in', { eggs: [{}] }, ['Egg.spots is missing']],
    ['is of another kind', { owner: 5 }, ['Nest.owner is 5, not null']],
    ['is another word', { kind: 'cave' }, ['Nest.kind is "cave", not "tree"']],
    ['has a part too many', { place: [1, 2, 3] }, ['Nest.place has 3 parts']],
    ['is a list of something else', { eggs: {} }, ['Nest.eggs is no list']],
    ['holds something else', { guests: { wren: 1 } }, ['Nest.guests.* is 1, not false']],
  ])('%s', (_, change, troubles) => {
    expect(shapes.troubles({ ...nest, ...change }, 'Nest')).toEqual(troubles);
  });

  it('sees what is missing', () => {
    const { kind: _, ...rest } = nest;
    expect(shapes.troubles(rest, 'Nest')).toEqual(['Nest.kind is missing']);
  });

  it('knows what no value has shown', () => {
    const shapes = new Shapes(file);
    expect(shapes.troubles({ ...nest, eggs: [] }, 'Nest')).toEqual([]);
    expect(shapes.unmet('Nest')).toEqual([
      'Nest.owner is null',
      'Nest.eggs is not empty',
      'Egg.spots is there',
      'Nest.tag is left out',
    ]);
    const { tag: _, ...rest } = nest;
    expect(shapes.troubles({ ...rest, owner: null }, 'Nest')).toEqual([]);
    expect(shapes.unmet('Nest')).toEqual([]);
  });
});
