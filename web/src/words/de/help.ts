import type { HelpWords } from '../help';

const steps = (n: number) => (n === 1 ? 'ein Schritt' : `${n} Schritte`);

const help: HelpWords = {
  title: 'Hilfe',
  close: 'Hilfe schließen',
  goal: 'Worum es geht',
  now: 'Was jetzt möglich ist',
  keys: 'Mit der Tastatur',
  whyNot: 'Warum nicht?',
  more: 'Mehr Hilfe',
  rule: (number) => `Regel ${number}`,
  rules: 'Alle Regeln',
  tap: 'Tippe irgendetwas auf dem Brett an: Geht es nicht, steht hier, warum.',
  notYourTurn: (name) => `${name} ist am Zug. Warte, bis der Zug zu Ende ist.`,
  rolls: (name) => `Jetzt wird gewürfelt: ${name} ist an der Reihe.`,
  over: 'Das Spiel ist aus. Schau es dir noch einmal an oder spiel ein neues.',

  tokan: {
    goal: {
      classic:
        'Hab deine Farbe oben auf den meisten und höchsten Türmen, wenn jemand nicht mehr ziehen kann.',
      heads: 'Zeig die Tiere mit den meisten Punkten, wenn jemand nicht mehr ziehen kann.',
    },
    move: (movable) =>
      `Zieh einen deiner Steine, die obenauf liegen: ${movable === 1 ? 'einer kann' : `${movable} können`} ziehen. Sie haben unten einen hellen Strich.`,
    how: 'Eine Maus zieht 1 Feld, ein Schakal 2, ein Löwe 3, geradeaus auf einen anderen Stein, und dort muss der Stein höher liegen als vorher.',
    carry:
      'Ein Schakal darf den Stein unter sich mitnehmen, ein Löwe einen oder zwei: Tippe den Stein dafür noch einmal an.',
    taboo: (space) =>
      `Nicht auf ${space}: Dorthin wurde eben gezogen, darum ist das Feld für diesen einen Zug tabu.`,
    lay: 'Leg einen deiner Steine so, dass eine seiner Seiten einen Stein berührt, der schon liegt.',
    pickTile: 'Wähle zuerst einen deiner Steine, dann das Feld für ihn.',
  },
  'two-paths': {
    goal: 'Bring Fuchs, Hase und Igel über die Lichtung, bevor die anderen drei im Ziel sind.',
    lineUp: 'Stell deine drei Tiere auf deine Startlinie, in welcher Reihenfolge du magst.',
    send: 'Schick eines der Tiere mit Ring los und versteck, ob es nach Westen oder nach Osten geht.',
    guess: 'Rät die andere Seite falsch, läuft es. Rät sie richtig, bleibt es stehen.',
    waits:
      'Eines deiner Tiere muss warten: Es könnte ankommen, und das darf keines, solange noch eines auf der Startlinie steht.',
    block: 'Rate, welche Seite versteckt ist, und blockiere sie.',
    reward: 'Rätst du richtig, läuft dein eigenes Tier derselben Art auf dieser Seite.',
    third:
      'Dies ist das dritte Duell oder ein späteres: Richtig geraten beendet den Zug, falsch geraten lässt ihn weitergehen.',
    atLeast: 'Ein Zug hat mindestens drei Duelle.',
    foreign: 'Dieses Tier gehört dir nicht. Schick eines von deinen los.',
    landing:
      'Von hier führen zwei Wege weiter, auf jeder Seite einer. Sie enden auf den beiden leuchtenden Feldern.',
    pickAnimal: 'Wähle zuerst eines der Tiere mit Ring; dann siehst du, wohin es laufen kann.',
    blockHere:
      'Blockieren kannst du nur die beiden leuchtenden Felder: Auf eines von ihnen will das Tier.',
    onLine: 'Deine Tiere starten auf deiner eigenen Linie. Tippe zwei an, um sie zu tauschen.',
    lineUpFirst:
      'Erst stellen sich deine Tiere auf. West und Ost sind für das Tier, das später läuft.',
  },
  totem: {
    goal: 'Berühre die Totems der anderen und behalte deines: Wessen Totem als letztes steht, gewinnt.',
    start:
      'Wähle eines der leuchtenden Felder für dein Totem. Deine ersten sechs Steine stehen darum herum.',
    roll: 'Würfle. Jeder Punkt ist ein Schritt.',
    use: 'Nimm beide Würfel zusammen, oder leg einen weg und nimm den anderen.',
    exchange:
      'Bei gleichen Würfeln oder bei 10 und mehr darfst du, statt zu ziehen, einen neuen Stein neben dein Totem setzen.',
    pass: 'Nichts kann ziehen, also wird gepasst.',
    move: (points) =>
      `Noch ${steps(points)}. Verteile sie auf deine Steine, wie du magst; auch dein Totem darf gehen.`,
    together: 'Nach jedem Schritt müssen alle deine Steine mit deinem Totem verbunden sein.',
    goOn: 'Ein Stein ist unterwegs. Er geht weiter und kehrt nicht dorthin zurück, wo er in diesem Zug schon war.',
    end: 'Er darf seine Reise auch hier beenden: Ein anderer Stein kann die restlichen Schritte nutzen.',
    strike:
      'Beendet ein Stein seine Reise neben gegnerischen Steinen, fällt der, der am weitesten von seinem Totem entfernt ist. Ein Totem fällt sofort.',
    take: 'Mehrere Steine sind gleich weit von ihrem Totem entfernt. Du wählst, welcher fällt.',
    again: 'Eine Zwölf: Nach diesem Zug bist du noch einmal dran.',
    pickPiece: 'Wähle zuerst einen deiner leuchtenden Steine, dann das Feld für ihn.',
    tooFar: (far, points) => `Bis dorthin: ${steps(far)}. Übrig: ${steps(points)}.`,
    noWay:
      'Dorthin führt jetzt kein Weg: Jeder einzelne Schritt geht auf ein freies Feld, und alle deine Steine bleiben dabei verbunden.',
    beside:
      'Niemand zieht auf einen anderen Stein. Du schlägst ihn, indem du eine Reise daneben beendest, wenn er am weitesten von seinem Totem entfernt ist.',
    besideTotem: 'Niemand zieht auf ein Totem. Beende eine Reise daneben, dann fällt es.',
    shutIn: 'Dieser Stein kann jetzt nicht ziehen: Alle Felder neben ihm sind besetzt.',
    holdsOthers:
      'Dieser Stein kann jetzt nicht ziehen: Ginge er weg, hingen deine Steine nicht mehr alle mit deinem Totem zusammen.',
  },
};

export default help;
