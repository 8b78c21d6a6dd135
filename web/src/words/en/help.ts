const steps = (n: number) => (n === 1 ? 'one step' : `${n} steps`);

export default {
  title: 'Help',
  close: 'Close the help',
  goal: 'What it is about',
  now: 'What can be done now',
  keys: 'With the keyboard',
  whyNot: 'Why not?',
  more: 'More help',
  rule: (number: string) => `Rule ${number}`,
  rules: 'All the rules',
  tap: 'Tap anything on the board: if it cannot be done, you read here why.',
  notYourTurn: (name: string) => `It is ${name}’s turn. Wait until it has ended.`,
  rolls: (name: string) => `The dice are rolled now, by ${name}.`,
  over: 'The game is over. Look back at it, or play again.',

  tokan: {
    goal: {
      classic:
        'Have your colour on top of the most and highest towers when somebody cannot move any more.',
      heads: 'Show the animals with the most dots when somebody cannot move any more.',
    },
    move: (movable: number) =>
      `Move one of your tiles that lie on top: ${movable === 1 ? 'one can' : `${movable} can`}. They have a bright line below.`,
    how: 'A mouse goes 1 space, a jackal 2, a lion 3, straight on and onto another tile, and it has to stand higher there than before.',
    carry:
      'A jackal may take along the tile under it, a lion one or two: tap the tile again for that.',
    taboo: (space: string) =>
      `Not onto ${space}: your opponent has just moved there, so it is taboo for this one turn.`,
    lay: 'Lay one of your tiles so that one of its sides touches a tile that lies there already.',
    pickTile: 'Choose one of your tiles first, then the space for it.',
  },
  'two-paths': {
    goal: 'Bring fox, hare and hedgehog across the clearing before the other three are home.',
    lineUp: 'Put your three animals on your start line in any order you like.',
    send: 'Send one of the ringed animals and hide whether it goes west or east.',
    guess: 'If the other side guesses wrong, it runs. If they guess right, it stays.',
    waits:
      'One of your animals has to wait: it could get home, and nobody may while another one is still on the start line.',
    block: 'Guess which side was hidden, and block it.',
    reward: 'If you guess right, your own animal of the same kind runs along that side.',
    third:
      'This is the third duel or a later one: a right guess now ends the turn, a wrong one lets it go on.',
    atLeast: 'A turn has at least three duels.',
    foreign: 'That animal is not yours. Send one of your own.',
    landing:
      'From here two paths lead on, one on each side. The two lit spaces are where they end.',
    pickAnimal: 'Choose one of the ringed animals first; then you see where it can go.',
    blockHere:
      'Only the two lit spaces can be blocked: one of them is where the animal wants to go.',
    onLine: 'Your animals start on your own line. Tap two of them to change their places.',
    lineUpFirst: 'First your animals line up. West and East are for the animal that runs later.',
  },
  totem: {
    goal: 'Touch the totems of the others and keep your own: the last totem standing wins.',
    start: 'Choose one of the lit spaces for your totem. Your first six pieces stand around it.',
    roll: 'Roll the dice. Every point is one step.',
    use: 'Use both dice together, or lay one aside and use the other.',
    exchange:
      'With equal dice, or with 10 or more, you may put a new piece next to your totem instead of moving.',
    pass: 'Nothing can move, so the turn passes.',
    move: (points: number) =>
      `You have ${steps(points)} left. Share them between your pieces as you like; your totem may go too.`,
    together: 'After every step all your pieces must hang together with your totem.',
    goOn: 'A piece is on its way. It goes on, and does not return to where it has been in this turn.',
    end: 'It may also end its travel here: another piece can use the steps that are left.',
    strike:
      'Where a piece ends its travel next to others’ pieces, the one farthest from its own totem falls. A totem falls at once.',
    take: 'Several pieces are equally far from their totem. You choose which one falls.',
    again: 'A roll of 12: after this turn you play again.',
    pickPiece: 'Choose one of your lit pieces first, then the space for it.',
    tooFar: (far: number, points: number) =>
      `That is ${steps(far)} away, and you have ${steps(points)} left.`,
    noWay:
      'No way leads there now: every single step goes to a free space where all your pieces still hang together.',
    beside:
      'Nobody moves onto another piece. You strike it by ending a travel next to it, if it is the one farthest from its totem.',
    besideTotem: 'Nobody moves onto a totem. End a travel next to it, and it falls.',
    shutIn: 'This piece cannot move now: every space beside it is taken.',
    holdsOthers:
      'This piece cannot move now: if it left, your pieces would no longer all hang together with your totem.',
  },
};
