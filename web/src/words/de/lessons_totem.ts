import type { LessonText } from '../lesson';

const lessons: Record<string, LessonText> = {
  touch: {
    title: 'Berühre das Totem',
    text: 'Du bist die Eule. Wer sein Totem verliert, scheidet aus. Du hast einen Schritt: Beende ihn neben dem Totem des Bären.',
    done: 'Das Totem des Bären ist gefallen, und alle seine Steine mit ihm. So gewinnt man Totem.',
    wrong: 'Noch nicht: Der Schritt muss direkt neben dem Totem des Bären enden.',
  },
  discard: {
    title: 'Einen Würfel weglegen',
    text: 'Du hast 6 und 1 gewürfelt. Du darfst beide Würfel nehmen oder nur einen, doch jeder Punkt muss dann gelaufen werden. Deine sechs Steine bewachen das Totem gut: Lauf so wenig wie möglich.',
    done: 'Nur ein Schritt. Ein hoher Wurf ist nicht immer ein guter.',
    wrong: 'Das wären mehr Schritte als nötig, und jeder öffnet deinen Ring ein wenig.',
  },
  together: {
    title: 'Bleibt zusammen',
    text: 'Nach jedem Schritt müssen alle deine Steine mit deinem Totem verbunden sein. Darum kriechen Steine aneinander entlang. Bring den hintersten in drei Schritten nach vorn, neben den vordersten Stein des Bären.',
    done: 'Er ist an seinen Freunden entlanggekrochen, und der Stein des Bären ist weg.',
    wrong: 'Von dort erreichst du den Stein des Bären nicht. Versuch es mit dem hintersten Stein.',
  },
  share: {
    title: 'Teile deine Schritte',
    text: 'Punkte lassen sich auf mehrere Steine verteilen. Zwei Schritte, zwei Schläge: Ein Stein zieht und beendet seine Reise, dann zieht ein anderer.',
    done: 'Zwei Reisen sind zu Ende, und jede hat einen Stein geschlagen.',
    wrong:
      'Das gibt höchstens einen Schlag. Zieh einen Stein einen Schritt, beende seine Reise und nimm dann einen anderen.',
  },
  noReturn: {
    title: 'Kein Weg zurück',
    text: 'Dein reisender Stein kam auf der gepunkteten Linie und darf in diesem Zug nicht zurück. Andere dürfen! Beende seine Reise und zieh mit einem anderen Stein auf das Feld, das er verlassen hat.',
    done: 'Genau: Nur der Stein selbst darf nicht zurück.',
    wrong: 'Schlage von dem Feld aus, das dein Stein verlassen hat. Wer darf da noch hin?',
  },
  goOn: {
    title: 'Wenn es weitergehen muss',
    text: 'Eine Reise darf nur dann früher enden, wenn ein anderer Stein die Punkte noch nutzen kann. Alle anderen sind schon gereist, also läuft dieser Stein beide Schritte. Finde zwei, die neben dem Totem des Bären enden.',
    done: 'Nach dem ersten Schritt durfte er seine Reise nicht beenden, aber auch der zweite hat das Totem berührt.',
    wrong: 'Von dort ist das Totem des Bären nicht zu erreichen.',
  },
  farthest: {
    title: 'Der entfernteste fällt',
    text: 'Endet eine Reise neben mehreren gegnerischen Steinen, fällt der, der am weitesten von seinem eigenen Totem entfernt ist. Berühre zwei Steine zugleich und schlage den entfernteren.',
    done: 'Du hast zwei Steine berührt. Der zwei Felder von seinem Totem entfernte ist gefallen, der neben dem Totem ist geblieben.',
    wrong: 'Damit berührst du keine zwei Steine. Such ein Feld neben beiden.',
  },
  cutOff: {
    title: 'Schneide sie ab',
    text: 'Steine, die den Weg zu ihrem Totem verloren haben, fallen auch. Schlage zwei Steine mit einem Schritt.',
    done: 'Der mittlere Stein war das Bindeglied: Ohne ihn musste auch der vorderste gehen.',
    wrong: 'Damit wird niemand abgeschnitten. Welcher Stein hält die Reihe zusammen?',
  },
  equals: {
    title: 'Du hast die Wahl',
    text: 'Die beiden Steine mit dem Fragezeichen sind gleich weit von ihrem Totem entfernt, also wählst du, welcher fällt. Wähle den, der den Bären am meisten kostet.',
    done: 'Drei Steine mit einem Schlag: Zwei hingen an diesem einen.',
    wrong: 'So fiele nur ein Stein. Am anderen hängt mehr.',
  },
  exchange: {
    title: 'Ein neuer Stein',
    text: 'Sind die Würfel gleich oder ergeben sie 10 oder mehr, darfst du statt zu ziehen einen Stein aus der Reserve neben dein Totem setzen. Tu das jetzt.',
    done: 'Ein Stein mehr auf dem Brett. Damit ist dein Zug zu Ende, und geschlagen wird dabei nichts.',
    wrong: 'Lass die Würfel diesmal liegen: Wähle eines der leuchtenden Felder neben deinem Totem.',
  },
  twelve: {
    title: 'Zwölf spielt noch einmal',
    text: 'Zwei Sechsen! Nach diesem Zug würfelst du noch einmal, was du auch tust. Schließe den Ring um dein Totem mit einem neuen Stein. Nimm dann vom nächsten Wurf nur einen Schritt.',
    done: 'Ein neuer Stein und noch ein Zug dazu: Das schenkt dir die Zwölf.',
    wrong:
      'Setze erst einen neuen Stein auf das leuchtende Feld; beim nächsten Wurf genügt ein Schritt.',
  },
  lone: {
    title: 'Ein Totem allein',
    text: 'Alle deine Steine sind weg. Ein Totem ohne Steine darf nicht gehen. Aber du hast einen Pasch: Setz einen neuen Stein neben dein Totem, auf die Seite zum Bären hin.',
    done: 'Jetzt hat dein Totem Gesellschaft und darf wieder gehen. Mit anderen Würfeln hättest du passen müssen.',
    wrong: 'Dort steht der Stein nicht zwischen deinem Totem und dem Bären.',
  },
  pass: {
    title: 'Nichts zu tun',
    text: 'Der Bär hat nur noch einen Stein. Schlage ihn: Dann steht sein Totem allein und darf nicht gehen.',
    done: 'Der Bär hat 3 und 1 gewürfelt. Nichts zum Ziehen, kein Wurf für einen neuen Stein: Er musste passen. Freiwillig passt niemand.',
    wrong: 'So behält der Bär seinen Stein. Beende deinen Schritt direkt daneben.',
  },
  oneEach: {
    title: 'Jeder nur einen',
    text: 'Du hast einen Stein, der Bär hat zwei, und niemand hat noch einen in Reserve. Hat jeder nur noch einen Stein, endet das Spiel sofort unentschieden. Rette das Unentschieden: Schlage zu.',
    done: 'Ein Stein für jeden und keine Reserve: unentschieden. Besser als verloren!',
    wrong: 'Damit schlägst du nichts. Beende deinen Schritt neben dem vordersten Stein des Bären.',
  },
  quiet: {
    title: 'Zu ruhig',
    text: 'Seit 99 Zügen ist kein Stein gefallen und kein neuer dazugekommen. Bleibt auch dieser Zug ruhig, endet das Spiel unentschieden. Du liegst vorn, also halt es am Leben: Schlage zu.',
    done: 'Ein Stein ist gefallen, also wird wieder von null gezählt, und das Spiel geht weiter.',
    wrong: 'Mit diesem Schritt fiele nichts: der hundertste ruhige Zug, unentschieden.',
  },
};
export default lessons;
