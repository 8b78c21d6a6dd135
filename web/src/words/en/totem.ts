const steps = (n: number) => (n === 1 ? 'one step' : `${n} steps`);

export default {
  name: 'Totem',
  about: 'Your pieces creep over the board, always holding together, to touch the others’ totems.',
  players: '2 to 4 players',
  keys: 'Arrow keys go from space to space, Page Down to the next one where you can do something. Enter picks up or plays, Escape lets go, E ends a travel.',
  seats: { 1: 'Owl', 2: 'Bear', 3: 'Turtle', 4: 'Raven' } as Record<string, string>,
  tell: {
    roll: (who: string, high: number, low: number) => `${who} rolls ${high} and ${low}.`,
    use: (who: string, points: number) => `${who} uses ${points}.`,
    step: (who: string, from: string, to: string) => `${who} goes from ${from} to ${to}.`,
    end: (who: string) => `${who} ends the travel.`,
    take: (who: string, space: string) => `${who} eliminates the piece on ${space}.`,
    exchange: (who: string, space: string) => `${who} puts a new piece on ${space}.`,
    start: (who: string, space: string) => `${who} starts on ${space}.`,
    moved: (who: string, pieces: number, totem: boolean, n: number) => {
      const some = pieces === 1 ? 'a piece' : `${pieces} pieces`;
      const what = !totem ? some : pieces === 0 ? 'the totem' : `the totem and ${some}`;
      const single = pieces + Number(totem) === 1;
      return single
        ? `${who} moves ${what} ${steps(n)}.`
        : `${who} moves ${what}, ${steps(n)} in all.`;
    },
    placed: (who: string) => `${who} puts a new piece next to the totem.`,
    started: (who: string) => `${who} has chosen a start space.`,
    pass: (who: string) => `${who} has to pass.`,
    loses: (who: string, n: number) => `${who} loses ${n === 1 ? 'a piece' : `${n} pieces`}.`,
    out: (who: string) => `${who}’s totem is touched: ${who} is out.`,
    leaves: (who: string) => `${who} is out of the game. The others play on.`,
    leavesLast: (who: string) => `${who} is out of the game.`,
    leave: (who: string) => `${who} leaves the extra turn.`,
    again: (who: string) => `Two sixes: ${who} plays again.`,
  },
  prompt: {
    start: (who: string) => `${who}: choose a start space.`,
    roll: (who: string) => `${who}: roll the dice.`,
    use: (who: string) => `${who}: use both dice, or lay one aside.`,
    useOrNew: (who: string) => `${who}: use the dice, or put a new piece on a lit space.`,
    onlyNew: (who: string) => `${who}: put a new piece on a lit space.`,
    extra: (who: string) => `${who}: two sixes! Roll again, or leave it?`,
    pass: (who: string) => `${who}: no piece can move.`,
    move: (who: string, points: number) => `${who}: ${steps(points)} left. Pick a lit piece.`,
    go: (who: string, points: number, strikes: boolean) =>
      `${who}: ${steps(points)} left. Go to a dot; small ones are further away.${strikes ? ' Where there is a star, pieces fall.' : ''}`,
    goOn: (who: string, points: number) => `${who}: ${steps(points)} left. This piece goes on.`,
    goOnOrEnd: (who: string, points: number) =>
      `${who}: ${steps(points)} left. Go on, or end the travel.`,
    take: (who: string) => `${who}: which piece falls? They are equally far from their totem.`,
  },
  action: {
    roll: (high: number, low: number) => `roll ${high} ${low}`,
    use: (points: number) => `use ${points}`,
    end: 'end the travel',
    out: 'out of the game',
    again: 'roll again',
    leave: 'leave the extra turn',
    pass: 'pass',
    take: (space: string) => `eliminate ${space}`,
    exchange: (space: string) => `new piece ${space}`,
    start: (space: string) => `start on ${space}`,
  },
  turn: {
    rolled: (who: string, high: number, low: number) => `${who} rolled ${high} and ${low}`,
    moved: (points: number, pieces: number) =>
      `used ${points}: ${pieces === 1 ? 'one piece' : `${pieces} pieces`} moved`,
    placed: 'put a new piece on the board',
    passed: 'could not move',
  },
  why: {
    sentence: (parts: string[]): string => `That ${parts.join(' and ')}.`,
    touches: (who: string) => `touches ${who}’s totem`,
    takes: (n: number) => `takes ${n === 1 ? 'a piece' : `${n} pieces`}`,
    guards: 'guards your totem',
    escapes: 'gets out of reach',
    places: 'brings a new piece',
    approaches: (who: string) => `comes closer to ${who}`,
    gathers: 'keeps your pieces together',
  },
  explain: {
    plan: (plan: string) => `A plan for the turn: ${plan}.`,
    ends: 'End each travel before the next piece goes.',
    withIt: (chance: string) => `Chance to win: ${chance}.`,
    best: (action: string, chance: string) => `Best here: ${action}. Chance to win: ${chance}.`,
    chance: (who: string, chance: string) => `Chance of ${who} to win: ${chance}.`,
  },
  board: {
    label: 'Board of Totem',
    piece: (who: string) => `${who}, piece`,
    totem: (who: string) => `${who}, totem`,
    free: 'free',
    travelled: 'has travelled',
    canMove: 'can move',
    picked: 'picked up',
    goal: (n: number) => `go here, ${steps(n)}`,
    newPiece: 'put a new piece here',
    take: 'let it fall',
    start: 'start here',
    end: 'end the travel',
    falls: (spaces: string) => `eliminates ${spaces}`,
    oneFalls: (spaces: string) => `eliminates one of ${spaces}`,
  },
  controls: {
    roll: 'Roll the dice',
    both: (points: number) => `Use both dice: ${steps(points)}`,
    one: (points: number) => `Use one die: ${points} ${points === 1 ? 'step' : 'steps'}`,
    points: (n: number): string => (n === 1 ? 'step left' : 'steps left'),
    end: 'End the travel',
    again: 'Roll again',
    leave: 'Leave it',
    pass: 'Pass',
    closer: 'Closer',
    actions: 'What can I do?',
    noActions: 'Nothing at the moment.',
    quiet: (n: number, of: number) =>
      `${n} of ${of} quiet turns: if nothing is put on the board or taken off, it is a draw.`,
  },
};
