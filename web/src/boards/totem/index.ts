// Everything that the pages need to know of Totem.
import type { TotemBoard, TotemMove } from '../../engine/protocol';
import type { GameModule } from '../board';
import Badge from './Badge.svelte';
import Board from './Board.svelte';
import { dress, figureOf } from './figures.svelte';
import { pace, suspense } from './pace';
import { explain } from './explain';
import { isOut, moveName, prompt, score, seatName, tell, tellAll, toldFrom } from './sentences';
import { planName, spans, tellTurn } from './turns';
import { why } from './why';

export const module: GameModule = {
  Board,
  Badge,
  wood: (seat) => `wood-seat-${figureOf(seat)}`,
  dress,
  seatName,
  tell,
  tellAll,
  toldFrom,
  prompt,
  why,
  moveName: (move) => moveName(move as TotemMove),
  score,
  isOut,
  roller: (view) => (view.board as TotemBoard).mover,
  turns: { spans, tell: tellTurn, planName },
  explain,
  pace,
  suspense,
};
