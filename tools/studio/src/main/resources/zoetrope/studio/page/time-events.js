// The time events of a scene: named times that the scene waits for. They can be dragged on their own lane.
import { html, nothing } from './lib/lit/lit-html.js';
import { typed } from './typed.js';
import { state, toast, toastError } from './app.js';
import { label } from './timeline.js';
import { undoable } from './undo.js';

const REACH = 6;
const LABEL = 9;
/** A scene that reaches an event later than this many seconds after its time counts as late. */
const LATE = 0.05;

/** Half the width of a mark. */
const HALF = 5;

/** Formats a time as the file with the times does. */
const millis = (seconds) => Math.max(0, Math.round(seconds * 1000) / 1000);

/** Whether an event has no time yet, or the scene reaches it too late. */
const isWrong = (event) => event.isNew || event.late > LATE;

/** Parses seconds, or minutes and seconds; returns NaN for anything else. */
function parse(text) {
  const [, minutes = 0, seconds] = text.trim().replace(',', '.').match(/^(?:(\d+):)?(\d+(?:\.\d*)?)$/) ?? [];
  return seconds === undefined ? NaN : 60 * Number(minutes) + Number(seconds);
}

export class TimeEvents {
  /** Handlers: ask(call) for an answer, moved() while one is dragged. */
  constructor(handlers) {
    this.handlers = handlers;
    this.dragged = null;
  }

  all() {
    return state.outline?.timeEvents ?? [];
  }

  /** Returns the event at a place of its lane; `x(seconds)` converts times. */
  near(at, x) {
    const near = this.all().filter((event) => at > x(event.seconds) - REACH && at < x(event.seconds) + REACH + LABEL);
    const away = (event) => Math.abs(at - x(event.seconds));
    return near.sort((a, b) => away(a) - away(b))[0];
  }

  /** Starts to drag the event at a place of its lane. */
  grab(at, x) {
    this.dragged = this.near(at, x) ?? null;
    this.before = this.dragged?.seconds;
    return this.dragged !== null;
  }

  /** Moves the dragged event to a time. */
  hold(seconds) {
    this.dragged.seconds = millis(seconds);
    this.handlers.moved();
  }

  /** Ends the drag and writes the time into the file. */
  drop() {
    const event = this.dragged;
    this.dragged = null;
    if (event.seconds !== this.before) this.write(event, event.seconds, this.before);
  }

  /** Cancels the drag; returns whether there was one. */
  cancel() {
    if (!this.dragged) return false;
    this.dragged.seconds = this.before;
    this.dragged = null;
    this.handlers.moved();
    return true;
  }

  /** Takes typed text as the time of an event, if it is valid. */
  typed(event, text) {
    const seconds = parse(text);
    if (Number.isNaN(seconds)) {
      toast(`'${text}' is not a time: write seconds such as 3.25, or 1:02.5`);
      this.handlers.moved();
    } else this.write(event, seconds, event.seconds);
  }

  async write(event, seconds, before) {
    event.seconds = millis(seconds);
    try {
      await this.handlers.ask({ call: 'timeEvent', name: event.name, seconds: event.seconds });
      if (event.seconds !== before) {
        undoable(() => this.write(this.all().find((one) => one.name === event.name) ?? event, before, before));
        toast(`'${event.name}' is at ${event.seconds} s now; press u to undo (${before} s)`);
      }
    } catch (error) {
      event.seconds = before;
      toastError(error);
    }
    this.handlers.moved();
  }

  /** Draws the lane, and a line up to `top` for each event. */
  draw(g, x, y, height, top, width, colors) {
    const sorted = [...this.all()].sort((a, b) => a.seconds - b.seconds);
    const places = sorted.map((event) => Math.round(x(event.seconds)));
    for (const [i, event] of sorted.entries()) {
      const at = Math.max(HALF, Math.min(width - HALF, places[i]));
      if (Math.abs(at - places[i]) > HALF) continue;
      g.fillStyle = isWrong(event) ? colors.warn : colors.text;
      g.globalAlpha = event === this.dragged ? 1 : 0.35;
      g.fillRect(at - 0.5, top, 1, y - top);
      g.globalAlpha = 1;
      g.beginPath();
      g.moveTo(at, y + 1);
      g.lineTo(at + HALF, y + height / 2);
      g.lineTo(at, y + height - 1);
      g.lineTo(at - HALF, y + height / 2);
      g.fill();
      const room = Math.min(width, places[i + 1] ?? Infinity) - HALF - at;
      label(g, event.name, at + LABEL - HALF, y + height / 2, room, colors.faint);
    }
  }

  /** Returns the list of events, with a field for the time of each. */
  list() {
    if (!this.all().length) return nothing;
    return html`<h2>Time events</h2><ul class="lines">${this.all().map((event) => html`
      <li class=${isWrong(event) ? 'missing' : ''}><label class="event"><span>${event.name}${event.isNew ? html` <b>new</b>` : isWrong(event) ? html` <b>${event.late.toFixed(2)} s late</b>` : nothing}</span>
        <input type="text" inputmode="decimal" aria-label=${`Time of ${event.name} in seconds`} .value=${typed(String(event.seconds))}
          @change=${(e) => this.typed(event, e.target.value)}></label></li>`)}</ul>`;
  }
}
