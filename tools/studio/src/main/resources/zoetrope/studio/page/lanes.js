// The lanes of the timeline: their order, their heights, and the room reserved for later ones.
export const LANES = { ruler: 18, sections: 20, plays: 26, spans: 16, wave: 30 };
const ROLES = ['voice', 'effects', 'music'];
const FOOT = 4;

export class Lanes {
  constructor() {
    this.reserved = 0;
    this.show(null);
  }

  /** Subtitles, voice and sounds each have a lane if the scene has them. */
  show(outline) {
    const sounds = outline?.sounds ?? [];
    this.spans = [outline?.subtitles, ...ROLES.map((role) => sounds.filter((sound) => sound.role === role))].filter((lane) => lane?.length);
    this.sections = outline?.sections.length ? LANES.sections : 0;
    this.wave = sounds.length ? LANES.wave : 0;
    this.events = outline?.timeEvents.length ? LANES.spans : 0;
  }

  /** Reserves room for the lanes that another scene probably has: see LaneGuess. */
  expect(names) {
    const spans = ['subtitles', ...ROLES, 'events'].filter((name) => names.includes(name)).length;
    const heard = ROLES.some((name) => names.includes(name));
    this.reserved = LANES.ruler + (names.includes('sections') ? LANES.sections : 0) + LANES.plays + LANES.spans * spans + (heard ? LANES.wave : 0) + FOOT;
  }

  /** Returns the height of all current lanes. */
  height() {
    return LANES.ruler + this.sections + LANES.plays + LANES.spans * this.spans.length + this.wave + this.events + FOOT;
  }

  /** Returns the height of the timeline. While a scene is shown it only grows, so that the image above does not move. */
  room() {
    this.reserved = Math.max(this.reserved, this.height());
    return this.reserved;
  }
}
