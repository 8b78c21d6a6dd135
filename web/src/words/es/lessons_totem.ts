import type { LessonText } from '../lesson';

const lessons: Record<string, LessonText> = {
  touch: {
    title: 'Toca el tótem',
    text: 'Eres el búho. Quien pierde su tótem queda fuera. Tienes un paso: termínalo junto al tótem del oso.',
    done: 'El tótem del oso ha caído, y todas sus piezas con él. Así se gana en Tótem.',
    wrong: 'Casi: el paso tiene que terminar justo al lado del tótem del oso.',
  },
  discard: {
    title: 'Aparta un dado',
    text: 'Has sacado 6 y 1. Puedes usar los dos dados o solo uno, pero luego hay que andar cada punto. Tus seis piezas protegen bien el tótem: anda lo menos posible.',
    done: 'Un solo paso. Una tirada grande no siempre es buena.',
    wrong: 'Serían más pasos de los que quieres, y cada uno abre un poco tu anillo.',
  },
  together: {
    title: 'Siempre juntas',
    text: 'Después de cada paso, todas tus piezas deben estar conectadas con tu tótem. Por eso se deslizan unas junto a otras. Lleva la de atrás al frente en tres pasos, junto a la pieza más adelantada del oso.',
    done: 'Se ha deslizado junto a sus amigas, y la pieza del oso ya no está.',
    wrong: 'Desde ahí no se alcanza la pieza del oso. Prueba con la pieza de atrás.',
  },
  share: {
    title: 'Reparte tus pasos',
    text: 'Los puntos se pueden repartir entre varias piezas. Dos pasos, dos golpes: una pieza avanza y termina su viaje, y luego avanza otra.',
    done: 'Dos viajes han terminado, y cada uno ha eliminado una pieza.',
    wrong:
      'Eso da un golpe como mucho. Mueve una pieza un paso, termina su viaje y luego mueve otra.',
  },
  noReturn: {
    title: 'Sin vuelta atrás',
    text: 'Tu pieza en viaje ha venido por la línea de puntos y no puede volver en este turno. ¡Otras sí! Termina su viaje y ve con otra pieza a la casilla que ha dejado.',
    done: 'Eso es: solo la propia pieza no puede volver.',
    wrong: 'Golpea desde la casilla que tu pieza ha dejado. ¿Quién puede ir todavía?',
  },
  goOn: {
    title: 'Cuando hay que seguir',
    text: 'Un viaje solo puede terminar antes si otra pieza aún puede usar los puntos. Todas las demás ya han viajado, así que esta anda los dos pasos. Busca dos que terminen junto al tótem del oso.',
    done: 'No podía terminar su viaje tras el primer paso, pero el segundo también tocaba el tótem.',
    wrong: 'Desde ahí el tótem del oso queda fuera de alcance.',
  },
  farthest: {
    title: 'Cae la más lejana',
    text: 'Un viaje que termina junto a varias piezas rivales elimina la que está más lejos de su propio tótem. Toca dos piezas a la vez y elimina la más lejana.',
    done: 'Has tocado dos piezas. La que estaba a dos casillas de su tótem ha caído; la de al lado del tótem se ha quedado.',
    wrong: 'Así no tocas dos piezas. Busca una casilla junto a las dos.',
  },
  cutOff: {
    title: 'Déjalas aisladas',
    text: 'Las piezas que han perdido el camino hasta su tótem también caen. Elimina dos piezas con un paso.',
    done: 'La pieza del medio era el eslabón: sin ella, la primera también tenía que irse.',
    wrong: 'Así nadie queda aislado. ¿Qué pieza mantiene unida la fila?',
  },
  equals: {
    title: 'Tú eliges',
    text: 'Las dos piezas con un signo de interrogación están igual de lejos de su tótem, así que eliges cuál cae. Elige la que más le cueste al oso.',
    done: 'Tres piezas de un golpe: dos dependían de esa.',
    wrong: 'Caería una sola pieza. De la otra dependen más.',
  },
  exchange: {
    title: 'Una pieza nueva',
    text: 'Si los dados son iguales, o suman 10 o más, puedes poner una pieza de la reserva junto a tu tótem en lugar de mover. Hazlo ahora.',
    done: 'Una pieza más en el tablero. Con eso termina tu turno, y nada se elimina.',
    wrong: 'Esta vez deja los dados: elige una de las casillas iluminadas junto a tu tótem.',
  },
  twelve: {
    title: 'El doce repite',
    text: '¡Dos seises! Después de este turno vuelves a tirar, hagas lo que hagas. Cierra el anillo de tu tótem con una pieza nueva. Luego usa un solo paso de la tirada siguiente.',
    done: 'Una pieza nueva y otro turno más: ese es el regalo del doce.',
    wrong:
      'Pon primero una pieza nueva en la casilla iluminada; en la tirada siguiente basta un paso.',
  },
  lone: {
    title: 'Un tótem solo',
    text: 'Todas tus piezas han caído. Un tótem sin piezas no puede andar. Pero has sacado dobles: pon una pieza nueva junto a tu tótem, por el lado del oso.',
    done: 'Ahora tu tótem tiene compañía y puede volver a andar. Con otros dados habrías tenido que pasar.',
    wrong: 'Ahí la pieza no queda entre tu tótem y el oso.',
  },
  pass: {
    title: 'Nada que hacer',
    text: 'Al oso le queda una pieza. Elimínala: su tótem se quedará solo y no podrá andar.',
    done: 'El oso sacó 3 y 1. Nada que mover y dados que no dan pieza nueva: tuvo que pasar. Nadie pasa porque quiere.',
    wrong: 'Así el oso conserva su pieza. Termina tu paso justo a su lado.',
  },
  oneEach: {
    title: 'Una pieza cada uno',
    text: 'Tienes una pieza, el oso tiene dos y nadie tiene reserva. Cuando a cada uno le queda una sola pieza, la partida es empate al momento. Salva el empate: golpea.',
    done: 'Una pieza cada uno y sin reserva: empate. ¡Mejor que perder!',
    wrong: 'Con eso no cae nada. Termina tu paso junto a la primera pieza del oso.',
  },
  quiet: {
    title: 'Demasiada calma',
    text: 'Desde hace 99 turnos no ha caído ninguna pieza ni ha entrado ninguna nueva. Si este turno también es tranquilo, la partida es empate. Vas ganando, así que mantenla viva: golpea.',
    done: 'Ha caído una pieza: se vuelve a contar desde cero y la partida sigue.',
    wrong: 'Con ese paso no caería nada: el turno tranquilo número cien, empate.',
  },
};
export default lessons;
