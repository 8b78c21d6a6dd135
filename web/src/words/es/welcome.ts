import type { WelcomeWords } from '../welcome';

const welcome: WelcomeWords = {
  title: (game) => `¿Tu primera partida de ${game}?`,
  text: 'Unas lecciones cortas te enseñan cómo se juega. O juega ya: el ordenador será amable.',
  learn: 'Aprender en dos minutos',
  gentle: 'Jugar una partida fácil',
  once: 'Solo se pregunta una vez en cada juego. Si no sabes seguir, toca el ? junto al tablero.',
};

export default welcome;
