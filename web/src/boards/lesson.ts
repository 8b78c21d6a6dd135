// A lesson: a little position in which the learner finds the right move. What is legal the engine
// says; a lesson only knows which of the legal actions make its point.
import type { Options } from '../engine/protocol';
import type { LessonText } from '../words/lesson';
import type { Language } from '../words/words.svelte';

export interface Lesson {
  id: string;
  start: string;
  options: Options;
  steps: LessonStep[]; // one after the other
  more?: true; // for whoever knows the rest: these come last
}
export interface LessonStep {
  right: string[]; // any of these will do
  reply: string[]; // what then happens by itself: dice, the other side
}

export interface Course {
  lessons: Lesson[];
  lessonWords: Record<Language, () => Promise<{ default: Record<string, LessonText> }>>;
}
