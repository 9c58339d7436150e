// Draws the slots of a frame.
import { damaged } from './bytes.js';
import { Layer } from './layers.js';
import { ALPHA, A, BACKGROUND, BEGIN, END, FILL, LINE, MASK, ONE, PICTURE, WIDTH, X } from './segment.js';

/** The stored value of a width of one unit. */
const WIDTH_STEPS = 8;

/** The side of the square that an image fills before it is placed. */
const IMAGE_SIDE = 4096;

const BORDER_MITER = 10;
const AUTO_MITER = 4.4;
const JOINS = ['miter', 'miter', 'bevel', 'round', 'bevel'];
const CAPS = ['butt', 'round', 'square'];
const [REFLECT, REPEAT] = [1, 2];

/** The maximum number of points that a frame draws, and of layers as large as the frame. More would take seconds. */
const MAX_POINTS = 1e7;
const MAX_LAYERS = 400;

/** The number of repetitions of a gradient on each side. */
const MAX_REPEATS = 40;

const MODES = ['source-over', 'multiply', 'screen', 'overlay', 'darken', 'lighten', 'color-dodge', 'color-burn', 'hard-light', 'soft-light', 'difference', 'exclusion', 'hue', 'saturation', 'color', 'luminosity'];

export class Painter {
  constructor(context) {
    this.context = context;
  }

  /** Draws a segment's current frame over the whole canvas. */
  draw(segment, { units, pictures }) {
    const { canvas } = this.context;
    this.segment = segment;
    this.pictures = pictures;
    this.scale = canvas.height / units;
    this.points = this.pixels = 0;
    this.target = new Layer(this.context, 0, 0);
    this.frame = [0, 0, canvas.width, canvas.height];
    this.drawSlots(segment.slots, 0, segment.slots.length);
    this.context.setTransform(1, 0, 0, 1, 0, 0);
  }

  drawSlots(slots, from, to) {
    for (let i = from; i < to; i++) {
      const slot = slots[i];
      this.points += slot.pointCount;
      if (this.points > MAX_POINTS) throw damaged('a frame has too many points');
      if (slot.kind === FILL) this.fill(slot);
      else if (slot.kind === LINE) this.line(slot);
      else if (slot.kind === PICTURE) this.picture(slot);
      else if (slot.kind === BACKGROUND) this.background(slot);
      else if (slot.kind === BEGIN) {
        const end = endOf(slots, i);
        this.group(slots, i, end);
        i = end;
      }
    }
  }

  background(slot) {
    const { context, frame } = this;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(...frame);
    if (slot.numbers[ALPHA] > 0) {
      context.fillStyle = slot.color;
      context.fillRect(...frame);
    }
  }

  /** Sets the transform from the units of a slot's path, or of the frame, to the target's pixels. */
  place(numbers) {
    const s = this.scale;
    const { context, left, top } = this.target;
    if (!numbers) context.setTransform(s, 0, 0, s, -left, -top);
    else {
      const f = s / ONE;
      context.setTransform(numbers[A] * f, numbers[A + 1] * f, numbers[A + 2] * f, numbers[A + 3] * f, numbers[X] * s - left, numbers[X + 1] * s - top);
    }
    return context;
  }

  /** Returns a slot's path in the units of the frame. */
  inFrame(slot) {
    const n = slot.map;
    const path = new Path2D();
    path.addPath(slot.path, new DOMMatrix([n[A] / ONE, n[A + 1] / ONE, n[A + 2] / ONE, n[A + 3] / ONE, n[X], n[X + 1]]));
    return path;
  }

  fill(slot) {
    if (!slot.path || !slot.numbers[ALPHA]) return;
    const width = slot.numbers[WIDTH] / WIDTH_STEPS;
    if (slot.paint) {
      this.paintedFill(slot, width);
      return;
    }
    const context = this.place(slot.map);
    context.fillStyle = slot.color;
    context.fill(slot.path);
    if (width > 0) {
      context.strokeStyle = slot.color;
      this.setPen(null, width);
      this.stroke(slot);
    }
  }

