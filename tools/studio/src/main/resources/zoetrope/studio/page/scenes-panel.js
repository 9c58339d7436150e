// The list of scenes; requested ones come first.
import { html, nothing } from './lib/lit/lit-html.js';
import { repeat } from './lib/lit/directives/repeat.js';

/** Returns the note on a file that does not compile. */
const wrong = ({ wrongLine }) => (wrongLine === undefined ? nothing : html`<span class="wrong">does not compile${wrongLine ? `: line ${wrongLine}` : ''}</span>`);

export function scenesPanel(state, show, changed) {
  const words = state.filter.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (scene) => words.every((word) => `${scene.name} ${scene.group} ${scene.summary}`.toLowerCase().includes(word));
  const found = state.scenes.filter(fits);
  const groups = new Map();
  for (const scene of found) {
    const name = scene.asked ? 'Open' : scene.group || 'Scenes';
    groups.set(name, [...(groups.get(name) ?? []), scene]);
  }
  const keydown = (event) => {
    if (event.key === 'Enter' && found.length) {
      show(found[0].id);
      event.target.blur();
    }
  };
  return html`
    <input id="filter" type="search" placeholder="Find a scene" aria-label="Find a scene" .value=${state.filter}
      @input=${(e) => { state.filter = e.target.value; changed(); }} @keydown=${keydown}>
    ${found.length || !state.filter ? nothing : html`<p class="empty">No scene has this name.</p>`}
    ${[...groups].map(([name, scenes]) => html`
      <h2>${name}</h2>
      <ul class="scenes">
        ${repeat(scenes, (scene) => scene.id, (scene) => html`
          <li><button aria-current=${scene.id === state.sceneId} @click=${() => show(scene.id)}>
            <b>${scene.name}</b>${scene.summary ? html`<span>${scene.summary}</span>` : nothing}${wrong(scene)}</button></li>`)}
      </ul>`)}`;
}
