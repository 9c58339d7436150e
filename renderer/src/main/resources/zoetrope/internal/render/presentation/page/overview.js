// The overview of all slides, and the printed handout.
import { nameOf, slides } from './slides.js';
import { say } from './words.js';
import { deck } from './deck.js';
import { element, notesOf } from './notes.js';

const dialog = document.querySelector('#overview');
const handouts = document.querySelector('#handouts');

const grid = element('ol', {});
dialog.append(element('h2', { textContent: say('All slides') }), grid);

for (const slide of slides) {
  const small = element('img', { alt: '', loading: 'lazy' });
  const large = element('img', { alt: '' });
  slide.still.then((address) => { small.src = large.src = address; });
  const button = element('button', { onclick: () => { dialog.close(); deck.play(slide.index); } }, small, element('span', { textContent: nameOf(slide), dir: 'auto' }));
  grid.append(element('li', {}, button));
  handouts.append(element('figure', {}, large, element('figcaption', { dir: 'auto' }, element('b', { textContent: nameOf(slide) }), ...notesOf(slide))));
}

export const overview = {
  toggle() {
    if (dialog.open) return dialog.close();
    dialog.showModal();
    const buttons = grid.querySelectorAll('button');
    buttons.forEach((button, i) => button.toggleAttribute('aria-current', i === deck.index));
    buttons[deck.index].focus();
    return undefined;
  },
};

/** Handles the arrow keys, which move between slides. */
dialog.addEventListener('keydown', (event) => {
  const buttons = [...grid.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement);
  const across = buttons.filter((button) => button.offsetTop === buttons[0].offsetTop).length;
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: across, ArrowUp: -across }[event.key];
  if (step && buttons[at + step]) {
    buttons[at + step].focus();
    event.preventDefault();
  }
});
