// The findings of lint, with times and lines.
import { html, nothing } from './lib/lit/lit-html.js';
import { clock } from './timeline.js';

export function lintPanel(state, player, { move, openLine }) {
  if (!state.findings) return html`<p class="empty">${state.problem ? 'The scene is checked when it runs to its end.' : 'Checking…'}</p>`;
  const warnings = state.outline?.warnings ?? [];
  if (!state.findings.length && !warnings.length) return html`<p class="empty">No warnings.</p>`;
  const shown = [...state.findings].sort((a, b) => a.note - b.note || a.from - b.from);
  return html`
    ${warnings.length ? html`<ul class="findings">${warnings.map((text) => html`<li><p>${text}</p></li>`)}</ul>` : nothing}
    <ul class="findings">
      ${shown.map((finding) => html`
        <li class=${finding.note ? 'note' : ''}>
          <p><b>${finding.kind}</b> ${finding.what}${finding.times > 1 ? ` (${finding.times} times)` : nothing}</p>
          <p>${finding.fix}</p>
          <button class="link" @click=${() => move(Math.round(finding.from * player.rate))}>${clock(finding.from)}</button>
          ${finding.line ? html`<button class="link" @click=${() => openLine(finding.file, finding.line)}>${finding.file}:${finding.line}</button>` : nothing}
        </li>`)}
    </ul>`;
}
