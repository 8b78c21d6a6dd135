/**
 * What a drawn figure is made of: path data for a box of 100 by 100, centred on 0,0, so that a
 * board places it with one transform. Colours and strokes are Figure.svelte's business.
 */
export interface Figure {
  /** A cord behind the body, drawn as a thick line: a tail. */
  tail?: string;
  /** The silhouette, cut from --wood and outlined with --wood-edge. */
  body: string;
  /** Pale parts, in --wood-light. */
  light?: string;
  /** Carved lines, in --wood-edge. */
  line?: string;
  /** Small dark parts such as eyes and noses, in --wood-edge. */
  detail?: string;
}
