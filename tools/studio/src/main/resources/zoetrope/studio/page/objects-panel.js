// The objects on the stage: the selected one, its family, and the list of all.
import { html, nothing } from './lib/lit/lit-html.js';
import { typed } from './typed.js';
import { changed, copy } from './app.js';
import { openLine } from './scene.js';
import { fold, visibleRows } from './object-tree.js';
import { objects, pick, refresh, search, showAll, toggleAlone, toggleHidden } from './objects.js';
import { icon } from './icons.js';
import { codeLine } from './tools-panel.js';

const rounded = (value) => String(Math.round(value * 1000) / 1000);
const MAX_CHARACTERS = 40;
/** The number of members of a family that are listed at first. */
const MAX_ROWS = 12;
/** Milliseconds without a key before a search begins. */
const SEARCH_PAUSE = 150;
/** The code of an object without a variable in the scene. */
const UNNAMED = 'it';

function short(text) {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS - 1)}…` : line;
}

/** Returns the name of an object. */
function rowLabel(row) {
  const says = row.part || row.text;
  return html`<b>${row.name || row.kind}</b>${row.name ? html` <span>${row.kind}</span>` : nothing}${says ? html` <q>${short(says)}</q>` : nothing}`;
}

function eye(row) {
  if (row.number < 0) return nothing;
  const hidden = objects.hidden.has(row.number);
  const name = [row.name || row.kind, row.part || row.text].filter(Boolean).join(' ');
  const title = hidden ? `Show ${short(name)} again` : `Hide ${short(name)} here (videos still show it)`;
  return html`<button class="small" title=${title} aria-label=${title} aria-pressed=${hidden} @click=${(e) => { e.stopPropagation(); toggleHidden(row.number); }}>${icon(hidden ? 'hidden' : 'eye')}</button>`;
}

/** Returns a row of the tree; a family can be opened and folded. */
function branch({ row, depth, open, count, more }) {
  if (more) return html`<li><i class="fold depth-${Math.min(depth, 6)}"></i><span class="hint">and ${more} more: search for them</span></li>`;
  const title = open ? 'Fold' : `Show its members (${count})`;
  return html`<li class=${objects.hidden.has(row.number) ? 'hidden' : ''}>
    ${open === undefined ? html`<i class="fold depth-${Math.min(depth, 6)}"></i>` : html`<button class="fold depth-${Math.min(depth, 6)}" title=${title} aria-label="${title}: ${row.name || row.kind}" aria-expanded=${open} @click=${() => fold(row, !open)}>${icon('fold')}</button>`}
    <button class="row-label" aria-current=${row.id === objects.picked?.id} @click=${() => pick(row.id)}>${rowLabel(row)}${open === false ? html` <span>· ${count}</span>` : nothing}</button>${eye(row)}</li>`;
}

function family(o) {
  const rows = o.family;
  const seen = objects.wholeFamily ? rows : rows.slice(0, MAX_ROWS);
  const more = rows.length - seen.length;
  const unlisted = o.children - rows.length;
  return html`<h2>Its family${o.children > seen.length ? `: ${seen.length} of ${o.children}` : ''}</h2><ul class="objects">${seen.map((row) => line(row))}</ul>
    ${more ? html`<button class="link" @click=${() => { objects.wholeFamily = true; changed(); }}>and ${more} more</button>` : nothing}
    ${!more && unlisted > 0 ? html`<p class="hint">The list is cut. Search for the other ${unlisted} below.</p>` : nothing}`;
}

function line(row) {
  return html`<li class=${objects.hidden.has(row.number) ? 'hidden' : ''}>
    <button aria-current=${row.id === objects.picked?.id} class="row-label" @click=${() => pick(row.id)}>${rowLabel(row)}</button>${eye(row)}</li>`;
}

function swatch(color) {
  return color.startsWith('#') ? html`<svg class="swatch" viewBox="0 0 10 10" aria-hidden="true"><rect width="10" height="10" fill=${color}></rect></svg> ${color}` : color;
}

function facts(o) {
  const rows = [
    ['class', o.type],
    o.part && ['stands for', html`<q>${o.part}</q> of <q>${short(o.around?.text ?? '')}</q>`],
    o.text && ['says', html`<q>${o.text}</q>`],
    o.center && ['centre', o.center.map(rounded).join(', ')],
    o.size && ['size', o.size.map(rounded).join(' × ')],
    o.fill && ['fill', swatch(o.fill)],
    o.stroke && ['stroke', html`${swatch(o.stroke)}, width ${rounded(o.strokeWidth)}`],
    o.zIndex ? ['z index', rounded(o.zIndex)] : null,
    o.line && ['made at', html`<button class="link" @click=${() => openLine(o.file, o.line)}>${o.file}:${o.line}</button>
      <button class="small" title="Copy ${o.file}:${o.line}" aria-label="Copy the line" @click=${() => copy(`${o.file}:${o.line}`)}>${icon('copy')}</button>`],
  ].filter(Boolean);
  return html`<dl class="facts">${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}

