import type { HelpWords } from '../help';

const steps = (n: number) => (n === 1 ? 'un pas' : `${n} pas`);

const help: HelpWords = {
  title: 'Aide',
  close: 'Fermer l’aide',
  goal: 'Le but du jeu',
  now: 'Ce qui est possible maintenant',
  keys: 'Au clavier',
  whyNot: 'Pourquoi pas ?',
  more: 'Plus d’aide',
  rule: (number) => `Règle ${number}`,
  rules: 'Toutes les règles',
  tap: 'Touchez n’importe quoi sur le plateau : si ce n’est pas possible, vous lisez ici pourquoi.',
  notYourTurn: (name) => `C’est le tour de ${name}. Attendez qu’il soit fini.`,
  rolls: (name) => `On lance maintenant les dés : c’est à ${name} de le faire.`,
  over: 'La partie est finie. Revoyez-la, ou jouez encore.',

  tokan: {
    goal: {
      classic:
        'Avoir sa couleur au sommet des tours les plus nombreuses et les plus hautes quand quelqu’un ne peut plus jouer.',
      heads: 'Montrer les animaux qui ont le plus de points quand quelqu’un ne peut plus jouer.',
    },
    move: (movable) =>
      `Déplacez une de vos tuiles qui sont au sommet : ${movable === 1 ? 'une peut' : `${movable} peuvent`} bouger. Elles ont un trait clair en bas.`,
    how: 'La souris avance de 1 case, le chacal de 2, le lion de 3, tout droit et sur une autre tuile, où elle doit être plus haut qu’avant.',
    carry:
      'Un chacal peut transporter la tuile sous lui, un lion une ou deux : touchez encore la tuile pour cela.',
    taboo: (space) =>
      `Pas sur ${space} : l’adversaire vient d’y jouer, la case est donc tabou pour ce seul tour.`,
    lay: 'Posez une de vos tuiles pour qu’un de ses côtés touche une tuile déjà posée.',
    pickTile: 'Choisissez d’abord une de vos tuiles, puis sa case.',
  },
  'two-paths': {
    goal: 'Faire traverser la clairière au renard, au lièvre et au hérisson avant les trois autres.',
    lineUp: 'Placez vos trois animaux sur votre ligne de départ, dans l’ordre que vous voulez.',
    send: 'Envoyez un des animaux entourés et cachez s’il va à l’ouest ou à l’est.',
    guess: 'Si l’autre camp devine mal, l’animal court. S’il devine juste, l’animal reste.',
    waits:
      'Un de vos animaux doit attendre : il pourrait arriver, et personne n’arrive tant qu’un autre est encore sur la ligne de départ.',
    block: 'Devinez quel côté est caché, et bloquez-le.',
    reward: 'Si vous devinez juste, votre animal de la même espèce court de ce côté.',
    third:
      'C’est le troisième duel ou un suivant : bien deviner termine le tour, mal deviner le prolonge.',
    atLeast: 'Un tour compte au moins trois duels.',
    foreign: 'Cet animal n’est pas à vous. Envoyez un des vôtres.',
    landing:
      'D’ici partent deux chemins, un de chaque côté. Ils finissent sur les deux cases éclairées.',
    pickAnimal: 'Choisissez d’abord un des animaux entourés ; vous verrez alors où il peut aller.',
    blockHere: 'On ne bloque que les deux cases éclairées : l’animal veut aller sur l’une d’elles.',
    onLine:
      'Vos animaux partent de votre propre ligne. Touchez-en deux pour échanger leurs places.',
    lineUpFirst:
      'D’abord vos animaux s’alignent. Ouest et Est servent pour l’animal qui court ensuite.',
  },
  totem: {
    goal: 'Toucher les totems des autres et garder le sien : le dernier totem debout gagne.',
    start:
      'Choisissez une des cases éclairées pour votre totem. Vos six premières pièces l’entourent.',
    roll: 'Lancez les dés. Chaque point est un pas.',
    use: 'Utilisez les deux dés ensemble, ou écartez-en un et utilisez l’autre.',
    exchange:
      'Avec deux dés égaux, ou avec 10 ou plus, vous pouvez poser une nouvelle pièce à côté de votre totem au lieu de bouger.',
    pass: 'Rien ne peut bouger, donc le tour passe.',
    move: (points) =>
      `Il vous reste ${steps(points)}. Partagez entre vos pièces comme vous voulez ; votre totem peut marcher aussi.`,
    together: 'Après chaque pas, toutes vos pièces doivent être reliées à votre totem.',
    goOn: 'Une pièce est en voyage. Elle continue, sans revenir là où elle est passée pendant ce tour.',
    end: 'Elle peut aussi terminer son voyage ici : une autre pièce peut utiliser les pas qui restent.',
    strike:
      'Quand une pièce termine son voyage à côté de pièces adverses, la plus éloignée de son totem tombe. Un totem tombe aussitôt.',
    take: 'Plusieurs pièces sont à égale distance de leur totem. Vous choisissez laquelle tombe.',
    again: 'Un douze : après ce tour, vous rejouez.',
    pickPiece: 'Choisissez d’abord une de vos pièces éclairées, puis sa case.',
    tooFar: (far, points) => `C’est à ${steps(far)}, et il vous reste ${steps(points)}.`,
    noWay:
      'Aucun chemin n’y mène maintenant : chaque pas va sur une case libre, et toutes vos pièces restent reliées.',
    beside:
      'On ne va jamais sur une autre pièce. On l’élimine en terminant un voyage à côté, si c’est la plus éloignée de son totem.',
    besideTotem: 'On ne va jamais sur un totem. Terminez un voyage à côté, et il tombe.',
    shutIn: 'Cette pièce ne peut pas bouger : toutes les cases à côté d’elle sont prises.',
    holdsOthers:
      'Cette pièce ne peut pas bouger : si elle partait, vos pièces ne seraient plus toutes reliées à votre totem.',
  },
};

export default help;
