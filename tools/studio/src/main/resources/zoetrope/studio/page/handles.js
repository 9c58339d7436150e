// The handles of the move tool: the corners of the selected object scale it, and the knob above it turns it.
import { svg } from './lib/lit/lit-html.js';
import { picture } from './app.js';

/** Sizes in pixels of the page. */
const HANDLE_RADIUS = 5;
const HANDLE_REACH = 9;
const HANDLE_GAP = 5;
const KNOB_LIFT = 24;

/** Returns the handles around a box, in pixels of the video. */
function handlesOf({ left, top, right, bottom }) {
  const unit = 1 / (picture.at?.scale ?? 1);
  const gap = HANDLE_GAP * unit;
  const center = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const corners = [[left - gap, top - gap], [right + gap, top - gap], [left - gap, bottom + gap], [right + gap, bottom + gap]];
  return [
    ...corners.map(([x, y]) => ({ kind: 'scale', x, y, center })),
    { kind: 'rotate', x: center.x, y: top - KNOB_LIFT * unit, center },
  ];
}

/** Returns the handle at a point of the video. */
export function handleAt(box, point) {
  const reach = HANDLE_REACH / (picture.at?.scale ?? 1);
  return box ? handlesOf(box).find((h) => Math.hypot(h.x - point.x, h.y - point.y) < reach) : undefined;
}

/** Returns the change of an object by a drag of a handle, or without a handle by a drag of the object. */
export function changeBy(handle, from, to) {
  if (!handle) return { x: to.x - from.x, y: to.y - from.y };
  const { center } = handle;
  const distance = (point) => Math.hypot(point.x - center.x, point.y - center.y);
  const angle = (point) => Math.atan2(center.y - point.y, point.x - center.x);
  if (handle.kind === 'scale') return { center, factor: Math.max(0.01, Math.round((100 * distance(to)) / Math.max(1, distance(from))) / 100) };
  const degrees = Math.round(((angle(to) - angle(from)) * 180) / Math.PI);
  return { center, degrees: ((degrees + 540) % 360) - 180 };
}

/** Returns a change as a transformation of the drawing over the image. */
export function transformOf(change) {
  if (!change) return 'translate(0 0)';
  const { center } = change;
  if (change.factor) return `translate(${center.x} ${center.y}) scale(${change.factor}) translate(${-center.x} ${-center.y})`;
  if (change.degrees !== undefined) return `rotate(${-change.degrees} ${center.x} ${center.y})`;
  return `translate(${change.x} ${change.y})`;
}

/** Draws the handles around a box. */
export function drawHandles(box) {
  const radius = HANDLE_RADIUS / (picture.at?.scale ?? 1);
  const all = handlesOf(box);
  const knob = all.at(-1);
  return svg`<g class="handles"><path d="M${knob.x} ${knob.y}V${box.top}"></path>${all.map((h) => (h.kind === 'rotate'
    ? svg`<circle cx=${h.x} cy=${h.y} r=${radius}></circle>`
    : svg`<rect x=${h.x - radius} y=${h.y - radius} width=${2 * radius} height=${2 * radius}></rect>`))}</g>`;
}
