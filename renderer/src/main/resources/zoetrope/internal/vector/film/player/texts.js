// The words of a film over the canvas: invisible, but they can be selected, found and read aloud.
import { count, damaged } from './bytes.js';
import { element } from './look.js';

const MAX_LINES = 20000;
const MAX_PLACES = 1 << 20;

/** The numbers of a place: its frame, and x, y, length, size and angle. */
const PLACE = 6;

/** Half a turn, in the unit of angles. */
const HALF_TURN = 18000;

/** The part of an em that is above the baseline. */
const ASCENT = 0.85;

/** The time in seconds after which a new line is completely visible in most films. */
const APPEARED = 0.6;

/** Returns the lines of a track: runs of lines, each with its first line and its length. */
export function trackOf(lines, runs) {
  const track = [];
  for (let i = 0; i < runs.length; i += 2) {
    const from = count(runs[i], lines.length);
    track.push(...lines.slice(from, from + count(runs[i + 1], MAX_LINES - track.length)));
  }
  return track;
}

/** Reads the lines of a film from the JSON values of its file. */
export function readLines(values, frames) {
  if (!Array.isArray(values) || values.length > MAX_LINES) throw damaged('it has no list of texts, or too many');
  let left = MAX_PLACES;
  return values.map((value) => {
    if (!Array.isArray(value) || value.length < 2 + PLACE || (value.length - 2) % PLACE) throw damaged('a text has no place');
    left = count(left - value.length, MAX_PLACES);
    const [text, end] = value;
    const places = [];
    for (let at = 2; at < value.length; at += PLACE) {
      const before = places.at(-1);
      places.push(value.slice(at, at + PLACE).map((difference, i) => {
        if (!Number.isInteger(difference)) throw damaged('a text has no place');
        return (before ? before[i] : 0) + difference;
      }));
    }
    return { text: String(text), from: places[0][0], to: count(end, frames), places, span: null, shown: '' };
  });
}

/** Returns the place of a line at a frame. */
function placeOf({ places }, frame) {
  const after = places.findIndex(([at]) => at > frame);
  if (after < 0) return places.at(-1);
  if (after === 0) return places[0];
  const [from, to] = [places[after - 1], places[after]];
  const part = (frame - from[0]) / (to[0] - from[0]);
  return from.map((value, i) => value + part * (to[i] - value));
}

const ruler = new OffscreenCanvas(1, 1).getContext('2d');

export class Texts {
  constructor(player, root) {
    this.player = player;
    this.box = element('div', { className: 'text' });
    this.box.addEventListener('beforematch', (event) => this.found(event.target));
    root.append(this.box);
    this.lines = [];
  }

  /** Makes the elements of lines, all hidden. The search of a page finds them, too. */
  open(lines, film) {
    this.lines = lines;
    this.film = film;
    ruler.font = `100px ${getComputedStyle(this.box).fontFamily}`;
    for (const line of lines) {
      line.span = element('span', { textContent: line.text, dir: 'auto' });
      line.span.setAttribute('hidden', 'until-found');
      line.width = ruler.measureText(line.text).width / 100;
    }
    this.box.replaceChildren(...lines.map(({ span }) => span));
  }

  close() {
    this.lines = [];
    this.box.replaceChildren();
  }

  /** Places the layer over the canvas. `scale` is the size of a unit in pixels of the page. */
  resize(left, top, scale) {
    Object.assign(this.box.style, { transform: `translate(${left}px, ${top}px) scale(${scale})` });
  }

  /** Shows the lines of a frame. */
  show(frame) {
    for (const line of this.lines) {
      const isShown = line.from <= frame && frame < line.to;
      if (isShown === line.span.hasAttribute('hidden')) {
        if (isShown) line.span.removeAttribute('hidden');
        else line.span.setAttribute('hidden', 'until-found');
      }
      if (isShown) this.place(line, frame);
    }
  }

  place(line, frame) {
    const [, x, y, length, size, angle] = placeOf(line, frame);
    const stretch = length / (line.width * size);
    if (!(size > 0 && stretch > 0)) return;
    const place = `translate(${x}px, ${y}px) rotate(${angle / HALF_TURN / 2}turn) scale(${stretch}, 1) translate(0, ${-ASCENT * size}px)`;
    if (line.shown === place) return;
    line.shown = place;
    Object.assign(line.span.style, { transform: place, fontSize: `${size}px` });
  }

  /** Whether a text is selected under the pointer, so that a click only ends the selection. */
  isSelecting() {
    return !getSelection().isCollapsed && this.player.matches(':hover');
  }

  /** Goes to a line that the search of the page has found. */
  found(span) {
    const line = this.lines.find((each) => each.span === span);
    if (!line) return;
    const { rate } = this.film;
    this.player.pause();
    const frame = Math.min(line.from + Math.round(APPEARED * rate), Math.floor((line.from + line.to) / 2));
    this.player.currentTime = (frame + 0.001) / rate;
    this.show(frame);
  }
}
