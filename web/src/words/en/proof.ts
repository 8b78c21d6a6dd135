// What the record of a room proves, and the first thing in it that does not fit.
export default {
  title: 'Does this record prove itself?',
  checking: 'Checking the record …',
  holds: 'Everything checked, everything fits',
  partly: 'What is here fits, but not everything is proven',
  misfit: 'Something does not fit',
  words: 'Four words',
  startDrawn: 'The start was drawn from everybody’s numbers.',
  startAlone: 'Not proven: the start. The server alone drew it; nobody’s device vouched for it.',
  startGiven:
    'Not proven: the start. There is no seed: it was given when the table was set, or has been left out.',
  endTold: 'Not proven: the end. How the game ended is what the record says; nothing shows it.',
  endMissing:
    'Not proven: the end. The game is not over in this record; what came later may have been left out.',
  rolls: (count: number) => (count === 1 ? 'One roll checked.' : `${count} rolls checked.`),
  opened: (count: number) =>
    count === 1 ? 'One opened side checked.' : `${count} opened sides checked.`,
  unopened: (count: number) =>
    count === 1
      ? 'One side was not opened: the other player chose it.'
      : `${count} sides were not opened: the other player chose them.`,
  absent: (name: string, count: number, of: number) =>
    `${name}: in ${count} of ${of} draws no device vouched for this seat.`,
  limits:
    'No record proves what the players are called, who made a move, that the server turned nobody away, or that nobody left after foreseeing a draw.',
  misfits: {
    record: () => 'The record cannot be replayed.',
    form: (tag: string) => `The tag ${tag} is missing or not as it has to be.`,
    anchors: (tag: string) => `${tag} is also the anchor of another chain.`,
    links: (tag: string) => `${tag} does not lead to its anchor.`,
    order: () => 'The order of the seats is not the one that was fixed.',
    seed: () => 'The seed does not come from everybody’s numbers.',
    start: () => 'The start is not what the seed deals.',
    draws: (roll: string) =>
      `Roll ${roll} is not the draw that was due, or not of those it has to be of.`,
    rolls: (roll: string) => `Roll ${roll} is not what its draw gives.`,
    sides: (step: string) => `Step ${step}: the side is not the one that was committed to.`,
  },
};
