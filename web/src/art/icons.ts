/**
 * The small signs of the pages, each in a box of 24 by 24: lines are drawn two units wide with
 * round ends, solids are filled. Icon.svelte draws them.
 */
export interface IconArt {
  line?: string;
  solid?: string;
}

const dieFace = 'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z';

/** A spot of a die, around the given centre. */
const spot = (x: number, y: number) => `M${x - 2} ${y}a2 2 0 1 1 4 0a2 2 0 1 1-4 0z`;

const middle = spot(12, 12);
const rising = spot(7.5, 16.5) + spot(16.5, 7.5);
const falling = spot(7.5, 7.5) + spot(16.5, 16.5);
const sides = spot(7.5, 12) + spot(16.5, 12);

const speaker = 'M3.5 9.5h3.2L12 5v14l-5.3-4.5H3.5z';
const globe = 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z';
const tray = 'M4 15v4a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 19v-4';

export const icons = {
  // Playing
  hint: {
    line: 'M9 17c0-2.2-3-3.6-3-7.5a6 6 0 0 1 12 0c0 3.9-3 5.3-3 7.5zM9.5 20.5h5M12 17v-5l-2-2M12 12l2-2',
  },
  takeBack: { line: 'M8.5 4.5L4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11H9' },
  resign: { line: 'M5 21.5V3M5 4.5c4-2.5 7 2 14 0l-2.5 5L19 14.5c-7 2-10-2.5-14 0' },
  newGame: { line: `${dieFace}M12 7.5v9M7.5 12h9` },
  fist: {
    line: 'M6.5 11V7.3a1.7 1.7 0 0 1 3.4 0V6.3a1.7 1.7 0 0 1 3.4 0v1a1.7 1.7 0 0 1 3.4 0v1.2a1.6 1.6 0 0 1 3.1 0V14c0 4-2.6 7-6.8 7C8.5 21 5 18.5 4.3 14.5c-.4-2.4 1-3.5 2.7-3.5h5.3a1.8 1.8 0 0 1 0 3.6H10M9.9 7.5V11M13.3 7.5v3.7M16.7 8.5V12',
  },
  sealedEnvelope: {
    line: 'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5V7a1.5 1.5 0 0 1 1.5-1.5zM3.5 6.5L12 13l8.5-6.5',
    solid: 'M12 8.8a4 4 0 1 1 0 8a4 4 0 1 1 0-8z',
  },
  openEnvelope: {
    line: 'M3 10l9-7 9 7v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 19zM3.5 10.5L12 16.5l8.5-6',
    solid: 'M8 8.5h8v3.3l-4 2.9-4-2.9z',
  },
  flag: { line: 'M6 21.5V3', solid: 'M6 3l14 5-14 5.5z' },
  taboo: { line: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM5.7 5.7l12.6 12.6' },
  die1: { line: dieFace, solid: middle },
  die2: { line: dieFace, solid: rising },
  die3: { line: dieFace, solid: rising + middle },
  die4: { line: dieFace, solid: rising + falling },
  die5: { line: dieFace, solid: rising + falling + middle },
  die6: { line: dieFace, solid: rising + falling + sides },

  // Who plays
  person: {
    line: 'M4 21c0-4.5 3.4-7.5 8-7.5s8 3 8 7.5z',
    solid: 'M12 2.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9z',
  },
  computer: {
    line: 'M5 4h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 16H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 4zM12 16v4.5M7.5 20.5h9M9.5 12.2c1.6 1 3.4 1 5 0',
    solid: spot(8.7, 8.8) + spot(15.3, 8.8),
  },
  mindReader: {
    line: 'M12 2.5a8 8 0 0 1 5 14.2H7A8 8 0 0 1 12 2.5zM5 21.5c0-2.5 1-4.8 2-4.8h10c1 0 2 2.3 2 4.8zM7.5 10.5c2.8-3.7 6.2-3.7 9 0c-2.8 3.7-6.2 3.7-9 0z',
    solid: spot(12, 10.5),
  },

  // Tables over the network
  together: {
    line: 'M2.5 20c0-3.5 2.4-6 5.5-6s5.5 2.5 5.5 6zM14.5 14.6c.7-.4 1.5-.6 2.3-.6c2.7 0 4.7 2.3 4.7 5.5h-5.3',
    solid:
      'M8 4.5a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2zM16.8 5.8a3.1 3.1 0 1 1 0 6.2a3.1 3.1 0 1 1 0-6.2z',
  },
  // Two who come to a table from both sides.
  meeting: {
    line: 'M8 14.5h8M12 14.5v6M9.5 20.5h5M2.5 20.5v-5a3 3 0 0 1 3-3h1M21.5 20.5v-5a3 3 0 0 0-3-3h-1',
    solid:
      'M6 3.8a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4zM18 3.8a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4z',
  },
  link: {
    line: 'M10 14a4.2 4.2 0 0 0 6 0l3.5-3.5a4.2 4.2 0 0 0-6-6L12 6M14 10a4.2 4.2 0 0 0-6 0l-3.5 3.5a4.2 4.2 0 0 0 6 6L12 18',
  },
  copy: { line: 'M9 8h10v12.5H9zM6 16H4.5V3.5h10V5' },
  watch: {
    line: 'M2.5 12c4-6.5 15-6.5 19 0c-4 6.5-15 6.5-19 0z',
    solid: 'M12 8.8a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4z',
  },
  seal: {
    line: 'M12 2.5l8 3v6c0 5-3.4 8.4-8 10c-4.6-1.6-8-5-8-10v-6zM8.3 12l2.6 2.7l4.9-5.4',
  },
  sealPending: { line: 'M12 2.5l8 3v6c0 5-3.4 8.4-8 10c-4.6-1.6-8-5-8-10v-6zM9 12h6' },
  sealBroken: {
    line: 'M12 2.5l8 3v6c0 5-3.4 8.4-8 10c-4.6-1.6-8-5-8-10v-6zM12 7.5v5.5',
    solid: 'M12 15.2a1.3 1.3 0 1 1 0 2.6a1.3 1.3 0 1 1 0-2.6z',
  },
  smile: {
    line: `${globe}M8 14c1.8 2.7 6.2 2.7 8 0`,
    solid:
      'M8.8 8a1.4 1.4 0 1 1 0 2.8a1.4 1.4 0 1 1 0-2.8zM15.2 8a1.4 1.4 0 1 1 0 2.8a1.4 1.4 0 1 1 0-2.8z',
  },
  device: { line: 'M7.5 2.5h9v19h-9zM11 18.5h2' },
  bell: { line: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5c.8 1.2 3.2 1.2 4 0M12 5V3' },
  clock: { line: `${globe}M12 7v5.3l3.5 2` },
  leave: { line: 'M13 4H5.5v16H13M10 12h11M17 8l4 4-4 4' },
  draw: { line: 'M4 9h16M4 15h16' },

  // Looking at a game
  again: { line: 'M5 12a7 7 0 1 0 2.2-5.1L4.5 9.5M4.5 4.5v5h5' },
  play: { solid: 'M7 4.5l12 7.5-12 7.5z' },
  pause: { solid: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' },
  up: { line: 'M5 15l7-7 7 7' },
  down: { line: 'M5 9l7 7 7-7' },
  first: { line: 'M6 5v14M18 5l-7 7 7 7' },
  previous: { line: 'M15 5l-7 7 7 7' },
  next: { line: 'M9 5l7 7-7 7' },
  last: { line: 'M18 5v14M6 5l7 7-7 7' },
  magnifier: { line: 'M10.5 3.5a7 7 0 1 1 0 14a7 7 0 1 1 0-14zM15.8 15.8l5.2 5.2' },
  rules: {
    line: 'M12 6.5C9.5 4.5 6.5 4 3 4.5v14c3.5-.5 6.5 0 9 2c2.5-2 5.5-2.5 9-2v-14c-3.5-.5-6.5 0-9 2zM12 6.5v14M6 9c1.2 0 2 .2 3 .7M6 13c1.2 0 2 .2 3 .7M18 9c-1.2 0-2 .2-3 .7M18 13c-1.2 0-2 .2-3 .7',
  },
  edit: {
    line: 'M4 20l1-4.5L16 4.5a1.8 1.8 0 0 1 2.5 0l1 1a1.8 1.8 0 0 1 0 2.5L8.5 19L4 20zM14 6.5l3.5 3.5',
  },
  info: { line: `${globe}M12 11v6`, solid: 'M12 6a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3z' },

  // The page
  more: { solid: spot(5.5, 12) + spot(12, 12) + spot(18.5, 12) },
  close: { line: 'M6 6l12 12M18 6L6 18' },
  menu: { line: 'M4 6.5h16M4 12h16M4 17.5h16' },
  shelf: {
    line: 'M3 20.5h18M5 20.5V8h4v12.5M9 20.5V4h4v16.5M13.5 8.5l3.6-1 3.4 12.5M6.5 11.5h1M10.5 8h1',
  },
  home: { line: 'M3 11.5L12 3.5l9 8M5.5 9.5V20.5h13V9.5M10 20.5v-6h4v6' },
  soundOn: { line: `${speaker}M15.5 9a4.5 4.5 0 0 1 0 6M18 6a8.5 8.5 0 0 1 0 12`, solid: speaker },
  soundOff: { line: `${speaker}M16 9.5l5 5M21 9.5l-5 5`, solid: speaker },
  sun: {
    line: 'M12 1.8v2M12 20.2v2M1.8 12h2M20.2 12h2M4.8 4.8l1.4 1.4M17.8 17.8l1.4 1.4M4.8 19.2l1.4-1.4M17.8 6.2l1.4-1.4',
    solid: 'M12 6.8a5.2 5.2 0 1 1 0 10.4a5.2 5.2 0 1 1 0-10.4z',
  },
  moon: { solid: 'M14.5 2.8A9.6 9.6 0 1 0 21.4 15.4A8 8 0 0 1 14.5 2.8z' },
  language: {
    line: `${globe}M3.5 9.5h17M3.5 14.5h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18`,
  },
  print: {
    line: 'M7 8.5V3.5h10v5M7 17H5a1.5 1.5 0 0 1-1.5-1.5v-5.5a1.5 1.5 0 0 1 1.5-1.5h14a1.5 1.5 0 0 1 1.5 1.5v5.5a1.5 1.5 0 0 1-1.5 1.5h-2M7 14h10v6.5H7z',
  },
  share: {
    line: 'M8.5 10.7l7-4M8.5 13.3l7 4',
    solid:
      'M6 8.8a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4zM18 2.3a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4zM18 15.3a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4z',
  },
  save: { line: `${tray}M12 3.5v11M7.5 10.5L12 15l4.5-4.5` },
  load: { line: `${tray}M12 15V4M7.5 8L12 3.5 16.5 8` },
  trash: {
    line: 'M4 6.5h16M9 6.5V4.5A1 1 0 0 1 10 3.5h4a1 1 0 0 1 1 1v2M6 6.5l1 12.5a1.5 1.5 0 0 0 1.5 1.5h7A1.5 1.5 0 0 0 17 19l1-12.5M10 10.5v6M14 10.5v6',
  },
} satisfies Record<string, IconArt>;

export type IconName = keyof typeof icons;
