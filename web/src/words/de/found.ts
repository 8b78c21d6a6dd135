import type { FoundWords } from '../found';

export default {
  lead: (games) =>
    `Der Computer hat für uns ${games} Partien gespielt, und manche Frage hat er ganz zu Ende gerechnet. Das ist dabei herausgekommen.`,
  reading: 'So liest du das',
  kinds: {
    proven: 'Bewiesen',
    exact: 'Genau',
    sample: 'Stichprobe',
    open: 'Offen',
  },
  meaning: {
    proven: 'Jede Antwort wurde bis zum Ende der Partie verfolgt. Das gilt für immer.',
    exact: 'Über alle Stellungen des Spiels ausgerechnet. Nichts ist ausgelost oder geschätzt.',
    sample: (games) =>
      `Wir haben viele Partien gespielt, insgesamt ${games}. Der Balken zeigt, was herauskam. Der dünne Strich zeigt die Grenzen: In 95 von 100 solchen Versuchen liegt die wahre Zahl dazwischen.`,
    open: 'Das weiß noch niemand, auch wir nicht.',
  },
  example: 'Ein Balken, seine Grenzen und die gestrichelte Linie gleicher Chancen',

  within: (value, bounds) => `${value} (${bounds})`,
  bounds: (low, high) => `${low} bis ${high}`,
  column: 'Was',
  caption: {
    wins: 'Siege von 100 Partien',
    points: 'Von 100 Partien; Unentschieden zählt halb',
    draws: 'Unentschieden von 100 Partien',
    kept: 'Von 100 Stellungen, nicht verdorben',
    skill: 'Können, von 100',
  },
  fair: 'Gleiche Chancen',
  gamesEach: (games) => `Partien hinter jedem Balken: ${games}`,
  positionsEach: (positions) => `Stellungen hinter jedem Balken: ${positions}`,
  level: (level) => `Stufe ${level}`,
  playersAtLevel: (players, level) => `${players} Spieler, Stufe ${level}`,
  ordinals: ['an erster Stelle', 'an zweiter Stelle', 'an dritter Stelle', 'an vierter Stelle'],
  place: (ordinal) => `Wer ${ordinal} spielt`,

  tokan: {
    facts: {
      median: 'Züge: So lange dauert die Hälfte der Partien höchstens',
      most: 'Züge: So lange dauern neun von zehn Partien höchstens',
      draws: 'von 100 Partien enden unentschieden',
    },
    begins: {
      question: 'Gewinnt, wer beginnt?',
      settled: (settled, all) => `Bisher geklärt: ${settled} von ${all} gemischten Auslagen.`,
      wins: (wins) => `Macht niemand einen Fehler, gewinnt in ${wins} davon, wer beginnt.`,
      draws: (draws) => `Unentschieden: ${draws}.`,
      loses: (loses) => `Der Zweite gewinnt: ${loses}.`,
      neverLoses: 'Noch kennt niemand eine Auslage, bei der der Zweite gewinnt.',
      open: (open) => `Noch offen: ${open}. Da ist auch der Computer nicht bis ans Ende gekommen.`,
      heads: (settled, all, wins) =>
        `Nach Köpfen gezählt sind ${settled} von ${all} Auslagen geklärt; davon gewinnt der Beginnende ${wins}.`,
      readings: (settled, same) =>
        `Auslagen, die auch nach einer anderen Lesart der Regeln geklärt sind: ${settled}. Mit demselben Ergebnis: ${same}.`,
      picture: 'Jeder Stein ist eine Auslage mit ihrer Nummer.',
      results: {
        wins: 'Wer beginnt, gewinnt',
        draws: 'Unentschieden',
        loses: 'Der Zweite gewinnt',
        open: 'Offen',
      },
      dealsOf: (result, deals) => `${result}: ${deals}`,
    },
    worth: {
      question: 'Was ist es wert, zu beginnen?',
      standard: (level, share) =>
        `Spielen zwei Computer der Stufe ${level}, bekommt der Beginnende ${share} von 100 Partien. Ein Unentschieden zählt halb.`,
      fair: (share) =>
        `Bei ausgewogener Auslage sind es ${share}. Darum wird hier eine schnelle Partie ausgewogen ausgelegt.`,
      heads: (share) => `Nach Köpfen gezählt sind es ${share}.`,
      either: (moves) =>
        `Ist Schluss, sobald einer von euch nicht ziehen könnte, wird die Partie kürzer: um ${moves} Züge.`,
      gaps: 'Ob alle Lücken geschlossen werden oder nur die nächsten, machte keinen Unterschied, den wir sehen konnten.',
      labels: {
        standard: 'Gemischte Auslage',
        fair: 'Ausgewogene Auslage',
        heads: 'Nach Köpfen gezählt',
      },
    },
    levels: {
      question: 'Macht der Computer Fehler?',
      how: (positions) =>
        `Von ${positions} Stellungen wissen wir das Ergebnis sicher. So sehen wir, wer es verdirbt.`,
      keeps: (least, few, best, many) =>
        `Stufe ${least} hält Gewonnenes oder Unentschiedenes in ${few} von 100 fest, Stufe ${best} in ${many}.`,
      judged: (few, right, many, better) =>
        `Die Analyse nennt die richtige Seite in ${right} von 100, wenn sie ${few} Stellungen ansieht, und in ${better}, wenn sie ${many} ansieht.`,
    },
  },
  'two-paths': {
    facts: {
      duels: (rows) => `Duelle hat eine Partie auf ${rows} Reihen`,
      random: 'von 100 Partien gewinnt, wer ganz zufällig gegen bestes Spiel spielt',
    },
    habits: {
      question: 'Was kosten Gewohnheiten?',
      clueless: (best, reader) =>
        `Wer ganz zufällig spielt, gewinnt gegen bestes Spiel noch ${best} von 100 Partien, und ${reader} gegen jemanden, der es durchschaut.`,
      side: (best, reader) =>
        `Immer nach Westen zu gehen kostet nichts gegen jemanden, der nach dem Buch spielt: ${best} von 100. Wer dich beobachtet, lässt dir ${reader}.`,
      coin: (reader) =>
        `Für jede Seite eine Münze zu werfen hilft nicht: ${reader} von 100 gegen jemanden, der es weiß.`,
      animals: (leader, laggard) =>
        `Immer mit dem vordersten Tier zu laufen kostet ${leader} von 100 Partien. Immer das hinterste nachzuholen kostet ${laggard}.`,
      best: 'Gegen bestes Spiel',
      reader: 'Gegen einen Gedankenleser',
      names: {
        west: 'Immer Westen',
        alternate: 'Nie zweimal dieselbe Seite',
        coin: 'Für jede Seite eine Münze',
        clueless: 'Alles zufällig',
        leader: 'Immer das vorderste Tier',
        laggard: 'Immer das hinterste Tier',
      },
    },
    begins: {
      question: 'Hilft es, zu beginnen?',
      share: (share) =>
        `Kaum. Spielen beide so gut es geht, gewinnt der Beginnende ${share} von 100 Partien.`,
      rows: (rows, share) => `Auf ${rows} Reihen sind es ${share}.`,
      declined: (share) =>
        `Dürfte man die Belohnung für richtiges Raten ablehnen, wären es ${share}.`,
      lineUps: (games) =>
        `Wie die Tiere aufgestellt sind, ändert daran höchstens ${games} von 100 Partien.`,
      luck: 'Zwischen zweien, die so gut wie möglich spielen, ist also alles Glück: wer richtig rät.',
      labels: {
        rows: (rows) => `${rows} Reihen`,
        declined: (rows) => `${rows} Reihen, Belohnung darf abgelehnt werden`,
      },
    },
  },
  totem: {
    facts: {
      median: (players, level) =>
        `Züge: So lange dauert die Hälfte der Partien zu ${players} auf Stufe ${level} höchstens`,
    },
    seats: {
      question: 'Ist es wichtig, wo du sitzt?',
      even: (players, level) =>
        `Bei ${players} Spielern der Stufe ${level} ist kein Platz besser, soweit diese Partien das zeigen.`,
      uneven: (players, level, fair, best, most, worst, least) =>
        `Bei ${players} Spielern der Stufe ${level} wären ${fair} von 100 Partien gerecht: Wer ${best} spielt, gewinnt ${most}, wer ${worst} spielt, ${least}.`,
    },
    strike: {
      question: 'Lohnt es sich, zuerst zuzuschlagen?',
      pays: (players, level, share, fair) =>
        `Bei ${players} Spielern der Stufe ${level} lohnt es sich: Wer zuerst zuschlägt, gewinnt ${share} von 100 Partien; ${fair} wären gerecht.`,
      costs: (players, level, share, fair) =>
        `Bei ${players} Spielern der Stufe ${level} schadet es: Wer zuerst zuschlägt, gewinnt ${share} von 100 Partien; ${fair} wären gerecht.`,
      unsure: (players, level, share, fair) =>
        `Bei ${players} Spielern der Stufe ${level} lässt es sich nicht sagen: Wer zuerst zuschlägt, gewinnt ${share} von 100 Partien; ${fair} wären gerecht.`,
      why: 'Wenn zwei sich streiten, gewinnen die anderen.',
    },
    quiet: {
      question: 'Kann eine Partie stehen bleiben?',
      stalled: (level, drawn, games) =>
        `Stufe ${level} sieht nur, was ihr selbst droht. Gegen ihresgleichen endeten ${drawn} von ${games} Partien unentschieden.`,
      careful: (level, share) =>
        `Stufe ${level} sieht mehr, und ${share} von 100 enden unentschieden. Es liegt also an der Spielweise, nicht am Spiel.`,
      limit: (level, limit, draws) =>
        `Nach ${limit} ruhigen Zügen ist eine Partie unentschieden. Auf Stufe ${level} kommt das in ${draws} von 100 Partien vor.`,
      shorter: (limit, draws) => `Bei einer Grenze von ${limit} wären es ${draws}.`,
      labels: {
        limit: (limit) => `${limit} ruhige Züge`,
        none: 'Keine Grenze',
      },
    },
  },
  luck: {
    title: 'Glück oder Können?',
    question: 'Wie viel entscheidet, wer besser spielt?',
    skill:
      'Das Ergebnis ist von Partie zu Partie anders. Der Balken zeigt, wie viel davon daran liegt, wer besser spielt. Der Rest ist Glück: Auslage, Würfel, Raten und wer beginnt.',
    better: (game, least, most) =>
      `${game}: Wer zwei Stufen besser ist, bekommt ${least} bis ${most} von 100 Partien.`,
    sameSeat: (game, least, most) =>
      `${game} unter Gleichen, jede Auslage zweimal mit getauschten Plätzen: In ${least} bis ${most} von 100 Auslagen gewinnt derselbe Platz beide Partien.`,
    label: (game, least, most) => `${game}, Stufen ${least} bis ${most}`,
  },
  open: {
    title: 'Was noch niemand weiß',
    deals: (tokan, open) => `Wer die Auslagen von ${tokan} gewinnt, die noch offen sind: ${open}.`,
    seats: (totem, games) =>
      `Was ein Platz bei ${totem} wert ist, genauer als auf ${games} von 100 Partien nach oben oder unten.`,
    best: (tokan, totem) =>
      `Wie sich die beste Stufe bei ${tokan} und ${totem} schlägt. Für so viele Partien denkt sie zu lange nach.`,
    people: 'Wie es bei Menschen ist. Hier haben nur Computer gespielt, und immer gegeneinander.',
    again:
      'Jede Zahl kommt aus einem Plan, den alle wieder laufen lassen können. Pläne und Ergebnisse liegen beim Programm, in docs/findings.',
  },
} satisfies FoundWords;
