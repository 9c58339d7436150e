// The tools panel: the help of the current tool, its options, and the resulting code.
import { html, nothing } from './lib/lit/lit-html.js';
import { live } from './lib/lit/directives/live.js';
import { typed } from './typed.js';
import { changed, copy } from './app.js';
import { openLine } from './scene.js';
import { objects, pick } from './objects.js';
import { icon } from './icons.js';
import { ariaKey } from './keys.js';
import { camera } from './camera-tool.js';
import { TOOLS, choose, giveColor, giveFont, tools, undo, writeCamera } from './tools.js';

const CHOICES = {
  move: [['shift', 'by a distance: shift(…)'], ['moveTo', 'to a point: moveTo(…)']],
  camera: [['set', 'immediately, before this play'], ['animate', 'as an animation']],
  when: [['start', 'from the start'], ['here', 'from here: before this play']],
  color: [['color', 'colour'], ['fill', 'fill'], ['stroke', 'stroke']],
};

/** Returns the bar of tools next to the image. */
export function toolBar() {
  return html`<div class="tools" role="toolbar" aria-label="Tools" aria-orientation="vertical">
    ${TOOLS.map(([id, key, name]) => html`<button title="${name} (${key})" aria-label=${name} aria-keyshortcuts=${ariaKey(key) || nothing} aria-pressed=${tools.current === id} tabindex=${tools.current === id ? 0 : -1} @click=${() => choose(id)}>${icon(id)}</button>`)}</div>`;
}

function radios(name, legend) {
  return html`<fieldset><legend>${legend}</legend>${CHOICES[name].map(([value, text]) => html`
    <label><input type="radio" name="how-${name}" .checked=${live(tools.how[name] === value)} @change=${() => { tools.how[name] = value; changed(); }}> ${text}</label>`)}</fieldset>`;
}

/** Returns the length of the common prefix of two texts. */
function alike(a, b) {
  let n = 0;
  while (n < Math.min(a.length, b.length) && a[n] === b[n]) n++;
  return n;
}

const reversed = (text) => [...text].reverse().join('');

/** Marks the part of a line in which it differs from the other line. */
function marked(line, other) {
  if (other === undefined) return html`${line}`;
  const from = alike(line, other);
  const end = alike(reversed(line.slice(from)), reversed(other.slice(from)));
  return html`${line.slice(0, from)}<mark>${line.slice(from, line.length - end)}</mark>${line.slice(line.length - end)}`;
}

/** Returns the lines before and after a change of the source, without their common indentation. */
function diff(change) {
  const { removed, added } = change;
  const indent = Math.min(...[...removed, ...added].filter((line) => line.trim()).map((line) => line.search(/\S/)));
  const row = (sign, kind, others) => (line, i) => html`<div class=${kind}><i>${change.line + i}</i><b>${sign}</b><code>${marked(line.slice(indent), others[i]?.slice(indent))}</code></div>`;
  return html`<p class="path"><button class="link" @click=${() => openLine(change.file, change.line)}>${change.file}:${change.line}</button></p>
    <div class="diff" role="group" aria-label="The change">${removed.map(row('−', 'removed', added))}${added.map(row('+', 'added', removed))}</div>`;
}

function made() {
  const { made: last } = tools;
  if (!last) return nothing;
  return html`<h2>${last.undone ? 'Undone' : last.change ? 'Written into the source' : 'Copied'}</h2>
    ${last.note ? html`<p class="notice">${last.note}. So the code is before this play.</p>` : nothing}
    ${last.refused ? html`<p class="notice">${last.refused}</p>` : nothing}
    ${last.change ? diff(last.change) : codeLine(last.code)}`;
}

/** Returns a line of code that a click copies. */
export const codeLine = (code) => html`<button class="code-line" title="Copy" @click=${() => copy(code)}><code>${code}</code></button>`;

function number(label, value, set) {
  return html`<label>${label} <input type="number" step="any" .value=${typed(String(Math.round(value * 100) / 100))} @change=${(e) => set(Number(e.target.value) || 0)}></label>`;
}

