// The beginnings of sections in the timeline: dragging one moves its section(...) call before another play.
import { state } from './app.js';
import { EdgeDrag } from './edge-drag.js';
import { placeOf } from './play-place.js';

const SECTION_REACH = 4;

export class SectionEdges extends EdgeDrag {
  /** Returns the section that begins at a place of the lane of sections. */
  near(x, xOf) {
    if (!state.outline || state.outline.generation !== state.facts?.generation) return undefined;
    return state.outline.sections.filter((section) => Math.abs(xOf(section.from) - x) <= SECTION_REACH).at(-1);
  }

  /** Begins a drag at a place; returns whether a section begins there. */
  grab(x, xOf) {
    const section = this.near(x, xOf);
    if (!section) return false;
    const { sections, plays } = state.outline;
    const at = sections.indexOf(section);
    const after = sections[at - 1]?.from ?? -1;
    const before = sections[at + 1]?.from ?? Infinity;
    const places = plays.filter((play) => play.line && play.from > after && play.from < before);
    this.dragged = { section, places, play: null };
    return true;
  }

  /** Chooses the play whose beginning is nearest. */
  hold(frame) {
    const distance = (play) => Math.abs(play.from - frame);
    this.dragged.play = this.dragged.places.reduce((best, play) => (best && distance(best) <= distance(play) ? best : play), null);
    this.handlers.moved();
  }

  async drop() {
    const { section, play } = this.end();
    if (!play || play.from === section.from) return;
    await this.write({ call: 'section', name: section.name, play: placeOf(play) }, `${section.name} begins with ${play.file}:${play.line}`);
  }

  /** Draws the new beginning of the dragged section. */
  draw(g, xOf, y, height, { accent }) {
    if (!this.dragged?.play) return;
    g.fillStyle = accent;
    g.fillRect(Math.round(xOf(this.dragged.play.from)) - 1, y, 2, height);
  }
}
