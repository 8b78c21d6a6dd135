type Seat = 's' | 'n';
type Kind = 'F' | 'H' | 'G';
type Side = 'w' | 'e';

const seats = { s: 'South', n: 'North' };
const animals = { F: 'fox', H: 'hare', G: 'hedgehog' };
const sides = { w: 'west', e: 'east' };
const list = (names: string[]) => names.join(', ');

export default {
  name: 'Two Paths',
  about: 'Fox, hare and hedgehog cross the clearing. Hide a side; guess a side.',
  players: '2 players',
  keys: 'Arrow keys go from space to space. Enter chooses an animal; then the left and right arrows lead to its two lit spaces, and Enter takes one. While you line up, Enter lifts an animal, arrows move it, and Enter puts it down. Escape lets go.',
  seat: (seat: Seat) => seats[seat],
  owned: (seat: Seat, kind: Kind) => `${seats[seat]}’s ${animals[kind]}`,
  side: { w: 'West', e: 'East' },
  prompt: {
    lineUp: (who: string) => `${who}: line up your animals, west to east.`,
    choose: (who: string) => `${who}: choose an animal, then hide a side.`,
    hide: (who: string, kind: Kind) => `${who}: ${animals[kind]} chosen. Hide west or east.`,
    block: (mover: string, who: string, kind: Kind) =>
      `${mover} sends the ${animals[kind]}. ${who}: which side? Guess and block it.`,
  },
  tell: {
    linedUp: (seat: Seat, kinds: Kind[]) =>
      `${seats[seat]} lines up ${list(kinds.map((kind) => animals[kind]))}.`,
    guessedWrong: (blocker: Seat, blocked: Side) =>
      `${seats[blocker]} blocks ${sides[blocked]}: wrong.`,
    guessedRight: (blocker: Seat, blocked: Side, mover: Seat, kind: Kind) =>
      `${seats[blocker]} blocks ${sides[blocked]}: right! ${seats[mover]}’s ${animals[kind]} stays.`,
    ran: (seat: Seat, kind: Kind, side: Side, space: string) =>
      `${seats[seat]}’s ${animals[kind]} runs ${sides[side]} to ${space}.`,
    leapt: (seat: Seat, kind: Kind, side: Side, space: string, over: number) =>
      `${seats[seat]}’s ${animals[kind]} runs ${sides[side]}, leaps over ${over === 1 ? 'one animal' : `${over} animals`} and lands on ${space}.`,
    arrived: (seat: Seat, kind: Kind, side: Side) =>
      `${seats[seat]}’s ${animals[kind]} runs ${sides[side]} and arrives!`,
    noReward: (seat: Seat, kind: Kind) =>
      `${seats[seat]}’s ${animals[kind]} cannot run, so nothing moves.`,
  },
  action: {
    lineUp: (kinds: Kind[]) => list(kinds.map((kind) => animals[kind])),
    hide: (kind: Kind, side: Side) => `${animals[kind]} ${sides[side]}`,
    block: (side: Side) => `blocks ${sides[side]}`,
  },
  board: {
    empty: 'empty',
    canBeSent: 'can be sent out',
    picked: 'chosen',
    announced: 'sent out, side hidden',
    landing: (kind: Kind, side: Side) =>
      `the ${animals[kind]} lands here on the ${sides[side]} side`,
    arrival: (kind: Kind, side: Side) =>
      `the ${animals[kind]} arrives here on the ${sides[side]} side`,
    hideHere: 'press to hide this side',
    hiddenHere: 'your hidden side',
    hidden: (what: string) => `You have hidden: ${what}. Only you see this.`,
    blockHere: 'press to block this side',
    behind: 'behind the finishing line',
    toSwap: 'can change places',
    arrivedList: (seat: Seat, kinds: Kind[]) =>
      `${seats[seat]} has arrived with ${list(kinds.map((kind) => animals[kind]))}.`,
    ready: 'They stand well',
    swapHelp: 'Tap two animals to change their places, or drag.',
    hide: { w: 'Hide west', e: 'Hide east' },
    block: { w: 'Block west', e: 'Block east' },
    duel: (number: number) =>
      number < 3 ? `Duel ${number} of at least 3` : 'Duel 3 or later: a right guess ends the turn',
    duelShort: 'Duel',
  },
  cover: {
    hidden: 'The side is hidden.',
    handOver: (seat: Seat) => `Hand over to ${seats[seat]}, then tap.`,
  },
  seal: {
    title: 'A sealed envelope',
    chosen: 'side chosen',
    checked: 'checked',
    before:
      'The computer has already chosen its side and put it into an envelope. It cannot change its mind any more: when you have blocked, the envelope is opened and checked.',
    after:
      'The last envelope is open and checked: the computer had chosen this side before you blocked.',
    details: 'Details for the curious',
    made: 'The seal is a long number made from the side and a random word; it fits no other.',
    inside: 'In the envelope:',
    digest: 'Seal (SHA-256)',
    fits: 'Checked: the text gives exactly this seal.',
    doesNotFit: 'The text does not give this seal!',
  },
  explain: {
    mover: (mixes: string[]) => `Best play mixes: ${mixes.join('; ')}.`,
    mix: (kind: Kind, share: string, west: string, east: string) =>
      `${animals[kind]} ${share} of the time (hide west ${west}, east ${east})`,
    onlyMix: (kind: Kind, west: string, east: string) =>
      `Send the ${animals[kind]}: hide west ${west}, east ${east}.`,
    blocker: (west: string, east: string) => `Block west ${west}, east ${east} of the time.`,
    anyOrder: 'Every order is equally good.',
    orders: (orders: string[]) => `Best: ${orders.join('; or ')}.`,
    chance: (chance: string) => `Your chance to win: ${chance}.`,
    exact: 'Solved, so this is proven.',
    estimate: (duels: number) =>
      `An estimate, looking ${duels === 1 ? 'one duel' : `${duels} duels`} ahead.`,
    solving: (share: string) => `Solving the game: ${share} done.`,
  },
};
