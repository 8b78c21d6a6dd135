const tilesOf = (count: number) => (count === 1 ? '1 tile' : `${count} tiles`);

export default {
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
  lookHere: 'Point at a stack to look into it',
  take: (count: number) => `Take ${tilesOf(count)}`,
  pile: (tile: string, count: number) => `${tile}, ${count} left`,
  growth: (columns: number, grows: boolean) =>
    grows
      ? `${columns} of 6 columns in use: the field can grow to either side`
      : 'All 6 columns are in use: fill them up',

  // A space as it is read aloud.
  single: (space: string, tile: string) => `${space}: ${tile}`,
  stack: (space: string, tile: string, beneath: string[]) =>
    `${space}: ${tile} on ${tilesOf(beneath.length)}: ${beneath.join(', ')}`,
  gap: (space: string) => `${space}: gap`,
  free: (space: string) => `${space}: free`,
  taboo: 'taboo',
  movable: (targets: number) => (targets === 1 ? '1 move' : `${targets} moves`),
  picked: (count: number) => `${tilesOf(count)} picked`,
  target: (carried: number) =>
    carried === 0 ? 'can go here' : `can go here taking along ${tilesOf(carried)}`,

  // What happened, what is to be done.
  moved: (seat: string, animal: string, from: string, to: string) =>
    `${seat}: ${animal} from ${from} to ${to}`,
  carrying: (count: number) => `, taking along ${tilesOf(count)}`,
  closed: (count: number) => (count === 1 ? '1 stack closes up.' : `${count} stacks close up.`),
  laid: (seat: string, animal: string, space: string) => `${seat} lays the ${animal} on ${space}.`,
  promptMove: (seat: string) => `${seat} is on turn: move a tile.`,
  promptLay: (seat: string) => `${seat} is on turn: lay a tile.`,
  tabooIs: (space: string) => `${space} is taboo.`,

  // The hint.
  moveHint: (animal: string, from: string, to: string, carried: number) =>
    `${animal} from ${from} to ${to}${carried ? `, taking along ${tilesOf(carried)}` : ''}`,
  layHint: (animal: string, space: string) => `${animal} on ${space}`,
  best: (action: string, seat: string, chance: string) =>
    `Hint: ${action}. Chance to win for ${seat}: ${chance}.`,
  next: (action: string, chance: string) => `Next best: ${action} (${chance}).`,
  proven: {
    win: (action: string) => `Hint: ${action}. This wins; it is proven.`,
    draw: (action: string) =>
      `Hint: ${action}. This holds a draw, and more cannot be had; it is proven.`,
    loss: (action: string) =>
      `Against best play every move loses here; that is proven. Try ${action}.`,
  },
};
