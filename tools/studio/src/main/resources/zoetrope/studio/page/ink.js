// A laser pointer and a pen on the image of a presentation.
import { nothing, svg } from './lib/lit/lit-html.js';
import { changed, picture } from './app.js';

/** The radius of the laser dot, in pixels of the page. */
const DOT = 7;

export const ink = {
  /** What the pointer is: `laser`, `pen`, or null for neither. */
  mode: null,
  /** The position of the laser dot, and the strokes of the pen, in pixels of the video. */
  dot: null, strokes: [],
  slide: -1,

  /** Switches a mode on, or off if it is on. */
  toggle(mode) {
    ink.mode = ink.mode === mode ? null : mode;
    ink.dot = null;
    changed();
  },

  down(pixel) {
    if (ink.mode === 'pen') ink.strokes.push([pixel]);
  },

  moved(pixel, isPressed) {
    if (ink.mode === 'laser') ink.dot = pixel;
    else if (ink.mode === 'pen' && isPressed) ink.strokes.at(-1)?.push(pixel);
  },

  erase() {
    ink.strokes = [];
    changed();
  },

  /** Erases the strokes when another slide begins. */
  showsSlide(index) {
    if (index !== ink.slide) ink.strokes = [];
    ink.slide = index;
  },

  end() {
    Object.assign(ink, { mode: null, dot: null, strokes: [], slide: -1 });
  },

  /** Returns the strokes and the dot, as shapes in pixels of the video. */
  draw() {
    const lines = ink.strokes.map((points) => svg`<polyline points=${[...points, points.at(-1)].map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}></polyline>`);
    const { dot } = ink;
    return svg`${lines}${dot ? svg`<circle cx=${dot.x} cy=${dot.y} r=${DOT / (picture.at?.scale ?? 1)}></circle>` : nothing}`;
  },
};
