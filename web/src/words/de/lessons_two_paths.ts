import type { LessonText } from '../lesson';

const lessons: Record<string, LessonText> = {
  paths: {
    title: 'Zwei Wege',
    text: 'Du bist Süd und läufst nach oben. Von jedem Feld führt ein Weg im Westen weiter und einer im Osten. Tippe deinen Hasen an, sieh dir seine zwei Wege an und versteck Westen.',
    done: 'Nord hat den Osten blockiert, also lief dein Hase nach Westen auf a2.',
    wrong: 'Der Hase steht in der Mitte. Wähle ihn und dann die Westseite.',
  },
  edge: {
    title: 'Am Rand entlang',
    text: 'In den äußeren Spalten führt einer der beiden Wege am Rand geradeaus, der andere in die Mitte. Schick deinen Fuchs vom Rand in die Mitte.',
    done: 'Von a geht es im Westen geradeaus und im Osten nach b. Am anderen Rand ist es umgekehrt.',
    wrong: 'Schau, wo die Wege des Fuchses enden: Die Mitte liegt im Osten.',
  },
  blocked: {
    title: 'Durchschaut',
    text: 'Manchmal rät Nord richtig. Schick deinen Igel nach Osten und sieh, was dann geschieht.',
    done: 'Der Igel bleibt stehen. Und zur Belohnung läuft Nords eigener Igel auf derselben Seite des Bretts.',
    wrong: 'Hier geht es um den Igel und den Osten.',
  },
  reward: {
    title: 'Jetzt rätst du',
    text: 'Nord schickt den Fuchs los und hat eine Seite versteckt. Nord geht schon den ganzen Abend nach Westen. Blockiere den Westen: Tippe auf das Landefeld oder den Knopf, oder zieh den Blockadestein.',
    done: 'Richtig! Nords Fuchs bleibt stehen, und dafür läuft dein Fuchs nach Westen. Laufen darf nur ein Tier derselben Art.',
    wrong: 'Du hast den Osten blockiert. Vertrau dem Tipp: Nord mag den Westen.',
  },
  leap: {
    title: 'Ein Sprung',
    text: 'Ist das nächste Feld besetzt, springt ein Tier über alle, die dort stehen, bis zum ersten freien Feld auf derselben Seite. Lass deinen Fuchs über deinen Hasen springen.',
    done: 'Von a1 über a2 auf a3. Tiere in einer Reihe sind eine gute Leiter.',
    wrong: 'Der Hase steht auf dem westlichen Weg des Fuchses.',
  },
  bend: {
    title: 'Ein Sprung um die Ecke',
    text: 'Ein Sprung bleibt auf seiner Seite und folgt den Wegen, auch um eine Biegung. Dein Fuchs kann über drei Tiere auf einmal springen. Finde die Seite.',
    done: 'Im Osten ging es: von b2 über c3, c4 und c5 auf c6.',
    wrong: 'Wähle den Fuchs und schau, wie weit ihn jeder Weg bringt.',
  },
  goOn: {
    title: 'Weiter geht es',
    text: 'Ein Zug hat mindestens drei Duelle. Ab dem dritten geht es weiter, solange Nord falsch rät. Dies ist das dritte: Schick den Hasen nach Westen, und wenn er läuft, den Fuchs nach Osten.',
    done: 'Der Hase lief, also ging es weiter. Dann hat Nord richtig geraten, und nun beginnt Nords Zug.',
    wrong: 'Erst der Hase nach Westen, dann der Fuchs nach Osten.',
  },
  line: {
    title: 'Niemand bleibt zu Hause',
    text: 'Dein Fuchs könnte ankommen, muss aber warten: Niemand darf ankommen, solange noch eines deiner Tiere auf der Startlinie steht. Schick den Igel nach Westen, dann den Fuchs nach Westen.',
    done: 'Als der Igel losgelaufen war, durfte der Fuchs ankommen.',
    wrong: 'Der Igel steht noch auf der Startlinie. Schick zuerst ihn nach Westen, dann den Fuchs.',
  },
  over: {
    title: 'Über die Linie',
    text: 'Nords Hase steht auf deiner Ziellinie. Ein Sprung über ihn gilt auch als Ankunft. Schick deinen Fuchs diesen Weg.',
    done: 'Über den Hasen ins Ziel. Ein Tier auf der Linie hält niemanden auf.',
    wrong: 'Der Hase steht auf a7. Welcher Weg des Fuchses führt dorthin?',
  },
  win: {
    title: 'Im Ziel',
    text: 'Hase und Igel sind im Ziel, nur dein Fuchs fehlt. Nord schickt seinen Fuchs los, bestimmt nach Osten. Wer zuerst alle drei drüben hat, gewinnt sofort, auch durch richtiges Raten.',
    done: 'Dein Fuchs ist in Nords Zug ins Ziel gelaufen. Du hast gewonnen!',
    wrong: 'Blockiere den Osten: Rätst du richtig, läuft dein Fuchs.',
  },
  lineUp: {
    title: 'Aufstellen',
    text: 'Vor dem Spiel stellt jeder die drei Tiere auf, in welcher Reihenfolge er mag. Lass Fuchs und Hase die Plätze tauschen: Tippe erst das eine, dann das andere an. Sag dann, dass sie gut stehen.',
    done: 'Nord hat deine Reihe zuerst gesehen und darauf geantwortet. Darum wird ausgelost, wer beginnt.',
    wrong: 'Nicht so: der Hase im Westen, der Fuchs in der Mitte, der Igel im Osten.',
  },
  noReward: {
    title: 'Keiner mehr da zum Laufen',
    text: 'Dein Fuchs ist schon im Ziel. Nord schickt seinen Fuchs los, und Nord mag den Westen. Blockiere den Westen und schau, wer läuft.',
    done: 'Richtig! Nords Fuchs bleibt stehen. Aber dein Fuchs ist schon im Ziel, also läuft diesmal niemand.',
    wrong: 'Blockierst du den Osten, läuft Nords Fuchs. Vertrau dem Tipp: Westen.',
  },
  waits: {
    title: 'Warum er warten muss',
    text: 'Dein Fuchs könnte nach Osten auf ein freies Feld. Aber im Westen spränge er ins Ziel, und das darf niemand, solange dein Igel auf der Startlinie steht. Ein Tier mit einer verbotenen Seite wird gar nicht losgeschickt. Schick den Igel nach Westen, dann den Fuchs nach Westen.',
    done: 'Als der Igel weg war, standen dem Fuchs beide Seiten offen, und er sprang ins Ziel.',
    wrong: 'Der Fuchs hat noch keinen Ring. Erst der Igel nach Westen, dann der Fuchs nach Westen.',
  },
};

export default lessons;
