// A question was ended because nobody wants its answer any more.
export class Stopped extends Error {}
