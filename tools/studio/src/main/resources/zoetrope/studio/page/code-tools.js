// What the pointer does turned into code to paste.
import { html } from './lib/lit/lit-html.js';
import { copy, toast } from './app.js';
import { link, player } from './scene.js';
import { objects } from './objects.js';

async function copyCode(tool, values) {
  try {
    copy((await link.call(tool, { frame: player.frame, ...values })).code);
  } catch (error) {
    toast(error.message.split('\n')[0]);
  }
}

const xy = (pixel) => [pixel.x, pixel.y];

/** Copies the point of the stage at a pixel of the film. */
export const copyPoint = (pixel) => copyCode('point', { at: xy(pixel) });

/** Copies what moves the object that is picked from one pixel of the film to another. */
export function copyShift(from, to) {
  if (objects.picked) copyCode('move', { object: objects.picked.id, from: xy(from), to: xy(to) });
}

const button = (code) => html`<button class="code-line" title="Copy" @click=${() => copy(code)}><code>${code}</code></button>`;

/** Lines of code about the object that is picked. */
export function pickedTools(o) {
  return html`<h2>In code</h2>${button(o.code)}`;
}
