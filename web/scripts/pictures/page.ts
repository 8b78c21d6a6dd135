// Shows one board for draw.mjs to take a picture of, with whatever it is told to show.
import { mount, unmount } from 'svelte';
import '../../src/art/fonts.css';
import '../../src/art/palette.css';
import { games } from '../../src/boards/games';
import type { BoardProps } from '../../src/boards/board';
import { places, taken } from './taken';

type Shown = Pick<BoardProps, 'view' | 'before' | 'active' | 'marks'>;
// Whoever sits there, in any game.
const people = Object.fromEntries([...'rbsn1234'].map((seat) => [seat, { person: true as const }]));
let shown: Record<string, unknown> | null = null;

async function show({ view, before, active, marks }: Shown): Promise<void> {
  if (shown) await unmount(shown);
  const { Board } = await games[view.game].module();
  shown = mount(Board, {
    target: document.getElementById('board')!,
    props: {
      ...{ view, before, active, marks, lookingBack: !active },
      seats: people,
      seals: [],
      play: () => {},
      roll: () => {},
    },
  });
}

Object.assign(globalThis, { show, places, taken });
