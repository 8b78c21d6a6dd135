import type en from '../en/tokan';

const tilesOf = (count: number) => (count === 1 ? '1 loseta' : `${count} losetas`);
const along = (count: number) => (count === 0 ? '' : ` y transporta ${tilesOf(count)}`);

const tokan: typeof en = {
  name: 'Tokan',
  about: 'Ratones, chacales y leones saltan a las pilas de los demás. ¿Quién quedará arriba?',
  players: '2 jugadores',
  keys: 'Las flechas van de casilla en casilla. Intro toma una loseta o la juega; otra vez Intro lleva una loseta más, y 1, 2 o 3 toma tantas de una vez. Mientras se coloca el campo, 1, 2 y 3 toman un ratón, un chacal o un león. Escape suelta.',
  seats: { r: 'Rojo', b: 'Negro' },
  tiles: {
    M: 'ratón rojo',
    J: 'chacal rojo',
    L: 'león rojo',
    m: 'ratón negro',
    j: 'chacal negro',
    l: 'león negro',
  },
  animals: { m: 'ratón', j: 'chacal', l: 'león' },
  scores: { classic: 'Torres', heads: 'Cabezas' },
  counts: '(esta puntuación cuenta)',
  field: 'El tablero',
  hands: 'Las losetas que faltan por colocar',
  howTo:
    'Toca una de tus losetas y luego una casilla iluminada. Tócala otra vez para transportar lo que hay debajo.',
  lookHere: 'Toca una pila para mirar dentro.',
  take: (count) => `Coger ${tilesOf(count)}`,
  pile: (tile, count) => `${tile}, quedan ${count}`,
  growth: (columns, grows) =>
    grows ? `${columns} de 6 columnas: el tablero aún puede crecer` : 'Las 6 columnas están en uso',

  single: (space, tile) => `${space}: ${tile}`,
  stack: (space, tile, beneath) =>
    `${space}: ${tile} sobre ${tilesOf(beneath.length)}: ${beneath.join(', ')}`,
  gap: (space) => `${space}: hueco`,
  free: (space) => `${space}: libre`,
  taboo: 'tabú',
  movable: (moves) => (moves === 1 ? '1 jugada' : `${moves} jugadas`),
  picked: (count) => (count === 1 ? '1 loseta elegida' : `${count} losetas elegidas`),
  target: (carried) => `puede ir aquí${along(carried)}`,
  inHand: (tile, carried, spaces, names) =>
    `En la mano: ${tile}${carried === 0 ? '' : ` con ${tilesOf(carried)}`}. ${spaces === 1 ? '1 casilla posible' : `${spaces} casillas posibles`}${names && `: ${names}`}. Escape suelta.`,
  putDown: 'Soltado.',

  moved: (seat, animal, from, to, carried) =>
    `${seat}: ${animal} de ${from} a ${to}${along(carried)}.`,
  closed: (count) =>
    count === 1 ? '1 pila cierra el hueco.' : `${count} pilas avanzan y cierran el hueco.`,
  laid: (seat, animal, space) => `${seat}: ${animal} en ${space}.`,
  promptMove: (who) => `${who}: mueve una loseta.`,
  promptLay: (who) => `${who}: coloca una loseta.`,
  tabooIs: (space) => `${space} es tabú.`,

  moveHint: (animal, from, to, carried) => `${animal} de ${from} a ${to}${along(carried)}`,
  layHint: (animal, space) => `${animal} en ${space}`,
  best: (action, seat, chance) => `Prueba: ${action}. Probabilidad de ganar de ${seat}: ${chance}.`,
  next: (action, chance) => `Segunda opción: ${action} (${chance}).`,
  provenWin: (action) => `Prueba: ${action}. Está demostrado que gana.`,
  provenDraw: (action) =>
    `Prueba: ${action}. Está demostrado que empata y que ninguna jugada gana.`,
  provenLoss: (action) =>
    `Está demostrado que toda jugada pierde contra el mejor juego. Prueba: ${action}.`,
};

export default tokan;
