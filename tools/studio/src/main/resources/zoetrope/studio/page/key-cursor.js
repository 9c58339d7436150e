// A cursor on the image for the keyboard: arrow keys move it, Enter does the same as a click.
import { changed, picture, stage, state } from './app.js';
import { hit } from './objects.js';
import { copyPoint, handlers, tools } from './tools.js';

/** The steps of the cursor in stage units; the smaller step is used with Shift. */
const STEP = 0.1;
const FINE = 0.01;

/** Half the size of the cross, in pixels of the page. */
const ARM = 9;

/** Returns whether the current tool has a cursor. For the pick tool, the arrow keys scroll an image that is larger than the area for it. */
const hasCursor = () => ['point', 'curve', 'part'].includes(tools.current) || (tools.current === 'pick' && picture.view.zoom === 'fit');

export const cursor = {
  /** The position in units of the stage. */
  x: 0, y: 0,
  /** The position of the last Enter, in pixels of the video. */
  from: null,

  /** Whether keys move the cursor, which is so while the image has the focus. */
  isOn: () => document.activeElement === stage() && Boolean(state.facts) && hasCursor(),

  pixel: () => ({ x: picture.film.width / 2 + cursor.x * picture.unit(), y: picture.film.height / 2 - cursor.y * picture.unit() }),

  move(x, y, fine) {
    const step = fine ? FINE : STEP;
    const moved = (at, by) => Math.round((at + by * step) / step) * step;
    Object.assign(cursor, { x: x ? moved(cursor.x, x) : cursor.x, y: y ? moved(cursor.y, y) : cursor.y });
    if (tools.current === 'part' && cursor.from && tools.box) handlers.part.drag(cursor.from, cursor.pixel());
    state.pointer = { x: cursor.x, y: cursor.y };
    changed();
  },

  take() {
    const at = cursor.pixel();
    if (tools.current === 'point') copyPoint(at);
    else if (tools.current === 'pick') hit(at);
    else if (tools.current === 'curve') cursor.drawTo(at);
    else cursor.corner(at);
    changed();
  },

  /** Adds a point to a curve. A second Enter at the same point ends the curve. */
  drawTo(at) {
    const last = tools.drawn.at(-1);
    if (last && last.x === at.x && last.y === at.y) handlers.curve.up(tools.drawn[0], at, tools.drawn.length > 1);
    else tools.drawn = [...tools.drawn, at];
  },

  /** Sets the first or the second corner of a box. */
  corner(at) {
    const isSecond = cursor.from && tools.box; // The box is removed when another tool is chosen.
    if (isSecond) handlers.part.up(cursor.from, at, true);
    else handlers.part.drag(at, at);
    cursor.from = isSecond ? null : at;
  },

  /** Returns the cross as a path in pixels of the video; empty if the cursor is outside of the image. */
  path() {
    if (!cursor.isOn()) return '';
    const { x, y } = cursor.pixel();
    const arm = ARM / (picture.at?.scale ?? 1);
    return `M${x - arm} ${y}H${x + arm}M${x} ${y - arm}V${y + arm}`;
  },
};
