const steps = (n: number) => (n === 1 ? 'un paso' : `${n} pasos`);

export default {
  seats: { 1: 'Búho', 2: 'Oso', 3: 'Tortuga', 4: 'Cuervo' } as Record<string, string>,
  tell: {
    roll: (who: string, high: number, low: number) => `${who} saca ${high} y ${low}.`,
    use: (who: string, points: number) => `${who} usa ${points}.`,
    step: (who: string, from: string, to: string) => `${who} va de ${from} a ${to}.`,
    end: (who: string) => `${who} termina el viaje.`,
    take: (who: string, space: string) => `${who} elimina la pieza de ${space}.`,
    exchange: (who: string, space: string) => `${who} pone una pieza nueva en ${space}.`,
    start: (who: string, space: string) => `${who} empieza en ${space}.`,
    pass: (who: string) => `${who} tiene que pasar.`,
    loses: (who: string, n: number) => `${who} pierde ${n === 1 ? 'una pieza' : `${n} piezas`}.`,
    out: (who: string) => `El tótem de ${who} ha caído: ${who} queda fuera de la partida.`,
    leaves: (who: string) => `${who} se rinde, los demás siguen jugando.`,
    again: (who: string) => `Dos seises: ${who} vuelve a jugar.`,
  },
  prompt: {
    start: (who: string) => `${who}: elige una casilla de salida.`,
    roll: (who: string) => `${who}: tira los dados.`,
    use: (who: string) => `${who}: usa los dos dados o aparta uno.`,
    useOrNew: (who: string) =>
      `${who}: usa los dados, o pon una pieza nueva en una casilla iluminada.`,
    onlyNew: (who: string) => `${who}: pon una pieza nueva en una casilla iluminada.`,
    pass: (who: string) => `${who}: ninguna pieza puede moverse.`,
    move: (who: string, points: number) =>
      `${who}: te queda${points === 1 ? '' : 'n'} ${steps(points)}. Toma una pieza iluminada.`,
    goOn: (who: string, points: number) =>
      `${who}: te queda${points === 1 ? '' : 'n'} ${steps(points)}. Esta pieza sigue.`,
    goOnOrEnd: (who: string, points: number) =>
      `${who}: te queda${points === 1 ? '' : 'n'} ${steps(points)}. Sigue, o termina aquí.`,
    take: (who: string) => `${who}: ¿qué pieza cae? Están igual de lejos de su tótem.`,
  },
  action: {
    roll: (high: number, low: number) => `tirada ${high} ${low}`,
    use: (points: number) => `usar ${points}`,
    end: 'terminar el viaje',
    out: 'se rinde',
    pass: 'pasar',
    take: (space: string) => `eliminar ${space}`,
    exchange: (space: string) => `pieza nueva ${space}`,
    start: (space: string) => `salida en ${space}`,
  },
  explain: {
    best: (action: string, chance: string) =>
      `Lo mejor aquí: ${action}. Probabilidad de ganar: ${chance}.`,
    chance: (who: string, chance: string) => `Probabilidad de ganar de ${who}: ${chance}.`,
  },
  board: {
    label: 'Tablero de Tótem',
    keys: 'Las flechas van de casilla en casilla, Av Pág a la siguiente en la que puedes hacer algo. Intro toma o juega, Escape suelta, E termina un viaje.',
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
    end: 'terminar aquí el viaje',
    falls: (spaces: string) => `elimina ${spaces}`,
    oneFalls: (spaces: string) => `elimina una de ${spaces}`,
  },
  controls: {
    roll: 'Tirar los dados',
    both: (points: number) => `Los dos dados: ${steps(points)}`,
    one: (points: number) => `Un solo dado: ${steps(points)}`,
    points: (n: number) => (n === 1 ? 'paso' : 'pasos'),
    end: 'Terminar aquí',
    pass: 'Pasar',
    closer: 'Más cerca',
    actions: '¿Qué puedo hacer?',
    noActions: 'Nada por ahora.',
  },
};
