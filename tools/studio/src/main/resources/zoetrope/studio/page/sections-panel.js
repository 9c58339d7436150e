// The sections of the scene, with a thumbnail of each.
import { html, nothing } from './lib/lit/lit-html.js';
import { changed, state } from './app.js';
import { move, player, thumbnails, timeline } from './scene.js';
import { clock } from './timeline.js';

/** The places in a section, as fractions of its length, where its thumbnail is looked for. The stage is often empty at its end. */
const PLACES = [0.9, 0.6, 0.3];

function sectionImage(section, frames) {
  const end = Math.min(section.to, frames);
  const places = PLACES.map((part) => Math.floor(section.from + part * Math.max(0, end - section.from - 1)));
  return thumbnails.of([...new Set(places)], changed)?.canvas ?? nothing;
}

export function sectionsPanel() {
  const { outline } = timeline;
  if (!outline) return html`<p class="empty">${state.facts ? 'Loading…' : 'No scene is open.'}</p>`;
  if (!outline.sections.length) return html`<p class="empty">This scene has no sections. A section begins with <code>section("Name")</code>.</p>`;
  const here = timeline.sectionAt(player.frame);
  return html`<ol class="sections">${outline.sections.map((section) => html`
    <li><button aria-current=${section === here} @click=${() => move(section.from)}>
      <span class="thumbnail" aria-hidden="true">${sectionImage(section, outline.frames)}</span>
      <span class="about-section"><b>${section.name}</b><span>${clock(section.start)} – ${clock(Math.min(section.end, outline.duration))}</span></span></button></li>`)}</ol>`;
}
