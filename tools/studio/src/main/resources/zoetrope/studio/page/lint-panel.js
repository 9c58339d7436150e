// The findings of the check: in the panel of warnings with times and lines, and in the margin of the code.
import { html, nothing } from './lib/lit/lit-html.js';
import { changed, emit, state, toast, toastError } from './app.js';
import { clock } from './timeline.js';

/** The line of the code whose findings are shown, as file:line; the fix that is being written. */
const margin = { line: '', fixing: '' };

async function applyFix(link, { key, kind }) {
  margin.fixing = key;
  changed();
  try {
    const answer = await link.call('fix', { finding: key });
    emit('edited', answer);
    toast(`${kind} fixed in ${answer.change.file}:${answer.change.line}; press u to undo`);
  } catch (error) {
    toastError(error);
  }
  margin.fixing = '';
  changed();
}

function findingItem(finding, { link, move, openLine, rate }) {
  return html`
    <li class=${finding.note ? 'note' : ''}>
      <p><b>${finding.kind}</b> ${finding.what}${finding.times > 1 ? ` (${finding.times} times)` : nothing}</p>
      <p>${finding.fix}</p>
      <button class="link" @click=${() => move(Math.round(finding.from * rate))}>${clock(finding.from)}</button>
      ${finding.line ? html`<button class="link" @click=${() => openLine(finding.file, finding.line)}>${finding.file}:${finding.line}</button>` : nothing}
      ${finding.change ? html`<p><button class="wide" ?disabled=${margin.fixing !== ''} @click=${() => applyFix(link, finding)}>${margin.fixing === finding.key ? 'Checking…' : 'Apply fix'}</button> <code>${finding.change}</code></p>` : nothing}
    </li>`;
}

/** Returns the panel; `page` has link, move, openLine and the frame rate. */
export function lintPanel(page) {
  if (!state.findings) return html`<p class="empty">${state.problem ? 'The scene is checked when it runs to its end.' : 'Checking…'}</p>`;
  const warnings = state.outline?.warnings ?? [];
  if (!state.findings.length && !warnings.length) return html`<p class="empty">No warnings.</p>`;
  const shown = [...state.findings].sort((a, b) => a.note - b.note || a.from - b.from);
  return html`
    ${warnings.length ? html`<ul class="findings">${warnings.map((text) => html`<li><p>${text}</p></li>`)}</ul>` : nothing}
    <ul class="findings">${shown.map((finding) => findingItem(finding, page))}</ul>`;
}

/** Returns the findings of a file by line. */
export function findingsByLine(file) {
  const lines = new Map();
  if (state.facts?.generation !== state.generation) return lines; // The lines may have moved.
  for (const finding of state.findings ?? []) {
    if (finding.file === file && finding.line) lines.set(finding.line, [...(lines.get(finding.line) ?? []), finding]);
  }
  return lines;
}

/** Returns the mark of a line with findings. A click shows them below the line. */
export function findingMark(file, line, findings) {
  if (!findings) return nothing;
  const key = `${file}:${line}`;
  const toggle = (event) => {
    event.stopPropagation();
    margin.line = margin.line === key ? '' : key;
    changed();
  };
  const kinds = findings.map((finding) => finding.kind).join(', ');
  return html`<button class="finding-mark ${findings.every((finding) => finding.note) ? 'note' : ''}" title=${kinds} aria-label="Warnings of line ${line}: ${kinds}" aria-expanded=${margin.line === key} @click=${toggle}></button>`;
}

/** Returns the findings below their line. */
export function findingNotes(file, line, findings, page) {
  if (!findings || margin.line !== `${file}:${line}`) return nothing;
  return html`<ul class="findings in-code" role="listitem">${findings.map((finding) => findingItem(finding, page))}</ul>`;
}
