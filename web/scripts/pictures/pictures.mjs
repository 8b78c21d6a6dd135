// What the pictures of the rules pages show. A picture has panels, one above the other: a position,
// the actions that lead on from it (`still` ones leave no trace of the last), what is picked, and
// which spaces are seen.
const study = { study: 'yes' };
const empty = '.,.,.,.,.,.';
// A position of Tokan with the upper rows given.
const tokan = (rows, seat, taboo = '-') =>
  `${[...rows, ...Array(5 - rows.length).fill(empty)].join('/')} ${seat} ${taboo}`;
const within = (columns, rows) => (name) =>
  columns.includes(name[0]) && rows.includes(name.slice(1));
const all = within('abcdef', '12345');
// The tallest stack of the top row stands out above it.
const strip = [34, 4, 2, 4];

// A row before and after a move, which an arrow tells unless something is picked.
const beforeAndAfter = (row, seat, action, columns, picks = [], options = study) => {
  const panel = { game: 'tokan', options, position: tokan([row], seat), margin: strip };
  const show = within(columns, '5');
  return [
    { ...panel, show, picks, marks: picks.length > 0 ? [] : [{ action, share: 1, kind: 'hint' }] },
    { ...panel, show, actions: [action] },
  ];
};

const clearing = within('abc', '1234567');
const paths = (position, more = {}) => ({
  ...{ game: 'two-paths', position, show: clearing, margin: [50, 16, 50, 16] },
  ...more,
});

// Spaces of Totem that are so far from one, at most.
const around = (centre, far) => (name) => {
  const column = Number(name.slice(1)) - Number(centre.slice(1));
  const row = name.charCodeAt(0) - centre.charCodeAt(0);
  return Math.max(Math.abs(column), Math.abs(row), Math.abs(column + row)) <= far;
};
const far = 'j2:i2,i3,j1,j3,k1,k2+19'; // a seat that is out of sight
const hunt = (position, centre, distance, more = {}) => ({
  ...{ game: 'totem', position, show: around(centre, distance), margin: [2, 2, 2, 2] },
  labels: false,
  ...more,
});
const wide = [2, 60, 2, 2];
const seated = (seats) => ({
  ...{ game: 'totem', options: { seats }, seed: 1, show: () => true },
  ...{ margin: [20, 20, 20, 20], labels: false },
});

