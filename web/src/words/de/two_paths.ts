type Seat = 's' | 'n';
type Kind = 'F' | 'H' | 'G';
type Side = 'w' | 'e';

const seats = { s: 'Süd', n: 'Nord' };
const owners = { s: 'Süds', n: 'Nords' };
const animals = { F: 'Fuchs', H: 'Hase', G: 'Igel' };
const them = { F: 'den Fuchs', H: 'den Hasen', G: 'den Igel' };
const sides = { w: 'Westen', e: 'Osten' };
const sideNames = { w: 'Westseite', e: 'Ostseite' };
const list = (names: string[]) => names.join(', ');

export default {
  name: 'Zwei Wege',
  about: 'Fuchs, Hase und Igel queren die Lichtung. Eine Seite verbergen, eine Seite raten.',
  players: 'Zu zweit',
  keys: 'Die Pfeiltasten führen von Feld zu Feld. Enter wählt ein Tier; dann führen die Pfeile nach links und rechts auf seine beiden leuchtenden Felder, und Enter nimmt eines. Beim Aufstellen hebt Enter ein Tier hoch, die Pfeile verschieben es, und Enter setzt es ab. Escape lässt los.',
  seat: (seat: Seat) => seats[seat],
  owned: (seat: Seat, kind: Kind) => `${owners[seat]} ${animals[kind]}`,
  side: { w: 'West', e: 'Ost' },
  prompt: {
    lineUp: (who: string) => `${who}: Stell deine Tiere auf, von Westen nach Osten.`,
    choose: (who: string) => `${who}: Wähle ein Tier, dann versteck eine Seite.`,
    hide: (who: string, kind: Kind) =>
      `${who}: ${animals[kind]} gewählt. Versteck Westen oder Osten.`,
    block: (mover: string, who: string, kind: Kind) =>
      `${mover} schickt ${them[kind]} los. ${who}: Welche Seite? Rate und blockiere sie.`,
  },
  tell: {
    linedUp: (seat: Seat, kinds: Kind[]) =>
      `${seats[seat]} stellt auf: ${list(kinds.map((kind) => animals[kind]))}.`,
    guessedWrong: (blocker: Seat, blocked: Side) =>
      `${seats[blocker]} blockiert den ${sides[blocked]}: falsch geraten.`,
    guessedRight: (blocker: Seat, blocked: Side, mover: Seat, kind: Kind) =>
      `${seats[blocker]} blockiert den ${sides[blocked]}: richtig! ${owners[mover]} ${animals[kind]} bleibt stehen.`,
    ran: (seat: Seat, kind: Kind, side: Side, space: string) =>
      `${owners[seat]} ${animals[kind]} läuft nach ${sides[side]} auf ${space}.`,
    leapt: (seat: Seat, kind: Kind, side: Side, space: string, over: number) =>
      `${owners[seat]} ${animals[kind]} läuft nach ${sides[side]}, springt über ${over === 1 ? 'ein Tier' : `${over} Tiere`} und landet auf ${space}.`,
    arrived: (seat: Seat, kind: Kind, side: Side) =>
      `${owners[seat]} ${animals[kind]} läuft nach ${sides[side]} und kommt an!`,
    noReward: (seat: Seat, kind: Kind) =>
      `${owners[seat]} ${animals[kind]} kann nicht laufen, also bewegt sich nichts.`,
  },
  action: {
    lineUp: (kinds: Kind[]) => list(kinds.map((kind) => animals[kind])),
    hide: (kind: Kind, side: Side) => `${animals[kind]} nach ${sides[side]}`,
    block: (side: Side) => `blockiert den ${sides[side]}`,
  },
  board: {
    empty: 'leer',
    canBeSent: 'kann losgeschickt werden',
    picked: 'gewählt',
    announced: 'losgeschickt, Seite versteckt',
    landing: (kind: Kind, side: Side) =>
      `hier landet der ${animals[kind]} auf der ${sideNames[side]}`,
    arrival: (kind: Kind, side: Side) =>
      `hier kommt der ${animals[kind]} auf der ${sideNames[side]} an`,
    hideHere: 'drücken, um diese Seite zu verstecken',
    hiddenHere: 'deine versteckte Seite',
    hidden: (what: string) => `Du hast versteckt: ${what}. Das siehst nur du.`,
    blockHere: 'drücken, um diese Seite zu blockieren',
    behind: 'hinter der Ziellinie',
    toSwap: 'kann den Platz tauschen',
    arrivedList: (seat: Seat, kinds: Kind[]) =>
      `Bei ${seats[seat]} angekommen: ${list(kinds.map((kind) => animals[kind]))}.`,
    ready: 'So stehen sie gut',
    swapHelp: 'Tippe zwei Tiere an, um sie zu tauschen, oder zieh sie.',
    hide: { w: 'Westen verstecken', e: 'Osten verstecken' },
    block: { w: 'Westen blockieren', e: 'Osten blockieren' },
    duel: (number: number) =>
      number < 3
        ? `Duell ${number} von mindestens 3`
        : 'Drittes Duell oder später: Richtig geraten beendet den Zug',
    duelShort: 'Duell',
  },
  cover: {
    hidden: 'Die Seite ist versteckt.',
    handOver: (seat: Seat) => `Gib weiter an ${seats[seat]}, dann tippen.`,
  },
  seal: {
    title: 'Ein versiegelter Umschlag',
    chosen: 'Seite gewählt',
    checked: 'geprüft',
    before:
      'Der Computer hat seine Seite schon gewählt und in einen Umschlag gesteckt. Er kann sie nicht mehr ändern: Wenn du blockiert hast, wird der Umschlag geöffnet und geprüft.',
    after:
      'Der letzte Umschlag ist offen und geprüft: Der Computer hatte diese Seite gewählt, bevor du blockiert hast.',
    details: 'Genaueres für Neugierige',
    made: 'Das Siegel ist eine lange Zahl aus der Seite und einem Zufallswort; sie passt zu nichts anderem.',
    inside: 'Im Umschlag:',
    digest: 'Siegel (SHA-256)',
    fits: 'Geprüft: Der Text ergibt genau dieses Siegel.',
    doesNotFit: 'Der Text ergibt dieses Siegel nicht!',
  },
  explain: {
    mover: (mixes: string[]) => `Am besten wird gemischt: ${mixes.join('; ')}.`,
    mix: (kind: Kind, share: string, west: string, east: string) =>
      `${animals[kind]} in ${share} der Fälle (Westen ${west}, Osten ${east})`,
    onlyMix: (kind: Kind, west: string, east: string) =>
      `Schick ${them[kind]} los: Westen zu ${west} verstecken, Osten zu ${east}.`,
    blocker: (west: string, east: string) =>
      `Blockiere den Westen in ${west}, den Osten in ${east} der Fälle.`,
    anyOrder: 'Jede Reihenfolge ist gleich gut.',
    orders: (orders: string[]) => `Am besten: ${orders.join('; oder ')}.`,
    chance: (chance: string) => `Deine Gewinnchance: ${chance}.`,
    exact: 'Das Spiel ist gelöst, das ist bewiesen.',
    estimate: (duels: number) =>
      `Eine Schätzung, ${duels === 1 ? 'ein Duell' : `${duels} Duelle`} weit.`,
    solving: (share: string) => `Das Spiel wird gelöst: ${share} geschafft.`,
  },
};
