/**
 * What people at a table over the network show each other: animals and things cut from the same wood as
 * the figures of the games. No text, so none has to be translated and none can hurt.
 */
import type { Figure } from './figure';
import { owl, raven } from './totem';
import { hare } from './two_paths';

/** A raised paw that waves. */
const paw: Figure = {
  body: 'M-4,46C-16,46 -27,38 -28,24C-29,12 -22,2 -10,0C-2,-2 8,-2 16,0C27,3 33,13 32,24C31,38 16,46 -4,46ZM-33,6C-40,6 -45,-2 -44,-10C-43,-18 -36,-22 -30,-19C-23,-16 -21,-8 -24,-1C-26,4 -29,6 -33,6ZM-13,-8C-20,-9 -24,-18 -22,-28C-20,-37 -13,-41 -7,-38C0,-35 2,-25 -1,-17C-3,-11 -8,-7 -13,-8ZM13,-10C6,-10 2,-19 3,-29C4,-39 11,-45 18,-42C25,-40 27,-29 24,-20C22,-14 18,-10 13,-10ZM33,0C27,-2 25,-10 28,-18C31,-26 38,-29 43,-26C48,-22 48,-13 44,-6C41,-1 37,1 33,0Z',
  light: 'M2,38C-10,39 -19,33 -19,24C-19,15 -9,9 3,9C15,9 24,15 24,24C24,32 14,37 2,38Z',
};

/** A medal on a ribbon. */
const medal: Figure = {
  body: 'M-24,-48H-6L2,-24L10,-48H28L16,-17C28,-11 36,1 36,14C36,33 21,47 2,47C-17,47 -32,33 -32,14C-32,1 -24,-11 -12,-17Z',
  light:
    'M2,-6L8,7L22,9L12,19L14,33L2,26L-10,33L-8,19L-18,9L-4,7ZM-19,-44H-9L-3,-27L-8,-20L-9,-20Z',
  line: 'M-9,-17C-2,-19 6,-19 13,-17',
};

/** The owl with its eyes shut and its beak wide open. */
const laughing: Figure = {
  body: owl.body,
  light: owl.light!,
  line: `${owl.line!}M-22,-17Q-14,-27 -6,-17M6,-17Q14,-27 22,-17`,
  detail: 'M-9,-7H9C9,2 5,8 0,8C-5,8 -9,2 -9,-7Z',
};

/** The owl with eyes as large as they get. */
const amazed: Figure = {
  body: owl.body,
  light:
    'M-31,-19a15,15 0 1 1 30,0a15,15 0 1 1 -30,0ZM1,-19a15,15 0 1 1 30,0a15,15 0 1 1 -30,0ZM0,6C6,6 13,7 15,10C17,13 17,20 16,24C15,29 10,33 8,34C5,36 2,37 0,37C-2,37 -5,36 -8,34C-10,33 -15,29 -16,24C-17,20 -17,13 -15,10C-13,7 -6,6 0,6Z',
  line: 'M33,-4C31,-1 26,6 24,12C22,18 22,30 22,34M-33,-4C-31,-1 -26,6 -24,12C-22,18 -22,30 -22,34',
  detail:
    'M-26,-19a10,10 0 1 1 20,0a10,10 0 1 1 -20,0ZM6,-19a10,10 0 1 1 20,0a10,10 0 1 1 -20,0ZM-6,2a6,8 0 1 1 12,0a6,8 0 1 1 -12,0Z',
};

/** A tortoise that has gone into its shell. */
const hiding: Figure = {
  body: 'M-46,26C-46,-8 -28,-34 0,-34C28,-34 46,-8 46,26C46,31 42,34 37,34H-37C-42,34 -46,31 -46,26Z',
  light:
    'M-12,-22H12L20,-4L10,12H-10L-20,-4ZM-20,-18L-27,-3L-20,12H-36C-37,0 -30,-12 -20,-18ZM20,-18L27,-3L20,12H36C37,0 30,-12 20,-18Z',
  line: 'M-44,20H44M-16,34V27M16,34V27',
  detail: 'M-11,26a3,3 0 1 1 6,0a3,3 0 1 1 -6,0ZM5,26a3,3 0 1 1 6,0a3,3 0 1 1 -6,0Z',
};

/** A heart with a carved edge. */
const heart: Figure = {
  body: 'M0,44C-20,30 -46,10 -46,-14C-46,-30 -35,-40 -22,-40C-12,-40 -4,-34 0,-25C4,-34 12,-40 22,-40C35,-40 46,-30 46,-14C46,10 20,30 0,44Z',
  light:
    'M-37,-13C-37,-24 -30,-31 -22,-31C-18,-31 -14,-29 -11,-26C-19,-25 -27,-19 -29,-8C-30,-3 -29,2 -27,8C-33,1 -37,-6 -37,-13Z',
};

export interface ReactionArt {
  figure: Figure;
  /** The class of woods.css. */
  wood: string;
  /** Where the figure leaves room for what stands around it. */
  transform?: string;
  /** Lines around the figure, in the text's colour. */
  around?: string;
}

export const reactionArt = {
  hello: {
    figure: paw,
    wood: 'wood-seat-2',
    transform: 'translate(-2 4) scale(0.88)',
    around: 'M-40,-36Q-34,-44 -26,-48M34,-46Q42,-42 47,-33',
  },
  well_done: { figure: medal, wood: 'wood-seat-1' },
  laugh: { figure: laughing, wood: 'wood-seat-1' },
  wow: { figure: amazed, wood: 'wood-seat-1' },
  oops: { figure: hiding, wood: 'wood-seat-3' },
  thinking: {
    figure: raven,
    wood: 'wood-seat-4',
    transform: 'translate(-10 8) scale(0.8)',
    around: 'M34,-16a1.5,1.5 0 1 1 0,.1M39,-28a3,3 0 1 1 0,.1M36,-44a5,5 0 1 1 0,.1',
  },
  hurry: {
    figure: hare,
    wood: 'wood-animal-south',
    transform: 'translate(9 2) scale(0.8)',
    around: 'M-48,-12H-30M-44,2H-34M-48,16H-36',
  },
  thanks: { figure: heart, wood: 'wood-seat-2' },
} satisfies Record<string, ReactionArt>;
