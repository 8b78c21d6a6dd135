import type { FoundWords } from '../found';

export default {
  lead: (games) =>
    `El ordenador ha jugado ${games} partidas para nosotros, y algunas preguntas las ha calculado hasta el final. Esto es lo que ha salido.`,
  reading: 'Cómo leer esta página',
  kinds: {
    proven: 'Demostrado',
    exact: 'Exacto',
    sample: 'Muestra',
    open: 'Abierto',
  },
  meaning: {
    proven: 'Cada respuesta se ha seguido hasta el final de la partida. Vale para siempre.',
    exact: 'Calculado sobre todas las posiciones del juego. Nada se ha sorteado ni estimado.',
    sample: (games) =>
      `Hemos jugado muchas partidas, ${games} en total. La barra muestra lo que salió. La línea fina muestra sus límites: en 95 de 100 experimentos así, el número verdadero está entre ellos.`,
    open: 'Nadie lo sabe todavía, y nosotros tampoco.',
  },
  example: 'Una barra, sus límites y la línea de puntos de igualdad',

  within: (value, bounds) => `${value} (${bounds})`,
  bounds: (low, high) => `${low} a ${high}`,
  column: 'Qué',
  caption: {
    wins: 'Victorias de 100 partidas',
    points: 'De 100 partidas; un empate cuenta la mitad',
    draws: 'Empates de 100 partidas',
    kept: 'De 100 posiciones, sin estropear',
    skill: 'Habilidad, de 100',
  },
  fair: 'Igualdad',
  gamesEach: (games) => `Partidas detrás de cada barra: ${games}`,
  positionsEach: (positions) => `Posiciones detrás de cada barra: ${positions}`,
  level: (level) => `Nivel ${level}`,
  playersAtLevel: (players, level) => `${players} jugadores, nivel ${level}`,
  ordinals: ['en primer lugar', 'en segundo lugar', 'en tercer lugar', 'en cuarto lugar'],
  place: (ordinal) => `Quien juega ${ordinal}`,

  tokan: {
    facts: {
      median: 'jugadas: la mitad de las partidas no dura más',
      most: 'jugadas: nueve de cada diez partidas no duran más',
      draws: 'de 100 partidas acaban en empate',
    },
    begins: {
      question: '¿Gana quien empieza?',
      settled: (settled, all) => `Resueltos hasta ahora: ${settled} de ${all} repartos al azar.`,
      wins: (wins) => `Si nadie se equivoca, quien empieza gana ${wins} de ellos.`,
      draws: (draws) => `Empates: ${draws}.`,
      loses: (loses) => `Gana el segundo: ${loses}.`,
      neverLoses: 'No se conoce ningún reparto que gane el segundo.',
      open: (open) => `Aún abiertos: ${open}. Ni el ordenador ha llegado a su final.`,
      heads: (settled, all, wins) =>
        `Contando cabezas, ${settled} de ${all} repartos están resueltos; quien empieza gana ${wins} de ellos.`,
      readings: (settled, same) =>
        `Repartos resueltos también con otra interpretación de las reglas: ${settled}. Con el mismo resultado: ${same}.`,
      picture: 'Cada loseta es un reparto, con su número.',
      results: {
        wins: 'Gana quien empieza',
        draws: 'Empate',
        loses: 'Gana el segundo',
        open: 'Abierto',
      },
      dealsOf: (result, deals) => `${result}: ${deals}`,
    },
    worth: {
      question: '¿Cuánto vale empezar?',
      standard: (level, share) =>
        `Entre dos ordenadores de nivel ${level}, quien empieza obtiene ${share} de 100 partidas. Un empate cuenta la mitad.`,
      fair: (share) =>
        `Con un reparto equilibrado son ${share}. Por eso aquí una partida rápida se reparte equilibrada.`,
      heads: (share) => `Contando cabezas son ${share}.`,
      either: (moves) =>
        `Si la partida termina en cuanto uno de los dos no podría mover, es más corta: ${moves} jugadas menos.`,
      gaps: 'Que se cierren todos los huecos o solo los siguientes no cambió nada que pudiéramos ver.',
      labels: {
        standard: 'Reparto al azar',
        fair: 'Reparto equilibrado',
        heads: 'Contando cabezas',
      },
    },
    levels: {
      question: '¿Comete errores el ordenador?',
      how: (positions) =>
        `De ${positions} posiciones sabemos el resultado con certeza; así vemos quién lo estropea.`,
      keeps: (least, few, best, many) =>
        `El nivel ${least} conserva lo ganado o empatado en ${few} de 100, el nivel ${best} en ${many}.`,
      judged: (few, right, many, better) =>
        `El análisis nombra el lado correcto en ${right} de 100 cuando mira ${few} posiciones, y en ${better} cuando mira ${many}.`,
    },
  },
  'two-paths': {
    facts: {
      duels: (rows) => `duelos tiene una partida de ${rows} filas`,
      random: 'de 100 partidas se ganan jugando al azar contra el mejor juego',
    },
    habits: {
      question: '¿Cuánto cuestan las costumbres?',
      clueless: (best, reader) =>
        `Quien juega del todo al azar aún gana ${best} de 100 partidas contra el mejor juego, y ${reader} contra alguien que lo adivina.`,
      side: (best, reader) =>
        `Ir siempre al oeste no cuesta nada contra alguien que juega según el libro: ${best} de 100. Quien te observa te deja ${reader}.`,
      coin: (reader) =>
        `Lanzar una moneda para cada lado no ayuda: ${reader} de 100 contra alguien que lo sabe.`,
      animals: (leader, laggard) =>
        `Correr siempre con el animal más adelantado cuesta ${leader} de 100 partidas. Traer siempre al último cuesta ${laggard}.`,
      best: 'Contra el mejor juego',
      reader: 'Contra quien lee la mente',
      names: {
        west: 'Siempre oeste',
        alternate: 'Nunca dos veces el mismo lado',
        coin: 'Una moneda para cada lado',
        clueless: 'Todo al azar',
        leader: 'Siempre el animal más adelantado',
        laggard: 'Siempre el último animal',
      },
    },
    begins: {
      question: '¿Ayuda empezar?',
      share: (share) =>
        `Apenas. Cuando ambos juegan lo mejor posible, quien empieza gana ${share} de 100 partidas.`,
      rows: (rows, share) => `Con ${rows} filas son ${share}.`,
      declined: (share) => `Si se pudiera rechazar el premio por acertar, serían ${share}.`,
      lineUps: (games) =>
        `Cómo se alinean los animales cambia eso en ${games} de 100 partidas como mucho.`,
      luck: 'Así que entre dos que juegan lo mejor posible todo es suerte: quién acierta.',
      labels: {
        rows: (rows) => `${rows} filas`,
        declined: (rows) => `${rows} filas, premio voluntario`,
      },
    },
  },
  totem: {
    facts: {
      median: (players, level) =>
        `turnos: la mitad de las partidas de ${players} en el nivel ${level} no dura más`,
    },
    seats: {
      question: '¿Importa dónde te sientas?',
      even: (players, level) =>
        `Con ${players} jugadores de nivel ${level} ningún asiento es mejor, hasta donde muestran estas partidas.`,
      uneven: (players, level, fair, best, most, worst, least) =>
        `Con ${players} jugadores de nivel ${level}, lo justo serían ${fair} de 100 partidas: quien juega ${best} gana ${most}, quien juega ${worst}, ${least}.`,
    },
    strike: {
      question: '¿Conviene golpear primero?',
      pays: (players, level, share, fair) =>
        `Con ${players} jugadores de nivel ${level} conviene: quien golpea primero gana ${share} de 100 partidas; lo justo serían ${fair}.`,
      costs: (players, level, share, fair) =>
        `Con ${players} jugadores de nivel ${level} perjudica: quien golpea primero gana ${share} de 100 partidas; lo justo serían ${fair}.`,
      unsure: (players, level, share, fair) =>
        `Con ${players} jugadores de nivel ${level} no se puede decir: quien golpea primero gana ${share} de 100 partidas; lo justo serían ${fair}.`,
      why: 'Cuando dos se pelean, ganan los demás.',
    },
    quiet: {
      question: '¿Puede estancarse una partida?',
      stalled: (level, drawn, games) =>
        `El nivel ${level} solo ve lo que le amenaza. Contra sí mismo empató ${drawn} de ${games} partidas.`,
      careful: (level, share) =>
        `El nivel ${level} ve más, y empata ${share} de 100. Lo que se estanca es una manera de jugar, no el juego.`,
      limit: (level, limit, draws) =>
        `Tras ${limit} turnos tranquilos la partida es empate. En el nivel ${level} eso pasa en ${draws} de 100 partidas.`,
      shorter: (limit, draws) => `Con un límite de ${limit} serían ${draws}.`,
      labels: {
        limit: (limit) => `${limit} turnos tranquilos`,
        none: 'Sin límite',
      },
    },
  },
  luck: {
    title: '¿Suerte o habilidad?',
    question: '¿Cuánto decide quien juega mejor?',
    skill:
      'El resultado cambia de una partida a otra. La barra muestra cuánto se debe a quién juega mejor. El resto es suerte: el reparto, los dados, adivinar y quién empieza.',
    better: (game, least, most) =>
      `${game}: quien está dos niveles por encima obtiene de ${least} a ${most} de 100 partidas.`,
    sameSeat: (game, least, most) =>
      `${game} entre iguales, cada reparto jugado dos veces cambiando de asiento: en ${least} a ${most} de 100 repartos el mismo asiento gana las dos partidas.`,
    label: (game, least, most) => `${game}, niveles ${least} a ${most}`,
  },
  open: {
    title: 'Lo que nadie sabe todavía',
    deals: (tokan, open) => `Quién gana los repartos de ${tokan} que siguen abiertos: ${open}.`,
    seats: (totem, games) =>
      `Cuánto vale un asiento de ${totem}, con más precisión que ${games} de 100 partidas arriba o abajo.`,
    best: (tokan, totem) =>
      `Cómo le va al mejor nivel en ${tokan} y ${totem}. Piensa demasiado para tantas partidas.`,
    people: 'Cómo les va a las personas. Aquí solo han jugado ordenadores, siempre entre ellos.',
    again:
      'Cada número sale de un plan que cualquiera puede repetir. Planes y resultados vienen con el programa, en docs/findings.',
  },
} satisfies FoundWords;
