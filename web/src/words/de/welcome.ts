import type { WelcomeWords } from '../welcome';

const welcome: WelcomeWords = {
  title: (game) => `Deine erste Partie ${game}?`,
  text: 'Kurze Lektionen zeigen dir, wie es geht. Oder spiel gleich los: Der Computer macht es dir leicht.',
  learn: 'In zwei Minuten lernen',
  gentle: 'Eine leichte Partie spielen',
  once: 'Das wird bei jedem Spiel nur einmal gefragt. Wenn du nicht weiterweißt, tippe auf das ? neben dem Brett.',
};

export default welcome;
