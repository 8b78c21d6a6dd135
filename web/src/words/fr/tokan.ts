import type en from '../en/tokan';

const tilesOf = (count: number) => (count === 1 ? '1 tuile' : `${count} tuiles`);
const along = (count: number) => (count === 0 ? '' : ` en transportant ${tilesOf(count)}`);

const tokan: typeof en = {
  name: 'Tokan',
  about: 'Souris, chacals et lions sautent sur les piles des autres. Qui sera au sommet à la fin ?',
  players: '2 joueurs',
  keys: 'Les flèches vont de case en case. Entrée prend une tuile ou la joue ; encore Entrée emporte une tuile de plus, et 1, 2 ou 3 en prend autant d’un coup. Pendant la pose du terrain, 1, 2 et 3 prennent une souris, un chacal ou un lion. Échap lâche.',
  seats: { r: 'Rouge', b: 'Noir' },
  tiles: {
    M: 'souris rouge',
    J: 'chacal rouge',
    L: 'lion rouge',
    m: 'souris noire',
    j: 'chacal noir',
    l: 'lion noir',
  },
  animals: { m: 'souris', j: 'chacal', l: 'lion' },
  scores: { classic: 'Tours', heads: 'Têtes' },
  counts: '(c’est ce décompte qui vaut)',
  field: 'Le plateau',
  hands: 'Les tuiles qui ne sont pas encore posées',
  howTo:
    'Touchez une de vos tuiles, puis une case éclairée. Touchez-la encore pour transporter ce qui est dessous.',
  lookHere: 'Touchez une pile pour regarder dedans.',
  take: (count) => `Prendre ${tilesOf(count)}`,
  pile: (tile, count) => `${tile}, encore ${count}`,
  growth: (columns, grows) =>
    grows
      ? `${columns} colonnes sur 6 : le plateau peut encore grandir`
      : 'Les 6 colonnes sont occupées',

  single: (space, tile) => `${space} : ${tile}`,
  stack: (space, tile, beneath) =>
    `${space} : ${tile} sur ${tilesOf(beneath.length)} : ${beneath.join(', ')}`,
  gap: (space) => `${space} : vide`,
  free: (space) => `${space} : libre`,
  taboo: 'tabou',
  movable: (moves) => (moves === 1 ? '1 coup' : `${moves} coups`),
  picked: (count) => (count === 1 ? '1 tuile choisie' : `${count} tuiles choisies`),
  target: (carried) => `peut aller ici${along(carried)}`,
  inHand: (tile, carried, spaces, names) =>
    `En main : ${tile}${along(carried)}. ${spaces === 1 ? '1 case possible' : `${spaces} cases possibles`}${names && ` : ${names}`}. Échap repose.`,
  putDown: 'Reposé.',

  moved: (seat, animal, from, to, carried) =>
    `${seat} : ${animal} de ${from} à ${to}${along(carried)}.`,
  closed: (count) =>
    count === 1 ? '1 pile comble le vide.' : `${count} piles avancent pour combler le vide.`,
  laid: (seat, animal, space) => `${seat} : ${animal} en ${space}.`,
  promptMove: (who) => `${who} : déplacez une tuile.`,
  promptLay: (who) => `${who} : posez une tuile.`,
  tabooIs: (space) => `${space} est tabou.`,

  moveHint: (animal, from, to, carried) => `${animal} de ${from} à ${to}${along(carried)}`,
  layHint: (animal, space) => `${animal} en ${space}`,
  best: (action, seat, chance) => `Essayez : ${action}. Chances de gagner de ${seat} : ${chance}.`,
  next: (action, chance) => `Deuxième choix : ${action} (${chance}).`,
  provenWin: (action) => `Essayez : ${action}. Il est prouvé que cela gagne.`,
  provenDraw: (action) =>
    `Essayez : ${action}. Il est prouvé que cela mène à la partie nulle et que rien ne gagne.`,
  provenLoss: (action) =>
    `Il est prouvé que chaque coup perd contre le meilleur jeu. Essayez : ${action}.`,
};

export default tokan;
