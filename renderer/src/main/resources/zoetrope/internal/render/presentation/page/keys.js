// Keys, clicks and touches.
import { slides } from './slides.js';
import { say } from './words.js';
import { deck } from './deck.js';
import { captions } from './captions.js';
import { overview } from './overview.js';
import { speaker } from './speaker.js';

const help = document.querySelector('#help');

export const actions = {
  next: () => deck.next(),
  back: () => deck.back(),
  first: () => deck.begin(0),
  last: () => deck.end(slides.length - 1),
  replay: () => deck.play(deck.index),
  loop: () => deck.loop(),
  black: () => deck.blacken(),
  overview: () => overview.toggle(),
  captions: () => captions.toggle(),
  mute: () => deck.mute(),
  speaker: () => speaker.open(onKey),
  help: () => (help.open ? help.close() : help.showModal()),
  full: () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.().catch(() => {})),
};

/** All keys with their actions. The list that ? shows is made from this. */
export const KEYS = [
  ['next', 'play to the next stop, or jump there', ' ', 'ArrowRight', 'ArrowDown', 'PageDown', 'Enter'],
  ['back', 'go back to the stop before', 'ArrowLeft', 'ArrowUp', 'PageUp', 'Backspace'],
  ['first', 'the beginning', 'Home'],
  ['last', 'the end', 'End'],
  ['replay', 'play this slide again', 'r'],
  ['loop', 'repeat this slide, or stop repeating it', 'l'],
  ['full', 'full screen', 'f', 'v'],
  ['black', 'black screen', 'b', '.'],
  ['speaker', 'a second window with notes, the next image and a clock', 's', 'p', 'n'],
  ['overview', 'all slides', 'o', 'g'],
  ['captions', 'subtitles', 'c', '7'],
  ['mute', 'sound on or off', 'm', '0'],
  ['help', 'this list', '?', 'h'],
];

const NAMES = { ' ': 'Space', ArrowRight: '→', ArrowDown: '↓', ArrowLeft: '←', ArrowUp: '↑', PageDown: 'Page Down', PageUp: 'Page Up' };

export const keyName = (key) => say(NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key));

/** The digits that were typed before Enter. */
let digits = '';
let forget = 0;

function digit(key) {
  digits = (digits + key).slice(-4);
  clearTimeout(forget);
  forget = setTimeout(() => { digits = ''; }, 3000);
}

/** Goes to the slide whose number was typed before Enter; returns whether there was a number. */
function jumped() {
  const number = Number(digits);
  const typed = digits !== '';
  digits = '';
  if (typed && number >= 1) deck.play(Math.min(number, slides.length) - 1);
  return typed;
}

export function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (document.querySelector('dialog[open]') && !['o', 'g', '?', 'h'].includes(key)) return;
  if ((key === ' ' || key === 'Enter') && event.target.closest?.('button') && !digits) return;
  if (/^[0-9]$/.test(key) && (digits || !['0', '7'].includes(key))) {
    digit(key);
    return;
  }
  if (key === 'Enter' && jumped()) return;
  digits = '';
  const found = KEYS.find(([, , ...keys]) => keys.includes(key));
  if (!found || (event.repeat && found[0] !== 'next' && found[0] !== 'back')) return;
  event.preventDefault();
  actions[found[0]]();
}

/** The minimum width of a swipe in CSS pixels. A swipe must also be wider than high. */
const SWIPE = 40;
let touched = null;
let swiped = false;

const stageElement = document.querySelector('#stage');
stageElement.addEventListener('pointerdown', (event) => {
  swiped = false;
  touched = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
});
stageElement.addEventListener('pointerup', (event) => {
  if (!touched) return;
  const [x, y] = [event.clientX - touched.x, event.clientY - touched.y];
  touched = null;
  if (Math.abs(x) < SWIPE || Math.abs(x) < Math.abs(y)) return;
  swiped = true;
  if (x < 0) actions.next();
  else actions.back();
});
stageElement.addEventListener('click', () => { if (!swiped) actions.next(); });
document.addEventListener('keydown', onKey);