  paintedFill(slot, width) {
    const paint = this.segment.paints[slot.paint - 1];
    const { context } = this.target;
    const path = this.inFrame(slot);
    context.globalAlpha = slot.numbers[ALPHA] / 255;
    if (paint.radial) {
      const place = new DOMMatrix(slot.place);
      const inPaint = new Path2D();
      inPaint.addPath(path, place.inverse());
      this.place(null).transform(...slot.place);
      context.fillStyle = this.gradient(paint, slot);
      context.fill(inPaint);
    } else {
      this.place(null);
      context.fillStyle = this.gradient(paint, slot);
      context.fill(path);
    }
    if (width > 0) {
      this.strokeInPaint(slot, path, paint, null, width);
    }
    context.globalAlpha = 1;
  }

  strokeInPaint(slot, path, paint, pen, width) {
    const { context } = this.target;
    this.place(null);
    context.strokeStyle = this.gradient(paint, slot, paint.radial);
    this.setPen(pen, width);
    context.stroke(path);
  }

  line(slot) {
    const { numbers } = slot;
    const width = numbers[WIDTH] / WIDTH_STEPS;
    if (!slot.path || !numbers[ALPHA] || width <= 0) return;
    const pen = this.segment.pens[slot.style];
    if (slot.paint) {
      this.target.context.globalAlpha = numbers[ALPHA] / 255;
      this.strokeInPaint(slot, this.inFrame(slot), this.segment.paints[slot.paint - 1], pen, width);
      this.target.context.globalAlpha = 1;
      return;
    }
    this.place(slot.map).strokeStyle = slot.color;
    this.setPen(pen, width);
    this.stroke(slot);
  }

  /** Strokes a slot's path with the pen that was set for the units of the frame. */
  stroke(slot) {
    const { context } = this.target;
    const [a, b, c, d] = slot.map;
    const square = a * a + b * b;
    const isSimilar = Math.abs(square - c * c - d * d) <= 1e-3 * square && Math.abs(a * c + b * d) <= 1e-3 * square && square > 0;
    if (!isSimilar) {
      this.place(null);
      context.stroke(this.inFrame(slot));
      return;
    }
    const factor = ONE / Math.sqrt(square);
    context.lineWidth *= factor;
    const dashes = context.getLineDash();
    if (dashes.length) {
      context.setLineDash(dashes.map((dash) => dash * factor));
      context.lineDashOffset *= factor;
    }
    context.stroke(slot.path);
  }

  setPen(pen, width) {
    const { context } = this.target;
    context.lineWidth = width;
    context.lineJoin = pen ? JOINS[pen.join] : 'miter';
    context.miterLimit = pen ? (pen.join === 0 ? AUTO_MITER : pen.miter) : BORDER_MITER;
    context.lineCap = pen ? CAPS[pen.cap] : 'butt';
    context.setLineDash(pen ? pen.dashes : []);
    context.lineDashOffset = pen ? pen.offset : 0;
  }

  /** Returns a gradient in the units of the frame. If `mean` is false, a radial gradient is in its own units; otherwise, its ellipse becomes a circle of the mean size. */
  gradient(paint, slot, mean = false) {
    const { context } = this.target;
    const [a, b, c, d, x, y] = slot.place;
    if (paint.radial) {
      const size = mean ? Math.sqrt(Math.abs(a * d - b * c)) : 1;
      const [fx, fy, fr] = paint.focus;
      const at = (u, v) => (mean ? [a * u + c * v + x, b * u + d * v + y] : [u, v]);
      return withStops(context.createRadialGradient(...at(fx, fy), fr * size, ...at(0, 0), size), paint.stops, 0, 1, paint);
    }
    const determinant = a * d - b * c;
    // The gradient's coordinate is u * px + v * py + its value at the origin.
    const u = d / determinant;
    const v = -c / determinant;
    const square = u * u + v * v;
    const repeats = paint.spread === REFLECT || paint.spread === REPEAT ? MAX_REPEATS : 0;
    const point = (t) => [x + (t * u) / square, y + (t * v) / square];
    if (!Number.isFinite(square) || !square) return paint.stops[0]?.[1] ?? 'transparent';
    return withStops(context.createLinearGradient(...point(-repeats), ...point(1 + repeats)), paint.stops, -repeats, 1 + repeats, paint);
  }

  picture(slot) {
    const number = this.segment.imageOf(slot);
    const context = this.place(slot.map);
    context.imageSmoothingEnabled = (slot.style & 1) === 1;
    context.imageSmoothingQuality = 'high';
    context.drawImage(this.pictures.bitmap(number), ...this.pictures.boxOf(number), 0, 0, IMAGE_SIDE, IMAGE_SIDE);
  }

