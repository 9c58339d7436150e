// An editor over the image for the characters of a text: a double click opens it, and Enter writes the text into the source.
import { html, nothing } from './lib/lit/lit-html.js';
import { changed, picture, stage, state } from './app.js';
import { actions } from './actions.js';
import { pick, textAt } from './objects.js';
import { writeText } from './tools.js';

/** The distance of the editor from its text, in pixels of the page. */
const EDITOR_GAP = 4;

/** The text that is edited, with its box in pixels of the video; null if none is. */
let edited = null;

/** Edits the text at the pointer. If there is none, fits the image to the window. */
export async function editText(event) {
  if (state.presenting || event.target.closest('.over')) return;
  const text = await textAt(picture.pixelAt(event));
  if (!text) {
    actions.fit();
    return;
  }
  await pick(text.id);
  edited = text;
  changed();
  requestAnimationFrame(() => {
    const editor = stage().querySelector('.text-editor');
    if (!editor) return;
    const { scale, left, top } = picture.at;
    Object.assign(editor.style, { left: `${left + text.box.left * scale}px`, top: `${top + text.box.bottom * scale + EDITOR_GAP}px` });
    editor.select();
  });
}

function close() {
  edited = null;
  changed();
}

function key(event) {
  event.stopPropagation();
  if (event.key === 'Escape') close();
  if (event.key !== 'Enter' || event.shiftKey) return;
  event.preventDefault();
  const { value } = event.target;
  const text = edited;
  close();
  if (value !== text.text) writeText(text, value);
}

export function textEditor() {
  if (!edited) return nothing;
  return html`<textarea class="over text-editor" aria-label="Characters of the text" rows=${edited.text.split('\n').length} .value=${edited.text} @keydown=${key} @blur=${close}></textarea>`;
}
