import type { WelcomeWords } from '../welcome';

const welcome: WelcomeWords = {
  title: (game) => `Votre première partie de ${game} ?`,
  text: 'De courtes leçons vous montrent comment on joue. Ou jouez tout de suite : l’ordinateur sera gentil.',
  learn: 'Apprendre en deux minutes',
  gentle: 'Jouer une partie facile',
  once: 'Cette question ne vient qu’une fois par jeu. Si vous êtes bloqué, touchez le ? à côté du plateau.',
};

export default welcome;