function cameraOptions() {
  const { view } = camera;
  if (!view) return html`<p class="empty">Opening…</p>`;
  const center = (i) => (value) => camera.set({ center: view.center.map((c, k) => (k === i ? value : c)) });
  return html`${radios('camera', 'In code')}
    <div class="numbers">
      ${number('x', view.center[0], center(0))}${number('y', view.center[1], center(1))}${number('z', view.center[2], center(2))}
      ${number('theta °', view.theta, (theta) => camera.set({ theta }))}${number('phi °', view.phi, (phi) => camera.set({ phi }))}${number('gamma °', view.gamma, (gamma) => camera.set({ gamma }))}
      ${number('height', view.height, (height) => height >= 0.01 && camera.set({ height }))}
    </div>
    <p class="row"><button class="wide" ?disabled=${!camera.changed} @click=${writeCamera}>${tools.write ? 'Write' : 'Copy'} the code</button>
      <button class="wide" ?disabled=${!camera.changed} @click=${camera.reset}>As in the scene</button></p>`;
}

function subject() {
  const o = objects.picked;
  return html`<p class="notice">${o ? html`For the selected ${o.ancestors.map((row) => html`<button class="link" @click=${() => pick(row.id)}>${row.name || row.kind}</button> › `)}<b>${o.name || o.kind}</b>${o.part ? html` <q>${o.part}</q>` : nothing}.` : 'No object is selected: a click copies the name.'}</p>`;
}

/** Returns the rows of the palette, one per hue; a colour with two names is shown once. */
function palette(colors) {
  const rows = new Map();
  const other = [];
  for (const [name, hex] of Object.entries(colors)) {
    const hue = name.match(/^(.*)_[A-E]$/)?.[1];
    if (hue) rows.set(hue, [...(rows.get(hue) ?? []), [colors[hue] === hex ? hue : name, hex]]);
    else if (!(`${name}_A` in colors) && !name.includes('GREY')) other.push([name, hex]);
  }
  rows.delete('GREY');
  const swatch = ([name, hex]) => html`<button title="${name} ${hex}" aria-label=${name} @click=${() => giveColor(name)}><svg viewBox="0 0 10 10" aria-hidden="true"><rect width="10" height="10" fill=${hex}></rect></svg></button>`;
  return html`<div class="palette">${[...rows].map(([hue, shades]) => html`<div role="group" aria-label=${hue}><span>${hue.replaceAll('_', ' ').toLowerCase()}</span>${shades.map(swatch)}</div>`)}
    <div role="group" aria-label="Others" class="others">${other.map(swatch)}</div></div>`;
}

function colorOptions() {
  const { choices } = tools;
  if (!choices) return html`<p class="empty">Opening…</p>`;
  const font = (name) => html`<li><button @click=${() => giveFont(name)}>${name}</button></li>`;
  return html`${subject()}${radios('color', 'Apply to')}${radios('when', 'When')}
    <h2>Colours</h2>${palette(choices.colors)}
    <h2>Bundled fonts</h2><ul class="fonts">${choices.bundled.map(font)}</ul>
    ${choices.installed.length ? html`<h2>Installed fonts</h2><p class="hint">Videos look the same only on machines with these fonts.</p><ul class="fonts">${choices.installed.map(font)}</ul>` : nothing}`;
}

const OPTIONS = { move: () => html`${radios('move', 'In code')}${radios('when', 'When')}`, camera: cameraOptions, colors: colorOptions };

export function toolsPanel() {
  const [, , name, what] = TOOLS.find(([id]) => id === tools.current);
  return html`
    <div class="field write">
      <label for="write">Write into the source</label>
      <input id="write" type="checkbox" role="switch" .checked=${live(tools.write)} @change=${(e) => { tools.write = e.target.checked; changed(); }}>
      <p>The tools write code into the source at once, and you can undo each change. Otherwise they only copy the code.</p>
      <button class="wide" ?disabled=${!tools.undo} @click=${undo}>Undo (u)</button>
    </div>
    <h2>${name}</h2><p class="hint">${what}</p>
    ${OPTIONS[tools.current]?.() ?? nothing}
    ${made()}`;
}
