import type { FoundWords } from '../found';

export default {
  lead: (games) =>
    `L’ordinateur a joué ${games} parties pour nous, et il a calculé certaines questions jusqu’au bout. Voici ce qui en est sorti.`,
  reading: 'Comment lire cette page',
  kinds: {
    proven: 'Prouvé',
    exact: 'Exact',
    sample: 'Échantillon',
    open: 'Ouvert',
  },
  meaning: {
    proven: 'Chaque réponse a été suivie jusqu’à la fin de la partie. C’est vrai pour toujours.',
    exact: 'Calculé sur toutes les positions du jeu. Rien n’est tiré au sort ni estimé.',
    sample: (games) =>
      `Nous avons joué beaucoup de parties, ${games} en tout. La barre montre le résultat. Le trait fin montre ses bornes : dans 95 expériences de ce genre sur 100, le vrai nombre se trouve entre elles.`,
    open: 'Personne ne le sait encore, et nous non plus.',
  },
  example: 'Une barre, ses bornes et la ligne pointillée des chances égales',

  within: (value, bounds) => `${value} (${bounds})`,
  bounds: (low, high) => `${low} à ${high}`,
  column: 'Quoi',
  caption: {
    wins: 'Victoires sur 100 parties',
    points: 'Sur 100 parties ; une nulle compte pour moitié',
    draws: 'Nulles sur 100 parties',
    kept: 'Sur 100 positions, non gâchées',
    skill: 'Habileté, sur 100',
  },
  fair: 'Chances égales',
  gamesEach: (games) => `Parties derrière chaque barre : ${games}`,
  positionsEach: (positions) => `Positions derrière chaque barre : ${positions}`,
  level: (level) => `Niveau ${level}`,
  playersAtLevel: (players, level) => `${players} joueurs, niveau ${level}`,
  ordinals: ['en premier', 'en deuxième', 'en troisième', 'en quatrième'],
  place: (ordinal) => `Qui joue ${ordinal}`,

  tokan: {
    facts: {
      median: 'coups : la moitié des parties ne dure pas plus',
      most: 'coups : neuf parties sur dix ne durent pas plus',
      draws: 'parties sur 100 finissent nulles',
    },
    begins: {
      question: 'Qui commence gagne-t-il ?',
      settled: (settled, all) => `Résolues à ce jour : ${settled} donnes mélangées sur ${all}.`,
      wins: (wins) => `Si personne ne se trompe, celui qui commence en gagne ${wins}.`,
      draws: (draws) => `Nulles : ${draws}.`,
      loses: (loses) => `Gagnées par le second : ${loses}.`,
      neverLoses: 'On ne connaît aucune donne que gagne le second.',
      open: (open) => `Encore ouvertes : ${open}. Même l’ordinateur n’en a pas vu la fin.`,
      heads: (settled, all, wins) =>
        `En comptant les têtes, ${settled} donnes sur ${all} sont résolues ; celui qui commence en gagne ${wins}.`,
      readings: (settled, same) =>
        `Donnes résolues aussi selon une autre interprétation des règles : ${settled}. Avec le même résultat : ${same}.`,
      picture: 'Chaque tuile est une donne, avec son numéro.',
      results: {
        wins: 'Qui commence gagne',
        draws: 'Nulle',
        loses: 'Le second gagne',
        open: 'Ouverte',
      },
      dealsOf: (result, deals) => `${result} : ${deals}`,
    },
    worth: {
      question: 'Que vaut le fait de commencer ?',
      standard: (level, share) =>
        `Entre deux ordinateurs de niveau ${level}, celui qui commence obtient ${share} parties sur 100. Une nulle compte pour moitié.`,
      fair: (share) =>
        `Avec une donne équilibrée, c’est ${share}. C’est pourquoi une partie rapide est ici équilibrée.`,
      heads: (share) => `En comptant les têtes, c’est ${share}.`,
      either: (moves) =>
        `Si la partie finit dès que l’un des deux serait bloqué, elle est plus courte, en coups, de ${moves}.`,
      gaps: 'Que l’on ferme tous les trous ou seulement les prochains n’a rien changé que nous ayons pu voir.',
      labels: {
        standard: 'Donne mélangée',
        fair: 'Donne équilibrée',
        heads: 'En comptant les têtes',
      },
    },
    levels: {
      question: 'L’ordinateur fait-il des erreurs ?',
      how: (positions) =>
        `Nous connaissons avec certitude le résultat de ${positions} positions ; on voit donc qui le gâche.`,
      keeps: (least, few, best, many) =>
        `Le niveau ${least} garde ce qui est gagné ou nul dans ${few} cas sur 100, le niveau ${best} dans ${many}.`,
      judged: (few, right, many, better) =>
        `L’analyse désigne le bon côté dans ${right} cas sur 100 quand elle regarde ${few} positions, et dans ${better} quand elle en regarde ${many}.`,
    },
  },
  'two-paths': {
    facts: {
      duels: (rows) => `duels dans une partie sur ${rows} rangées`,
      random: 'parties sur 100 sont gagnées en jouant au hasard contre le meilleur jeu',
    },
    habits: {
      question: 'Que coûtent les habitudes ?',
      clueless: (best, reader) =>
        `Qui joue tout à fait au hasard gagne encore ${best} parties sur 100 contre le meilleur jeu, et ${reader} contre quelqu’un qui le devine.`,
      side: (best, reader) =>
        `Aller toujours à l’ouest ne coûte rien contre quelqu’un qui joue selon le livre : ${best} sur 100. Quelqu’un qui vous observe vous en laisse ${reader}.`,
      coin: (reader) =>
        `Jouer chaque côté à pile ou face n’aide pas : ${reader} sur 100 contre quelqu’un qui le sait.`,
      animals: (leader, laggard) =>
        `Courir toujours avec l’animal de tête coûte ${leader} parties sur 100. Faire toujours avancer le dernier en coûte ${laggard}.`,
      best: 'Contre le meilleur jeu',
      reader: 'Contre un télépathe',
      names: {
        west: 'Toujours l’ouest',
        alternate: 'Jamais deux fois le même côté',
        coin: 'Chaque côté à pile ou face',
        clueless: 'Tout au hasard',
        leader: 'Toujours l’animal de tête',
        laggard: 'Toujours le dernier animal',
      },
    },
    begins: {
      question: 'Est-ce un avantage de commencer ?',
      share: (share) =>
        `À peine. Quand les deux jouent au mieux, celui qui commence gagne ${share} parties sur 100.`,
      rows: (rows, share) => `Sur ${rows} rangées, c’est ${share}.`,
      declined: (share) =>
        `Si l’on pouvait refuser la récompense d’un pari réussi, ce serait ${share}.`,
      lineUps: (games) => `L’alignement des animaux y change au plus ${games} partie sur 100.`,
      luck: 'Entre deux joueurs qui jouent au mieux, tout est donc chance : qui devine juste.',
      labels: {
        rows: (rows) => `${rows} rangées`,
        declined: (rows) => `${rows} rangées, récompense facultative`,
      },
    },
  },
  totem: {
    facts: {
      median: (players, level) =>
        `tours : la moitié des parties à ${players} de niveau ${level} ne dure pas plus`,
    },
    seats: {
      question: 'La place compte-t-elle ?',
      even: (players, level) =>
        `À ${players} joueurs de niveau ${level}, aucune place n’est meilleure, pour autant que ces parties le montrent.`,
      uneven: (players, level, fair, best, most, worst, least) =>
        `À ${players} joueurs de niveau ${level}, l’équité serait de ${fair} parties sur 100 : qui joue ${best} en gagne ${most}, qui joue ${worst} ${least}.`,
    },
    strike: {
      question: 'Faut-il frapper le premier ?',
      pays: (players, level, share, fair) =>
        `À ${players} joueurs de niveau ${level}, oui : qui frappe le premier gagne ${share} parties sur 100, là où l’équité serait de ${fair}.`,
      costs: (players, level, share, fair) =>
        `À ${players} joueurs de niveau ${level}, non : qui frappe le premier gagne ${share} parties sur 100, là où l’équité serait de ${fair}.`,
      unsure: (players, level, share, fair) =>
        `À ${players} joueurs de niveau ${level}, on ne peut rien dire : qui frappe le premier gagne ${share} parties sur 100, là où l’équité serait de ${fair}.`,
      why: 'Quand deux se battent, ce sont les autres qui gagnent.',
    },
    quiet: {
      question: 'Une partie peut-elle s’enliser ?',
      stalled: (level, drawn, games) =>
        `Le niveau ${level} ne voit que ce qui le menace. Contre son pareil, ${drawn} parties sur ${games} ont été nulles.`,
      careful: (level, share) =>
        `Le niveau ${level} voit plus loin, et ${share} sur 100 sont nulles. C’est donc une façon de jouer qui s’enlise, pas le jeu.`,
      limit: (level, limit, draws) =>
        `Après ${limit} tours calmes, la partie est nulle. Au niveau ${level}, cela arrive dans ${draws} parties sur 100.`,
      shorter: (limit, draws) => `Avec une limite de ${limit}, ce serait ${draws}.`,
      labels: {
        limit: (limit) => `${limit} tours calmes`,
        none: 'Aucune limite',
      },
    },
  },
  luck: {
    title: 'Chance ou habileté ?',
    question: 'Que décide le meilleur joueur ?',
    skill:
      'Le résultat change d’une partie à l’autre. La barre montre quelle part vient de qui joue mieux. Le reste est chance : la donne, les dés, les paris et qui commence.',
    better: (game, least, most) =>
      `${game} : qui a deux niveaux de plus obtient ${least} à ${most} parties sur 100.`,
    sameSeat: (game, least, most) =>
      `${game} entre égaux, chaque donne jouée deux fois en échangeant les places : dans ${least} à ${most} donnes sur 100, la même place gagne les deux parties.`,
    label: (game, least, most) => `${game}, niveaux ${least} à ${most}`,
  },
  open: {
    title: 'Ce que personne ne sait encore',
    deals: (tokan, open) => `Qui gagne les donnes de ${tokan} encore ouvertes : ${open}.`,
    seats: (totem, games) =>
      `Ce que vaut une place à ${totem}, à mieux que ${games} parties sur 100 en plus ou en moins.`,
    best: (tokan, totem) =>
      `Ce que fait le meilleur niveau à ${tokan} et à ${totem}. Il réfléchit trop longtemps pour tant de parties.`,
    people: 'Ce que font les gens. Ici, seuls des ordinateurs ont joué, toujours entre eux.',
    again:
      'Chaque nombre vient d’un plan que chacun peut refaire. Plans et résultats sont fournis avec le programme, dans docs/findings.',
  },
} satisfies FoundWords;