function card(o) {
  const alone = objects.alone === o.number;
  return html`
    <nav class="path" aria-label="Objects that contain this object">${o.ancestors.map((row) => html`<button class="link" @click=${() => pick(row.id)}>${row.name || row.kind}</button> › `)}<b>${o.name || o.kind}</b></nav>
    ${facts(o)}
    ${o.number >= 0 ? html`<p class="row">
      <button class="wide" aria-pressed=${objects.hidden.has(o.number)} @click=${() => toggleHidden(o.number)}>${objects.hidden.has(o.number) ? 'Show' : 'Hide'}</button>
      <button class="wide" aria-pressed=${alone} @click=${() => toggleAlone(o.number)}>${alone ? 'Show all' : 'Alone'}</button></p>` : nothing}
    ${o.code === UNNAMED ? nothing : html`<h2>In code</h2>${codeLine(o.code)}`}
    ${o.family.length ? family(o) : nothing}`;
}

/** Searches once no key has been pressed for a moment. */
function searchSoon(words) {
  clearTimeout(searchSoon.timer);
  searchSoon.timer = setTimeout(() => search(words), SEARCH_PAUSE);
}

/** Returns the objects that have the words. */
function matches() {
  const { matches: rows, matchCount } = objects;
  return html`<p class="hint" role="status">${rows.length < matchCount ? `The first ${rows.length} of ${matchCount} objects with these words` : `${matchCount} ${matchCount === 1 ? 'object' : 'objects'}`}</p>
    <ul class="objects">${rows.map((row) => line(row))}</ul>`;
}

/** Reports that the list does not contain all objects. */
const cut = () => (objects.rows.length < objects.count ? html`<p class="notice">The list is cut: it has ${objects.rows.length} of ${objects.count} objects. The search finds all.</p>` : nothing);

export function objectsPanel(state, player) {
  if (objects.rows === null && !objects.busy && state.outline) refresh();
  const some = objects.hidden.size || objects.alone !== null;
  return html`
    ${some ? html`<p class="notice">Some objects are hidden. Videos still show them. <button class="link" @click=${showAll}>Show all</button></p>` : nothing}
    ${objects.picked ? card(objects.picked) : html`<p class="empty">Click on an object in the image.</p>`}
    ${objects.found.length > 1 ? html`<h2>Objects at this point, from front to back${objects.foundCount > objects.found.length ? `: the first ${objects.found.length} of ${objects.foundCount}` : ''}</h2><ul class="objects">${objects.found.map((row) => line(row))}</ul>` : nothing}
    ${objects.rows ? html`<h2>On the stage${objects.frame === player.frame ? '' : ` at frame ${objects.frame}`}</h2>
      <input type="search" class="search-objects" placeholder="Find an object" aria-label="Find an object" .value=${typed(objects.words)} @input=${(e) => searchSoon(e.target.value)}>
      ${objects.matches && objects.words ? matches() : html`${cut()}<ul class="objects">${visibleRows(objects.rows).map(branch)}</ul>`}
      ${objects.rows.length ? nothing : html`<p class="empty">Nothing is on the stage.</p>`}` : html`<p class="empty">${objects.busy ? 'Loading…' : ''}</p>`}`;
}
