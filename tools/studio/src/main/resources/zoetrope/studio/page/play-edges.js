// The ends of plays in the timeline: dragging one writes the duration of the play or pause into the source.
import { state } from './app.js';
import { EdgeDrag } from './edge-drag.js';
import { placeOf } from './play-place.js';

const EDGE_REACH = 4;
const EDGE_STEP = 0.05;
const MIN_DURATION = 0.05;

export class PlayEdges extends EdgeDrag {
  /** Returns the play that ends at a place of the lane of plays. */
  near(x, xOf) {
    if (state.outline?.generation !== state.facts?.generation || !state.outline) return undefined;
    return state.outline.plays.filter((play) => play.line && Math.abs(xOf(play.to) - x) <= EDGE_REACH).at(-1);
  }

  /** Begins a drag at a place; returns whether there is an end of a play. */
  grab(x, xOf) {
    const play = this.near(x, xOf);
    if (!play) return false;
    this.dragged = { play, seconds: play.end - play.start };
    return true;
  }

  hold(seconds) {
    const { play } = this.dragged;
    this.dragged.seconds = Math.max(MIN_DURATION, Math.round((seconds - play.start) / EDGE_STEP) * EDGE_STEP);
    this.handlers.moved();
  }

  async drop() {
    const { play, seconds } = this.end();
    if (Math.abs(seconds - (play.end - play.start)) < EDGE_STEP / 2) return;
    await this.write({ call: 'duration', seconds, play: placeOf(play) }, `${play.file}:${play.line} lasts ${seconds.toFixed(2)} s`);
  }

  /** Draws the new end of the dragged play. */
  draw(g, xOfTime, y, height, { accent, text }) {
    if (!this.dragged) return;
    const x = Math.round(xOfTime(this.dragged.play.start + this.dragged.seconds));
    g.fillStyle = accent;
    g.fillRect(x - 1, y, 2, height);
    g.fillStyle = text;
    g.fillText(`${this.dragged.seconds.toFixed(2)} s`, x + 5, y + height / 2);
  }
}
