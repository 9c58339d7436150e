// A slider for a number in the code: a click on the number opens it, and each change is written into the source.
import { html, nothing } from './lib/lit/lit-html.js';
import { typed } from './typed.js';
import { changed, emit, on, toastError } from './app.js';

/** Texts, characters and comments, which are skipped, and numbers. */
const CODE_TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\/.*|(?<![\w.])\d+(?:\.\d+)?(?![\w.])/g;
const MAX_KNOWN_LINES = 5000;
const knownLines = new Map();

/** The open slider: the place of its number, its range, and its value. */
const slider = { at: null, again: false, busy: false, wanted: null };

/**
 * A change by another part of the page closes the slider. Otherwise the next change by the slider
 * would undo it.
 */
on('edited', ({ slider: own }) => { if (!own) slider.at = null; });
on('opened', () => changed());

/** Splits a line of code into texts and numbers; a number has its column. */
function partsOfLine(line) {
  const before = knownLines.get(line);
  if (before) return before;
  if (knownLines.size > MAX_KNOWN_LINES) knownLines.clear();
  const found = [];
  let end = 0;
  for (const match of line.matchAll(CODE_TOKEN)) {
    if (!/^\d/.test(match[0])) continue;
    found.push(line.slice(end, match.index), { column: match.index, text: match[0] });
    end = match.index + match[0].length;
  }
  found.push(line.slice(end));
  knownLines.set(line, found);
  return found;
}

function openSlider(file, line, number, code) {
  const value = Number(number.text);
  const whole = !number.text.includes('.');
  const most = Math.max(1, value * 3);
  const isSame = slider.at?.file === file && slider.at.line === line && slider.at.column === number.column;
  Object.assign(slider, { again: false, at: isSame ? null : { file, line, code, column: number.column, value: number.text, most: whole ? Math.ceil(most) : most, step: whole ? 1 : most / 300 } });
  changed();
}

/** Writes the value. While a change is being written, only the last value waits. */
async function writeNumber(link, value) {
  if (!slider.at || value === '') return;
  const number = Math.max(0, Number(value));
  slider.at.value = String(Math.round(number * 1000) / 1000);
  slider.wanted = slider.at.value;
  changed();
  if (slider.busy) return;
  slider.busy = true;
  try {
    while (slider.wanted !== null && slider.at) {
      const { file, line, column, code } = slider.at;
      const now = slider.wanted;
      slider.wanted = null;
      const answer = await link.call('number', { file, line, column, code, value: now, again: slider.again });
      emit('edited', { ...answer, slider: true, again: slider.again });
      slider.again = true;
    }
  } catch (error) {
    slider.at = null;
    toastError(error);
  } finally {
    slider.busy = false;
    changed();
  }
}

/** Returns a line of code whose numbers open a slider. */
export function codeWithNumbers(file, line, text) {
  return html`${partsOfLine(text).map((part) => (typeof part === 'string' ? part
    : html`<span class="literal" title="Change this number" @click=${(e) => { e.stopPropagation(); openSlider(file, line, part, text); }}>${part.text}</span>`))}`;
}

/** Returns the slider below its line. */
export function numberSlider(link, file, line) {
  const { at } = slider;
  if (at?.file !== file || at.line !== line) return nothing;
  return html`<div class="number slider" role="listitem"><input type="range" aria-label="The number in line ${line}" min="0" max=${at.most} step=${at.step} .value=${at.value} @input=${(e) => writeNumber(link, e.target.value)}>
    <input type="number" aria-label="The number in line ${line}" step="any" min="0" .value=${typed(at.value)} @change=${(e) => writeNumber(link, e.target.value)}></div>`;
}
