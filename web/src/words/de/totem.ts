const steps = (n: number) => (n === 1 ? 'ein Schritt' : `${n} Schritte`);

export default {
  name: 'Totem',
  about:
    'Deine Steine kriechen über das Brett, immer verbunden, um die fremden Totems zu berühren.',
  players: 'Zu zweit bis zu viert',
  seats: { 1: 'Eule', 2: 'Bär', 3: 'Schildkröte', 4: 'Rabe' } as Record<string, string>,
  tell: {
    roll: (who: string, high: number, low: number) => `${who} würfelt ${high} und ${low}.`,
    use: (who: string, points: number) => `${who} setzt ${points} ein.`,
    step: (who: string, from: string, to: string) => `${who} zieht von ${from} nach ${to}.`,
    end: (who: string) => `${who} beendet die Reise.`,
    take: (who: string, space: string) => `${who} schlägt den Stein auf ${space}.`,
    exchange: (who: string, space: string) => `${who} setzt einen neuen Stein auf ${space}.`,
    start: (who: string, space: string) => `${who} beginnt auf ${space}.`,
    pass: (who: string) => `${who} muss passen.`,
    loses: (who: string, n: number) =>
      `${who} verliert ${n === 1 ? 'einen Stein' : `${n} Steine`}.`,
    out: (who: string) => `Das Totem von ${who} ist gefallen: ${who} ist ausgeschieden.`,
    leaves: (who: string) => `${who} gibt auf, die anderen spielen weiter.`,
    again: (who: string) => `Zwei Sechsen: ${who} ist noch einmal dran.`,
  },
  prompt: {
    start: (who: string) => `${who}: Wähle ein Startfeld.`,
    roll: (who: string) => `${who}: Würfle.`,
    use: (who: string) => `${who}: Nimm beide Würfel oder lege einen beiseite.`,
    useOrNew: (who: string) =>
      `${who}: Nimm die Würfel oder setze einen neuen Stein auf ein leuchtendes Feld.`,
    onlyNew: (who: string) => `${who}: Setze einen neuen Stein auf ein leuchtendes Feld.`,
    pass: (who: string) => `${who}: Kein Stein kann ziehen.`,
    move: (who: string, points: number) =>
      `${who}: Noch ${steps(points)}. Nimm einen leuchtenden Stein.`,
    goOn: (who: string, points: number) =>
      `${who}: Noch ${steps(points)}. Dieser Stein zieht weiter.`,
    goOnOrEnd: (who: string, points: number) =>
      `${who}: Noch ${steps(points)}. Zieh weiter oder ende hier.`,
    take: (who: string) =>
      `${who}: Welcher Stein fällt? Sie sind gleich weit von ihrem Totem entfernt.`,
  },
  action: {
    roll: (high: number, low: number) => `Wurf ${high} ${low}`,
    use: (points: number) => `${points} einsetzen`,
    end: 'Reise beenden',
    out: 'gibt auf',
    pass: 'passen',
    take: (space: string) => `${space} schlagen`,
    exchange: (space: string) => `neuer Stein ${space}`,
    start: (space: string) => `Start auf ${space}`,
  },
  explain: {
    best: (action: string, chance: string) => `Am besten hier: ${action}. Gewinnchance: ${chance}.`,
    chance: (who: string, chance: string) => `Gewinnchance von ${who}: ${chance}.`,
  },
  board: {
    label: 'Brett von Totem',
    keys: 'Die Pfeiltasten führen von Feld zu Feld, Bild ab zum nächsten, auf dem du etwas tun kannst. Enter nimmt auf oder spielt, Escape lässt los, E beendet eine Reise.',
    piece: (who: string) => `${who}, Stein`,
    totem: (who: string) => `${who}, Totem`,
    free: 'frei',
    travelled: 'ist gereist',
    canMove: 'kann ziehen',
    picked: 'aufgenommen',
    goal: (n: number) => `hierher, ${steps(n)}`,
    newPiece: 'neuen Stein hierher setzen',
    take: 'fallen lassen',
    start: 'hier beginnen',
    end: 'die Reise hier beenden',
    falls: (spaces: string) => `schlägt ${spaces}`,
    oneFalls: (spaces: string) => `schlägt einen von ${spaces}`,
  },
  controls: {
    roll: 'Würfeln',
    both: (points: number) => `Beide Würfel: ${steps(points)}`,
    one: (points: number) => `Ein Würfel: ${steps(points)}`,
    points: (n: number) => (n === 1 ? 'Schritt' : 'Schritte'),
    end: 'Hier enden',
    pass: 'Passen',
    closer: 'Näher heran',
    actions: 'Was kann ich tun?',
    noActions: 'Im Moment nichts.',
  },
};
