// What the pointer does turned into code to paste.
import { html, nothing } from './lib/lit/lit-html.js';
import { copy, toast } from './app.js';
import { link, player } from './scene.js';
import { objects } from './objects.js';

/** A string as Java writes it. */
const quoted = (text) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;

const rounded = (value) => String(Math.round(value * 100) / 100 || 0);

async function pointAt(pixel) {
  return link.call('point', { frame: player.frame, x: pixel.x, y: pixel.y });
}

/** Copies the point of the stage at a pixel of the film. */
export async function copyPoint(pixel) {
  try {
    const at = await pointAt(pixel);
    copy(`at(${rounded(at.x)}, ${rounded(at.y)})`);
  } catch (error) {
    toast(error.message.split('\n')[0]);
  }
}

/** Copies what moves the object that is picked, or anything, from one pixel of the film to another. */
export async function copyShift(from, to) {
  try {
    const [a, b] = await Promise.all([pointAt(from), pointAt(to)]);
    copy(`${objects.picked?.name || 'it'}.shift(at(${rounded(b.x - a.x)}, ${rounded(b.y - a.y)}))`);
  } catch (error) {
    toast(error.message.split('\n')[0]);
  }
}

/** The code that names an object from its parent: a part of a text, or its place in a group. */
export function partCode(o) {
  const parent = o.around ?? o.ancestors.at(-1);
  if (!parent) return null;
  const name = parent.name || 'it';
  return o.part ? `${name}.part(${quoted(o.part)})` : `${name}.get(${o.index})`;
}

const button = (code) => html`<button class="code-line" title="Copy" @click=${() => copy(code)}><code>${code}</code></button>`;

/** Lines of code about the object that is picked. */
export function pickedTools(o) {
  const part = partCode(o);
  return part ? html`<h2>In code</h2>${button(part)}` : nothing;
}
