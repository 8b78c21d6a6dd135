import type { ProofWords } from '../proof';

const proof: ProofWords = {
  title: 'Beweist sich diese Aufzeichnung selbst?',
  checking: 'Die Aufzeichnung wird geprüft …',
  holds: 'Alles geprüft, alles stimmt',
  partly: 'Was hier steht, stimmt, aber nicht alles ist bewiesen',
  misfit: 'Etwas passt nicht',
  words: 'Vier Wörter',
  startDrawn: 'Der Anfang wurde aus den Zahlen aller gezogen.',
  startAlone:
    'Nicht bewiesen: der Anfang. Der Server allein hat ihn gezogen; niemandes Gerät bürgte dafür.',
  startGiven:
    'Nicht bewiesen: der Anfang. Es gibt keinen Startwert: Er wurde vorgegeben, als der Tisch gedeckt wurde, oder ist weggelassen.',
  endTold:
    'Nicht bewiesen: das Ende. Wie die Partie endete, sagt nur die Aufzeichnung; nichts belegt es.',
  endMissing:
    'Nicht bewiesen: das Ende. In dieser Aufzeichnung ist die Partie nicht vorbei; was später kam, kann weggelassen sein.',
  rolls: (count) => (count === 1 ? 'Ein Wurf geprüft.' : `${count} Würfe geprüft.`),
  opened: (count) =>
    count === 1 ? 'Eine geöffnete Seite geprüft.' : `${count} geöffnete Seiten geprüft.`,
  unopened: (count) =>
    count === 1
      ? 'Eine Seite wurde nicht geöffnet: Die Gegenseite hat sie bestimmt.'
      : `${count} Seiten wurden nicht geöffnet: Die Gegenseite hat sie bestimmt.`,
  absent: (name, count, of) =>
    `${name}: In ${count} von ${of} Ziehungen bürgte kein Gerät für diesen Platz.`,
  limits:
    'Keine Aufzeichnung beweist, wie die Spielenden heißen, wer einen Zug gemacht hat, dass der Server niemanden abgewiesen hat oder dass niemand ging, der eine Ziehung vorhersah.',
  misfits: {
    record: () => 'Die Aufzeichnung lässt sich nicht nachspielen.',
    form: (tag) => `Die Angabe ${tag} fehlt oder ist nicht so, wie sie sein muss.`,
    anchors: (tag) => `${tag} ist auch der Anker einer anderen Kette.`,
    links: (tag) => `${tag} führt nicht zu seinem Anker.`,
    order: () => 'Die Reihenfolge der Plätze ist nicht die, die festgelegt war.',
    seed: () => 'Der Startwert kommt nicht aus den Zahlen aller.',
    start: () => 'Der Anfang ist nicht der, den der Startwert ergibt.',
    draws: (roll) =>
      `Wurf ${roll} ist nicht die Ziehung, die an der Reihe war, oder nicht von denen, die beteiligt sein müssen.`,
    rolls: (roll) => `Wurf ${roll} ist nicht, was seine Ziehung ergibt.`,
    sides: (step) => `Schritt ${step}: Die Seite ist nicht die, die festgelegt war.`,
  },
};
export default proof;
