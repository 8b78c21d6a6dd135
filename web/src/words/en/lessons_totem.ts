import type { LessonText } from '../lesson';

const lessons: Record<string, LessonText> = {
  touch: {
    title: 'Touch the totem',
    text: 'You are the owl. Whoever loses the totem is out. You have one step: end it next to the bear’s totem.',
    done: 'The bear’s totem has fallen, and all its pieces with it. That is how Totem is won.',
    wrong: 'Not quite: the step has to end right next to the bear’s totem.',
  },
  discard: {
    title: 'Lay a die aside',
    text: 'You rolled 6 and 1. You may use both dice or only one, but every point must then be walked. Your six pieces guard the totem well: walk as little as you can.',
    done: 'One step only. A big roll is not always a good one.',
    wrong: 'That would be more steps than you want, and every one opens your ring a little.',
  },
  together: {
    title: 'Stay together',
    text: 'After every step all your pieces must hang together with your totem. So pieces creep along each other. Bring the rear piece to the front in three steps, next to the bear’s foremost piece.',
    done: 'It crept along its friends, and the bear’s piece is gone.',
    wrong: 'From there the bear’s piece cannot be reached. Try the piece at the rear.',
  },
  share: {
    title: 'Share your steps',
    text: 'Points may be shared between pieces. Two steps, two blows: one piece goes and ends its travel, then another one goes.',
    done: 'Two travels ended, and each took a piece.',
    wrong:
      'That gives one blow at most. Move one piece one step, end its travel, then move another.',
  },
  noReturn: {
    title: 'No way back',
    text: 'Your travelling piece came along the dotted line and may not go back in this turn. Others may! End its travel, then step onto the space it left with another piece.',
    done: 'Right: only the piece itself may not return.',
    wrong: 'Strike from the space that your piece has left. Who may still go there?',
  },
  goOn: {
    title: 'When it must go on',
    text: 'A travel may end early only if another piece can still use the points. All the others have travelled, so this piece walks both steps. Find two that end next to the bear’s totem.',
    done: 'It could not end its travel after the first step, but the second one also touched the totem.',
    wrong: 'From there the bear’s totem is out of reach.',
  },
  farthest: {
    title: 'The farthest falls',
    text: 'A travel that ends next to several opposing pieces takes the one farthest from its own totem. Touch two pieces at once and take the farther one.',
    done: 'You touched two pieces. The one two spaces away from its totem fell, the one beside the totem stayed.',
    wrong: 'That does not touch two pieces. Look for a space next to both.',
  },
  cutOff: {
    title: 'Cut them off',
    text: 'Pieces that have lost the way to their totem fall too. Take two pieces with one step.',
    done: 'The middle piece was the link: without it the foremost had to go as well.',
    wrong: 'That does not cut anybody off. Which piece holds the row together?',
  },
  equals: {
    title: 'You choose',
    text: 'The two pieces with a question mark are equally far from their totem, so you choose which one falls. Choose the one that costs the bear most.',
    done: 'Three pieces gone at one blow: two of them hung on that one.',
    wrong: 'Only one piece would fall. The other one carries more.',
  },
  exchange: {
    title: 'A new piece',
    text: 'When the dice are equal, or make 10 or more, you may put a piece from your reserve next to your totem instead of moving. Do that now.',
    done: 'One more piece on the board. Your turn is over then, and nothing is struck by it.',
    wrong: 'This time leave the dice alone: choose one of the lit spaces next to your totem.',
  },
  twelve: {
    title: 'Twelve plays again',
    text: 'Two sixes! After this turn you roll again, whatever you do now. Close the ring around your totem with a new piece. Then use a single step of the next roll.',
    done: 'A new piece, and another turn on top: that is the gift of a twelve.',
    wrong: 'Put a new piece on the lit space first; with the next roll, one step is enough.',
  },
  lone: {
    title: 'A lone totem',
    text: 'All your pieces are gone. A totem without pieces may not walk. But you rolled equal dice: put a new piece next to your totem, on the side that faces the bear.',
    done: 'Now your totem has company and may walk again. With other dice you would have had to pass.',
    wrong: 'A piece there does not stand between your totem and the bear.',
  },
  pass: {
    title: 'Nothing to do',
    text: 'The bear has one piece left. Take it: then its totem stands alone and may not walk.',
    done: 'The bear rolled 3 and 1. Nothing to move, no dice for a new piece: it had to pass. You never pass of your own free will.',
    wrong: 'The bear keeps its piece then. End your step right next to it.',
  },
  oneEach: {
    title: 'One piece each',
    text: 'You have one piece, the bear has two, and nobody has any in reserve. When everybody is down to one piece, the game is drawn at once. Save the draw: strike.',
    done: 'One piece each and no reserve: a draw. Better than losing!',
    wrong: 'That does not strike. End your step next to the bear’s foremost piece.',
  },
  quiet: {
    title: 'Too quiet',
    text: 'For 99 turns nobody has lost a piece or put in a new one. If this turn is quiet too, the game is drawn. You are ahead, so keep it alive: strike.',
    done: 'Something fell, so the count starts again from zero and the game goes on.',
    wrong: 'With that step nothing would fall: the hundredth quiet turn, a draw.',
  },
};
export default lessons;
