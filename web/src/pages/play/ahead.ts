// What a game needs, asked for together with its page instead of after it: the engine in its worker,
// and the board where the address names the game.
import { modules } from '../../boards/board';
import type { GameName } from '../../engine/protocol';
import { table } from '../../table/client';

export function comeAhead([first, game]: string[]): void {
  table.awake();
  // Whether they have come is the page's business, which asks again.
  if (first === 'new') modules[game as GameName]?.().catch(() => {});
}
