// Reusable canvases for groups that are drawn as a whole.

/** The sides of canvases are multiples of this, so that they are reused more often. */
const GRAIN = 64;

/** The number of unused canvases that stay in memory. */
const MAX_SPARE = 24;

const spare = [];

/** A drawing surface for a part of the frame: a context, and the position of its upper left corner. */
export class Layer {
  constructor(context, left, top) {
    this.context = context;
    this.left = left;
    this.top = top;
  }

  /** Returns an empty layer for a box of pixels [left, top, right, bottom]. */
  static of([left, top, right, bottom]) {
    const width = Math.ceil((right - left) / GRAIN) * GRAIN;
    const height = Math.ceil((bottom - top) / GRAIN) * GRAIN;
    const found = spare.findIndex((canvas) => canvas.width === width && canvas.height === height);
    const canvas = found < 0 ? new OffscreenCanvas(width, height) : spare.splice(found, 1)[0];
    const context = canvas.getContext('2d');
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
    context.clearRect(0, 0, width, height);
    return new Layer(context, left, top);
  }

  /** Draws this layer into another one. */
  drawInto(target, alpha, mode) {
    const { context } = target;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = alpha;
    context.globalCompositeOperation = mode;
    context.drawImage(this.context.canvas, this.left - target.left, this.top - target.top);
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  }

  /** Makes the canvas available for other layers. */
  free() {
    spare.push(this.context.canvas);
    if (spare.length > MAX_SPARE) spare.shift();
  }
}
