type Seat = 's' | 'n';
type Kind = 'F' | 'H' | 'G';
type Side = 'w' | 'e';

const seats = { s: 'Sud', n: 'Nord' };
const animals = { F: 'renard', H: 'lièvre', G: 'hérisson' };
const sides = { w: 'ouest', e: 'est' };
const list = (names: string[]) => names.join(', ');
const owned = (seat: Seat, kind: Kind) => `le ${animals[kind]} de ${seats[seat]}`;
const Owned = (seat: Seat, kind: Kind) => `Le ${animals[kind]} de ${seats[seat]}`;

export default {
  name: 'Deux Chemins',
  about: 'Renard, lièvre et hérisson traversent la clairière. Cachez un côté, devinez un côté.',
  players: '2 joueurs',
  keys: 'Les flèches vont de case en case. Entrée choisit un animal ; puis les flèches gauche et droite mènent à ses deux cases éclairées, et Entrée en prend une. Pendant l’alignement, Entrée soulève un animal, les flèches le déplacent, et Entrée le repose. Échap lâche.',
  seat: (seat: Seat) => seats[seat],
  owned,
  side: { w: 'Ouest', e: 'Est' },
  prompt: {
    lineUp: (who: string) => `${who} : alignez vos animaux, d’ouest en est.`,
    choose: (who: string) => `${who} : choisissez un animal, puis cachez un côté.`,
    hide: (who: string, kind: Kind) => `${who} : ${animals[kind]} choisi. Cachez l’ouest ou l’est.`,
    block: (mover: string, who: string, kind: Kind) =>
      `${mover} envoie le ${animals[kind]}. ${who} : quel côté ? Devinez-le et bloquez-le.`,
  },
  tell: {
    linedUp: (seat: Seat, kinds: Kind[]) =>
      `${seats[seat]} aligne ${list(kinds.map((kind) => animals[kind]))}.`,
    guessedWrong: (blocker: Seat, blocked: Side) =>
      `${seats[blocker]} bloque l’${sides[blocked]} : c’est raté.`,
    guessedRight: (blocker: Seat, blocked: Side, mover: Seat, kind: Kind) =>
      `${seats[blocker]} bloque l’${sides[blocked]} : bien deviné ! ${Owned(mover, kind)} reste sur place.`,
    ran: (seat: Seat, kind: Kind, side: Side, space: string) =>
      `${Owned(seat, kind)} court vers l’${sides[side]} jusqu’en ${space}.`,
    leapt: (seat: Seat, kind: Kind, side: Side, space: string, over: number) =>
      `${Owned(seat, kind)} court vers l’${sides[side]}, saute par-dessus ${over === 1 ? 'un animal' : `${over} animaux`} et atterrit en ${space}.`,
    arrived: (seat: Seat, kind: Kind, side: Side) =>
      `${Owned(seat, kind)} court vers l’${sides[side]} et arrive !`,
    noReward: (seat: Seat, kind: Kind) =>
      `${Owned(seat, kind)} ne peut pas courir, donc rien ne bouge.`,
  },
  action: {
    lineUp: (kinds: Kind[]) => list(kinds.map((kind) => animals[kind])),
    hide: (kind: Kind, side: Side) => `${animals[kind]} vers l’${sides[side]}`,
    block: (side: Side) => `bloque l’${sides[side]}`,
  },
  board: {
    empty: 'vide',
    canBeSent: 'peut être envoyé',
    picked: 'choisi',
    announced: 'envoyé, côté caché',
    landing: (kind: Kind, side: Side) => `le ${animals[kind]} atterrit ici du côté ${sides[side]}`,
    arrival: (kind: Kind, side: Side) => `le ${animals[kind]} arrive ici du côté ${sides[side]}`,
    hideHere: 'appuyez pour cacher ce côté',
    hiddenHere: 'votre côté caché',
    hidden: (what: string) => `Vous avez caché : ${what}. Personne d’autre ne le voit.`,
    blockHere: 'appuyez pour bloquer ce côté',
    behind: 'derrière la ligne d’arrivée',
    toSwap: 'peut changer de place',
    arrivedList: (seat: Seat, kinds: Kind[]) =>
      `Arrivés pour ${seats[seat]} : ${list(kinds.map((kind) => animals[kind]))}.`,
    ready: 'Ils sont bien placés',
    swapHelp: 'Touchez deux animaux pour les échanger, ou faites-les glisser.',
    hide: { w: 'Cacher l’ouest', e: 'Cacher l’est' },
    block: { w: 'Bloquer l’ouest', e: 'Bloquer l’est' },
    duel: (number: number) =>
      number < 3
        ? `Duel ${number} sur 3 au moins`
        : 'Troisième duel ou plus : bien deviner met fin au tour',
    duelShort: 'Duel',
  },
  cover: {
    hidden: 'Le côté est caché.',
    handOver: (seat: Seat) => `Passez l’écran à ${seats[seat]}, puis touchez.`,
  },
  seal: {
    title: 'Une enveloppe scellée',
    chosen: 'côté choisi',
    checked: 'vérifié',
    before:
      'L’ordinateur a déjà choisi son côté et l’a mis dans une enveloppe. Il ne peut plus changer d’avis : quand vous aurez bloqué, l’enveloppe sera ouverte et vérifiée.',
    after:
      'La dernière enveloppe est ouverte et vérifiée : l’ordinateur avait choisi ce côté avant que vous ne bloquiez.',
    details: 'Détails pour les curieux',
    made: 'Le sceau est un long nombre tiré du côté et d’un mot au hasard ; il ne convient à rien d’autre.',
    inside: 'Dans l’enveloppe :',
    digest: 'Sceau (SHA-256)',
    fits: 'Vérifié : le texte donne exactement ce sceau.',
    doesNotFit: 'Le texte ne donne pas ce sceau !',
  },
  explain: {
    mover: (mixes: string[]) => `Le mieux est de varier : ${mixes.join(' ; ')}.`,
    mix: (kind: Kind, share: string, west: string, east: string) =>
      `${animals[kind]} ${share} du temps (ouest ${west}, est ${east})`,
    onlyMix: (kind: Kind, west: string, east: string) =>
      `Envoyez le ${animals[kind]} : cachez l’ouest ${west} du temps, l’est ${east}.`,
    blocker: (west: string, east: string) => `Bloquez l’ouest ${west} du temps, l’est ${east}.`,
    anyOrder: 'Tous les ordres se valent.',
    orders: (orders: string[]) => `Le mieux : ${orders.join(' ; ou ')}.`,
    chance: (chance: string) => `Vos chances de gagner : ${chance}.`,
    exact: 'Le jeu est résolu, c’est prouvé.',
    estimate: (duels: number) =>
      `Une estimation, ${duels === 1 ? 'un duel' : `${duels} duels`} à l’avance.`,
    solving: (share: string) => `Résolution du jeu : ${share}.`,
  },
};
