import type { HelpWords } from '../help';

const steps = (n: number) => (n === 1 ? 'un paso' : `${n} pasos`);
const remain = (n: number) => `te queda${n === 1 ? '' : 'n'} ${steps(n)}`;

const help: HelpWords = {
  title: 'Ayuda',
  close: 'Cerrar la ayuda',
  goal: 'De qué se trata',
  now: 'Qué se puede hacer ahora',
  keys: 'Con el teclado',
  whyNot: '¿Por qué no?',
  more: 'Más ayuda',
  rule: (number) => `Regla ${number}`,
  rules: 'Todas las reglas',
  tap: 'Toca cualquier cosa del tablero: si no se puede, aquí lees por qué.',
  notYourTurn: (name) => `Es el turno de ${name}. Espera a que termine.`,
  rolls: (name) => `Ahora se tiran los dados: le toca a ${name}.`,
  over: 'La partida ha terminado. Repásala o juega otra vez.',

  tokan: {
    goal: {
      classic:
        'Tener tu color encima de las torres más numerosas y más altas cuando alguien ya no pueda mover.',
      heads: 'Mostrar los animales con más puntos cuando alguien ya no pueda mover.',
    },
    move: (movable) =>
      `Mueve una de tus losetas que estén encima: ${movable === 1 ? 'puede una' : `pueden ${movable}`}. Tienen una raya clara abajo.`,
    how: 'El ratón avanza 1 casilla, el chacal 2 y el león 3, en línea recta y hasta otra loseta, donde debe quedar más alto que antes.',
    carry:
      'Un chacal puede transportar la loseta que tiene debajo; un león, una o dos: para eso toca la loseta otra vez.',
    taboo: (space) =>
      `A ${space} no: tu rival acaba de mover allí, así que es tabú solo en este turno.`,
    lay: 'Pon una de tus losetas de modo que uno de sus lados toque otra que ya esté puesta.',
    pickTile: 'Elige primero una de tus losetas y luego su casilla.',
  },
  'two-paths': {
    goal: 'Lleva zorro, liebre y erizo al otro lado del claro antes que los otros tres.',
    lineUp: 'Coloca tus tres animales en tu línea de salida, en el orden que quieras.',
    send: 'Envía uno de los animales con anillo y oculta si va al oeste o al este.',
    guess: 'Si el otro bando falla, corre. Si acierta, se queda.',
    waits:
      'Uno de tus animales tiene que esperar: podría llegar, y nadie llega mientras otro siga en la línea de salida.',
    block: 'Adivina qué lado está oculto y bloquéalo.',
    reward: 'Si aciertas, tu animal de la misma especie corre por ese lado.',
    third:
      'Es el tercer duelo o uno posterior: si se acierta, termina el turno; si se falla, sigue.',
    atLeast: 'Un turno tiene al menos tres duelos.',
    foreign: 'Ese animal no es tuyo. Envía uno de los tuyos.',
    landing:
      'De aquí salen dos caminos, uno por cada lado. Terminan en las dos casillas iluminadas.',
    pickAnimal: 'Elige primero uno de los animales con anillo; entonces verás adónde puede ir.',
    blockHere:
      'Solo se pueden bloquear las dos casillas iluminadas: a una de ellas quiere ir el animal.',
    onLine: 'Tus animales salen de tu propia línea. Toca dos para cambiarlos de sitio.',
    lineUpFirst:
      'Primero se alinean tus animales. Oeste y Este son para el animal que corra después.',
  },
  totem: {
    goal: 'Toca los tótems de los demás y conserva el tuyo: gana el último tótem en pie.',
    start:
      'Elige una de las casillas iluminadas para tu tótem. Tus primeras seis piezas lo rodean.',
    roll: 'Tira los dados. Cada punto es un paso.',
    use: 'Usa los dos dados juntos, o aparta uno y usa el otro.',
    exchange:
      'Con dados iguales, o con 10 o más, puedes poner una pieza nueva junto a tu tótem en lugar de mover.',
    pass: 'Nada puede moverse, así que el turno pasa.',
    move: (points) =>
      `Ahora ${remain(points)}. Repártelos entre tus piezas como quieras; tu tótem también puede andar.`,
    together: 'Después de cada paso, todas tus piezas deben estar unidas a tu tótem.',
    goOn: 'Una pieza está de viaje. Sigue, sin volver adonde ya ha estado en este turno.',
    end: 'También puede terminar aquí su viaje: otra pieza puede usar los pasos que quedan.',
    strike:
      'Si una pieza termina su viaje junto a piezas rivales, cae la que está más lejos de su tótem. Un tótem cae al momento.',
    take: 'Varias piezas están igual de lejos de su tótem. Tú eliges cuál cae.',
    again: 'Un doce: después de este turno vuelves a jugar.',
    pickPiece: 'Elige primero una de tus piezas iluminadas y luego su casilla.',
    tooFar: (far, points) => `Está a ${steps(far)}, y ${remain(points)}.`,
    noWay:
      'Ahora ningún camino lleva allí: cada paso va a una casilla libre, y todas tus piezas siguen unidas.',
    beside:
      'Nadie se pone sobre otra pieza. La eliminas al terminar un viaje a su lado, si es la más lejana de su tótem.',
    besideTotem: 'Nadie se pone sobre un tótem. Termina un viaje a su lado y caerá.',
    shutIn: 'Esta pieza no puede moverse ahora: todas las casillas a su lado están ocupadas.',
    holdsOthers:
      'Esta pieza no puede moverse ahora: si se fuera, tus piezas ya no estarían todas unidas a tu tótem.',
  },
};

export default help;
