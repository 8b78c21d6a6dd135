// What a lesson says, in each language.
export interface LessonText {
  title: string;
  text: string; // what is to be done, and why it can be
  done: string; // what the learner has seen
  wrong: string; // said when another action was tried
}
