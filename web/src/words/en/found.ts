// No result stands in a sentence: numbers come from docs/findings, as the reader writes them.
export default {
  lead: (games: string) =>
    `The computer played ${games} games for us, and some questions it worked out to the very end. This is what came of it.`,
  reading: 'How to read this',
  kinds: {
    proven: 'Proven',
    exact: 'Exact',
    sample: 'Sample',
    open: 'Open',
  },
  meaning: {
    proven: 'Every answer was followed to the end of the game. That holds for good.',
    exact: 'Worked out over all positions of the game. Nothing was drawn or guessed.',
    sample: (games: string) =>
      `We played many games, ${games} in all. The bar shows what came out. The thin line shows its bounds: the true number lies within them in 95 of 100 such experiments.`,
    open: 'Nobody knows yet, and neither do we.',
  },
  example: 'A bar, its bounds, and the dashed line of equal chances',

  // A number with its bounds.
  within: (value: string, bounds: string) => `${value} (${bounds})`,
  bounds: (low: string, high: string) => `${low} to ${high}`,
  column: 'What',
  caption: {
    wins: 'Wins of 100 games',
    points: 'Of 100 games; a draw counts half',
    draws: 'Draws of 100 games',
    kept: 'Of 100 positions, not spoilt',
    skill: 'Skill, of 100',
  },
  fair: 'Equal chances',
  gamesEach: (games: string) => `Games behind each bar: ${games}`,
  positionsEach: (positions: string) => `Positions behind each bar: ${positions}`,
  level: (level: string) => `Level ${level}`,
  playersAtLevel: (players: string, level: string) => `${players} players, level ${level}`,
  ordinals: ['first', 'second', 'third', 'fourth'],
  place: (ordinal: string) => `Plays ${ordinal}`,

  tokan: {
    facts: {
      median: 'moves: half of all games are over by then',
      most: 'moves: nine of ten games are over by then',
      draws: 'of 100 games end in a draw',
    },
    begins: {
      question: 'Does whoever begins win?',
      settled: (settled: string, all: string) =>
        `Settled so far: ${settled} of ${all} shuffled deals.`,
      wins: (wins: string) =>
        `If nobody makes a mistake, whoever begins wins ${wins} of the settled ones.`,
      draws: (draws: string) => `Drawn: ${draws}.`,
      loses: (loses: string) => `Won by the second player: ${loses}.`,
      neverLoses: 'No deal is known that the second player wins.',
      open: (open: string) => `Still open: ${open}. Not even the computer has reached their end.`,
      heads: (settled: string, all: string, wins: string) =>
        `Counted by heads ${settled} of ${all} deals are settled; whoever begins wins ${wins} of those.`,
      readings: (settled: string, same: string) =>
        `Deals settled under another reading of the rules, too: ${settled}. With the same result: ${same}.`,
      picture: 'Each tile is a deal, with its number.',
      results: {
        wins: 'Whoever begins wins',
        draws: 'Draw',
        loses: 'The second player wins',
        open: 'Open',
      },
      dealsOf: (result: string, deals: string) => `${result}: ${deals}`,
    },
    worth: {
      question: 'What is it worth to begin?',
      standard: (level: string, share: string) =>
        `Between two computers of level ${level}, whoever begins gets ${share} of 100 games. A draw counts half.`,
      fair: (share: string) =>
        `With a fair deal it is ${share}. That is why a quick game here is dealt fair.`,
      heads: (share: string) => `Counted by heads it is ${share}.`,
      either: (moves: string) =>
        `If a game ends as soon as either of you could not move, it is shorter by ${moves} moves.`,
      gaps: 'Whether all gaps are closed or only the next ones made no difference that we could see.',
      labels: { standard: 'Shuffled deal', fair: 'Fair deal', heads: 'Counted by heads' },
    },
    levels: {
      question: 'Does the computer make mistakes?',
      how: (positions: string) =>
        `Of ${positions} positions we know the result for certain, so we can see who spoils it.`,
      keeps: (least: string, few: string, best: string, many: string) =>
        `Level ${least} keeps what is won or drawn in ${few} of 100, level ${best} in ${many}.`,
      judged: (few: string, right: string, many: string, better: string) =>
        `The analysis names the right side in ${right} of 100 when it looks at ${few} positions, and in ${better} when it looks at ${many}.`,
    },
  },
  'two-paths': {
    facts: {
      duels: (rows: string) => `duels make a game on ${rows} rows`,
      random: 'of 100 games are won by playing at random against best play',
    },
    habits: {
      question: 'What do habits cost?',
      clueless: (best: string, reader: string) =>
        `Whoever plays entirely at random still wins ${best} of 100 games against best play, and ${reader} against somebody who sees through it.`,
      side: (best: string, reader: string) =>
        `Always going west costs nothing against somebody who plays by the book: ${best} of 100. Somebody who watches you leaves you ${reader}.`,
      coin: (reader: string) =>
        `Tossing a coin for every side is no way out: ${reader} of 100 against somebody who knows it.`,
      animals: (leader: string, laggard: string) =>
        `Always running with the animal that is ahead costs ${leader} of 100 games. Bringing on the hindmost costs ${laggard}.`,
      best: 'Against best play',
      reader: 'Against a mind reader',
      names: {
        west: 'Always west',
        alternate: 'Never the same side twice',
        coin: 'A coin for every side',
        clueless: 'Everything at random',
        leader: 'Always the animal ahead',
        laggard: 'Always the hindmost animal',
      },
    },
    begins: {
      question: 'Does it help to begin?',
      share: (share: string) =>
        `Hardly. When both play their best, whoever begins wins ${share} of 100 games.`,
      rows: (rows: string, share: string) => `On ${rows} rows it is ${share}.`,
      declined: (share: string) =>
        `If the reward for a right guess could be declined, it would be ${share}.`,
      lineUps: (games: string) =>
        `How the animals are lined up changes that by ${games} of 100 games at most.`,
      luck: 'So between two who play their best, everything is luck: who guesses right.',
      labels: {
        rows: (rows: string) => `${rows} rows`,
        declined: (rows: string) => `${rows} rows, reward may be declined`,
      },
    },
  },
  totem: {
    facts: {
      median: (players: string, level: string) =>
        `turns: half of all games of ${players} at level ${level} are over by then`,
    },
    seats: {
      question: 'Does it matter where you sit?',
      even: (players: string, level: string) =>
        `With ${players} players of level ${level} no seat is better, as far as these games can tell.`,
      uneven: (
        players: string,
        level: string,
        fair: string,
        best: string,
        most: string,
        worst: string,
        least: string,
      ) =>
        `With ${players} players of level ${level}, ${fair} of 100 games would be fair: whoever plays ${best} wins ${most}, whoever plays ${worst} ${least}.`,
    },
    strike: {
      question: 'Does it pay to strike first?',
      pays: (players: string, level: string, share: string, fair: string) =>
        `With ${players} players of level ${level} it pays: whoever strikes first wins ${share} of 100 games, where ${fair} would be fair.`,
      costs: (players: string, level: string, share: string, fair: string) =>
        `With ${players} players of level ${level} it costs: whoever strikes first wins ${share} of 100 games, where ${fair} would be fair.`,
      unsure: (players: string, level: string, share: string, fair: string) =>
        `With ${players} players of level ${level} we cannot tell: whoever strikes first wins ${share} of 100 games, where ${fair} would be fair.`,
      why: 'Two who fight leave the others to win.',
    },
    quiet: {
      question: 'Can a game come to a standstill?',
      stalled: (level: string, drawn: string, games: string) =>
        `Level ${level} sees only what threatens itself. Against its like it drew ${drawn} of ${games} games.`,
      careful: (level: string, share: string) =>
        `Level ${level} sees more, and draws ${share} of 100. So it is a way of playing that stalls, not the game.`,
      limit: (level: string, limit: string, draws: string) =>
        `A game is drawn after ${limit} quiet turns. At level ${level} that happens in ${draws} of 100 games.`,
      shorter: (limit: string, draws: string) => `With a limit of ${limit} it would be ${draws}.`,
      labels: {
        limit: (limit: string) => `${limit} quiet turns`,
        none: 'No limit',
      },
    },
  },
  luck: {
    title: 'Luck or skill?',
    question: 'How much does the better player decide?',
    skill:
      'Results change from game to game. The bar shows how much of that comes from who plays better. The rest is luck: deal, dice, guesses, and who begins.',
    better: (game: string, least: string, most: string) =>
      `${game}: who is two levels better gets ${least} to ${most} of 100 games.`,
    sameSeat: (game: string, least: string, most: string) =>
      `${game} between equals, each deal played twice with seats swapped: in ${least} to ${most} of 100 deals the same seat wins both games.`,
    label: (game: string, least: string, most: string) => `${game}, levels ${least} to ${most}`,
  },
  open: {
    title: 'What nobody knows yet',
    deals: (tokan: string, open: string) =>
      `Who wins the deals of ${tokan} that are still open: ${open}.`,
    seats: (totem: string, games: string) =>
      `What a seat of ${totem} is worth, more closely than ${games} of 100 games up or down.`,
    best: (tokan: string, totem: string) =>
      `How the best level does in ${tokan} and ${totem}. It thinks too long for so many games.`,
    people: 'How people do. Here only computers have played, and always against each other.',
    again:
      'Every number comes from a plan that anybody can run again. Plans and results come with the program, in docs/findings.',
  },
};
