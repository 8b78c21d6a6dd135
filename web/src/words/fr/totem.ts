const steps = (n: number) => (n === 1 ? 'un pas' : `${n} pas`);

export default {
  name: 'Totem',
  about: 'Vos pions avancent sur le plateau, toujours reliés, pour toucher les totems des autres.',
  players: '2 à 4 joueurs',
  seats: { 1: 'Hibou', 2: 'Ours', 3: 'Tortue', 4: 'Corbeau' } as Record<string, string>,
  tell: {
    roll: (who: string, high: number, low: number) => `${who} lance ${high} et ${low}.`,
    use: (who: string, points: number) => `${who} utilise ${points}.`,
    step: (who: string, from: string, to: string) => `${who} va de ${from} à ${to}.`,
    end: (who: string) => `${who} termine le voyage.`,
    take: (who: string, space: string) => `${who} élimine la pièce en ${space}.`,
    exchange: (who: string, space: string) => `${who} pose une nouvelle pièce en ${space}.`,
    start: (who: string, space: string) => `${who} commence en ${space}.`,
    pass: (who: string) => `${who} doit passer.`,
    loses: (who: string, n: number) => `${who} perd ${n === 1 ? 'une pièce' : `${n} pièces`}.`,
    out: (who: string) => `Le totem de ${who} est tombé : ${who} quitte la partie.`,
    leaves: (who: string) => `${who} abandonne, les autres continuent.`,
    again: (who: string) => `Deux six : ${who} rejoue.`,
  },
  prompt: {
    start: (who: string) => `${who} : choisissez une case de départ.`,
    roll: (who: string) => `${who} : lancez les dés.`,
    use: (who: string) => `${who} : utilisez les deux dés ou écartez-en un.`,
    useOrNew: (who: string) =>
      `${who} : utilisez les dés, ou posez une nouvelle pièce sur une case éclairée.`,
    onlyNew: (who: string) => `${who} : posez une nouvelle pièce sur une case éclairée.`,
    pass: (who: string) => `${who} : aucune pièce ne peut bouger.`,
    move: (who: string, points: number) =>
      `${who} : encore ${steps(points)}. Prenez une pièce éclairée.`,
    goOn: (who: string, points: number) =>
      `${who} : encore ${steps(points)}. Cette pièce continue.`,
    goOnOrEnd: (who: string, points: number) =>
      `${who} : encore ${steps(points)}. Continuez, ou finissez ici.`,
    take: (who: string) =>
      `${who} : quelle pièce tombe ? Elles sont à égale distance de leur totem.`,
  },
  action: {
    roll: (high: number, low: number) => `lancer ${high} ${low}`,
    use: (points: number) => `utiliser ${points}`,
    end: 'terminer le voyage',
    out: 'abandonne',
    pass: 'passer',
    take: (space: string) => `éliminer ${space}`,
    exchange: (space: string) => `nouvelle pièce ${space}`,
    start: (space: string) => `départ en ${space}`,
  },
  explain: {
    best: (action: string, chance: string) =>
      `Le mieux ici : ${action}. Chances de gagner : ${chance}.`,
    chance: (who: string, chance: string) => `Chances de gagner de ${who} : ${chance}.`,
  },
  board: {
    label: 'Plateau de Totem',
    keys: 'Les flèches vont de case en case, Page suivante à la prochaine où vous pouvez agir. Entrée prend ou joue, Échap lâche, E termine un voyage.',
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
    end: 'terminer le voyage ici',
    falls: (spaces: string) => `élimine ${spaces}`,
    oneFalls: (spaces: string) => `élimine l’une de ${spaces}`,
  },
  controls: {
    roll: 'Lancer les dés',
    both: (points: number) => `Les deux dés : ${steps(points)}`,
    one: (points: number) => `Un seul dé : ${steps(points)}`,
    points: () => 'pas restants',
    end: 'Finir ici',
    pass: 'Passer',
    closer: 'De plus près',
    actions: 'Que puis-je faire ?',
    noActions: 'Rien pour le moment.',
  },
};
