import type { Course, Lesson } from '../lesson';

export const lessons: Lesson[] = [];
export const lessonWords: Course['lessonWords'] = {
  en: () => import('../../../words/en/lessons_two_paths'),
  de: () => import('../../../words/de/lessons_two_paths'),
  fr: () => import('../../../words/fr/lessons_two_paths'),
  es: () => import('../../../words/es/lessons_two_paths'),
};
