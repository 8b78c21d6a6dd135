// Tokan's lessons: one rule each, in the order in which they are easiest to take in.
import type { Course, Lesson } from '../lesson';

const study = { study: 'yes' };

export const lessons: Lesson[] = [
  // T3, T5: onto a neighbouring tile, whoever it belongs to.
  {
    id: 'climb',
    start: '.,.,.,.,.,./.,.,j,.,.,./.,J,M,l,.,./.,.,m,.,.,./.,.,.,.,.,. r -',
    options: study,
    steps: [{ right: ['c3d3'], reply: [] }],
  },
  // T4: neither fewer nor more spaces than its range.
  {
    id: 'range',
    start: '.,.,.,.,.,./.,.,.,.,.,./L,j,J,m,l,./.,.,.,.,.,./.,.,.,.,.,. r -',
    options: study,
    steps: [{ right: ['a3d3'], reply: [] }],
  },
  // T7: the mouse on level 3 may go onto three tiles, not onto two.
  {
    id: 'rise',
    start: '.,.,.,.,.,./.,.,.,.,.,./.,jlj,jJM,Jl,.,./.,.,.,.,.,./.,.,J,m,j,. r -',
    options: study,
    steps: [{ right: ['c3b3'], reply: [] }],
  },
  // T6: the taboo lasts for one reply.
  {
    id: 'taboo',
    start: '.,.,.,j,J,L/.,.,.,.,.,./.,.,jl,.,.,./.,.,M,.,.,./J,m,j,.,.,. r c3',
    options: study,
    steps: [
      { right: ['a1c1'], reply: ['d5f5'] },
      { right: ['c2c3'], reply: [] },
    ],
  },
  // T9: the jackal may go alone or take one tile along.
  {
    id: 'jackal',
    start: '.,.,.,.,.,./.,.,.,.,.,./.,mJ,l,jl,.,./.,.,.,.,.,./.,.,.,.,.,. r -',
    options: study,
    steps: [{ right: ['b3d3+1'], reply: [] }],
  },
  // T9 with T7: from level 4 only two carried tiles lift the lion higher.
  {
    id: 'lion',
    start: '.,.,.,.,.,./.,J,m,j,.,./.,.,.,.,.,./.,mjML,J,l,jl,./.,.,.,.,.,. r -',
    options: study,
    steps: [{ right: ['b2e2+2'], reply: [] }],
  },
  // T10: the row closes up, and the lion slides to where it can leap from; a2 lies beyond a gap.
  {
    id: 'closing',
    start: '.,.,.,jl,.,./j,J,m,m,.,./.,.,.,j,.,./J,.,L,j,M,l/.,.,.,.,.,. r -',
    options: study,
    steps: [
      { right: ['e2f2'], reply: ['a4c4'] },
      { right: ['d2d5'], reply: [] },
    ],
  },
  // T5, T8: a gap is no target and no bridge.
  {
    id: 'gaps',
    start: '.,.,.,.,.,./.,.,.,.,.,./L,j,.,jml,.,J/.,.,.,j,.,./.,m,l,J,.,. r -',
    options: study,
    steps: [{ right: ['d1d3'], reply: [] }],
  },
  // T11, T12: the last move of a game, counted by towers.
  {
    id: 'towers',
    start: '.,.,M,.,.,./.,.,mLj,.,.,./.,.,.,.,.,./.,.,Jj,jM,.,./.,.,.,Mlj,.,. r -',
    options: study,
    steps: [{ right: ['c5c4'], reply: [] }],
  },
  // T13: the same by heads, where uncovering a lion counts.
  {
    id: 'heads',
    start: '.,.,.,.,.,./.,.,.,.,.,J/.,.,.,.,.,jj/LM,.,.,.,.,mJl/Lj,.,.,.,.,. r -',
    options: { ...study, score: 'heads' },
    steps: [{ right: ['a2a1'], reply: [] }],
  },
  // T14: whoever opens the sixth column closes the other side.
  {
    id: 'laying',
    start:
      '.,.,.,.,J,j,.,.,.,./.,.,.,.,m,L,l,.,.,./.,.,.,J,L,j,J,L,.,./.,.,.,l,j,J,m,.,.,./.,.,.,.,M,l,.,.,.,. r lay M2J3L2/m1j4l2',
    options: { setup: 'lay' },
    steps: [{ right: ['J@i3', 'L@i3', 'M@i3'], reply: [] }],
  },
  // T13: heads are equal either way, and the tallest tower decides.
  {
    id: 'tieBreak',
    start: '.,.,.,.,.,./.,.,.,.,.,./.,jj,M,jjj,.,./.,.,.,.,.,./.,.,.,.,.,M r -',
    options: { ...study, score: 'heads' },
    steps: [{ right: ['c3d3'], reply: [] }],
    more: true,
  },
];

export const lessonWords: Course['lessonWords'] = {
  en: () => import('../../words/en/lessons_tokan'),
  de: () => import('../../words/de/lessons_tokan'),
  fr: () => import('../../words/fr/lessons_tokan'),
  es: () => import('../../words/es/lessons_tokan'),
};
