// The lessons of Two Paths. The learner is South, as mover or as blocker; where the learner blocks,
// the start holds the side that the lesson has hidden.
import type { Course, Lesson } from '../lesson';

const lesson = (
  id: string,
  start: string,
  ...steps: [right: string, reply?: string][]
): Lesson => ({
  id,
  start,
  options: {},
  steps: steps.map(([right, reply]) => ({ right: [right], reply: reply ? [reply] : [] })),
});

const more = (...told: Parameters<typeof lesson>): Lesson => ({ ...lesson(...told), more: true });

export const lessons: Lesson[] = [
  lesson('paths', 'hgf/3/3/3/3/3/FHG s 1 -', ['Hw', 'e']),
  lesson('edge', 'hgf/3/3/3/3/F2/1HG s 2 -', ['Fe', 'w']),
  lesson('blocked', 'hgf/3/3/3/1F1/3/1HG s 2 -', ['Ge', 'e']),
  lesson('reward', '1gf/h2/3/3/1F1/3/H1G n 1 Fw', ['w']),
  lesson('leap', 'hgf/3/3/3/3/H2/F1G s 2 -', ['Fw', 'e']),
  lesson('bend', 'h2/3/2f/2g/2H/1F1/2G s 1 -', ['Fe', 'w']),
  lesson('goOn', 'h1g/2f/3/3/F1G/1H1/3 s 3 -', ['Hw', 'e'], ['Fe', 'e']),
  lesson('line', '1hg/F2/1f1/1H1/3/3/2G s 1 -', ['Gw', 'e'], ['Fw', 'e']),
  lesson('over', 'h2/1F1/2g/3/1H1/G1f/3 s 2 -', ['Fw', 'e']),
  lesson('win', 'h2/1F1/2f/1g1/3/3/3 n 1 Fe', ['e']),
  // P4, P10 and P8.
  more('lineUp', '3/3/3/3/3/3/3 s - -', ['HFG', 'HGF']),
  more('noReward', 'hg1/2f/3/1H1/3/G2/3 n 1 Fw', ['w']),
  more('waits', '1gf/h2/1F1/3/1H1/3/2G s 1 -', ['Gw', 'e'], ['Fw', 'e']),
];
export const lessonWords: Course['lessonWords'] = {
  en: () => import('../../words/en/lessons_two_paths'),
  de: () => import('../../words/de/lessons_two_paths'),
  fr: () => import('../../words/fr/lessons_two_paths'),
  es: () => import('../../words/es/lessons_two_paths'),
};
