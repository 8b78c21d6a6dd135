// One tile as text for a <g>, in a box of 100 by 100 around 0,0: its wood, its animal, and as many
// pips as it goes. Tiles of a letter look alike, so each text is made once.
import '../../art/figure.css';
import { markupOf } from '../../art/figure';
import { blackTile, jackal, lion, mouse, redTile } from '../../art/tokan';
import '../../art/woods.css';
import { ownerOf } from './tiles';
import './tile.css';

interface Look {
  flat?: boolean; // without a shadow
  covered?: boolean; // only its edge can be seen
}

const kAnimals: Record<string, { figure: typeof mouse; pips: number[] }> = {
  m: { figure: mouse, pips: [0] },
  j: { figure: jackal, pips: [-6, 6] },
  l: { figure: lion, pips: [-12, 0, 12] },
};

const made = new Map<string, string>();

export function tileMarkup(letter: string, { flat = false, covered = false }: Look = {}): string {
  const key = `${letter} ${flat} ${covered}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const red = ownerOf(letter) === 'r';
  const owner = red ? 'red' : 'black';
  const { figure, pips } = kAnimals[letter.toLowerCase()]!;
  const wood = markupOf(red ? redTile : blackTile, { flat, ...(red && { pattern: 'wood-grain' }) });
  const animal = markupOf(figure, { flat: true });
  const text =
    `<g class="wood-tile-${owner}">${wood}</g>` +
    `<g class="wood-animal-${owner}" transform="translate(0 -5) scale(0.66)">${animal}</g>` +
    (covered ? [] : pips).map((x) => `<circle class="tile-pip" cx="${x}" cy="38" r="4"/>`).join('');
  made.set(key, text);
  return text;
}
