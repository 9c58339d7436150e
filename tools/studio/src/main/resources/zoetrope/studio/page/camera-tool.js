// Turns, moves and zooms the camera by hand. This changes the view only, not the scene.
import { changed, on, picture, toastError } from './app.js';
import { link, player } from './scene.js';

const DEGREES = 0.35;
const STAGE_HEIGHT = 8;

let held = null;
let asking = false;
let outdated = false;

export const camera = {
  /** The view: angles in degrees, centre and height in scene units. Null for the view of the scene's camera. */
  view: null,
  /** Whether the view differs from the view of the scene's camera. */
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

  /** Returns to the scene's own camera. */
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

  /** Turns or moves the view by a drag of the pointer, in pixels of the video. */
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

  /** Moves the camera by fractions of the visible width and height, for keys. */
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

/** Returns to the scene's camera, which may have changed. */
on('opened', () => camera.view && camera.begin());

/** Requests images of the view from the server, or of the view of the scene's camera. Requests are sent one after the other; of several waiting requests, only the last is sent. */
async function showView() {
  outdated = true;
  if (asking) return;
  asking = true;
  try {
    while (outdated) {
      outdated = false;
      const wanted = camera.changed ? camera.view : undefined;
      const answer = await link.call('view', { frame: player.frame, view: wanted });
      if (wanted && camera.view === wanted) Object.assign(wanted, { right: answer.right, up: answer.up });
      player.want(true);
    }
  } catch (error) {
    toastError(error);
  } finally {
    asking = false;
  }
}
