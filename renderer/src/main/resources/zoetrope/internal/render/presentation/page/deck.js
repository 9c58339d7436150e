// The position in the presentation, and the commands that change it.
import { slides } from './slides.js';
import { stage } from './stage.js';

const watchers = [];

export const deck = {
  index: 0,
  /** 'start' before the slide has played, 'playing', or 'end'. */
  phase: 'start',
  black: false,
  muted: false,
  /** Whether the slide repeats. */
  looping: false,
  /** The time when the presentation began, in milliseconds. */
  started: null,

  get slide() {
    return slides[this.index];
  },

  /** The next slide; undefined at the end. */
  get following() {
    return slides[this.index + 1];
  },

  watch(watcher) {
    watchers.push(watcher);
  },

  /** Plays the slide or the next one. If a slide is playing, jumps to its end; if it loops, plays the next slide. */
  next() {
    if (this.black) this.blacken();
    else if (this.phase === 'start') this.play(this.index);
    else if (this.phase === 'end' || this.looping || this.slide.goesOn) this.play(this.index + 1);
    else this.end(this.index);
  },

  /** Goes to the end of the previous slide, or from the first slide to its beginning. */
  back() {
    if (this.black) this.blacken();
    else if (this.index === 0) this.begin(0);
    else this.end(this.index - 1);
  },

  /** Plays the slide with an index. After the last slide, stays at the end. */
  async play(index) {
    if (index >= slides.length) {
      if (this.phase !== 'end') this.end(slides.length - 1);
      return;
    }
    const from = [this.index, this.phase];
    this.started ??= Date.now();
    this.black = false;
    this.go(index, 'playing', slides[index].loops);
    if (!(await stage.play(slides[index]))) this.go(from[0], from[1], false);
  },

  begin(index) {
    this.black = false;
    this.go(index, 'start', false);
    stage.begin(slides[index]);
  },

  end(index) {
    this.black = false;
    this.go(index, 'end', false);
    stage.end(slides[index]);
  },

  loop() {
    if (this.phase === 'end') this.play(this.index);
    this.looping = !this.looping;
    stage.loop = this.looping;
    this.changed();
  },

  /** Blacks out the screen and pauses, or shows the slide again and continues. */
  blacken() {
    this.black = !this.black;
    if (this.phase === 'playing') {
      if (this.black) stage.pause();
      else stage.resume();
    }
    this.changed();
  },

  mute() {
    this.muted = !this.muted;
    stage.muted = this.muted;
    this.changed();
  },

  go(index, phase, looping) {
    Object.assign(this, { index, phase, looping });
    this.changed();
  },

  changed() {
    for (const watcher of watchers) watcher();
  },
};

stage.onEnd = () => {
  if (deck.phase !== 'playing') return;
  if (deck.slide.goesOn && deck.following) deck.play(deck.index + 1);
  else deck.go(deck.index, 'end', false);
};
