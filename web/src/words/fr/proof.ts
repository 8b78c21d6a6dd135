import type { ProofWords } from '../proof';

const proof: ProofWords = {
  title: 'Cet enregistrement se prouve-t-il lui-même ?',
  checking: 'Vérification de l’enregistrement…',
  holds: 'Tout est vérifié, tout concorde',
  partly: 'Ce qui est ici concorde, mais tout n’est pas prouvé',
  misfit: 'Quelque chose ne concorde pas',
  words: 'Quatre mots',
  startDrawn: 'Le début a été tiré des nombres de tous.',
  startAlone:
    'Non prouvé : le début. Le serveur seul l’a tiré ; aucun appareil ne s’en portait garant.',
  startGiven:
    'Non prouvé : le début. Il n’y a pas de graine : il a été fixé quand la table a été mise, ou elle a été omise.',
  endTold: 'Non prouvé : la fin. Elle est celle que dit l’enregistrement ; rien ne la montre.',
  endMissing:
    'Non prouvé : la fin. La partie n’est pas terminée dans cet enregistrement ; ce qui a suivi a pu être omis.',
  rolls: (count) => (count === 1 ? 'Un lancer vérifié.' : `${count} lancers vérifiés.`),
  opened: (count) =>
    count === 1 ? 'Un côté dévoilé vérifié.' : `${count} côtés dévoilés vérifiés.`,
  unopened: (count) =>
    count === 1
      ? 'Un côté n’a pas été dévoilé : l’adversaire l’a choisi.'
      : `${count} côtés n’ont pas été dévoilés : l’adversaire les a choisis.`,
  absent: (name, count, of) =>
    `${name} : dans ${count} tirages sur ${of}, aucun appareil ne se portait garant de cette place.`,
  limits:
    'Aucun enregistrement ne prouve comment s’appellent les joueurs, qui a joué un coup, que le serveur n’a refusé personne, ni que personne n’est parti après avoir prévu un tirage.',
  misfits: {
    record: () => 'L’enregistrement ne peut pas être rejoué.',
    form: (tag) => `L’indication ${tag} manque ou n’a pas la forme voulue.`,
    anchors: (tag) => `${tag} est aussi l’ancre d’une autre chaîne.`,
    links: (tag) => `${tag} ne mène pas à son ancre.`,
    order: () => 'L’ordre des places n’est pas celui qui était fixé.',
    seed: () => 'La graine ne vient pas des nombres de tous.',
    start: () => 'Le début n’est pas celui que donne la graine.',
    draws: (roll) =>
      `Le lancer ${roll} n’est pas le tirage attendu, ou pas de ceux qui doivent y participer.`,
    rolls: (roll) => `Le lancer ${roll} n’est pas ce que donne son tirage.`,
    sides: (step) => `Étape ${step} : le côté n’est pas celui de l’engagement.`,
  },
};
export default proof;
