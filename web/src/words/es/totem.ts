const steps = (n: number) => (n === 1 ? 'un paso' : `${n} pasos`);

export default {
  name: 'Tótem',
  about: 'Tus piezas avanzan por el tablero, siempre unidas, para tocar los tótems rivales.',
  players: 'De 2 a 4 jugadores',
  keys: 'Las flechas van de casilla en casilla, Av Pág a la siguiente en la que puedes hacer algo. Intro toma o juega, Escape suelta, E termina un viaje.',
  seats: { 1: 'Búho', 2: 'Oso', 3: 'Tortuga', 4: 'Cuervo' } as Record<string, string>,
  tell: {
    roll: (who: string, high: number, low: number) => `${who} saca ${high} y ${low}.`,
    use: (who: string, points: number) => `${who} usa ${points}.`,
    step: (who: string, from: string, to: string) => `${who} va de ${from} a ${to}.`,
    end: (who: string) => `${who} termina el viaje.`,
    take: (who: string, space: string) => `${who} elimina la pieza de ${space}.`,
    exchange: (who: string, space: string) => `${who} pone una pieza nueva en ${space}.`,
    start: (who: string, space: string) => `${who} empieza en ${space}.`,
    moved: (who: string, pieces: number, totem: boolean, n: number) => {
      const some = pieces === 1 ? 'una pieza' : `${pieces} piezas`;
      const what = !totem ? some : pieces === 0 ? 'el tótem' : `el tótem y ${some}`;
      const single = pieces + Number(totem) === 1;
      return single
        ? `${who} mueve ${what} ${steps(n)}.`
        : `${who} mueve ${what}, ${steps(n)} en total.`;
    },
    placed: (who: string) => `${who} pone una pieza nueva junto al tótem.`,
    started: (who: string) => `${who} ha elegido una casilla de salida.`,
    pass: (who: string) => `${who} tiene que pasar.`,
    loses: (who: string, n: number) => `${who} pierde ${n === 1 ? 'una pieza' : `${n} piezas`}.`,
    out: (who: string) => `Han tocado el tótem de ${who}: ${who} queda fuera de la partida.`,
    leaves: (who: string) => `${who} queda fuera de la partida. Los demás siguen jugando.`,
    leavesLast: (who: string) => `${who} queda fuera de la partida.`,
    leave: (who: string) => `${who} renuncia al turno extra.`,
    again: (who: string) => `Dos seises: ${who} vuelve a jugar.`,
  },
  prompt: {
    start: (who: string) => `${who}: elige una casilla de salida.`,
    roll: (who: string) => `${who}: tira los dados.`,
    use: (who: string) => `${who}: usa los dos dados o aparta uno.`,
    useOrNew: (who: string) =>
      `${who}: usa los dados, o pon una pieza nueva en una casilla iluminada.`,
    onlyNew: (who: string) => `${who}: pon una pieza nueva en una casilla iluminada.`,
    extra: (who: string) => `${who}: ¡dos seises! ¿Tirar otra vez o dejarlo?`,
    pass: (who: string) => `${who}: ninguna pieza puede moverse.`,
    move: (who: string, points: number) =>
      `${who}: te queda${points === 1 ? '' : 'n'} ${steps(points)}. Toma una pieza iluminada.`,
    go: (who: string, points: number, strikes: boolean) =>
      `${who}: te queda${points === 1 ? '' : 'n'} ${steps(points)}. Ve a un punto; los pequeños están más lejos.${strikes ? ' Donde hay una estrella, caen piezas.' : ''}`,
    goOn: (who: string, points: number) =>
      `${who}: te queda${points === 1 ? '' : 'n'} ${steps(points)}. Esta pieza sigue.`,
    goOnOrEnd: (who: string, points: number) =>
      `${who}: te queda${points === 1 ? '' : 'n'} ${steps(points)}. Sigue, o termina el viaje.`,
    take: (who: string) => `${who}: ¿qué pieza cae? Están igual de lejos de su tótem.`,
  },
  action: {
    roll: (high: number, low: number) => `tirada ${high} ${low}`,
    use: (points: number) => `usar ${points}`,
    end: 'terminar el viaje',
    out: 'queda fuera',
    again: 'tirar otra vez',
    leave: 'renunciar al turno extra',
    pass: 'pasar',
    take: (space: string) => `eliminar ${space}`,
    exchange: (space: string) => `pieza nueva ${space}`,
    start: (space: string) => `salida en ${space}`,
  },
  turn: {
    rolled: (who: string, high: number, low: number) => `${who} sacó ${high} y ${low}`,
    moved: (points: number, pieces: number) =>
      `usó ${points}: ${pieces === 1 ? 'una pieza movida' : `${pieces} piezas movidas`}`,
    placed: 'puso una pieza nueva',
    passed: 'no podía mover',
  },
  why: {
    sentence: (parts: string[]): string => `Eso ${parts.join(' y ')}.`,
    touches: (who: string) => `toca el tótem de ${who}`,
    takes: (n: number) => `elimina ${n === 1 ? 'una pieza' : `${n} piezas`}`,
    guards: 'protege tu tótem',
    escapes: 'te pone fuera de alcance',
    places: 'trae una pieza nueva',
    approaches: (who: string) => `te acerca a ${who}`,
    gathers: 'mantiene tus piezas juntas',
  },
  explain: {
    plan: (plan: string) => `Un plan para el turno: ${plan}.`,
    ends: 'Termina cada viaje antes de mover la pieza siguiente.',
    withIt: (chance: string) => `Probabilidad de ganar: ${chance}.`,
    best: (action: string, chance: string) =>
      `Lo mejor aquí: ${action}. Probabilidad de ganar: ${chance}.`,
    chance: (who: string, chance: string) => `Probabilidad de ganar de ${who}: ${chance}.`,
  },
  board: {
    label: 'Tablero de Tótem',
    piece: (who: string) => `${who}, pieza`,
    totem: (who: string) => `${who}, tótem`,
    free: 'libre',
    travelled: 'ya ha viajado',
    canMove: 'puede moverse',
    picked: 'en la mano',
    goal: (n: number) => `ir aquí, ${steps(n)}`,
    newPiece: 'poner aquí una pieza nueva',
    take: 'hacerla caer',
    start: 'empezar aquí',
    end: 'terminar el viaje',
    falls: (spaces: string) => `elimina ${spaces}`,
    oneFalls: (spaces: string) => `elimina una de ${spaces}`,
  },
  controls: {
    roll: 'Tirar los dados',
    both: (points: number) => `Los dos dados: ${steps(points)}`,
    one: (points: number) => `Un solo dado: ${points} ${points === 1 ? 'paso' : 'pasos'}`,
    points: (n: number) => (n === 1 ? 'paso' : 'pasos'),
    end: 'Terminar el viaje',
    again: 'Tirar otra vez',
    leave: 'Dejarlo',
    pass: 'Pasar',
    closer: 'Más cerca',
    actions: '¿Qué puedo hacer?',
    noActions: 'Nada por ahora.',
    quiet: (n: number, of: number) =>
      `${n} de ${of} turnos tranquilos: si no entra ni sale nada del tablero, será empate.`,
  },
};
