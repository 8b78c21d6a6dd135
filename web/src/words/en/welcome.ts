export default {
  title: (game: string) => `Your first game of ${game}?`,
  text: 'Short lessons show you how it goes. Or play right away: the computer goes easy on you.',
  learn: 'Learn in two minutes',
  gentle: 'Play a gentle game',
  once: 'This is asked only once for each game. Whenever you are stuck, tap the ? beside the board.',
};
