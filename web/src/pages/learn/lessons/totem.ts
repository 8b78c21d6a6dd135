import type { Course, Lesson } from '../lesson';

export const lessons: Lesson[] = [];
export const lessonWords: Course['lessonWords'] = {
  en: () => import('../../../words/en/lessons_totem'),
  de: () => import('../../../words/de/lessons_totem'),
  fr: () => import('../../../words/fr/lessons_totem'),
  es: () => import('../../../words/es/lessons_totem'),
};
