// The entry point of the page.
import { changed, drawWith, layOut, picture, stage, state } from './app.js';
import { address, link, move, player, show, timeline } from './scene.js';
import { actions } from './actions.js';
import { draw } from './view.js';
import { objects } from './objects.js';
import { watchForPoster } from './poster.js';

document.documentElement.dataset.theme = localStorage.getItem('theme') ?? '';
document.querySelector('#app').replaceChildren();
watchForPoster();
drawWith(draw);
draw();
new ResizeObserver(layOut).observe(stage());
window.addEventListener('hashchange', () => {
  const wanted = address.read();
  if (address.isOwn() || !wanted.scene) return;
  if (wanted.scene !== state.sceneId && state.scenes.some((scene) => scene.id === wanted.scene)) show(wanted.scene);
  move(wanted.frame ?? 0);
});
window.addEventListener('beforeunload', () => address.write());

/** For tests and measurements. */
window.studio = { state, player, picture, timeline, actions, link, objects };
