// Small images of frames, requested one after the other.
import { imageOf } from './picture.js';

/** The number of thumbnails that are kept. */
const MAX_KEPT = 300;

/** Returns a canvas with an image. */
function canvasOf(image) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.width, height: image.height });
  canvas.getContext('2d').putImageData(image, 0, 0);
  return canvas;
}

export class Thumbnails {
  /** `ask` calls the server and returns a promise of the answer. */
  constructor(ask) {
    this.ask = ask;
    this.kept = new Map();
    this.waiting = [];
    this.turn = 0;
    this.busy = false;
  }

  /**
   * Returns the thumbnail of the first of some frames that is not blank: its frame, its canvas, and whether all frames
   * are blank. Returns undefined until the server has drawn it, and then calls `done`. A request with the same `key`
   * replaces one that waits.
   */
  of(frames, done, key = String(frames)) {
    const known = this.kept.get(String(frames));
    if (known !== undefined) return known ?? undefined;
    const same = this.waiting.findIndex((one) => one.key === key);
    if (same >= 0) this.waiting.splice(same, 1);
    this.waiting.push({ key, frames, done });
    this.work();
    return undefined;
  }

  /** Drops all thumbnails, because the scene has changed. */
  forget() {
    this.turn++;
    this.kept.clear();
    this.waiting = [];
  }

  async work() {
    if (this.busy) return;
    this.busy = true;
    while (this.waiting.length) await this.fetch(this.waiting.shift());
    this.busy = false;
  }

  async fetch({ frames, done }) {
    const { turn } = this;
    const answer = await this.ask({ call: 'thumbnail', frames }).catch(() => null);
    if (turn !== this.turn) return;
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    if (!answer) {
      this.kept.set(String(frames), null); // Frames that fail have no image.
      return;
    }
    const bytes = Uint8Array.from(atob(answer.image), (letter) => letter.charCodeAt(0));
    const found = { frame: answer.frame, blank: answer.blank, canvas: canvasOf(imageOf(bytes.buffer)) };
    this.kept.set(String(frames), found);
    done(found);
  }
}
