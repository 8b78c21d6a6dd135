// Positions set up by hand: every position of a game goes through its editor and comes out as the same
// text, whatever comes next in it; and what is done by hand leads to positions that the engine accepts.
import { describe, expect, it } from 'vitest';
import type { Draft, GameEditor } from '../../src/boards/editor';
import { editor as tokan } from '../../src/boards/tokan/editor';
import { editor as totem } from '../../src/boards/totem/editor';
import { editor as twoPaths } from '../../src/boards/two_paths/editor';
import type { GameName, Options, TokanBoard, TotemBoard, View } from '../../src/engine/protocol';
import en from '../../src/words/en/editor';
import { ask, lines, played, type Played } from './engine_lines';

const editors: Record<GameName, GameEditor> = { tokan, totem, 'two-paths': twoPaths };

const viewOf = (game: GameName, start: string, options: Options = {}): View =>
  ask({ cmd: 'view', game, options, start, actions: [] }).view;
const draftOf = (game: GameName, start: string, options: Options = {}): Draft =>
  editors[game].draft(viewOf(game, start, options), start);
// What the engine says to a draft: nothing, or the name of what is wrong.
function wrong(game: GameName, draft: Draft): string {
  const { options, text } = editors[game];
  const start = text(draft);
  const [line] = lines(
    JSON.stringify({ cmd: 'view', game, options: options(draft), start, actions: [] }),
  );
  return line!.error?.code ?? '';
}

function positionsOf({ game, options, start, actions }: Played): string[] {
  return [
    start,
    ...actions.map((_, i) => {
      const so = { game, options, position: start, actions: actions.slice(0, i + 1) };
      return ask({ cmd: 'apply', ...so }).position;
    }),
  ];
}

describe('every position comes out of the editor as it went in', () => {
  it.each([
    played('tokan', {}, 200),
    played('tokan', { setup: 'lay' }, 30),
    played('tokan', { setup: 'lay', frame: 'centre' }, 30),
    played('two-paths', {}, 200),
    played('two-paths', { rows: '8' }, 40),
    played('totem', {}, 60),
    played('totem', { seats: '3', seating: 'choose' }, 30),
    played('totem', { seats: '4', seating: 'choose', twelve: 'may' }, 30),
  ])('$game $options', (game) => {
    for (const position of positionsOf(game)) {
      const draft = draftOf(game.game, position, game.options);
      // The number of the quiet turns and all else that follows a finished game is not set up by hand.
      expect(editors[game.game].text(draft)).toBe(position);
    }
  });

  it.each([
    ['h13:g13,h12,h14,h15,h16+19/i7:h10,h11,h8,h9,i11+19 1 53 2 !h17>i16>i15>i14>i13>i12>h12 - 1'],
    ['j18:h18,i18,j17,j19,k17,l17+19/j2:i2,i3,j1,j3,k1,k2+19 1 53 4 i19>h19>h18 k17,l17 0'],
    ['x/r2:q2,q3,r1,r3,s1,s2+19/- 3 - - - - 0'],
    ['j10:i11,j9+3/j2:i2,i3,j1,j3,k1,k2+19 1 66 - ? - 8'],
    ['j9:i11,j10+0/i14:i12,i13+5/x 1 21 1 !i10>i11 - 0'],
  ])('totem %s', (position) => {
    const draft = draftOf('totem', position, { twelve: 'may' });
    expect(totem.text(draft)).toBe(position);
    expect(wrong('totem', draft)).toBe('');
  });

  it.each(['1hf/1g1/3/3/3/3/FHG n 2 Fw', '1hf/1g1/3/3/3/3/FHG n 2 F', '3/3/3/3/3/3/3 n - -'])(
    'two-paths %s',
    (position) => expect(twoPaths.text(draftOf('two-paths', position))).toBe(position),
  );
});

describe('Tokan while laying', () => {
  const { position } = ask({ cmd: 'start', game: 'tokan', options: { setup: 'lay' }, seed: 5 });
  const start = draftOf('tokan', position);
  const handOf = (draft: Draft) => (draft.board as TokanBoard).hands[draft.seat!]!;

  it('is drawn by the engine', () => {
    expect(tokan.drawn!('next', 'lay')).toEqual({ setup: 'lay' });
    expect(start.next).toBe('lay');
    expect(wrong('tokan', start)).toBe('');
  });

  it('takes a tile from the hand, and gives it back', () => {
    const tile = handOf(start)[0]!;
    const laid = tokan.put(start, tile, 'd3');
    expect(handOf(laid)).toHaveLength(handOf(start).length - 1);
    expect(wrong('tokan', laid)).toBe('tokan.laying.turn');
    const next = { ...laid, seat: start.seat === 'r' ? 'b' : 'r' };
    expect(wrong('tokan', next)).toBe('');
    expect(tokan.text(tokan.take(laid, 'd3'))).toBe(position);
  });

  it('has one tile on a space', () => {
    const [one, other] = [handOf(start)[0]!, handOf(start).at(-1)!];
    const twice = tokan.put(tokan.put(start, one, 'd3'), other, 'd3');
    expect(tokan.text(twice)).toBe(tokan.text(tokan.put(start, other, 'd3')));
  });

  it('says when there are more of a kind than there can be', () => {
    const mice = ['d1', 'd2', 'd3', 'd4', 'd5'].reduce((d, at) => tokan.put(d, 'M', at), start);
    expect(wrong('tokan', mice)).not.toBe('');
  });
});

