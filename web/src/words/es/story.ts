import type en from '../en/story';
import type { Share } from '../share';

// How much of the chance to win, as people say it.
const shares: Record<Share, string> = {
  tenth: 'más o menos una décima parte',
  fifth: 'más o menos una quinta parte',
  quarter: 'más o menos una cuarta parte',
  third: 'más o menos un tercio',
  half: 'más o menos la mitad',
  twoThirds: 'más o menos dos tercios',
  threeQuarters: 'más o menos tres cuartos',
  nineTenths: 'más o menos nueve décimas partes',
};

const story: typeof en = {
  you: 'Tú',
  player: (number) => `Jugador ${number}`,
  name: 'Nombre',
  nameOf: (seat) => `Nombre de ${seat}`,
  yourTurn: 'Te toca',
  named: (name, seat) => `${name} (${seat})`,
  thinks: (seat) => `El ordenador está pensando (${seat}).`,
  rolls: (seat) => `El ordenador tira los dados (${seat}).`,
  waits: (who) => `Esperamos a ${who}.`,
  // Whoever plays no more while the others do.
  out: 'fuera de juego',
  youAreOut: 'Has quedado fuera de la partida.',
  counters: {
    tokan: (n) => (n === '1' ? 'punto' : 'puntos'),
    'two-paths': () => 'en la meta',
    totem: (n) => (n === '1' ? 'pieza' : 'piezas'),
  },
  reserve: 'en reserva',
  more: 'Más',
  news: 'Lo que acaba de pasar',
  again: 'Verlo otra vez',
  earlier: 'Antes de eso',
  elsewhere: 'Esta partida está abierta en otra pestaña. Aquí puedes mirarla.',
  playHere: 'Jugar aquí',
  over: 'La partida ha terminado',
  toBoard: 'Ver el tablero',
  judging: 'Buscando el momento decisivo …',
  turning: (number, seat, share, turns) =>
    `Momento decisivo: ${turns ? 'el turno' : 'la jugada'} ${number} (${seat}). Costó ${shares[share]} de las posibilidades de ganar.`,
  turningAlone: 'Ningún error decidió por sí solo.',
  tryAgain: 'Probar otra vez aquí',
  backToReview: 'Volver al repaso',
  // How a choice that is tried again compares.
  foundBest: (share) => `La mejor opción. Probabilidad de ganar frente a lo que se jugó: ${share}.`,
  compared: (share) => `Probabilidad de ganar frente a lo que se jugó: ${share}.`,
  autoplay: 'Reproducir',
  pause: 'Pausa',
  tokan: {
    no_move: (seat) => `${seat} ya no puede mover.`,
    only_taboo: (seat) => `${seat} solo podría mover a la pila tabú.`,
    towers: (score) => `${score} en torres.`,
    heads: (score) => `${score} en cabezas.`,
    tallest: (score, seat, heights) =>
      `${score} en cabezas; la torre más alta de ${seat} es más alta (${heights}).`,
    further: (score, seat, heights) =>
      `${score} en cabezas; las primeras torres distintas son ${heights}, así que ${seat} va por delante.`,
    equal: (score) => `${score}, y las torres también son iguales.`,
    equalTowers: (score) => `${score} en torres.`,
  },
  arrived: (seat) => `El tercer animal de ${seat} ha llegado.`,
  totem: {
    last_totem: (seat) => `${seat} tiene el último tótem.`,
    one_piece_each: 'Todos los que quedan tienen una pieza y ninguna reserva.',
    no_pieces: 'Nadie de los que quedan tiene piezas ni reserva.',
    quiet_limit: (turns) => `Durante ${turns} turnos no entró ni salió nada del tablero.`,
  },
};
export default story;
