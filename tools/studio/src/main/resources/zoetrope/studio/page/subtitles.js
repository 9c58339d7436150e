// The scene's subtitles over the image, like in a video player.
import { html, nothing } from './lib/lit/lit-html.js';
import { state } from './app.js';

export const subtitles = {
  shown: localStorage.getItem('subtitles') !== 'false',

  toggle() {
    this.shown = !this.shown;
    localStorage.setItem('subtitles', this.shown);
  },

  /** Returns the subtitle at a frame. */
  at(frame) {
    return state.outline?.subtitles.find((subtitle) => frame >= subtitle.from && frame < subtitle.to);
  },

  draw(frame) {
    const now = this.shown ? this.at(frame) : undefined;
    return now ? html`<p class="layer subtitle"><span>${now.text}</span></p>` : nothing;
  },
};
