// The scene's source, with the line that is playing. A click on a line goes to its play.
import { html, nothing } from './lib/lit/lit-html.js';
import { codeWithNumbers, numberSlider } from './number-slider.js';
import { findingMark, findingNotes, findingsByLine } from './lint-panel.js';

/** Marks all sources as outdated. An outdated source is fetched again when it is shown; its old text stays until the new text arrives. */
export function sourcesChanged(state) {
  state.sources.forEach((source) => source && (source.old = true));
}

/** Shows the source with the error, if it is available. */
export function loadWrong(link, state, changed) {
  const file = (state.problem ?? state.projectProblem)?.file;
  if (file) loadSource(link, state, changed, file);
}

/** Fetches the source of a file, unless it is known. */
export async function fetchSource(link, state, name) {
  const known = state.sources.get(name);
  if (!known || known.old) {
    try {
      state.sources.set(name, await link.call('source', { file: name }));
    } catch {
      state.sources.set(name, null);
    }
  }
}

/** Shows the source of a file, by default that of the scene. */
export async function loadSource(link, state, changed, file) {
  const name = file ?? state.facts.source ?? state.facts.className.split('.').at(-1).split('$')[0] + '.java';
  await fetchSource(link, state, name);
  if (!file) state.mainSource = name;
  if (!file || state.sources.get(name)) state.shownSource = name;
  changed();
}

export function codePanel(state, player, { link, openLine, move, currentPlay }) {
  const name = state.shownSource;
  const source = state.sources.get(name);
  if (!source) return html`<p class="empty">${name ? `The source of ${name} is not available.` : ''}</p>`;
  const plays = new Map();
  for (const play of state.outline?.plays ?? []) {
    if (play.file === name && !plays.has(play.line)) plays.set(play.line, play);
  }
  const findings = findingsByLine(name);
  const here = currentPlay?.file === name ? currentPlay.line : 0;
  const entered = plays.has(here) ? here : plays.keys().next().value;
  const marked = state.marked?.file === name ? state.marked.line : 0;
  const problem = state.problem ?? state.projectProblem;
  const wrong = problem?.file === name ? problem.line : 0;
  if (state.scrolled !== `${name}:${wrong || marked || here}`) {
    state.scrolled = `${name}:${wrong || marked || here}`;
    requestAnimationFrame(() => document.querySelector(`.code .${wrong ? 'wrong' : marked ? 'marked' : 'here'}`)?.scrollIntoView({ block: 'nearest' }));
  }
  return html`
    <div class="file"><span title=${source.path}>${name}</span>
      ${state.mainSource && name !== state.mainSource ? html`<button class="link" @click=${() => { state.shownSource = state.mainSource; state.marked = null; move(player.frame); }}>back to ${state.mainSource}</button>` : nothing}
      ${state.editor ? html`<button class="link" @click=${() => openLine(name, marked || here || 1)}>open in editor</button>` : nothing}</div>
    <div class="code" role="list">
      ${source.text.split('\n').map((line, i) => {
    const number = i + 1;
    const play = plays.get(number);
    const kind = [number === wrong && 'wrong', number === here && 'here', number === marked && 'marked', play && 'plays'].filter(Boolean).join(' ');
    return html`<div role="listitem" class=${kind} tabindex=${play ? (number === entered ? 0 : -1) : nothing} @click=${() => play && (state.marked = null, move(play.from))} @dblclick=${() => openLine(name, number)}>${findingMark(name, number, findings.get(number))}<i>${number}</i><code>${line ? codeWithNumbers(name, number, line) : ' '}</code></div>${findingNotes(name, number, findings.get(number), { link, move, openLine, rate: player.rate })}${numberSlider(link, name, number)}`;
  })}
    </div>`;
}
