import type { LessonText } from '../../pages/learn/lesson';

const lessons: Record<string, LessonText> = {};
export default lessons;
