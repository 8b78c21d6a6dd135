import type en from '../en/tokan';

const tilesOf = (count: number) => (count === 1 ? '1 Stein' : `${count} Steine`);
const along = (count: number) => (count === 0 ? '' : ` und nimmt ${tilesOf(count)} mit`);

const tokan: typeof en = {
  name: 'Tokan',
  about: 'Mäuse, Schakale und Löwen springen einander auf die Stapel. Wer liegt am Ende oben?',
  players: 'Zu zweit',
  keys: 'Die Pfeiltasten führen von Feld zu Feld. Enter nimmt einen Stein auf oder spielt ihn; noch einmal Enter nimmt einen Stein mehr mit, und 1, 2 oder 3 nimmt gleich so viele. Solange das Feld ausgelegt wird, nehmen 1, 2 und 3 eine Maus, einen Schakal oder einen Löwen. Escape lässt los.',
  seats: { r: 'Rot', b: 'Schwarz' },
  tiles: {
    M: 'rote Maus',
    J: 'roter Schakal',
    L: 'roter Löwe',
    m: 'schwarze Maus',
    j: 'schwarzer Schakal',
    l: 'schwarzer Löwe',
  },
  animals: { m: 'Maus', j: 'Schakal', l: 'Löwe' },
  scores: { classic: 'Türme', heads: 'Köpfe' },
  counts: '(diese Wertung zählt)',
  field: 'Das Spielfeld',
  hands: 'Die Steine, die noch nicht liegen',
  howTo:
    'Tippe einen deiner Steine an, dann ein leuchtendes Feld. Noch einmal tippen nimmt mit, was darunter liegt.',
  lookHere: 'Tippe auf einen Stapel, um hineinzusehen.',
  take: (count) => `${tilesOf(count)} nehmen`,
  pile: (tile, count) => `${tile}, noch ${count}`,
  growth: (columns, grows) =>
    grows
      ? `Bisher ${columns} von 6 Spalten: das Feld kann noch wachsen`
      : 'Alle 6 Spalten sind belegt',

  single: (space, tile) => `${space}: ${tile}`,
  stack: (space, tile, beneath) =>
    `${space}: ${tile}, darunter ${tilesOf(beneath.length)}: ${beneath.join(', ')}`,
  gap: (space) => `${space}: Lücke`,
  free: (space) => `${space}: frei`,
  taboo: 'tabu',
  movable: (moves) => (moves === 1 ? '1 Zug' : `${moves} Züge`),
  picked: (count) => `${tilesOf(count)} gewählt`,
  target: (carried) =>
    carried === 0 ? 'kann hierher' : `kann hierher und nimmt ${tilesOf(carried)} mit`,
  inHand: (tile, carried, spaces, names) =>
    `In der Hand: ${tile}${carried === 0 ? '' : `, mit ${carried === 1 ? '1 Stein' : `${carried} Steinen`} darunter`}. ${spaces === 1 ? '1 mögliches Feld' : `${spaces} mögliche Felder`}${names && `: ${names}`}. Escape legt zurück.`,
  putDown: 'Zurückgelegt.',

  moved: (seat, animal, from, to, carried) =>
    `${seat}: ${animal} zieht von ${from} nach ${to}${along(carried)}.`,
  closed: (count) => (count === 1 ? '1 Stapel rückt nach.' : `${count} Stapel rücken nach.`),
  laid: (seat, animal, space) => `${seat}: ${animal} auf ${space} gelegt.`,
  promptMove: (who) => `${who}: Ziehe einen Stein.`,
  promptLay: (who) => `${who}: Lege einen Stein.`,
  tabooIs: (space) => `${space} ist tabu.`,

  moveHint: (animal, from, to, carried) => `${animal} von ${from} nach ${to}${along(carried)}`,
  layHint: (animal, space) => `${animal} auf ${space}`,
  best: (action, seat, chance) => `Versuche: ${action}. Gewinnchance für ${seat} damit: ${chance}.`,
  next: (action, chance) => `Nächstbester Zug: ${action} (${chance}).`,
  provenWin: (action) => `Versuche: ${action}. Es ist bewiesen, dass das gewinnt.`,
  provenDraw: (action) =>
    `Versuche: ${action}. Es ist bewiesen, dass das unentschieden hält und nichts gewinnt.`,
  provenLoss: (action) =>
    `Es ist bewiesen, dass gegen bestes Spiel jeder Zug verliert. Versuche: ${action}.`,
};

export default tokan;