export const pictures = [
  { name: 'two-paths-board', panels: [paths('hgf/3/3/3/3/3/FHG s 1 -')] },
  {
    name: 'two-paths-line',
    panels: [paths('h2/1F1/3/2g/1fH/G2/3 s 1 F', { viewer: 'n' })],
  },
  {
    name: 'two-paths-leap',
    panels: [paths('1h1/3/2f/2g/2H/1F1/2G s 1 -', { viewer: 's', picks: ['b2'] })],
  },
  {
    name: 'two-paths-finish',
    panels: [paths('3/2f/2h/1F1/H2/2g/2G s 1 -', { viewer: 's', picks: ['c1'] })],
  },
  {
    name: 'two-paths-reward',
    panels: [
      paths('h1f/3/3/g2/3/3/FHG s 1 -', { viewer: 'n', actions: ['Ge'] }),
      paths('h1f/3/3/g2/3/3/FHG s 1 -', { viewer: 'n', actions: ['Ge', 'e'] }),
    ],
  },
  {
    name: 'two-paths-end',
    panels: [paths('3/1H1/3/3/3/1h1/3 s 1 -', { viewer: 's', picks: ['b6'] })],
  },
  {
    name: 'totem-board',
    scale: 0.33,
    panels: [
      { ...seated('2'), options: { seats: '2', seating: 'choose' }, active: true, viewer: '1' },
    ],
  },
  { name: 'totem-seating-2', scale: 0.17, panels: [seated('2')] },
  { name: 'totem-seating-3', scale: 0.17, panels: [seated('3')] },
  { name: 'totem-seating-4', scale: 0.17, panels: [seated('4')] },
  {
    name: 'totem-exchange',
    panels: [
      hunt(`j10:i10,j11,j9+19/${far} 1 64 - - - 0`, 'j10', 2, { active: true, viewer: '1' }),
    ],
  },
  {
    name: 'totem-steps',
    panels: [
      hunt(`j10:g12,h12,i11,j9,k9+19/${far} 1 21 1 - - 0`, 'i11', 3, {
        picks: ['g12'],
        viewer: '1',
      }),
    ],
  },
  {
    name: 'totem-no-return',
    panels: [
      hunt(`j10:h12,i10,i11,j9+19/${far} 1 21 1 g12>h11>i10 - 0`, 'i11', 2, {
        active: true,
        viewer: '1',
      }),
    ],
  },
  {
    name: 'totem-go-on',
    panels: [
      hunt(
        'm10:l10,m8,m9+19/b10:a10,a11,b11,b9,c10,c9+19/m7:l7,m6+19 1 53 1 m11>n10>n9>n8>m8 l10,m10,m9 0',
        ...['m9', 3, { options: { seats: '3' }, active: true, viewer: '1' }],
      ),
    ],
  },
  {
    name: 'totem-farthest',
    panels: [
      hunt('i9:h10,i10+19/k13:g13,h12,i12,j12,j13+19 1 21 2 - - 0', 'i11', 3, {
        picks: ['h10'],
        viewer: '1',
        margin: wide,
      }),
      hunt('i9:h10,i10+19/k13:g13,h12,i12,j12,j13+19 1 21 2 - - 0', 'i11', 3, {
        actions: ['h10-h11', 'h11-i11'],
        viewer: '1',
        still: true,
        margin: wide,
      }),
    ],
  },
  {
    name: 'totem-end',
    scale: 0.6,
    panels: [
      hunt('j8:i10,j10,j11,j12,j9+19/j14:i14,j15,k14+19 1 42 4 - - 0', 'j11', 4, {
        actions: ['i10-i11', 'i11-i12', 'i12-i13'],
        active: true,
        viewer: '1',
      }),
    ],
  },
  {
    name: 'tokan-deal',
    panels: [{ game: 'tokan', seed: 5, show: all, margin: [8, 4, 4, 4] }],
  },
  {
    name: 'tokan-taboo',
    panels: [
      {
        ...{ game: 'tokan', options: study, margin: strip },
        position: tokan(['Jm,j,L,.,.,.', 'M,J,l,.,.,.', 'j,l,J,.,.,.'], 'r', 'a5'),
        ...{ show: within('abc', '345'), picks: ['a4'] },
      },
    ],
  },
  {
    name: 'tokan-rise',
    panels: [
      {
        ...{ game: 'tokan', options: study, margin: strip },
        position: tokan(['.,jLl,jJM,lj,.,.'], 'r'),
        ...{ show: within('bcd', '5'), picks: ['c5'] },
      },
    ],
  },
  {
    name: 'tokan-carry',
    panels: beforeAndAfter('MjJl,L,j,Lj,.,.', 'b', 'a5d5+2', 'abcd', ['a5']),
  },
  {
    name: 'tokan-closing-gap',
    panels: beforeAndAfter('J,.,l,jL,M,j', 'r', 'e5f5', 'abcdef'),
  },
  {
    name: 'tokan-closing-lion',
    panels: beforeAndAfter('j,L,l,J,m,M', 'b', 'c5f5', 'abcdef'),
  },
  {
    name: 'tokan-closing-edge',
    panels: beforeAndAfter('J,l,m,.,.,.', 'r', 'a5c5', 'abc'),
  },
  {
    name: 'tokan-gaps-all',
    panels: beforeAndAfter('J,.,l,jL,M,j', 'r', 'e5f5', 'abcdef', [], { ...study, gaps: 'all' }),
  },
  {
    name: 'tokan-laying',
    panels: [
      {
        ...{ game: 'tokan', options: { setup: 'lay', begins: 'r' }, seed: 3 },
        actions: ['L@d3', 'm@g4', 'J@g3', 'j@d2', 'M@h3', 'l@g2'],
        ...{ show: within('cdefghi', '12345'), margin: [28, 4, 4, 4] },
      },
    ],
  },
  {
    name: 'tokan-scores',
    panels: [
      {
        ...{ game: 'tokan', show: all, margin: [8, 4, 4, 4] },
        position:
          '.,.,.,.,.,m/.,J,ljMJjJ,lLj,.,./.,jmMlj,MJJj,L,JL,L/.,l,l,.,mLJ,./j,.,.,.,.,. b c4',
      },
    ],
  },
];
