import type { LessonText } from '../lesson';

const lessons: Record<string, LessonText> = {
  climb: {
    title: 'Up onto a neighbour',
    text: 'You play red. A mouse moves one space along its row or column, onto another tile, whoever owns it. Tap your mouse on c3, then put it on the black lion.',
    done: 'The mouse is on top now: the tower of two is yours.',
    wrong: 'That is a move too. But this time, climb onto the black lion on d3.',
  },
  range: {
    title: 'Exactly as far as it goes',
    text: 'The dots tell how far an animal goes: a mouse one space, a jackal two, a lion three. Not less, not more. Move your lion.',
    done: 'Three spaces, straight on, over everything on the way.',
    wrong: 'That was the jackal. The lion waits on a3.',
  },
  rise: {
    title: 'Always upwards',
    text: 'A tile has to stand higher after its move than before. Your mouse on c3 stands on level 3. Which neighbour lifts it up?',
    done: 'From level 3 to level 4. On d3 it would have stood on level 3 again, so that space never lit up.',
    wrong: 'This lesson is about the mouse on c3. Tap it and see what lights up.',
  },
  taboo: {
    title: 'Taboo',
    text: 'Black has just moved to c3. Nobody may land on the tile that moved last: it is taboo, for this one turn. So play your jackal first and be patient with the mouse.',
    done: 'One turn later the taboo was gone, and the mouse could jump up.',
    wrong: 'Keep the mouse back. First the jackal from a1, then the mouse onto c3.',
  },
  jackal: {
    title: 'Take one along',
    text: 'A jackal may carry the tile right under it, of either colour. Tap the jackal on b3 once: it goes alone. Tap it again: the mouse comes too. Take the mouse along to d3.',
    done: 'A tower of four instead of three, and nothing stays behind for black.',
    wrong: 'Like that it goes alone. Tap it twice, so that both tiles rise, and then d3.',
  },
  lion: {
    title: 'Carried tiles lift you',
    text: 'A lion carries one or two tiles. Yours stands on level 4. Alone it would land on level 3, with one tile on level 4. With two it gets higher. Go to e2.',
    done: 'Level 5! Whatever you carry lies under you and lifts you.',
    wrong: 'Not that one. The lion on b2 can go to e2 with two tiles.',
  },
  closing: {
    title: 'Closing up',
    text: 'When a move empties its space, the stacks behind it slide one space forward. Move the mouse from e2 to f2, watch your lion slide along, and then leap with it to d5.',
    done: 'The lion slid from c2 to d2. The jackal on a2 stayed: stacks beyond an older gap do not move.',
    wrong: 'First the mouse from e2 to f2, then the lion up to d5.',
  },
  gaps: {
    title: 'Gaps are for good',
    text: 'Nothing lands on a gap and nothing crosses one. Three of your tiles look at the tower on d3. Which one can really get there?',
    done: 'The jackal on d1 had a tile to step over. The other two had a gap in their way.',
    wrong: 'The right jackal, but look up: the tower stands on d3.',
  },
  towers: {
    title: 'The last move',
    text: 'The game ends when the player on turn cannot move. Then towers count: every stack of two or more gives its height to the colour on top. This is the last move. Which one wins?',
    done: 'Six to five. Your mouse took a tower of three and made it four.',
    wrong: 'Then black would have more. Count the heights of the towers after each move.',
  },
  heads: {
    title: 'Every head counts',
    text: 'In this variant every animal you see scores its dots, single tiles too. Again it is the last move: what wins by heads?',
    done: 'Six to five: by stepping aside the mouse uncovered your lion, and that makes three.',
    wrong: 'By towers that would do. By heads it does not: look what is under your mouse.',
  },
  laying: {
    title: 'Laying the field yourselves',
    text: 'With “Less chance” you take turns laying tiles, each touching another one. The field becomes six columns wide; five are in use. Open the sixth on the right: pick a tile, then i3.',
    done: 'Now six columns are in use, so nothing can be laid on the left of them any more.',
    wrong: 'Allowed, but let the field grow to the right: lay a tile on i3.',
  },
  tieBreak: {
    title: 'Equal heads',
    text: 'This counts by heads, and it is the last move. Whichever way your mouse goes, both have two. Then the towers decide: the tallest of each side, then the next. Where does your mouse win?',
    done: 'Two to two by heads. Your tower of four beats black’s tower of two.',
    wrong: 'Then the tallest towers would be equal as well, three and three: a draw.',
  },
};

export default lessons;
