// The score of all games at a table so far, the own name first: "Ann 2 – Bob 1½".
import type { RoomClient } from '../../network/room.svelte';
import type { RoomWords } from '../../words/room';

function written(points: number): string {
  const whole = Math.floor(points);
  if (whole === points) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

export function tallyInWords({ tally, chairs }: RoomClient, say: RoomWords): string {
  if (!tally) return '';
  const mineFirst = [...chairs].sort((a, b) => Number(b.mine) - Number(a.mine));
  const each = mineFirst.map(
    ({ chair, name, level }) =>
      `${name || say.chairs.level(level ?? '')} ${written(tally.points[chair] ?? 0)}`,
  );
  return say.tally(each.join(' – '));
}
