/**
 * What a drawn figure is made of: path data for a box of 100 by 100, centred on 0,0, so that a
 * board places it with one transform. Colours and strokes are figure.css's business.
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

/** How a figure is drawn. */
export interface Look {
  /** The id of a pattern of Woods.svelte laid over the body. */
  pattern?: string | undefined;
  /** A figure that lies flat on another one casts no shadow of its own. */
  flat?: boolean;
}

const path = (part: string, data: string | undefined, more = '') =>
  data ? `<path class="figure-${part}" d="${data}"${more}/>` : '';

/**
 * The figure as text for a <g>: one outline, one light (from the upper left, so the shadow falls to
 * the lower right) for all games. A board has dozens of figures that never change in themselves, and
 * `stamp` draws them from such a text many times faster than they can be built part by part.
 */
export function markupOf(figure: Figure, { pattern, flat = false }: Look = {}): string {
  const { tail, body, light, line, detail } = figure;
  return (
    path('shadow', flat ? '' : body, ' transform="translate(3 4)"') +
    path('tail-edge', tail) +
    path('tail', tail) +
    path('body', body) +
    path('pattern', pattern && body, ` fill="url(#${pattern})"`) +
    path('light', light) +
    path('line', line) +
    path('detail', detail)
  );
}
