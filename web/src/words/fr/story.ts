import type en from '../en/story';
import type { Share } from '../share';

// How much of the chance to win, as people say it.
const shares: Record<Share, string> = {
  tenth: 'environ un dixième',
  fifth: 'environ un cinquième',
  quarter: 'environ un quart',
  third: 'environ un tiers',
  half: 'environ la moitié',
  twoThirds: 'environ les deux tiers',
  threeQuarters: 'environ les trois quarts',
  nineTenths: 'environ les neuf dixièmes',
};

const story: typeof en = {
  you: 'Vous',
  player: (number) => `Joueur ${number}`,
  name: 'Nom',
  nameOf: (seat) => `Nom de ${seat}`,
  yourTurn: 'À vous',
  named: (name, seat) => `${name} (${seat})`,
  thinks: (seat) => `L’ordinateur réfléchit (${seat}).`,
  rolls: (seat) => `L’ordinateur lance les dés (${seat}).`,
  waits: (who) => `On attend ${who}.`,
  // Whoever plays no more while the others do.
  out: 'hors jeu',
  youAreOut: 'Vous êtes hors jeu.',
  counters: {
    tokan: (n) => (n === '0' || n === '1' ? 'point' : 'points'),
    'two-paths': (n) => (n === '0' || n === '1' ? 'arrivé' : 'arrivés'),
    totem: (n) => (n === '0' || n === '1' ? 'pièce' : 'pièces'),
  },
  reserve: 'en réserve',
  more: 'Plus',
  news: 'Ce qui vient de se passer',
  again: 'Revoir',
  earlier: 'Avant cela',
  elsewhere: 'Cette partie est ouverte dans un autre onglet. Ici, vous pouvez la suivre.',
  playHere: 'Jouer ici',
  over: 'La partie est finie',
  toBoard: 'Voir le plateau',
  judging: 'Recherche du tournant …',
  turning: (number, seat, share, turns) =>
    `Tournant : ${turns ? 'le tour' : 'le coup'} ${number} (${seat}). Il a coûté ${shares[share]} des chances de gagner.`,
  turningAlone: 'Aucune erreur n’a décidé à elle seule.',
  tryAgain: 'Réessayer ici',
  backToReview: 'Retour au bilan',
  // How a choice that is tried again compares.
  foundBest: (share) =>
    `Le meilleur choix. Chances de gagner par rapport à ce qui avait été joué : ${share}.`,
  compared: (share) => `Chances de gagner par rapport à ce qui avait été joué : ${share}.`,
  autoplay: 'Dérouler la partie',
  pause: 'Pause',
  tokan: {
    no_move: (seat) => `${seat} ne peut plus jouer.`,
    only_taboo: (seat) => `${seat} ne pourrait jouer que sur la pile taboue.`,
    towers: (score) => `${score} aux tours.`,
    heads: (score) => `${score} aux têtes.`,
    tallest: (score, seat, heights) =>
      `${score} aux têtes ; la plus haute tour de ${seat} est plus haute (${heights}).`,
    further: (score, seat, heights) =>
      `${score} aux têtes ; les premières tours qui diffèrent sont ${heights} : ${seat} est devant.`,
    equal: (score) => `${score}, et les tours sont égales aussi.`,
    equalTowers: (score) => `${score} aux tours.`,
  },
  arrived: (seat) => `Le troisième animal de ${seat} est arrivé.`,
  totem: {
    last_totem: (seat) => `${seat} a le dernier totem.`,
    one_piece_each: 'Tous ceux qui restent ont une pièce et plus de réserve.',
    no_pieces: 'Plus personne n’a de pièce ni de réserve.',
    quiet_limit: (turns) =>
      `Pendant ${turns} tours, rien n’est venu sur le plateau ni n’en est sorti.`,
  },
};
export default story;