describe('Two Paths', () => {
  const start = draftOf('two-paths', '3/3/3/3/3/3/3 s - -');

  it('begins with everybody lined up', () => {
    expect(twoPaths.text(twoPaths.usual!(start))).toBe('fhg/3/3/3/3/3/FHG s 1 -');
  });

  it('goes to lining up and back', () => {
    const lined = twoPaths.set(twoPaths.usual!(start), 'next', 'lineUp');
    expect(twoPaths.text(lined)).toBe('fhg/3/3/3/3/3/3 s - -');
    expect(twoPaths.text(twoPaths.set(lined, 'mover', 'n'))).toBe('3/3/3/3/3/3/FHG n - -');
    expect(twoPaths.text(twoPaths.cleared(lined))).toBe('3/3/3/3/3/3/3 s - -');
    expect(twoPaths.text(twoPaths.set(lined, 'next', 'announce'))).toBe('fhg/3/3/3/3/3/FHG s 1 -');
  });

  it('announces an animal, with or without its side', () => {
    const block = twoPaths.set(twoPaths.usual!(start), 'next', 'block');
    const hare = twoPaths.set(block, 'announced', 'H');
    expect(twoPaths.text(hare)).toBe('fhg/3/3/3/3/3/FHG s 1 H');
    expect(twoPaths.text(twoPaths.set(hare, 'hidden', 'e'))).toBe('fhg/3/3/3/3/3/FHG s 1 He');
    expect(twoPaths.fields(hare, en).map(({ id }) => id)).toContain('hidden');
  });
});

describe('Totem', () => {
  const start = draftOf(
    'totem',
    'j18:i18,i19,j17,j19,k17,k18+19/j2:i2,i3,j1,j3,k1,k2+19 1 - - - - 0',
  );
  const set = (draft: Draft, ...fields: [string, string][]) =>
    fields.reduce((so, [field, value]) => totem.set(so, field, value), draft);
  const boardOf = (draft: Draft) => draft.board as TotemBoard;

  it('asks for dice and points where they are needed', () => {
    const ids = (next: string) =>
      totem.fields(totem.set(start, 'next', next), en).map(({ id }) => id);
    expect(ids('roll')).not.toContain('die0');
    expect(ids('use')).toContain('die0');
    expect(ids('use')).not.toContain('points');
    expect(ids('step')).toContain('points');
  });

  it('lets a piece travel by its way', () => {
    const rolled = set(start, ['next', 'step'], ['die0', '5'], ['die1', '3'], ['points', '6']);
    const way = ['i19', 'h19', 'h18'].reduce((so, at) => totem.put(so, 'way', at), rolled);
    expect(boardOf(way).players[0]!.pieces).toContain('h18');
    expect(totem.text(way)).toContain('1 53 6 i19>h19>h18 - 0');
    expect(wrong('totem', way)).toBe('');
    // One space back.
    const back = totem.put(way, 'way', 'h18');
    expect(totem.text(back)).toContain('1 53 6 i19>h19 - 0');
    expect(boardOf(back).players[0]!.pieces).toContain('h19');
    expect(wrong('totem', back)).toBe('totem.points_impossible');
  });

  it('marks pieces that have travelled', () => {
    const rolled = set(start, ['next', 'step'], ['die0', '5'], ['die1', '3'], ['points', '6']);
    const rested = totem.put(totem.put(rolled, 'rested', 'k18'), 'rested', 'i18');
    expect(totem.text(rested)).toContain('53 6 - i18,k18 0');
    expect(totem.text(totem.put(rested, 'rested', 'k18'))).toContain('53 6 - i18 0');
  });

  it('seats a player with all pieces around the totem', () => {
    const seating = set(start, ['next', 'start'], ['players', '3']);
    expect(totem.text(seating)).toBe('-/-/- 1 - - - - 0');
    const one = totem.put(seating, 'T1', 'j18');
    expect(totem.text(one)).toBe('j18:i18,i19,j17,j19,k17,k18+19/-/- 2 - - - - 0');
    expect(wrong('totem', one)).toBe('');
    expect(wrong('totem', totem.put(seating, 'T1', 'j10'))).toBe('totem.not_a_start_space');
    expect(totem.text(totem.take(one, 'j18'))).toBe('-/-/- 1 - - - - 0');
    expect(totem.text(totem.set(seating, 'out1', 'out'))).toBe('x/-/- 2 - - - - 0');
  });

  it('decides about a turn more only where a table allows it', () => {
    const again = totem.set(start, 'next', 'again');
    expect(totem.options(again)['twelve']).toBe('may');
    expect(wrong('totem', again)).toBe('');
  });
});
