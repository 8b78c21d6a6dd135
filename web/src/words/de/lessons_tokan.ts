import type { LessonText } from '../lesson';

const lessons: Record<string, LessonText> = {
  climb: {
    title: 'Hinauf auf den Nachbarn',
    text: 'Du spielst Rot. Eine Maus zieht ein Feld weit in ihrer Reihe oder Spalte auf einen anderen Stein, egal wem er gehört. Tippe deine Maus auf c3 an und setze sie auf den schwarzen Löwen.',
    done: 'Die Maus liegt jetzt obenauf: Der Turm aus zwei Steinen gehört dir.',
    wrong: 'Das geht auch. Aber steige diesmal auf den schwarzen Löwen auf d3.',
  },
  range: {
    title: 'Genau so weit, wie es geht',
    text: 'Die Punkte zeigen, wie weit ein Tier zieht: die Maus ein Feld, der Schakal zwei, der Löwe drei. Nicht weniger und nicht mehr. Ziehe deinen Löwen.',
    done: 'Drei Felder geradeaus, über alles hinweg, was dazwischen liegt.',
    wrong: 'Das war der Schakal. Der Löwe wartet auf a3.',
  },
  rise: {
    title: 'Immer aufwärts',
    text: 'Ein Stein muss nach seinem Zug höher liegen als vorher. Deine Maus auf c3 liegt auf Ebene 3. Auf welchem Nachbarn steigt sie auf?',
    done: 'Von Ebene 3 auf Ebene 4. Auf d3 läge sie wieder auf Ebene 3, darum hat das Feld nicht geleuchtet.',
    wrong: 'Hier geht es um die Maus auf c3. Tippe sie an und sieh, was leuchtet.',
  },
  taboo: {
    title: 'Tabu',
    text: 'Schwarz hat gerade nach c3 gezogen. Auf den zuletzt gezogenen Stein darf niemand: Er ist tabu, für diesen einen Zug. Ziehe zuerst deinen Schakal und hab mit der Maus Geduld.',
    done: 'Einen Zug später war das Tabu vorbei, und die Maus konnte hinauf.',
    wrong: 'Lass die Maus noch stehen. Zuerst der Schakal von a1, dann die Maus auf c3.',
  },
  jackal: {
    title: 'Einen mitnehmen',
    text: 'Ein Schakal darf den Stein direkt unter sich mitnehmen, egal welcher Farbe. Tippe den Schakal auf b3 einmal an: Er zieht allein. Tippe noch einmal: Die Maus kommt mit. Nimm sie mit nach d3.',
    done: 'Ein Turm aus vier statt drei Steinen, und für Schwarz bleibt nichts zurück.',
    wrong: 'So zieht er allein. Tippe ihn zweimal an, bis beide Steine steigen, und dann d3.',
  },
  lion: {
    title: 'Wer mitnimmt, steigt höher',
    text: 'Ein Löwe nimmt einen oder zwei Steine mit. Deiner liegt auf Ebene 4. Allein käme er auf Ebene 3, mit einem Stein auf Ebene 4. Mit zweien kommt er höher. Ziehe nach e2.',
    done: 'Ebene 5! Was du mitnimmst, liegt unter dir und hebt dich.',
    wrong: 'Nicht dieser. Der Löwe auf b2 kann mit zwei Steinen nach e2.',
  },
  closing: {
    title: 'Nachrücken',
    text: 'Wird ein Feld durch einen Zug leer, rücken die Stapel dahinter ein Feld nach. Ziehe die Maus von e2 nach f2, sieh zu, wie dein Löwe nachrückt, und springe dann mit ihm nach d5.',
    done: 'Der Löwe ist von c2 nach d2 gerückt. Der Schakal auf a2 blieb: Hinter einer alten Lücke rückt nichts nach.',
    wrong: 'Zuerst die Maus von e2 nach f2, dann der Löwe hinauf nach d5.',
  },
  gaps: {
    title: 'Lücken bleiben',
    text: 'Auf einer Lücke landet nichts, und nichts kommt über sie hinweg. Drei deiner Steine schauen auf den Turm auf d3. Welcher kommt wirklich hin?',
    done: 'Der Schakal auf d1 hatte einen Stein auf dem Weg. Den anderen beiden war eine Lücke im Weg.',
    wrong: 'Der richtige Schakal, aber schau nach oben: Der Turm steht auf d3.',
  },
  towers: {
    title: 'Der letzte Zug',
    text: 'Die Partie endet, wenn jemand am Zug nicht ziehen kann. Dann zählen die Türme: Jeder Stapel ab zwei Steinen bringt seine Höhe für die Farbe obenauf. Dies ist der letzte Zug. Welcher gewinnt?',
    done: 'Sechs zu fünf. Deine Maus hat einen Dreierturm erobert und zum Viererturm gemacht.',
    wrong: 'Dann hätte Schwarz mehr. Zähle für jeden Zug die Höhen der Türme.',
  },
  heads: {
    title: 'Jeder Kopf zählt',
    text: 'In dieser Variante bringt jedes sichtbare Tier seine Punkte, auch Einzelsteine. Wieder ist es der letzte Zug: Was gewinnt nach Köpfen?',
    done: 'Sechs zu fünf: Die Maus ist zur Seite gegangen und hat deinen Löwen aufgedeckt, der drei zählt.',
    wrong:
      'Nach Türmen würde das reichen, nach Köpfen nicht. Sieh nach, was unter deiner Maus liegt.',
  },
  laying: {
    title: 'Das Feld selbst legen',
    text: 'Bei „Weniger Zufall“ legt ihr abwechselnd Steine, jeden neben einen anderen. Das Feld wird sechs Spalten breit, fünf sind belegt. Öffne rechts die sechste: Wähle einen Stein, dann i3.',
    done: 'Jetzt sind sechs Spalten belegt, also kann links daneben nichts mehr gelegt werden.',
    wrong: 'Erlaubt, aber lass das Feld nach rechts wachsen: Lege einen Stein auf i3.',
  },
  tieBreak: {
    title: 'Köpfe gleich',
    text: 'Hier zählen die Köpfe, und es ist der letzte Zug. Wohin deine Maus auch geht, beide haben zwei. Dann entscheiden die Türme: der höchste jeder Seite, danach der nächste. Wo gewinnt deine Maus?',
    done: 'Zwei zu zwei nach Köpfen. Dein Turm aus vier schlägt den schwarzen aus zwei.',
    wrong: 'Dann wären auch die höchsten Türme gleich, drei und drei: unentschieden.',
  },
};

export default lessons;
