// The cost of plays and objects, as measured by the server, the most expensive first.
import { html, nothing } from './lib/lit/lit-html.js';
import { changed, on, state, toastError } from './app.js';
import { link, move, openLine, player } from './scene.js';
import { clock } from './timeline.js';

const profile = { plays: null, objects: null, running: false, done: 0, all: 0, frame: 0, generation: 0 };

/** Updates the number of measured plays. */
on('profiled', ({ done, all }) => {
  Object.assign(profile, { done, all });
  changed();
});

async function measure() {
  Object.assign(profile, { running: true, plays: null, objects: null, done: 0, all: 0, frame: player.frame, generation: state.facts.generation });
  changed();
  try {
    profile.objects = (await link.call('costs', { frame: player.frame })).objects;
    changed();
    if (profile.running) profile.plays = (await link.call('profile')).plays;
  } catch (error) {
    if (profile.running) toastError(error);
  }
  profile.running = false;
  changed();
}

function end() {
  profile.running = false;
  link.call('endProfile').catch(() => {});
  changed();
}

const time = (seconds) => (seconds < 0.1 ? `${(1000 * seconds).toFixed(1)}\u00a0ms` : `${seconds.toFixed(2)}\u00a0s`);
const size = (bytes) => (bytes < 1e6 ? `${(bytes / 1e3).toFixed(0)}\u00a0kB` : `${(bytes / 1e6).toFixed(1)}\u00a0MB`);

/** Returns a bar with the shares of a total, relative to the largest total. */
function bar(parts, most) {
  let at = 0;
  return html`<svg class="cost" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">${parts.map((part, i) => {
    const width = (100 * part) / (most || 1);
    at += width;
    return html`<svg x=${at - width} width=${width} height="4" class="part-${i}"><rect width="100%" height="4"></rect></svg>`;
  })}</svg>`;
}

/** Returns a link to the source line of a measured play or object. */
const lineLink = ({ file, line }) => (line ? html`<button class="link" @click=${() => openLine(file, line)}>${file}:${line}</button>` : nothing);

function playRow(cost, most) {
  const play = state.outline?.plays[cost.index];
  if (!play) return nothing;
  const total = cost.stage + cost.drawing + cost.coding;
  return html`<li>
    <p><b>${time(total)}</b> ${play.code} <span>${size(cost.bytes)}</span></p>
    ${bar([cost.stage, cost.drawing, cost.coding], most)}
    <p><span>stage ${time(cost.stage)}, drawing ${time(cost.drawing)}, coding ${time(cost.coding)}</span></p>
    <button class="link" @click=${() => move(play.from)}>${clock(play.start)}</button>
    ${lineLink(play)}</li>`;
}

function objectRow(object, most) {
  return html`<li>
    <p><b>${time(object.drawing)}</b> ${object.name || object.kind} ${object.text ? html`<q>${object.text}</q>` : nothing}</p>
    ${bar([0, object.drawing], most)}
    ${lineLink(object)}</li>`;
}

export function profilePanel() {
  if (!state.outline) return html`<p class="empty">Wait until the scene has run to its end.</p>`;
  const { plays, objects, running } = profile;
  const old = (plays || objects) && profile.generation !== state.facts.generation;
  return html`
    <p class="about">CPU time for a video of this scene: for each play, and for each object at the playhead.</p>
    ${running
      ? html`<div class="row"><progress max=${profile.all || 1} .value=${profile.done} aria-label="Progress of the measurement"></progress><button class="wide" @click=${end}>End</button></div>
        <p class="about" role="status">${objects ? (profile.all ? `play ${Math.min(profile.done + 1, profile.all)} of ${profile.all}` : 'running the scene…') : 'drawing the objects at the playhead…'}</p>`
      : html`<button class="main-wide" @click=${measure}>Measure</button>`}
    ${old ? html`<p class="notice">Measured before the last change.</p>` : nothing}
    ${objects ? html`<h2>Objects at ${clock(profile.frame / player.rate)}</h2>${objects.length ? html`<ul class="costs">${objects.map((o) => objectRow(o, objects[0].drawing))}</ul>` : html`<p class="about">Nothing is on the stage there.</p>`}` : nothing}
    ${plays ? html`<h2>Plays</h2><ul class="costs">${plays.map((c) => playRow(c, plays[0].stage + plays[0].drawing + plays[0].coding))}</ul>` : nothing}`;
}
