import type { Course, Lesson } from '../lesson';

export const lessons: Lesson[] = [];
export const lessonWords: Course['lessonWords'] = {
  en: () => import('../../../words/en/lessons_tokan'),
  de: () => import('../../../words/de/lessons_tokan'),
  fr: () => import('../../../words/fr/lessons_tokan'),
  es: () => import('../../../words/es/lessons_tokan'),
};
