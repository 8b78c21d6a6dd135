// Totem's lessons, each about one rule that surprises.
import type { Course, Lesson, LessonStep } from '../lesson';

const find = (...right: string[]): LessonStep => ({ right, reply: [] });

export const lessons: Lesson[] = [
  {
    id: 'touch', // H15
    start: 'j7:i10,j10,j8,j9+10/i12:h13,i13,j12+10 1 21 1 - - 0',
    options: {},
    steps: [find('i10-i11', 'j10-i11')],
  },
  {
    id: 'discard', // H7
    start: 'j18:i18,i19,j17,j19,k17,k18+19/j2:i2,i3,j1,j3,k1,k2+19 1 61 - - - 0',
    options: {},
    steps: [find('use 1')],
  },
  {
    id: 'together', // H9
    start: 'j7:i8,j8,j9+9/j13:i13,j11,j12,k12+9 1 21 3 - - 0',
    options: {},
    steps: [find('i8-i9'), find('i9-i10'), find('i10-j10')],
  },
  {
    id: 'share', // H8
    start: 'j7:i9,j8,j9,k8+9/j12:i11,j11,k10+9 1 21 2 - - 0',
    options: {},
    steps: [find('i9-i10', 'k8-k9'), find('end'), find('i9-i10', 'k8-k9')],
  },
  {
    id: 'noReturn', // H10
    start: 'j7:i10,j8,j9,k9+9/j13:i13,j11,j12+9 1 21 1 j10>i10 - 0',
    options: {},
    steps: [find('end'), find('k9-j10')],
  },
  {
    id: 'goOn', // H11
    start: 'j7:i10,j10,j8,j9+9/i12:h12,h13,i13+9 1 51 2 - j10,j7,j8,j9 0',
    options: {},
    steps: [find('i10-i11'), find('i11-j11')],
  },
  {
    id: 'farthest', // H14
    start: 'h9:i10,i9,j9+9/j12:i11,i12,j11+9 1 21 1 - - 0',
    options: {},
    steps: [find('i10-j10', 'j9-j10')],
  },
  {
    id: 'cutOff', // H16
    start: 'f14:g13,g14,h12,h13,h14+9/j14:j11,j12,j13+9 1 21 1 - - 0',
    options: {},
    steps: [find('h13-i13', 'h14-i13')],
  },
  {
    id: 'equals', // H14
    start: 'g13:h13,i12+9/j14:i13,j12,j13,k10,k11+9 1 21 0 !h12>i12 - 0',
    options: {},
    steps: [find('xj12')],
  },
  {
    id: 'exchange', // H6
    start: 'j7:i8,j8,j9,k7+12/j14:i14,j12,j13+9 1 55 - - - 0',
    options: {},
    steps: [find('+i7', '+j6', '+k6')],
  },
  {
    id: 'twelve', // H13
    start: 'j7:i7,i8,j8,k6,k7+12/j14:i14,i15,j13,j15,k13,k14+12 1 66 - - - 0',
    options: {},
    steps: [{ right: ['+j6'], reply: ['roll 31'] }, find('use 1')],
  },
  {
    id: 'lone', // H12
    start: 'j7:+3/j13:j10,j11,j12+0 1 55 - - - 0',
    options: {},
    steps: [find('+i8', '+j8', '+k7')],
    more: true,
  },
  {
    id: 'pass', // H7, H12
    start: 'j7:i10,j8,j9+9/j12:j11+5 1 21 1 - - 0',
    options: {},
    steps: [{ right: ['i10-j10'], reply: ['roll 31', 'pass'] }],
    more: true,
  },
  {
    id: 'oneEach', // H18
    start: 'j7:i7+0/i11:i10,i9+0 1 21 1 - - 0',
    options: {},
    steps: [find('i7-i8', 'j7-i8')],
    more: true,
  },
  {
    id: 'quiet', // H18
    start: 'j7:i9,j8,j9,k8+9/j12:i11,j11,k10+9 1 21 1 - - 99',
    options: {},
    steps: [find('i9-i10', 'j9-i10', 'j9-k9', 'k8-k9')],
    more: true,
  },
];
export const lessonWords: Course['lessonWords'] = {
  en: () => import('../../words/en/lessons_totem'),
  de: () => import('../../words/de/lessons_totem'),
  fr: () => import('../../words/fr/lessons_totem'),
  es: () => import('../../words/es/lessons_totem'),
};
