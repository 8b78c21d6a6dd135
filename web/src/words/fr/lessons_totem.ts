import type { LessonText } from '../lesson';

const lessons: Record<string, LessonText> = {
  touch: {
    title: 'Touchez le totem',
    text: 'Vous êtes le hibou. Qui perd son totem quitte la partie. Vous avez un pas : terminez-le à côté du totem de l’ours.',
    done: 'Le totem de l’ours est tombé, et toutes ses pièces avec lui. C’est ainsi qu’on gagne à Totem.',
    wrong: 'Pas tout à fait : le pas doit se terminer juste à côté du totem de l’ours.',
  },
  discard: {
    title: 'Écarter un dé',
    text: 'Vous avez lancé 6 et 1. Vous pouvez utiliser les deux dés ou un seul, mais chaque point doit ensuite être marché. Vos six pièces gardent bien le totem : marchez le moins possible.',
    done: 'Un seul pas. Un grand lancer n’est pas toujours un bon lancer.',
    wrong: 'Cela ferait trop de pas, et chacun ouvre un peu votre cercle.',
  },
  together: {
    title: 'Restez ensemble',
    text: 'Après chaque pas, toutes vos pièces doivent être reliées à votre totem. Elles se glissent donc les unes le long des autres. Amenez la pièce de derrière devant, en trois pas, à côté de la première pièce de l’ours.',
    done: 'Elle s’est glissée le long de ses amies, et la pièce de l’ours a disparu.',
    wrong: 'De là, la pièce de l’ours est hors d’atteinte. Essayez la pièce de derrière.',
  },
  share: {
    title: 'Partagez vos pas',
    text: 'Les points se partagent entre les pièces. Deux pas, deux coups : une pièce avance et termine son voyage, puis une autre avance.',
    done: 'Deux voyages terminés, et chacun a éliminé une pièce.',
    wrong:
      'Cela fait un coup au plus. Avancez une pièce d’un pas, terminez son voyage, puis prenez-en une autre.',
  },
  noReturn: {
    title: 'Pas de retour',
    text: 'Votre pièce en voyage a suivi la ligne pointillée et ne peut pas revenir pendant ce tour. D’autres le peuvent ! Terminez son voyage, puis allez avec une autre pièce sur la case qu’elle a quittée.',
    done: 'Exact : seule la pièce elle-même ne peut pas revenir.',
    wrong: 'Frappez depuis la case que votre pièce a quittée. Qui peut encore y aller ?',
  },
  goOn: {
    title: 'Quand il faut continuer',
    text: 'Un voyage ne peut se terminer plus tôt que si une autre pièce peut encore utiliser les points. Toutes les autres ont voyagé : cette pièce fait donc les deux pas. Trouvez-en deux qui finissent à côté du totem de l’ours.',
    done: 'Elle ne pouvait pas terminer son voyage après le premier pas, mais le second touchait aussi le totem.',
    wrong: 'De là, le totem de l’ours est hors d’atteinte.',
  },
  farthest: {
    title: 'La plus éloignée tombe',
    text: 'Un voyage qui finit à côté de plusieurs pièces adverses élimine la plus éloignée de son propre totem. Touchez deux pièces à la fois et éliminez la plus éloignée.',
    done: 'Vous avez touché deux pièces. Celle à deux cases de son totem est tombée, celle à côté du totem est restée.',
    wrong: 'Cela ne touche pas deux pièces. Cherchez une case à côté des deux.',
  },
  cutOff: {
    title: 'Coupez-les',
    text: 'Les pièces qui ont perdu le chemin de leur totem tombent aussi. Éliminez deux pièces en un pas.',
    done: 'La pièce du milieu était le maillon : sans elle, la première devait partir aussi.',
    wrong: 'Cela ne coupe personne. Quelle pièce tient la rangée ensemble ?',
  },
  equals: {
    title: 'À vous de choisir',
    text: 'Les deux pièces marquées d’un point d’interrogation sont à égale distance de leur totem : vous choisissez laquelle tombe. Choisissez celle qui coûte le plus à l’ours.',
    done: 'Trois pièces d’un coup : deux tenaient à celle-là.',
    wrong: 'Une seule pièce tomberait. L’autre en porte davantage.',
  },
  exchange: {
    title: 'Une nouvelle pièce',
    text: 'Quand les dés sont égaux, ou font 10 ou plus, vous pouvez poser une pièce de la réserve à côté de votre totem au lieu de bouger. Faites-le maintenant.',
    done: 'Une pièce de plus sur le plateau. Votre tour est alors fini, et rien n’est éliminé.',
    wrong:
      'Cette fois, laissez les dés : choisissez une des cases éclairées à côté de votre totem.',
  },
  twelve: {
    title: 'Douze rejoue',
    text: 'Deux six ! Après ce tour, vous relancez les dés, quoi que vous fassiez. Fermez le cercle autour de votre totem avec une nouvelle pièce. Puis n’utilisez qu’un pas du lancer suivant.',
    done: 'Une nouvelle pièce, et un tour de plus : c’est le cadeau du douze.',
    wrong:
      'Posez d’abord une nouvelle pièce sur la case éclairée ; au lancer suivant, un pas suffit.',
  },
  lone: {
    title: 'Un totem seul',
    text: 'Toutes vos pièces sont parties. Un totem sans pièces ne peut pas marcher. Mais vous avez un double : posez une nouvelle pièce à côté de votre totem, du côté de l’ours.',
    done: 'Votre totem a de la compagnie et peut de nouveau marcher. Avec d’autres dés, vous auriez dû passer.',
    wrong: 'Là, la pièce n’est pas entre votre totem et l’ours.',
  },
  pass: {
    title: 'Rien à faire',
    text: 'L’ours n’a plus qu’une pièce. Éliminez-la : son totem sera seul et ne pourra plus marcher.',
    done: 'L’ours a lancé 3 et 1. Rien à déplacer, pas de dés pour une nouvelle pièce : il a dû passer. On ne passe jamais par choix.',
    wrong: 'L’ours garde alors sa pièce. Terminez votre pas juste à côté d’elle.',
  },
  oneEach: {
    title: 'Une pièce chacun',
    text: 'Vous avez une pièce, l’ours en a deux, et personne n’a de réserve. Quand chacun n’a plus qu’une pièce, la partie est aussitôt nulle. Sauvez la partie nulle : frappez.',
    done: 'Une pièce chacun et pas de réserve : partie nulle. Mieux que perdre !',
    wrong: 'Cela n’élimine rien. Terminez votre pas à côté de la première pièce de l’ours.',
  },
  quiet: {
    title: 'Trop calme',
    text: 'Depuis 99 tours, aucune pièce n’est tombée et aucune n’est entrée. Si ce tour est calme aussi, la partie est nulle. Vous menez, alors gardez-la en vie : frappez.',
    done: 'Une pièce est tombée : on recompte à partir de zéro, et la partie continue.',
    wrong: 'Avec ce pas, rien ne tomberait : le centième tour calme, partie nulle.',
  },
};
export default lessons;
