import type { LessonText } from '../lesson';

const lessons: Record<string, LessonText> = {
  paths: {
    title: 'Two paths',
    text: 'You are South and run to the top. From every space one path leads on in the west and one in the east. Tap your hare, look at its two paths, and hide west.',
    done: 'North blocked the east, so your hare ran west, to a2.',
    wrong: 'The hare is in the middle. Choose it, then the west side.',
  },
  edge: {
    title: 'Along the edge',
    text: 'In the outer columns one of the two paths goes straight on along the edge. The other leads to the middle. Send your fox from the edge to the middle.',
    done: 'From a, west goes straight on and east bends to b. On the other edge it is the other way round.',
    wrong: 'Look where the two paths of the fox end: the middle is in the east.',
  },
  blocked: {
    title: 'Seen through',
    text: 'Sometimes North guesses right. Send your hedgehog east and see what happens then.',
    done: 'The hedgehog stays. And for the right guess North’s own hedgehog runs along the same side of the board.',
    wrong: 'This lesson is about the hedgehog and the east.',
  },
  reward: {
    title: 'Your turn to guess',
    text: 'North sends the fox and has hidden a side. North has gone west all evening. Block the west: tap the landing space or the button, or drag the black counter.',
    done: 'Right! North’s fox stays, and your fox runs west for it. Only an animal of the same kind may run.',
    wrong: 'You blocked the east. Trust the hint: North likes the west.',
  },
  leap: {
    title: 'A leap',
    text: 'Is the next space taken? Then an animal leaps over whoever stands there, friend or not, to the first free space on the same side. Let your fox leap over your hare.',
    done: 'From a1 over a2 to a3. Animals in a row are a good ladder.',
    wrong: 'The hare stands in the fox’s west path.',
  },
  bend: {
    title: 'A leap with a bend',
    text: 'A leap keeps to its side and follows the paths, even round a bend. Your fox can leap over three animals at once. Find the side.',
    done: 'East it was: from b2 over c3, c4 and c5 to c6.',
    wrong: 'Choose the fox and look how far each path takes it.',
  },
  goOn: {
    title: 'Going on',
    text: 'A turn has at least three duels. From the third on you go on for as long as North guesses wrong. This is the third: send the hare west, and if it runs, the fox east.',
    done: 'The hare ran, so you went on. Then North guessed right, and now North’s turn begins.',
    wrong: 'First the hare with west, then the fox with east.',
  },
  line: {
    title: 'Nobody stays at home',
    text: 'Your fox could arrive, but it has to wait: nobody may arrive while another of your animals is still on the start line. Send the hedgehog west, then the fox west.',
    done: 'Once the hedgehog had left, the fox was free to arrive.',
    wrong: 'The hedgehog is still on the start line. Send it west first; then the fox.',
  },
  over: {
    title: 'Over the line',
    text: 'North’s hare stands on your finishing line. Leaping over it counts as arriving too. Send your fox that way.',
    done: 'Over the hare and home. An animal on the line does not keep anybody out.',
    wrong: 'The hare stands on a7. Which of the fox’s paths leads there?',
  },
  win: {
    title: 'Home',
    text: 'Hare and hedgehog are home, only your fox is missing. North sends its fox, surely east. Whoever has all three across wins at once, even by a right guess.',
    done: 'Your fox ran home on North’s turn. You have won!',
    wrong: 'Block the east: if the guess is right, your fox runs.',
  },
  lineUp: {
    title: 'Lining up',
    text: 'Before the game everybody lines up the three animals in any order. Let your fox and your hare change places: tap one and then the other. Then say that they stand well.',
    done: 'North saw your order first and answered it. That is why who begins is drawn by lot.',
    wrong: 'Not that order: hare in the west, fox in the middle, hedgehog in the east.',
  },
  noReward: {
    title: 'Nobody left to run',
    text: 'Your fox is home already. North sends its own fox, and North likes the west. Block the west and see who runs.',
    done: 'Right! North’s fox stays. But your fox is home, so nobody runs for your guess.',
    wrong: 'Block the east, and North’s fox runs. Trust the hint: west.',
  },
  waits: {
    title: 'Why it has to wait',
    text: 'Your fox could go east, onto a free space. But in the west it would leap home, and nobody may get home while your hedgehog is on the start line. An animal with one forbidden side is not sent at all. Send the hedgehog west, then the fox west.',
    done: 'Once the hedgehog had left, both sides were open to the fox, and it leapt home.',
    wrong: 'The fox is not ringed yet. First the hedgehog with west, then the fox with west.',
  },
};

export default lessons;
