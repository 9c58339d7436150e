// Starts the presentation at the slide whose number is in the address, or at the first slide.
import { slides } from './slides.js';
import { stage } from './stage.js';
import { deck } from './deck.js';

const asked = Number(location.hash.slice(1));
deck.watch(() => {
  if (location.hash || deck.index > 0) history.replaceState(null, '', `#${deck.index + 1}`);
});
deck.begin(Number.isInteger(asked) && asked >= 1 && asked <= slides.length ? asked - 1 : 0);

/** Gives tests access. */
window.talk = { deck, stage };
