import type { LessonText } from '../lesson';

const lessons: Record<string, LessonText> = {
  paths: {
    title: 'Deux chemins',
    text: 'Vous êtes Sud et courez vers le haut. De chaque case partent un chemin à l’ouest et un à l’est. Touchez votre lièvre, regardez ses deux chemins et cachez l’ouest.',
    done: 'Nord a bloqué l’est, votre lièvre a donc couru vers l’ouest, en a2.',
    wrong: 'Le lièvre est au milieu. Choisissez-le, puis le côté ouest.',
  },
  edge: {
    title: 'Le long du bord',
    text: 'Dans les colonnes du bord, l’un des deux chemins va tout droit le long du bord, l’autre mène au milieu. Envoyez votre renard du bord vers le milieu.',
    done: 'Depuis a, l’ouest va tout droit et l’est mène en b. Sur l’autre bord, c’est l’inverse.',
    wrong: 'Regardez où finissent les chemins du renard : le milieu est à l’est.',
  },
  blocked: {
    title: 'Percé à jour',
    text: 'Parfois, Nord devine juste. Envoyez votre hérisson vers l’est et voyez ce qui se passe.',
    done: 'Le hérisson reste sur place. Et en récompense, le hérisson de Nord court du même côté du plateau.',
    wrong: 'Ici, il s’agit du hérisson et de l’est.',
  },
  reward: {
    title: 'À vous de deviner',
    text: 'Nord envoie le renard et a caché un côté. Nord choisit l’ouest depuis le début. Bloquez l’ouest : touchez la case d’atterrissage ou le bouton, ou faites glisser le disque de blocage.',
    done: 'Bien deviné ! Le renard de Nord reste, et le vôtre court vers l’ouest. Seul un animal de la même espèce peut courir.',
    wrong: 'Vous avez bloqué l’est. Suivez le conseil : Nord aime l’ouest.',
  },
  leap: {
    title: 'Un saut',
    text: 'La case suivante est occupée ? Alors l’animal saute par-dessus tous ceux qui s’y trouvent, jusqu’à la première case libre du même côté. Faites sauter votre renard par-dessus votre lièvre.',
    done: 'De a1 par-dessus a2 jusqu’en a3. Des animaux à la file font une bonne échelle.',
    wrong: 'Le lièvre est sur le chemin ouest du renard.',
  },
  bend: {
    title: 'Un saut qui tourne',
    text: 'Un saut garde son côté et suit les chemins, même s’ils tournent. Votre renard peut sauter par-dessus trois animaux d’un coup. Trouvez le côté.',
    done: 'C’était l’est : de b2 par-dessus c3, c4 et c5 jusqu’en c6.',
    wrong: 'Choisissez le renard et regardez jusqu’où mène chaque chemin.',
  },
  goOn: {
    title: 'On continue',
    text: 'Un tour compte au moins trois duels. À partir du troisième, vous continuez tant que Nord se trompe. Voici le troisième : envoyez le lièvre vers l’ouest et, s’il court, le renard vers l’est.',
    done: 'Le lièvre a couru, vous avez donc continué. Puis Nord a deviné juste, et c’est maintenant son tour.',
    wrong: 'D’abord le lièvre vers l’ouest, puis le renard vers l’est.',
  },
  line: {
    title: 'Personne ne reste à la maison',
    text: 'Votre renard pourrait arriver, mais il doit attendre : personne n’arrive tant qu’un autre de vos animaux est encore sur la ligne de départ. Envoyez le hérisson vers l’ouest, puis le renard vers l’ouest.',
    done: 'Une fois le hérisson parti, le renard a pu arriver.',
    wrong:
      'Le hérisson est encore sur la ligne de départ. Envoyez-le d’abord vers l’ouest, puis le renard.',
  },
  over: {
    title: 'Par-dessus la ligne',
    text: 'Le lièvre de Nord est sur votre ligne d’arrivée. Sauter par-dessus lui, c’est aussi arriver. Envoyez votre renard par là.',
    done: 'Par-dessus le lièvre, et arrivé. Un animal sur la ligne n’arrête personne.',
    wrong: 'Le lièvre est en a7. Quel chemin du renard y mène ?',
  },
  win: {
    title: 'Arrivés',
    text: 'Le lièvre et le hérisson sont arrivés, il ne manque que votre renard. Nord envoie le sien, sûrement vers l’est. Qui a ses trois animaux de l’autre côté gagne aussitôt, même en devinant juste.',
    done: 'Votre renard est arrivé pendant le tour de Nord. Vous avez gagné !',
    wrong: 'Bloquez l’est : si vous devinez juste, votre renard court.',
  },
  lineUp: {
    title: 'Aligner les animaux',
    text: 'Avant la partie, chacun aligne ses trois animaux dans l’ordre qu’il veut. Échangez votre renard et votre lièvre : touchez l’un, puis l’autre. Dites ensuite qu’ils sont bien placés.',
    done: 'Nord a d’abord vu votre ordre, puis y a répondu. C’est pourquoi on tire au sort qui commence.',
    wrong: 'Pas cet ordre : le lièvre à l’ouest, le renard au milieu, le hérisson à l’est.',
  },
  noReward: {
    title: 'Plus personne pour courir',
    text: 'Votre renard est déjà arrivé. Nord envoie le sien, et Nord aime l’ouest. Bloquez l’ouest et voyez qui court.',
    done: 'Bien deviné ! Le renard de Nord reste. Mais le vôtre est arrivé, donc personne ne court.',
    wrong: 'Si vous bloquez l’est, le renard de Nord court. Suivez le conseil : l’ouest.',
  },
  waits: {
    title: 'Pourquoi il doit attendre',
    text: 'Votre renard pourrait aller à l’est, sur une case libre. Mais à l’ouest il sauterait jusqu’à l’arrivée, et personne n’arrive tant que votre hérisson est sur la ligne de départ. Un animal dont un côté est interdit n’est pas envoyé du tout. Envoyez le hérisson vers l’ouest, puis le renard vers l’ouest.',
    done: 'Le hérisson parti, les deux côtés étaient ouverts au renard, et il a sauté jusqu’à l’arrivée.',
    wrong:
      'Le renard n’est pas encore entouré. D’abord le hérisson vers l’ouest, puis le renard vers l’ouest.',
  },
};

export default lessons;
