// The camera turned, moved and zoomed by hand: the picture is seen so, the scene stays as it is.
import { changed, on, picture, toastError } from './app.js';
import { link, player } from './scene.js';

const DEGREES = 0.35;
const STAGE_HEIGHT = 8;

let held = null;
let asking = false;
let outdated = false;

export const camera = {
  /** What is seen: angles in degrees, centre and height in units; null while it is the scene's own. */
  view: null,
  /** Whether the picture is seen otherwise than in the scene. */
  changed: false,

  async begin() {
    try {
      camera.view = await link.call('view', { frame: player.frame });
      camera.changed = false;
    } catch (error) {
      toastError(error);
    }
    changed();
  },

  /** The scene is seen by its own camera again. */
  end() {
    const was = camera.changed;
    Object.assign(camera, { view: null, changed: false });
    if (was) showView();
  },

  async reset() {
    camera.end();
    await camera.begin();
  },

  isTurned: () => Boolean(camera.view && (camera.view.theta || camera.view.phi || camera.view.gamma)),

  hold() {
    held = camera.view && structuredClone(camera.view);
  },

  /** Turns or moves the view by the way of the pointer, in pixels of the film. */
  drag(from, to, other) {
    if (!held) return;
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    if (camera.isTurned() !== other) {
      const k = (DEGREES * 1080) / picture.film.height;
      camera.set({ theta: held.theta - dx * k, phi: held.phi - dy * k });
    } else {
      const unit = held.height / STAGE_HEIGHT / picture.unit();
      camera.set({ center: held.center.map((c, i) => c - dx * unit * held.right[i] + dy * unit * held.up[i]) });
    }
  },

  zoom(delta) {
    if (camera.view) camera.set({ height: Math.min(1000, Math.max(0.01, camera.view.height * Math.exp(delta / 600))) });
  },

  /** Moves by parts of what is seen, for keys. */
  pan(x, y) {
    camera.hold();
    const { width, height } = picture.film;
    camera.drag({ x: 0, y: 0 }, { x: -x * width, y: y * height }, false);
  },

  set(values) {
    if (!camera.view) return;
    Object.assign(camera.view, values);
    camera.changed = true;
    showView();
    changed();
  },
};

/** The scene is seen by its own camera, which may be another one now. */
on('opened', () => camera.view && camera.begin());

/** Has the server draw the view, or the scene's own; one is asked for after the other, and of several the last one counts. */
async function showView() {
  outdated = true;
  if (asking) return;
  asking = true;
  try {
    while (outdated) {
      outdated = false;
      const wanted = camera.changed ? camera.view : undefined;
      const told = await link.call('view', { frame: player.frame, view: wanted });
      if (wanted && camera.view === wanted) Object.assign(wanted, { right: told.right, up: told.up });
      player.want(true);
    }
  } catch (error) {
    toastError(error);
  } finally {
    asking = false;
  }
}
