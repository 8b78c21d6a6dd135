type Seat = 's' | 'n';
type Kind = 'F' | 'H' | 'G';
type Side = 'w' | 'e';

const seats = { s: 'Sur', n: 'Norte' };
const animals = { F: 'zorro', H: 'liebre', G: 'erizo' };
const the = { F: 'el zorro', H: 'la liebre', G: 'el erizo' };
const The = { F: 'El zorro', H: 'La liebre', G: 'El erizo' };
const to = { F: 'al zorro', H: 'a la liebre', G: 'al erizo' };
const sides = { w: 'oeste', e: 'este' };
const list = (names: string[]) => names.join(', ');
const owned = (seat: Seat, kind: Kind) => `${the[kind]} de ${seats[seat]}`;
const Owned = (seat: Seat, kind: Kind) => `${The[kind]} de ${seats[seat]}`;

export default {
  name: 'Dos Caminos',
  about: 'Zorro, liebre y erizo cruzan el claro. Esconde un lado, adivina un lado.',
  players: '2 jugadores',
  keys: 'Las flechas van de casilla en casilla. Intro elige un animal; luego las flechas izquierda y derecha llevan a sus dos casillas iluminadas, e Intro toma una. Al alinear, Intro levanta un animal, las flechas lo mueven e Intro lo deja. Escape suelta.',
  seat: (seat: Seat) => seats[seat],
  owned,
  side: { w: 'Oeste', e: 'Este' },
  prompt: {
    lineUp: (who: string) => `${who}: alinea tus animales, de oeste a este.`,
    choose: (who: string) => `${who}: elige un animal y luego oculta un lado.`,
    hide: (who: string, kind: Kind) => `${who}: sale ${the[kind]}. Oculta el oeste o el este.`,
    block: (mover: string, who: string, kind: Kind) =>
      `${mover} envía ${to[kind]}. ${who}: ¿qué lado? Adivínalo y bloquéalo.`,
  },
  tell: {
    linedUp: (seat: Seat, kinds: Kind[]) =>
      `${seats[seat]} alinea ${list(kinds.map((kind) => animals[kind]))}.`,
    guessedWrong: (blocker: Seat, blocked: Side) =>
      `${seats[blocker]} bloquea el ${sides[blocked]}: falla.`,
    guessedRight: (blocker: Seat, blocked: Side, mover: Seat, kind: Kind) =>
      `${seats[blocker]} bloquea el ${sides[blocked]}: ¡acierta! ${Owned(mover, kind)} se queda.`,
    ran: (seat: Seat, kind: Kind, side: Side, space: string) =>
      `${Owned(seat, kind)} corre hacia el ${sides[side]} hasta ${space}.`,
    leapt: (seat: Seat, kind: Kind, side: Side, space: string, over: number) =>
      `${Owned(seat, kind)} corre hacia el ${sides[side]}, salta por encima de ${over === 1 ? 'un animal' : `${over} animales`} y aterriza en ${space}.`,
    arrived: (seat: Seat, kind: Kind, side: Side) =>
      `¡${Owned(seat, kind)} corre hacia el ${sides[side]} y llega!`,
    noReward: (seat: Seat, kind: Kind) =>
      `${Owned(seat, kind)} no puede correr, así que nada se mueve.`,
  },
  action: {
    lineUp: (kinds: Kind[]) => list(kinds.map((kind) => animals[kind])),
    hide: (kind: Kind, side: Side) => `${animals[kind]} hacia el ${sides[side]}`,
    block: (side: Side) => `bloquea el ${sides[side]}`,
  },
  board: {
    empty: 'vacía',
    canBeSent: 'se puede enviar',
    picked: 'en la mano',
    announced: 'en marcha, con el lado oculto',
    landing: (kind: Kind, side: Side) => `${the[kind]} aterriza aquí por el lado ${sides[side]}`,
    arrival: (kind: Kind, side: Side) => `${the[kind]} llega aquí por el lado ${sides[side]}`,
    hideHere: 'pulsa para ocultar este lado',
    hiddenHere: 'tu lado escondido',
    hidden: (what: string) => `Has escondido: ${what}. Nadie más lo ve.`,
    blockHere: 'pulsa para bloquear este lado',
    behind: 'detrás de la línea de llegada',
    toSwap: 'puede cambiar de sitio',
    arrivedList: (seat: Seat, kinds: Kind[]) =>
      `Han llegado de ${seats[seat]}: ${list(kinds.map((kind) => animals[kind]))}.`,
    ready: 'Así están bien',
    swapHelp: 'Toca dos animales para cambiarlos de sitio, o arrástralos.',
    hide: { w: 'Ocultar el oeste', e: 'Ocultar el este' },
    block: { w: 'Bloquear el oeste', e: 'Bloquear el este' },
    duel: (number: number) =>
      number < 3
        ? `Duelo ${number} de al menos 3`
        : 'Tercer duelo o posterior: acertar termina el turno',
    duelShort: 'Duelo',
  },
  cover: {
    hidden: 'El lado está oculto.',
    handOver: (seat: Seat) => `Pásale la pantalla a ${seats[seat]} y que toque.`,
  },
  seal: {
    title: 'Un sobre sellado',
    chosen: 'lado elegido',
    checked: 'comprobado',
    before:
      'El ordenador ya ha elegido su lado y lo ha metido en un sobre. Ya no puede cambiar de idea: cuando hayas bloqueado, el sobre se abre y se comprueba.',
    after:
      'El último sobre está abierto y comprobado: el ordenador había elegido ese lado antes de que bloquearas.',
    details: 'Detalles para curiosos',
    made: 'El sello es un número largo hecho con el lado y una palabra al azar; no encaja con ninguna otra cosa.',
    inside: 'En el sobre:',
    digest: 'Sello (SHA-256)',
    fits: 'Comprobado: el texto da exactamente este sello.',
    doesNotFit: '¡El texto no da este sello!',
  },
  explain: {
    mover: (mixes: string[]) => `Lo mejor es mezclar: ${mixes.join('; ')}.`,
    mix: (kind: Kind, share: string, west: string, east: string) =>
      `${animals[kind]} el ${share} de las veces (oeste ${west}, este ${east})`,
    onlyMix: (kind: Kind, west: string, east: string) =>
      `Envía ${to[kind]}: oculta el oeste el ${west} de las veces, el este el ${east}.`,
    blocker: (west: string, east: string) =>
      `Bloquea el oeste el ${west} de las veces, el este el ${east}.`,
    anyOrder: 'Cualquier orden es igual de bueno.',
    orders: (orders: string[]) => `Lo mejor: ${orders.join('; o ')}.`,
    chance: (chance: string) => `Tu probabilidad de ganar: ${chance}.`,
    exact: 'El juego está resuelto: está demostrado.',
    estimate: (duels: number) =>
      `Una estimación a ${duels === 1 ? 'un duelo' : `${duels} duelos`} vista.`,
    solving: (share: string) => `Resolviendo el juego: ${share}.`,
  },
};
