// The toolbar, which appears when the pointer moves, and the list of keys.
import { nameOf, slides, talk } from './slides.js';
import { say } from './words.js';
import { deck } from './deck.js';
import { captions } from './captions.js';
import { element } from './notes.js';
import { icon } from './icons.js';
import { KEYS, actions, keyName } from './keys.js';

/** The time in milliseconds for which the toolbar stays after the pointer has moved. */
const STAY = 2500;

const bar = document.querySelector('#bar');
const told = document.querySelector('#told');
const start = document.querySelector('#start');
const where = element('span', { className: 'where' });

function button(action, text, sign = action) {
  const label = say(text);
  const keys = KEYS.find(([name]) => name === action).slice(2).map(keyName).slice(0, 2).join(', ');
  return element('button', { className: action, title: `${label} (${keys})`, ariaLabel: label, onclick: () => actions[action]() }, icon(sign));
}

bar.append(
  button('back', 'Back'), where, button('next', 'Go on'), element('i', {}),
  ...(captions.exist ? [button('captions', 'Subtitles')] : []),
  ...(talk.sound ? [button('mute', 'Sound', 'sound')] : []),
  button('overview', 'All slides'), button('speaker', 'Notes'), button('full', 'Full screen'), button('help', 'Keys'));

let hide = 0;
function stir() {
  document.body.classList.add('stirred');
  clearTimeout(hide);
  hide = setTimeout(() => document.body.classList.remove('stirred'), STAY);
}
document.addEventListener('pointermove', (event) => { if (event.pointerType === 'mouse') stir(); });
bar.addEventListener('pointerdown', stir);
document.querySelector('#begin').addEventListener('click', () => actions.next());

document.querySelector('#help').append(element('h2', { textContent: say('Keys') }), element('dl', {}, ...KEYS.flatMap(([, text, ...keys]) => [
  element('dt', {}, ...keys.map((key) => element('kbd', { textContent: keyName(key) }))), element('dd', { textContent: say(text) }),
]), element('dt', {}, element('kbd', { textContent: '5' }), element('kbd', { textContent: keyName('Enter') })), element('dd', { textContent: say('play slide 5') })));

function draw() {
  where.textContent = `${deck.index + 1} / ${slides.length}`;
  document.body.dataset.phase = deck.phase;
  document.body.classList.toggle('black', deck.black);
  start.hidden = deck.index > 0 || deck.phase !== 'start';
  bar.querySelector('.captions')?.setAttribute('aria-pressed', captions.shown);
  bar.querySelector('.mute')?.setAttribute('aria-pressed', !deck.muted);
  const text = say('Slide {}', nameOf(deck.slide));
  if (told.textContent !== text) told.textContent = text;
}

deck.watch(draw);
