// Finds scenes, sections, plays, spoken lines, objects and commands by their words.
import { html, nothing } from './lib/lit/lit-html.js';
import { changed, state } from './app.js';
import { link, move, player, show, timeline } from './scene.js';
import { objects, pick, refresh } from './objects.js';
import { clock } from './timeline.js';
import { KEYS, shownKey } from './keys.js';

/** The maximum number of results of each kind; without words, only a few are shown. */
const MAX_RESULTS = 8;
const FEW_RESULTS = 5;

/** Milliseconds without a key after which the server is asked for objects. */
const ASK_PAUSE = 120;

export const finder = {
  isOpen: false, text: '', at: 0,
  /** The objects that the server found for `asked`. */
  rows: [], asked: null, before: null,
};

let runCommand = () => {};

/** Sets the function that runs a command by name. */
export function runWith(action) {
  runCommand = action;
}

export function openFinder() {
  if (state.presenting) return;
  Object.assign(finder, { isOpen: true, text: '', at: 0, rows: [], asked: null, before: document.activeElement });
  changed();
  requestAnimationFrame(() => document.querySelector('#find')?.focus());
}

export function closeFinder() {
  finder.isOpen = false;
  finder.before?.focus?.();
  changed();
}

const wordsOf = (text) => text.toLowerCase().split(/\s+/).filter(Boolean);

async function showObject(row) {
  if (row.frame !== player.frame) return;
  Object.assign(state, { tab: 'objects', panel: true });
  await pick(row.id);
  if (objects.frame !== player.frame) refresh();
}

/** Asks the server for objects with the words, once no key has been pressed for a moment. */
function askForObjects() {
  clearTimeout(askForObjects.timer);
  const { text } = finder;
  if (!text.trim() || !state.facts) {
    finder.rows = [];
    return;
  }
  askForObjects.timer = setTimeout(async () => {
    const { frame } = player;
    const answer = await link.call('objects', { frame, find: text }).catch(() => null);
    if (!answer || text !== finder.text) return;
    finder.rows = answer.rows.slice(0, MAX_RESULTS).map((row) => ({ ...row, frame }));
    changed();
  }, ASK_PAUSE);
}

/**
 * Returns the candidates by kind, each with a name, a note, and the action that runs when it is
 * chosen.
 */
function candidates() {
  const outline = timeline.outline ?? { sections: [], plays: [], subtitles: [] };
  const commands = KEYS.flatMap(([, keys]) => keys).filter(([, , action]) => action && action !== 'find' && action !== 'escape');
  return [
    ['Sections', outline.sections.map((section) => ({ name: section.name, note: clock(section.start), choose: () => move(section.from) }))],
    ['Scenes', state.scenes.map((scene) => ({ name: scene.name, note: scene.summary, choose: () => show(scene.id) }))],
    ['Spoken lines', outline.subtitles.map((line) => ({ name: line.text.replaceAll('\n', ' '), note: clock(line.start), choose: () => move(line.from) }))],
    ['Plays', outline.plays.filter((play) => play.code !== 'pause').map((play) => ({ name: play.code, note: clock(play.start), choose: () => move(play.from) }))],
    ['Objects', finder.rows.map((row) => ({ name: row.name || row.kind, note: row.name ? `${row.kind} ${row.text}` : row.text, choose: () => showObject(row) }))],
    ['Commands', commands.map(([key, what, action]) => ({ name: what, note: shownKey(key), choose: () => runCommand(action) }))],
  ];
}

/** Returns how well a name fits: 3 if it begins with the text, 2 if it contains the text, 1 if it contains all words. */
function fitOf({ name }, words) {
  const lower = name.toLowerCase();
  const text = words.join(' ');
  return lower.startsWith(text) ? 3 : lower.includes(text) ? 2 : words.every((word) => lower.includes(word)) ? 1 : 0;
}

/** Returns the results by kind, the best first. */
function results() {
  const words = wordsOf(finder.text);
  const fits = (one) => words.every((word) => `${one.name} ${one.note ?? ''}`.toLowerCase().includes(word));
  const limit = words.length ? MAX_RESULTS : FEW_RESULTS;
  const groups = candidates().map(([kind, all]) => {
    const found = all.filter(fits).map((one) => ({ ...one, fit: fitOf(one, words) })).sort((a, b) => b.fit - a.fit);
    return { kind, shown: found.slice(0, limit), more: Math.max(0, found.length - limit) };
  });
  return groups.filter(({ shown }) => shown.length).sort((a, b) => b.shown[0].fit - a.shown[0].fit);
}

function chooseFound(one) {
  closeFinder();
  one?.choose();
  changed();
}

/** Handles a key while the finder is open; the focus stays in its field. */
export function finderKey(event) {
  event.stopPropagation();
  const all = results().flatMap(({ shown }) => shown);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) finder.at = (finder.at + step + all.length) % Math.max(1, all.length);
  else if (event.key === 'Enter') chooseFound(all[finder.at]);
  else if (event.key === 'Escape' || ((event.ctrlKey || event.metaKey) && event.key === 'k')) closeFinder();
  else if (event.key !== 'Tab') {
    document.querySelector('#find')?.focus();
    return;
  }
  event.preventDefault();
  changed();
  requestAnimationFrame(() => document.querySelector('.finder [aria-selected="true"]')?.scrollIntoView({ block: 'nearest' }));
}

function typedText(event) {
  Object.assign(finder, { text: event.target.value, at: 0 });
  askForObjects();
  changed();
}

export function finderSheet() {
  if (!finder.isOpen) return nothing;
  const groups = results();
  let number = 0;
  const option = (one) => {
    const index = number++;
    return html`<div role="option" id="found-${index}" aria-selected=${index === finder.at} @click=${() => chooseFound(one)}><b>${one.name}</b>${one.note ? html`<span>${one.note}</span>` : nothing}</div>`;
  };
  return html`
    <div class="veil top" @click=${closeFinder}>
      <div class="finder" role="dialog" aria-modal="true" aria-label="Find" @click=${(e) => e.stopPropagation()}>
        <input id="find" type="search" role="combobox" aria-expanded="true" aria-controls="found" aria-activedescendant="found-${finder.at}" autocomplete="off"
          aria-label="Find" placeholder="Scenes, sections, spoken lines, plays, objects, commands" .value=${finder.text} @input=${typedText} @keydown=${finderKey}>
        <div id="found" role="listbox" aria-label="Results">
          ${groups.map(({ kind, shown, more }) => html`<div role="group" aria-label=${kind}><h2 aria-hidden="true">${kind}</h2>${shown.map(option)}${more ? html`<p class="hint">${finder.text.trim() ? `and ${more} more: type more letters` : `and ${more} more`}</p>` : nothing}</div>`)}
          ${groups.length ? nothing : html`<p class="empty">Nothing has these words.</p>`}
        </div>
      </div>
    </div>`;
}
