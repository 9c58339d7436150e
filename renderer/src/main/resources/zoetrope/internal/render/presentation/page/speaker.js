// The speaker's window: notes, the next frame at which the presentation stops, and clocks.
import { nameOf, slides } from './slides.js';
import { say, wordsLanguage } from './words.js';
import { deck } from './deck.js';
import { captions } from './captions.js';
import { element, notesOf } from './notes.js';

let other = null;
let parts = null;
let shown = '';

const two = (number) => String(number).padStart(2, '0');

function elapsed() {
  const seconds = deck.started ? Math.floor((Date.now() - deck.started) / 1000) : 0;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** Returns the slide at whose end the presentation stops next: this slide, or the next one if this slide has ended. */
const coming = () => (deck.phase === 'end' ? deck.following : deck.slide);

function build() {
  const page = other.document;
  page.documentElement.lang = wordsLanguage;
  page.title = `${say('Notes')} · ${document.title}`;
  page.head.append(element('style', { textContent: document.querySelector('style').textContent }));
  parts = {
    notes: element('section', { className: 'notes' }),
    heading: element('h2', {}),
    next: element('img', { alt: '' }),
    elapsed: element('output', { ariaLabel: say('Time since the beginning') }),
    place: element('span', {}),
    clock: element('time', {}),
  };
  page.body.className = 'speaker';
  page.body.replaceChildren(
    parts.notes,
    element('section', { className: 'coming' }, parts.heading, parts.next),
    element('footer', {}, parts.elapsed, parts.place, parts.clock));
}

async function draw() {
  if (!other || other.closed) return;
  const now = new Date();
  parts.elapsed.textContent = elapsed();
  parts.clock.textContent = `${two(now.getHours())}:${two(now.getMinutes())}`;
  parts.place.textContent = `${deck.index + 1} / ${slides.length}`;
  const current = captions.current();
  const state = `${deck.index} ${deck.phase} ${current?.from}`;
  if (state === shown) return;
  shown = state;
  const notes = notesOf(deck.slide, current);
  const heading = element('h1', { textContent: nameOf(deck.slide), dir: 'auto' });
  parts.notes.replaceChildren(heading, ...(notes.length ? notes : [element('p', { className: 'empty', textContent: say('There are no notes here.') })]));
  parts.notes.querySelector('.now')?.scrollIntoView({ block: 'nearest' });
  const next = coming();
  parts.heading.textContent = next ? say('Next: {}', nameOf(next)) : say('The end');
  parts.next.hidden = !next;
  if (next) parts.next.src = await next.still;
}

export const speaker = {
  /** Opens the window. It has the same keys as the presentation. */
  open(onKey) {
    other = window.open('', 'zoetrope-talk', 'width=960,height=600');
    if (!other) return;
    build();
    shown = '';
    other.addEventListener('keydown', onKey);
    other.focus();
    draw();
  },
};

deck.watch(draw);
setInterval(draw, 250);
window.addEventListener('pagehide', () => other?.close());
