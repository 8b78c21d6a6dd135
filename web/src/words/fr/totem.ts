const steps = (n: number) => (n === 1 ? 'un pas' : `${n} pas`);

export default {
  name: 'Totem',
  about: 'Vos pions avancent sur le plateau, toujours reliés, pour toucher les totems des autres.',
  players: '2 à 4 joueurs',
  keys: 'Les flèches vont de case en case, Page suivante à la prochaine où vous pouvez agir. Entrée prend ou joue, Échap lâche, E termine un voyage.',
  seats: { 1: 'Hibou', 2: 'Ours', 3: 'Tortue', 4: 'Corbeau' } as Record<string, string>,
  tell: {
    roll: (who: string, high: number, low: number) => `${who} lance ${high} et ${low}.`,
    use: (who: string, points: number) => `${who} utilise ${points}.`,
    step: (who: string, from: string, to: string) => `${who} va de ${from} à ${to}.`,
    end: (who: string) => `${who} termine le voyage.`,
    take: (who: string, space: string) => `${who} élimine la pièce en ${space}.`,
    exchange: (who: string, space: string) => `${who} pose une nouvelle pièce en ${space}.`,
    start: (who: string, space: string) => `${who} commence en ${space}.`,
    moved: (who: string, pieces: number, totem: boolean, n: number) => {
      const some = pieces === 1 ? 'une pièce' : `${pieces} pièces`;
      const what = !totem ? some : pieces === 0 ? 'le totem' : `le totem et ${some}`;
      const single = pieces + Number(totem) === 1;
      return single
        ? `${who} déplace ${what} de ${steps(n)}.`
        : `${who} déplace ${what}, ${steps(n)} en tout.`;
    },
    placed: (who: string) => `${who} pose une nouvelle pièce à côté du totem.`,
    started: (who: string) => `${who} a choisi une case de départ.`,
    pass: (who: string) => `${who} doit passer.`,
    loses: (who: string, n: number) => `${who} perd ${n === 1 ? 'une pièce' : `${n} pièces`}.`,
    out: (who: string) => `Le totem de ${who} est touché : ${who} quitte la partie.`,
    leaves: (who: string) => `${who} quitte la partie. Les autres continuent.`,
    leavesLast: (who: string) => `${who} quitte la partie.`,
    leave: (who: string) => `${who} renonce au tour supplémentaire.`,
    again: (who: string) => `Deux six : ${who} rejoue.`,
  },
  prompt: {
    start: (who: string) => `${who} : choisissez une case de départ.`,
    roll: (who: string) => `${who} : lancez les dés.`,
    use: (who: string) => `${who} : utilisez les deux dés ou écartez-en un.`,
    useOrNew: (who: string) =>
      `${who} : utilisez les dés, ou posez une nouvelle pièce sur une case éclairée.`,
    onlyNew: (who: string) => `${who} : posez une nouvelle pièce sur une case éclairée.`,
    extra: (who: string) => `${who} : deux six ! Relancer les dés ou y renoncer ?`,
    pass: (who: string) => `${who} : aucune pièce ne peut bouger.`,
    move: (who: string, points: number) =>
      `${who} : encore ${steps(points)}. Prenez une pièce éclairée.`,
    go: (who: string, points: number, strikes: boolean) =>
      `${who} : encore ${steps(points)}. Allez sur un point ; les petits sont plus loin.${strikes ? ' Là où il y a une étoile, des pièces tombent.' : ''}`,
    goOn: (who: string, points: number) =>
      `${who} : encore ${steps(points)}. Cette pièce continue.`,
    goOnOrEnd: (who: string, points: number) =>
      `${who} : encore ${steps(points)}. Continuez, ou terminez le voyage.`,
    take: (who: string) =>
      `${who} : quelle pièce tombe ? Elles sont à égale distance de leur totem.`,
  },
  action: {
    roll: (high: number, low: number) => `lancer ${high} ${low}`,
    use: (points: number) => `utiliser ${points}`,
    end: 'terminer le voyage',
    out: 'quitte la partie',
    again: 'relancer les dés',
    leave: 'renoncer au tour supplémentaire',
    pass: 'passer',
    take: (space: string) => `éliminer ${space}`,
    exchange: (space: string) => `nouvelle pièce ${space}`,
    start: (space: string) => `départ en ${space}`,
  },
  turn: {
    rolled: (who: string, high: number, low: number) => `${who} a lancé ${high} et ${low}`,
    moved: (points: number, pieces: number) =>
      `a utilisé ${points} : ${pieces === 1 ? 'une pièce déplacée' : `${pieces} pièces déplacées`}`,
    placed: 'a posé une nouvelle pièce',
    passed: 'ne pouvait pas bouger',
  },
  why: {
    sentence: (parts: string[]): string => `Cela ${parts.join(' et ')}.`,
    touches: (who: string) => `touche le totem de ${who}`,
    takes: (n: number) => `prend ${n === 1 ? 'une pièce' : `${n} pièces`}`,
    guards: 'protège votre totem',
    escapes: 'met hors d’atteinte',
    places: 'apporte une nouvelle pièce',
    approaches: (who: string) => `rapproche de ${who}`,
    gathers: 'garde vos pièces ensemble',
  },
  explain: {
    plan: (plan: string) => `Un plan pour le tour : ${plan}.`,
    ends: 'Terminez chaque voyage avant de bouger la pièce suivante.',
    withIt: (chance: string) => `Chances de gagner : ${chance}.`,
    best: (action: string, chance: string) =>
      `Le mieux ici : ${action}. Chances de gagner : ${chance}.`,
    chance: (who: string, chance: string) => `Chances de gagner de ${who} : ${chance}.`,
  },
  board: {
    label: 'Plateau de Totem',
    piece: (who: string) => `${who}, pièce`,
    totem: (who: string) => `${who}, totem`,
    free: 'libre',
    travelled: 'a voyagé',
    canMove: 'peut bouger',
    picked: 'prise',
    goal: (n: number) => `aller ici, ${steps(n)}`,
    newPiece: 'poser une nouvelle pièce ici',
    take: 'la faire tomber',
    start: 'commencer ici',
    end: 'terminer le voyage',
    falls: (spaces: string) => `élimine ${spaces}`,
    oneFalls: (spaces: string) => `élimine l’une de ${spaces}`,
  },
  controls: {
    roll: 'Lancer les dés',
    both: (points: number) => `Les deux dés : ${steps(points)}`,
    one: (points: number) => `Un seul dé : ${points} pas`,
    points: () => 'pas restants',
    end: 'Terminer le voyage',
    again: 'Relancer les dés',
    leave: 'Y renoncer',
    pass: 'Passer',
    closer: 'De plus près',
    actions: 'Que puis-je faire ?',
    noActions: 'Rien pour le moment.',
    quiet: (n: number, of: number) =>
      `${n} tours calmes sur ${of} : si rien n’est posé ni retiré, la partie sera nulle.`,
  },
};
