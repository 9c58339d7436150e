// The list of scenes; those of the author come first.
import { html, nothing } from './lib/lit/lit-html.js';
import { repeat } from './lib/lit/directives/repeat.js';

/** Returns the note on a file that does not compile. */
const wrong = ({ wrongLine }) => (wrongLine === undefined ? nothing : html`<span class="wrong">does not compile${wrongLine ? `: line ${wrongLine}` : ''}</span>`);

/** Returns scenes as a tree of folders: each has its scenes, and its subfolders by name. */
function treeOf(scenes) {
  const top = { scenes: [], folders: new Map() };
  for (const scene of scenes) {
    let at = top;
    for (const name of (scene.folder ?? '').split('/').filter(Boolean)) {
      if (!at.folders.has(name)) at.folders.set(name, { scenes: [], folders: new Map() });
      at = at.folders.get(name);
    }
    at.scenes.push(scene);
  }
  return withoutCommonFolders(top);
}

/** Leaves out the folders at the top that contain all scenes. */
function withoutCommonFolders(tree) {
  const only = [...tree.folders.values()];
  return !tree.scenes.length && only.length === 1 ? withoutCommonFolders(only[0]) : tree;
}

function sceneFolder({ scenes, folders }, state, show) {
  return html`${sceneList(scenes, state, show)}
    ${[...folders].map(([name, inside]) => html`<details class="folder" open><summary>${name}</summary>${sceneFolder(inside, state, show)}</details>`)}`;
}

function sceneList(scenes, state, show) {
  return html`<ul class="scenes">
    ${repeat(scenes, (scene) => scene.id, (scene) => html`
      <li><button aria-current=${scene.id === state.sceneId} @click=${() => show(scene.id)}>
        <b>${scene.name}</b>${scene.summary ? html`<span>${scene.summary}</span>` : nothing}${wrong(scene)}</button></li>`)}</ul>`;
}

export function scenesPanel(state, show, changed) {
  const words = state.filter.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (scene) => words.every((word) => `${scene.name} ${scene.group} ${scene.summary}`.toLowerCase().includes(word));
  const found = state.scenes.filter(fits);
  const requested = found.filter((scene) => scene.asked);
  const groups = new Map();
  for (const scene of found.filter((one) => !one.asked)) {
    const name = scene.group || 'Scenes';
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
    ${requested.length ? html`<h2>Your scenes</h2>${sceneFolder(treeOf(requested), state, show)}` : nothing}
    ${[...groups].map(([name, scenes]) => html`<h2>${name}</h2>${sceneList(scenes, state, show)}`)}`;
}
