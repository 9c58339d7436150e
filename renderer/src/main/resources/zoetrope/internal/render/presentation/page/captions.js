// Subtitles over the slide, and the progress bar.
import { slides } from './slides.js';
import { deck } from './deck.js';
import { stage } from './stage.js';

const caption = document.querySelector('#caption');
const line = document.querySelector('#progress div');
const total = slides.reduce((sum, slide) => sum + slide.seconds, 0);

export const captions = {
  shown: false,
  /** Whether the presentation has subtitles. */
  exist: slides.some((slide) => slide.subtitles.length),

  toggle() {
    this.shown = this.exist && !this.shown;
    draw();
    deck.changed();
  },

  /** The current subtitle. */
  current() {
    const at = stage.time * 1000;
    return deck.phase === 'playing' ? deck.slide.subtitles.find((s) => s.from <= at && at < s.to) : undefined;
  },
};

function draw() {
  const before = slides.slice(0, deck.index).reduce((sum, slide) => sum + slide.seconds, 0);
  const own = { start: 0, playing: Math.min(stage.time, deck.slide.seconds), end: deck.slide.seconds }[deck.phase];
  line.style.transform = `scaleX(${(before + own) / total})`;
  const text = captions.shown ? captions.current()?.text ?? '' : '';
  if (caption.textContent !== text) caption.textContent = text;
  caption.hidden = !text || deck.black;
}

function run() {
  draw();
  if (deck.phase === 'playing') requestAnimationFrame(run);
}

let phase = '';
deck.watch(() => {
  const again = deck.phase === 'playing' && phase !== 'playing';
  phase = deck.phase;
  if (again) run();
  else draw();
});
