// Decoded video on a canvas over the image.
export class FilmCanvas {
  constructor() {
    this.canvas = document.createElement('canvas');
    this.canvas.className = 'playing';
    this.canvas.hidden = true;
    this.context = this.canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    /** The number of frames that were skipped because the next one came before they were drawn. */
    this.lost = 0;
    this.turn = 0;
    this.copies = true;
  }

  /** Shows a frame, and closes it. */
  async show(frame) {
    if (this.busy) {
      if (this.waiting) {
        this.waiting.close();
        this.lost++;
      }
      this.waiting = frame;
      return;
    }
    this.busy = true;
    const turn = this.turn;
    const pixels = await this.pixels(frame);
    if (turn === this.turn) this.draw(frame, pixels);
    frame.close();
    this.busy = false;
    const next = this.waiting;
    this.waiting = undefined;
    if (next) this.show(next);
  }

  /** Returns the frame's pixels; null if the browser does not provide them. Without a GPU, copying the pixels takes a tenth of the time that drawing the frame takes. */
  async pixels(frame) {
    const { displayWidth: width, displayHeight: height } = frame;
    if (!this.copies) return null;
    if (this.image?.width !== width || this.image.height !== height) this.image = this.context.createImageData(width, height);
    try {
      await frame.copyTo(this.image.data, { format: 'RGBA' });
      return this.image;
    } catch {
      this.copies = false;
      return null;
    }
  }

  draw(frame, pixels) {
    const { displayWidth: width, displayHeight: height } = frame;
    if (this.canvas.width !== width || this.canvas.height !== height) Object.assign(this.canvas, { width, height });
    if (pixels) this.context.putImageData(pixels, 0, 0);
    else this.context.drawImage(frame, 0, 0);
    this.canvas.hidden = false;
  }

  /** Hides the video, so that the image below it is visible again. */
  hide() {
    this.turn++;
    this.canvas.hidden = true;
  }
}
