// What the pointer does turned into code to paste.
import { html, nothing } from './lib/lit/lit-html.js';
import { copy } from './app.js';

/** A string as Java writes it. */
const quoted = (text) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;

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
