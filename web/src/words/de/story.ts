import type en from '../en/story';
import type { Share } from '../share';

// How much of the chance to win, as people say it.
const shares: Record<Share, string> = {
  tenth: 'etwa ein Zehntel',
  fifth: 'etwa ein Fünftel',
  quarter: 'etwa ein Viertel',
  third: 'etwa ein Drittel',
  half: 'etwa die Hälfte',
  twoThirds: 'etwa zwei Drittel',
  threeQuarters: 'etwa drei Viertel',
  nineTenths: 'etwa neun Zehntel',
};

const story: typeof en = {
  you: 'Du',
  player: (number) => `Spieler ${number}`,
  name: 'Name',
  nameOf: (seat) => `Name von ${seat}`,
  yourTurn: 'Du bist dran',
  named: (name, seat) => `${name} (${seat})`,
  thinks: (seat) => `Der Computer denkt nach (${seat}).`,
  rolls: (seat) => `Der Computer würfelt (${seat}).`,
  waits: (who) => `Wir warten auf ${who}.`,
  // Whoever plays no more while the others do.
  out: 'ausgeschieden',
  youAreOut: 'Du bist ausgeschieden.',
  counters: {
    tokan: (n) => (n === '1' ? 'Punkt' : 'Punkte'),
    'two-paths': () => 'im Ziel',
    totem: (n) => (n === '1' ? 'Stein' : 'Steine'),
  },
  reserve: 'im Vorrat',
  more: 'Mehr',
  news: 'Was gerade geschehen ist',
  again: 'Noch einmal zeigen',
  earlier: 'Davor',
  elsewhere: 'Diese Partie ist in einem anderen Tab offen. Hier kannst du zusehen.',
  playHere: 'Hier spielen',
  over: 'Die Partie ist zu Ende',
  toBoard: 'Zum Brett',
  judging: 'Der Wendepunkt wird gesucht …',
  turning: (number, seat, share, turns) =>
    `Wendepunkt: ${turns ? 'Runde' : 'Zug'} ${number} (${seat}). Das kostete ${shares[share]} der Gewinnchance.`,
  turningAlone: 'Kein einzelner Fehler hat entschieden.',
  tryAgain: 'Hier neu versuchen',
  backToReview: 'Zurück zum Rückblick',
  // How a choice that is tried again compares.
  foundBest: (share) => `Die beste Wahl. Gewinnchance gegenüber dem, was gespielt wurde: ${share}.`,
  compared: (share) => `Gewinnchance gegenüber dem, was gespielt wurde: ${share}.`,
  autoplay: 'Von selbst abspielen',
  pause: 'Anhalten',
  tokan: {
    no_move: (seat) => `${seat} kann nicht mehr ziehen.`,
    only_taboo: (seat) => `${seat} könnte nur noch auf den tabuisierten Stapel ziehen.`,
    towers: (score) => `${score} nach Türmen.`,
    heads: (score) => `${score} nach Köpfen.`,
    tallest: (score, seat, heights) =>
      `${score} nach Köpfen; der höchste Turm von ${seat} ist höher (${heights}).`,
    further: (score, seat, heights) =>
      `${score} nach Köpfen; die ersten ungleichen Türme sind ${heights}, also liegt ${seat} vorn.`,
    equal: (score) => `${score}, und auch die Türme sind gleich.`,
    equalTowers: (score) => `${score} nach Türmen.`,
  },
  arrived: (seat) => `Das dritte Tier von ${seat} ist im Ziel.`,
  totem: {
    last_totem: (seat) => `${seat} hat das letzte Totem.`,
    one_piece_each: 'Alle, die noch dabei sind, haben einen Stein und keinen Vorrat.',
    no_pieces: 'Niemand, der noch dabei ist, hat einen Stein oder Vorrat.',
    quiet_limit: (turns) => `${turns} Runden lang kam nichts auf das Brett und nichts herunter.`,
  },
};
export default story;