  /** Draws a group, from its beginning to its end. */
  group(slots, begin, end) {
    const slot = slots[begin];
    const alpha = slot.numbers[ALPHA] / 255;
    const mode = MODES[slot.style >> 1] ?? MODES[0];
    const mask = slot.style & 1 ? maskOf(slots, begin, end) : end;
    if (alpha === 0) return;
    const { context } = this.target;
    if (slot.path) {
      context.save();
      this.place(slot.map).clip(slot.path);
    }
    if (alpha === 1 && mode === MODES[0] && mask === end) this.drawSlots(slots, begin + 1, end);
    else this.layer(slots, begin, mask, end, alpha, mode);
    if (slot.path) context.restore();
  }

  layer(slots, begin, mask, end, alpha, mode) {
    const box = this.boxOf(slots, begin + 1, mask);
    if (!box) return;
    this.pixels += (box[2] - box[0]) * (box[3] - box[1]);
    if (this.pixels > MAX_LAYERS * this.frame[2] * this.frame[3]) throw damaged('a frame has too many groups');
    const outer = this.target;
    const layer = (this.target = Layer.of(box));
    this.drawSlots(slots, begin + 1, mask);
    if (mask < end) {
      this.target = Layer.of(box);
      this.drawSlots(slots, mask + 1, end);
      this.target.drawInto(layer, 1, 'destination-in');
      this.target.free();
    }
    this.target = outer;
    layer.drawInto(outer, alpha, mode);
    layer.free();
  }

  /** Returns the box of slots in pixels, within the frame; null if it is empty. */
  boxOf(slots, from, to) {
    const box = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = from; i < to; i++) {
      const { kind, numbers, map: n } = slots[i];
      if (kind !== FILL && kind !== LINE && kind !== PICTURE) continue;
      const own = kind === PICTURE ? [0, 0, IMAGE_SIDE, IMAGE_SIDE] : slots[i].box;
      if (!(own[0] <= own[2])) continue;
      const pen = kind === LINE ? this.segment.pens[slots[i].style] : null;
      const reach = (numbers[WIDTH] / WIDTH_STEPS / 2) * (pen ? Math.max(2, pen.miter) : BORDER_MITER);
      for (const x of [own[0], own[2]]) {
        for (const y of [own[1], own[3]]) {
          const px = (n[A] * x + n[A + 2] * y) / ONE + n[X];
          const py = (n[A + 1] * x + n[A + 3] * y) / ONE + n[X + 1];
          box[0] = Math.min(box[0], px - reach);
          box[1] = Math.min(box[1], py - reach);
          box[2] = Math.max(box[2], px + reach);
          box[3] = Math.max(box[3], py + reach);
        }
      }
    }
    const [, , width, height] = this.frame;
    const left = Math.max(0, Math.floor(box[0] * this.scale) - 1);
    const top = Math.max(0, Math.floor(box[1] * this.scale) - 1);
    const right = Math.min(width, Math.ceil(box[2] * this.scale) + 1);
    const bottom = Math.min(height, Math.ceil(box[3] * this.scale) + 1);
    return left < right && top < bottom ? [left, top, right, bottom] : null;
  }
}

function withStops(gradient, stops, from, to, paint) {
  for (let k = from; k < to; k++) {
    const isReversed = paint.spread === REFLECT && k % 2 !== 0;
    const ordered = isReversed ? [...stops].reverse() : stops;
    for (const [offset, color] of ordered) {
      const at = (k + (isReversed ? 1 - offset : offset) - from) / (to - from);
      gradient.addColorStop(Math.min(1, Math.max(0, at)), color);
    }
  }
  return gradient;
}

function endOf(slots, begin) {
  for (let i = begin, depth = 0; ; i++) {
    if (slots[i].kind === BEGIN) depth++;
    else if (slots[i].kind === END && --depth === 0) return i;
  }
}

function maskOf(slots, begin, end) {
  for (let i = begin + 1, depth = 0; i < end; i++) {
    if (slots[i].kind === BEGIN) depth++;
    else if (slots[i].kind === END) depth--;
    else if (slots[i].kind === MASK && depth === 0) return i;
  }
  return end;
}
