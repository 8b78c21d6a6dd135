const tilesOf = (count: number) => (count === 1 ? '1 tile' : `${count} tiles`);
const along = (count: number) => (count === 0 ? '' : `, taking along ${tilesOf(count)}`);

export default {
  name: 'Tokan',
  about: 'Mice, jackals and lions jump onto each other’s stacks. Who is on top at the end?',
  players: '2 players',
  keys: 'Arrow keys go from space to space. Enter picks up a tile or plays it; Enter again takes along one tile more, and 1, 2 or 3 picks that many at once. While the field is laid, 1, 2 and 3 take a mouse, a jackal or a lion. Escape lets go.',
  seats: { r: 'Red', b: 'Black' } as Record<string, string>,
  // Every tile by its letter: capitals are red.
  tiles: {
    M: 'red mouse',
    J: 'red jackal',
    L: 'red lion',
    m: 'black mouse',
    j: 'black jackal',
    l: 'black lion',
  } as Record<string, string>,
  animals: { m: 'mouse', j: 'jackal', l: 'lion' } as Record<string, string>,
  scores: { classic: 'Towers', heads: 'Heads' },
  counts: '(this score counts)',
  field: 'The field',
  hands: 'The tiles that are not laid yet',
  howTo: 'Tap one of your tiles, then a lit space. Tap it again to take along what lies under it.',
  lookHere: 'Tap a stack to look into it.',
  take: (count: number) => `Take ${tilesOf(count)}`,
  pile: (tile: string, count: number) => `${tile}, ${count} left`,
  growth: (columns: number, grows: boolean) =>
    grows ? `${columns} of 6 columns so far: the field can still grow` : 'All 6 columns are in use',

  // A space as it is read aloud.
  single: (space: string, tile: string) => `${space}: ${tile}`,
  stack: (space: string, tile: string, beneath: string[]) =>
    `${space}: ${tile} on ${tilesOf(beneath.length)}: ${beneath.join(', ')}`,
  gap: (space: string) => `${space}: gap`,
  free: (space: string) => `${space}: free`,
  taboo: 'taboo',
  movable: (moves: number) => (moves === 1 ? '1 move' : `${moves} moves`),
  picked: (count: number) => `${tilesOf(count)} picked`,
  target: (carried: number) => `can go here${along(carried)}`,
  // What is in hand, as it is read aloud, and where it can go; a few spaces are named.
  inHand: (tile: string, carried: number, spaces: number, names: string) =>
    `In hand: ${tile}${along(carried)}. ${spaces === 1 ? '1 space' : `${spaces} spaces`} to go to${names && `: ${names}`}. Escape puts it down.`,
  putDown: 'Put down again.',

  // What happened, what is to be done.
  moved: (seat: string, animal: string, from: string, to: string, carried: number) =>
    `${seat}: ${animal} from ${from} to ${to}${along(carried)}.`,
  closed: (count: number) => (count === 1 ? '1 stack closes up.' : `${count} stacks close up.`),
  laid: (seat: string, animal: string, space: string) => `${seat}: ${animal} laid on ${space}.`,
  promptMove: (who: string) => `${who}: move a tile.`,
  promptLay: (who: string) => `${who}: lay a tile.`,
  tabooIs: (space: string) => `${space} is taboo.`,

  // The hint.
  moveHint: (animal: string, from: string, to: string, carried: number) =>
    `${animal} from ${from} to ${to}${along(carried)}`,
  layHint: (animal: string, space: string) => `${animal} on ${space}`,
  best: (action: string, seat: string, chance: string) =>
    `Try: ${action}. ${seat}’s chance to win with it: ${chance}.`,
  next: (action: string, chance: string) => `Next best: ${action} (${chance}).`,
  provenWin: (action: string) => `Try: ${action}. It is proven that this wins.`,
  provenDraw: (action: string) => `Try: ${action}. It is proven that this draws and nothing wins.`,
  provenLoss: (action: string) =>
    `It is proven that every move loses against best play. Try: ${action}.`,
};
