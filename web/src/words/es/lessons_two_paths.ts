import type { LessonText } from '../lesson';

const lessons: Record<string, LessonText> = {
  paths: {
    title: 'Dos caminos',
    text: 'Eres Sur y corres hacia arriba. De cada casilla sale un camino por el oeste y otro por el este. Toca tu liebre, mira sus dos caminos y oculta el oeste.',
    done: 'Norte bloqueó el este, así que tu liebre corrió hacia el oeste, a a2.',
    wrong: 'La liebre está en el centro. Elígela y luego el lado oeste.',
  },
  edge: {
    title: 'Por el borde',
    text: 'En las columnas de fuera, uno de los dos caminos sigue recto por el borde y el otro lleva al centro. Envía tu zorro del borde al centro.',
    done: 'Desde a, el oeste sigue recto y el este lleva a b. En el otro borde es al revés.',
    wrong: 'Mira dónde acaban los caminos del zorro: el centro queda al este.',
  },
  blocked: {
    title: 'Te han calado',
    text: 'A veces Norte acierta. Envía tu erizo hacia el este y mira qué pasa entonces.',
    done: 'El erizo se queda. Y como recompensa, el erizo de Norte corre por el mismo lado del tablero.',
    wrong: 'Aquí se trata del erizo y del este.',
  },
  reward: {
    title: 'Ahora adivinas tú',
    text: 'Norte envía el zorro y ha ocultado un lado. Lleva toda la tarde yendo al oeste. Bloquea el oeste: toca la casilla de aterrizaje o el botón, o arrastra el marcador negro.',
    done: '¡Acertaste! El zorro de Norte se queda y el tuyo corre hacia el oeste. Solo puede correr un animal de la misma especie.',
    wrong: 'Has bloqueado el este. Haz caso de la pista: a Norte le gusta el oeste.',
  },
  leap: {
    title: 'Un salto',
    text: '¿Está ocupada la casilla siguiente? Entonces el animal salta por encima de todos los que haya, hasta la primera casilla libre del mismo lado. Haz que tu zorro salte por encima de tu liebre.',
    done: 'De a1 por encima de a2 hasta a3. Los animales en fila son una buena escalera.',
    wrong: 'La liebre está en el camino oeste del zorro.',
  },
  bend: {
    title: 'Un salto con curva',
    text: 'Un salto no cambia de lado y sigue los caminos, también en las curvas. Tu zorro puede saltar por encima de tres animales a la vez. Encuentra el lado.',
    done: 'Era el este: de b2 por encima de c3, c4 y c5 hasta c6.',
    wrong: 'Elige el zorro y mira hasta dónde lo lleva cada camino.',
  },
  goOn: {
    title: 'Se sigue',
    text: 'Un turno tiene al menos tres duelos. Desde el tercero sigues mientras Norte falle. Este es el tercero: envía la liebre hacia el oeste y, si corre, el zorro hacia el este.',
    done: 'La liebre corrió, así que seguiste. Luego Norte acertó, y ahora empieza su turno.',
    wrong: 'Primero la liebre hacia el oeste, luego el zorro hacia el este.',
  },
  line: {
    title: 'Nadie se queda en casa',
    text: 'Tu zorro podría llegar, pero tiene que esperar: nadie llega mientras otro de tus animales siga en la línea de salida. Envía el erizo hacia el oeste y luego el zorro hacia el oeste.',
    done: 'En cuanto salió el erizo, el zorro pudo llegar.',
    wrong: 'El erizo sigue en la línea de salida. Envíalo primero hacia el oeste y luego el zorro.',
  },
  over: {
    title: 'Por encima de la línea',
    text: 'La liebre de Norte está en tu línea de llegada. Saltar por encima de ella también es llegar. Envía tu zorro por ahí.',
    done: 'Por encima de la liebre y a la meta. Un animal en la línea no detiene a nadie.',
    wrong: 'La liebre está en a7. ¿Qué camino del zorro lleva allí?',
  },
  win: {
    title: 'En la meta',
    text: 'La liebre y el erizo ya llegaron; solo falta tu zorro. Norte envía el suyo, seguro que hacia el este. Quien tiene a los tres al otro lado gana al momento, también al acertar.',
    done: 'Tu zorro llegó en el turno de Norte. ¡Has ganado!',
    wrong: 'Bloquea el este: si aciertas, tu zorro corre.',
  },
  lineUp: {
    title: 'Colocar los animales',
    text: 'Antes de la partida cada uno coloca sus tres animales en el orden que quiera. Cambia de sitio tu zorro y tu liebre: toca uno y luego el otro. Después di que están bien.',
    done: 'Norte vio primero tu orden y respondió. Por eso se sortea quién empieza.',
    wrong: 'Ese orden no: la liebre al oeste, el zorro en el centro, el erizo al este.',
  },
  noReward: {
    title: 'Ya no queda quien corra',
    text: 'Tu zorro ya ha llegado. Norte envía el suyo, y a Norte le gusta el oeste. Bloquea el oeste y mira quién corre.',
    done: '¡Acertaste! El zorro de Norte se queda. Pero el tuyo ya ha llegado, así que nadie corre.',
    wrong: 'Si bloqueas el este, el zorro de Norte corre. Haz caso de la pista: el oeste.',
  },
  waits: {
    title: 'Por qué tiene que esperar',
    text: 'Tu zorro podría ir al este, a una casilla libre. Pero por el oeste saltaría a la meta, y nadie llega mientras tu erizo siga en la línea de salida. Un animal con un lado prohibido no se envía. Envía el erizo hacia el oeste y luego el zorro hacia el oeste.',
    done: 'En cuanto salió el erizo, el zorro tenía abiertos los dos lados y saltó a la meta.',
    wrong:
      'El zorro aún no tiene anillo. Primero el erizo hacia el oeste, luego el zorro hacia el oeste.',
  },
};

export default lessons;
