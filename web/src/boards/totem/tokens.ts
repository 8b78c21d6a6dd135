// Pieces with a name of their own. A view only says which spaces are taken; to show a piece moving
// the board has to know which one it was. Where one piece of a seat is gone and one has come, it
// has moved.
import type { Seat, TotemBoard } from '../../engine/protocol';

export interface Token {
  id: string;
  seat: Seat;
  totem: boolean;
  space: string;
  fallen: boolean; // its totem has just been touched
}

// Who has just lost the totem stays to be seen until the next action: `earlier` is the board before.
export function follow(
  before: Token[],
  board: TotemBoard,
  earlier: TotemBoard | null = null,
): Token[] {
  let fresh = before.reduce((most, { id }) => Math.max(most, Number(id)), 0);
  return board.players.flatMap((now, i) => {
    const fallen = now.totem === null;
    const { seat, totem, pieces } = (fallen && earlier?.players[i]) || now;
    if (totem === null) return [];
    const own = before.filter((token) => token.seat === seat);
    const known = new Map(own.filter((token) => !token.totem).map((token) => [token.space, token]));
    const came = pieces.filter((space) => !known.has(space));
    const left = [...known.values()].filter(({ space }) => !pieces.includes(space));
    const moved = came.length === left.length ? left : [];
    const tokens = pieces.map((space): Token => {
      const token = known.get(space) ?? moved[came.indexOf(space)];
      return { id: token?.id ?? String(++fresh), seat, totem: false, space, fallen };
    });
    const stood = own.find((token) => token.totem);
    tokens.push({ id: stood?.id ?? String(++fresh), seat, totem: true, space: totem, fallen });
    return tokens;
  });
}
