const steps = (n: number) => (n === 1 ? 'ein Schritt' : `${n} Schritte`);

export default {
  name: 'Totem',
  about:
    'Deine Steine kriechen über das Brett, immer verbunden, um die fremden Totems zu berühren.',
  players: 'Zu zweit bis zu viert',
  keys: 'Die Pfeiltasten führen von Feld zu Feld, Bild ab zum nächsten, auf dem du etwas tun kannst. Enter nimmt auf oder spielt, Escape lässt los, E beendet eine Reise.',
  seats: { 1: 'Eule', 2: 'Bär', 3: 'Schildkröte', 4: 'Rabe' } as Record<string, string>,
  tell: {
    roll: (who: string, high: number, low: number) => `${who} würfelt ${high} und ${low}.`,
    use: (who: string, points: number) => `${who} setzt ${points} ein.`,
    step: (who: string, from: string, to: string) => `${who} zieht von ${from} nach ${to}.`,
    end: (who: string) => `${who} beendet die Reise.`,
    take: (who: string, space: string) => `${who} schlägt den Stein auf ${space}.`,
    exchange: (who: string, space: string) => `${who} setzt einen neuen Stein auf ${space}.`,
    start: (who: string, space: string) => `${who} beginnt auf ${space}.`,
    moved: (who: string, pieces: number, totem: boolean, n: number) => {
      const some = pieces === 1 ? 'einen Stein' : `${pieces} Steine`;
      const what = !totem ? some : pieces === 0 ? 'das Totem' : `das Totem und ${some}`;
      if (pieces + Number(totem) > 1) return `${who} zieht ${what}, zusammen ${steps(n)}.`;
      return `${who} zieht ${what} ${n === 1 ? 'einen Schritt' : steps(n)} weit.`;
    },
    placed: (who: string) => `${who} setzt einen neuen Stein neben das Totem.`,
    started: (who: string) => `${who} hat ein Startfeld gewählt.`,
    pass: (who: string) => `${who} muss passen.`,
    loses: (who: string, n: number) =>
      `${who} verliert ${n === 1 ? 'einen Stein' : `${n} Steine`}.`,
    out: (who: string) => `Das Totem von ${who} ist berührt: ${who} ist ausgeschieden.`,
    leaves: (who: string) => `${who} ist ausgeschieden. Die anderen spielen weiter.`,
    leavesLast: (who: string) => `${who} ist ausgeschieden.`,
    leave: (who: string) => `${who} verzichtet auf den Zusatzzug.`,
    again: (who: string) => `Zwei Sechsen: ${who} ist noch einmal dran.`,
  },
  prompt: {
    start: (who: string) => `${who}: Wähle ein Startfeld.`,
    roll: (who: string) => `${who}: Würfle.`,
    use: (who: string) => `${who}: Nimm beide Würfel oder lege einen beiseite.`,
    useOrNew: (who: string) =>
      `${who}: Nimm die Würfel oder setze einen neuen Stein auf ein leuchtendes Feld.`,
    onlyNew: (who: string) => `${who}: Setze einen neuen Stein auf ein leuchtendes Feld.`,
    extra: (who: string) => `${who}: zwei Sechsen! Noch einmal würfeln oder verzichten?`,
    pass: (who: string) => `${who}: Kein Stein kann ziehen.`,
    move: (who: string, points: number) =>
      `${who}: Noch ${steps(points)}. Nimm einen leuchtenden Stein.`,
    go: (who: string, points: number, strikes: boolean) =>
      `${who}: Noch ${steps(points)}. Geh auf einen Punkt; kleine sind weiter weg.${strikes ? ' Wo ein Stern ist, fallen Steine.' : ''}`,
    goOn: (who: string, points: number) =>
      `${who}: Noch ${steps(points)}. Dieser Stein zieht weiter.`,
    goOnOrEnd: (who: string, points: number) =>
      `${who}: Noch ${steps(points)}. Zieh weiter oder beende die Reise.`,
    take: (who: string) =>
      `${who}: Welcher Stein fällt? Sie sind gleich weit von ihrem Totem entfernt.`,
  },
  action: {
    roll: (high: number, low: number) => `Wurf ${high} ${low}`,
    use: (points: number) => `${points} einsetzen`,
    end: 'Reise beenden',
    out: 'scheidet aus',
    again: 'noch einmal würfeln',
    leave: 'auf den Zusatzzug verzichten',
    pass: 'passen',
    take: (space: string) => `${space} schlagen`,
    exchange: (space: string) => `neuer Stein ${space}`,
    start: (space: string) => `Start auf ${space}`,
  },
  turn: {
    rolled: (who: string, high: number, low: number) => `${who} würfelte ${high} und ${low}`,
    moved: (points: number, pieces: number) =>
      `nutzte ${points}: ${pieces === 1 ? 'ein Stein' : `${pieces} Steine`} gezogen`,
    placed: 'setzte einen neuen Stein ein',
    passed: 'konnte nicht ziehen',
  },
  why: {
    sentence: (parts: string[]): string => `Das ${parts.join(' und ')}.`,
    touches: (who: string) => `berührt das Totem von ${who}`,
    takes: (n: number) => `schlägt ${n === 1 ? 'einen Stein' : `${n} Steine`}`,
    guards: 'schützt dein Totem',
    escapes: 'bringt dich außer Reichweite',
    places: 'bringt einen neuen Stein',
    approaches: (who: string) => `kommt näher an ${who}`,
    gathers: 'hält deine Steine zusammen',
  },
  explain: {
    plan: (plan: string) => `Ein Plan für den Zug: ${plan}.`,
    ends: 'Beende jede Reise, bevor der nächste Stein geht.',
    withIt: (chance: string) => `Gewinnchance: ${chance}.`,
    best: (action: string, chance: string) => `Am besten hier: ${action}. Gewinnchance: ${chance}.`,
    chance: (who: string, chance: string) => `Gewinnchance von ${who}: ${chance}.`,
  },
  board: {
    label: 'Brett von Totem',
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
    end: 'Reise beenden',
    falls: (spaces: string) => `schlägt ${spaces}`,
    oneFalls: (spaces: string) => `schlägt einen von ${spaces}`,
  },
  controls: {
    roll: 'Würfeln',
    both: (points: number) => `Beide Würfel: ${steps(points)}`,
    one: (points: number) => `Ein Würfel: ${points} ${points === 1 ? 'Schritt' : 'Schritte'}`,
    points: (n: number) => (n === 1 ? 'Schritt' : 'Schritte'),
    end: 'Reise beenden',
    again: 'Noch einmal würfeln',
    leave: 'Verzichten',
    pass: 'Passen',
    closer: 'Näher heran',
    actions: 'Was kann ich tun?',
    noActions: 'Im Moment nichts.',
    quiet: (n: number, of: number) =>
      `${n} von ${of} ruhigen Zügen: Kommt nichts auf das Brett oder herunter, wird es unentschieden.`,
  },
};
