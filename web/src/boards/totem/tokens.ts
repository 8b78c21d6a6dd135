// Pieces with a name of their own. A view only says which spaces are taken; to show a piece moving
// the board has to know which one it was. Where one piece of a seat is gone and one has come, it
// has moved.
import type { Seat, TotemBoard } from '../../engine/protocol';

export interface Token {
  id: string;
  seat: Seat;
  totem: boolean;
  space: string;
}

export function follow(before: Token[], board: TotemBoard): Token[] {
  let fresh = before.reduce((most, { id }) => Math.max(most, Number(id)), 0);
  return board.players.flatMap(({ seat, totem, pieces }) => {
    if (totem === null) return [];
    const own = before.filter((token) => token.seat === seat);
    const known = new Map(own.filter((token) => !token.totem).map((token) => [token.space, token]));
    const came = pieces.filter((space) => !known.has(space));
    const left = [...known.values()].filter(({ space }) => !pieces.includes(space));
    const moved = came.length === left.length ? left : [];
    const tokens = pieces.map((space): Token => {
      const token = known.get(space) ?? moved[came.indexOf(space)];
      return { id: token?.id ?? String(++fresh), seat, totem: false, space };
    });
    const stood = own.find((token) => token.totem);
    tokens.push({ id: stood?.id ?? String(++fresh), seat, totem: true, space: totem });
    return tokens;
  });
}
