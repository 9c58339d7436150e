// Paths with whole numbers as coordinates, as in PathForm.java.
import { count, damaged } from './bytes.js';

/** A path that is stored once: a Path2D in its own units, and a box around it. */
export class StoredPath {
  constructor(pattern, points) {
    this.pattern = pattern;
    this.points = points;
    this.drawn = null;
  }

  /** Returns the Path2D. */
  get path() {
    return this.drawn ??= toPath(this.pattern, this.points);
  }

  /** Returns [left, top, right, bottom]. */
  get box() {
    return this.extent ??= boxOf(this.points);
  }
}

export function boxOf(points) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 2) {
    box[0] = Math.min(box[0], points[i]);
    box[1] = Math.min(box[1], points[i + 1]);
    box[2] = Math.max(box[2], points[i]);
    box[3] = Math.max(box[3], points[i + 1]);
  }
  return box;
}

/** Returns the Path2D of a pattern and its points. */
export function toPath(pattern, p) {
  const path = new Path2D();
  let n = 0;
  for (let at = 0; at < pattern.length;) {
    const head = pattern[at++];
    const end = at + (head >> 1);
    path.moveTo(p[n], p[n + 1]);
    if (at === end && !(head & 1)) path.lineTo(p[n], p[n + 1]);
    n += 2;
    for (; at < end; at++) {
      if (pattern[at] === 1) {
        path.lineTo(p[n], p[n + 1]);
        n += 2;
      } else {
        path.bezierCurveTo(p[n], p[n + 1], p[n + 2], p[n + 3], p[n + 4], p[n + 5]);
        n += 6;
      }
    }
    if (head & 1) path.closePath();
  }
  return path;
}

/** Reads a path. */
export function readPath(reader) {
  const left = reader.bytes.length - reader.at;
  const pattern = [];
  const points = [];
  let x = 0;
  let y = 0;
  for (let k = count(reader.unsigned(), left); k > 0; k--) {
    const head = count(reader.unsigned(), 2 * left + 1);
    const first = pattern.push(head);
    const end = first + (head >> 1);
    for (let kind = 0; pattern.length < end; kind = 1 - kind) {
      for (let i = count(reader.unsigned(), end - pattern.length); i > 0; i--) pattern.push(kind);
      if (pattern.length - first > left) throw damaged('a path is longer than its bytes');
    }
    let pairs = 1;
    for (let i = first; i < end; i++) pairs += pattern[i] === 1 ? 1 : 3;
    for (; pairs > 0; pairs--) {
      x += reader.signed();
      y += reader.signed();
      points.push(x, y);
    }
  }
  return new StoredPath(pattern, points);
}
