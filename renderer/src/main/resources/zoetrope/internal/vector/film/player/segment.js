// The frames of a segment. Each frame is computed from changes to the slots of the previous frame.
import { Reader, count, damaged } from './bytes.js';
import { toPath, boxOf } from './paths.js';

/** The kinds of slots, as in Step.java. */
export const [BACKGROUND, FILL, LINE, PICTURE, BEGIN, MASK, END] = [0, 1, 2, 3, 4, 5, 6];
const KINDS = 7;

/** The indices of a slot's numbers, as in Slot.java. */
export const [A, X, G, RED, ALPHA, WIDTH, NUMBERS] = [0, 4, 6, 8, 11, 12, 13];

/** The number of numbers of a map. */
const MAP = 8;

/** The stored value of the factor 1 of a map. */
export const ONE = 65536;

/** The stored value of the factor 1 in the divisor of a map. */
const DIVISOR_ONE = 2 ** 30;

const IDENTITY = [ONE, 0, 0, ONE, 0, 0, 0, 0];

const [COPY, CHANGE, DELETE] = [0, 1, 2];
const [MOVED, TURNED, COLORED, FADED, WIDENED, PATH, SHAPE, STYLED, TILTED] = [1, 2, 4, 8, 16, 32, 64, 128, 256];
const RATIO_ONE = 4096;
const MAX_SLOTS = 1 << 20;
const MAX_NUMBER = 2 ** 31;
const MAX_NESTED_GROUPS = 100;
const MAX_STOPS = 256;

/** The maximum number of slots and points that a seek passes. More would take seconds. */
const MAX_WORK = 1e8;
const OPERATIONS = 0;
const [MASKS, REFERENCES, INITIAL, MOVES, TURNS, COLORS, FADES, SHAPES, STYLES] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const NEVER = -2;
const ZEROS = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const NEVERS = ZEROS.map(() => NEVER);

/** A part of the frame that is drawn, with the numbers that frames change. */
class Slot {
  constructor(kind) {
    this.kind = kind;
    this.numbers = [...ZEROS];
    // Most slots never change.
    this.deltas = null;
    this.changed = null;
    this.stored = null;
    this.pattern = null;
    this.points = null;
    this.pointDeltas = null;
    this.pointsChanged = NEVER;
    this.paint = 0;
    this.style = 0;
    this.place = null;
    this.own = null;
    this.css = null;
    this.seen = null;
  }

  get isInPerspective() {
    return this.numbers[G] !== 0 || this.numbers[G + 1] !== 0;
  }

  /** The number of coordinates of the path. */
  get pointCount() {
    return (this.stored ?? this).points?.length ?? 0;
  }

  /** The map of the path to the units of the frame. */
  get map() {
    return this.isInPerspective && this.kind !== PICTURE ? IDENTITY : this.numbers;
  }

  /** Returns the points in perspective. */
  get seenPoints() {
    return this.seen ??= { points: moved((this.stored ?? this).points, this.numbers), path: null };
  }

  /** Returns the Path2D, in the units of the slot's map; null if there is none. */
  get path() {
    if (!this.stored && !this.points) return null;
    if (this.isInPerspective) return this.seenPoints.path ??= toPath((this.stored ?? this).pattern, this.seen.points);
    return this.stored ? this.stored.path : (this.own ??= toPath(this.pattern, this.points));
  }

  get box() {
    if (!this.stored && !this.points) return boxOf([]);
    if (this.isInPerspective) return boxOf(this.seenPoints.points);
    return this.stored ? this.stored.box : boxOf(this.points);
  }

  /** Returns the color and opacity for a canvas. */
  get color() {
    const n = this.numbers;
    return this.css ??= `rgba(${n[RED]},${n[RED + 1]},${n[RED + 2]},${n[ALPHA] / 255})`;
  }
}

export class Segment {
  constructor(place, [head, ...columns], paths, images) {
    this.key = place.key;
    this.first = place.first;
    this.frames = place.frames;
    this.paths = paths;
    this.images = images;
    const reader = new Reader(head);
    this.paints = this.readPaints(reader);
    this.pens = this.readPens(reader);
    this.runs = count(reader.unsigned(), columns[OPERATIONS].length);
    this.columns = columns;
    this.restart();
  }

  readPaints(reader) {
    const paints = [];
    for (let k = count(reader.unsigned(), reader.bytes.length); k > 0; k--) {
      const paint = { radial: reader.byte() === 1, spread: reader.byte(), focus: [reader.real(), reader.real(), reader.real()], stops: [] };
      for (let i = count(reader.unsigned(), MAX_STOPS); i > 0; i--) {
        const offset = Math.min(1, Math.max(0, reader.real()));
        paint.stops.push([offset, `rgba(${reader.byte()},${reader.byte()},${reader.byte()},${reader.byte() / 255})`]);
      }
      paints.push(paint);
    }
    return paints;
  }

  readPens(reader) {
    const pens = [];
    for (let k = count(reader.unsigned(), reader.bytes.length); k > 0; k--) {
      const pen = { join: reader.byte(), cap: reader.byte(), miter: reader.real(), dashes: [], offset: 0 };
      for (let i = count(reader.unsigned(), reader.bytes.length); i > 0; i--) pen.dashes.push(reader.real());
      pen.offset = reader.real();
      pens.push(pen);
    }
    return pens;
  }

  /** Goes back to the state before the first frame. */
  restart() {
    this.readers = this.columns.map((bytes) => new Reader(bytes));
    this.slots = [];
    this.run = -1;
    this.next = this.first;
    this.inserted = Array.from({ length: KINDS }, () => new Array(NUMBERS).fill(0));
    this.lastPath = 0;
  }

  /** Sets the slots of a frame. Returns a number that differs for different content. */
  show(frame) {
    if (frame < this.start) this.restart();
    this.work = 0;
    while (this.next <= frame) this.advance();
    return this.run;
  }

  /** Returns the numbers of the film's images that a frame shows. */
  imagesAt(frame) {
    this.show(frame);
    return this.shown ??= this.slots.filter(({ kind }) => kind === PICTURE).map((slot) => this.imageOf(slot));
  }

  /** Returns the number of the film's image that a slot shows. */
  imageOf(slot) {
    return this.images[slot.style >> 1];
  }

  advance() {
    this.shown = null;
    if (++this.run >= this.runs) throw damaged('a segment has too few frames');
    const operations = this.readers[OPERATIONS];
    this.start = this.next;
    this.next += count(operations.unsigned(), this.first + this.frames - this.start);
    if (this.next === this.start) throw damaged('a frame is shown 0 times');
    this.lastDeltas = new Array(NUMBERS).fill(0);
    this.lastPredictions = new Array(NUMBERS).fill(0);
    const before = this.slots;
    let slots = null; // A copy, as soon as slots are removed or inserted.
    let at = 0;
    this.isRegrouped = false;
    for (let word = operations.unsigned(); word > 0; word = operations.unsigned()) {
      const kind = word % 4;
      const length = Math.floor(word / 4);
      this.add(kind === COPY && !slots ? 1 : length);
      if (kind === COPY && !slots) {
        at += count(length, before.length - at);
      } else if (kind <= DELETE) {
        const end = at + count(length, before.length - at);
        if (kind === DELETE) slots ??= before.slice(0, at);
        for (; at < end; at++) {
          if (kind === DELETE) continue;
          if (kind === CHANGE) this.change(before[at]);
          slots?.push(before[at]);
        }
      } else {
        slots ??= before.slice(0, at);
        count(length, MAX_SLOTS - slots.length);
        for (let k = 0; k < length; k++) slots.push(this.insert());
      }
    }
    if (at !== before.length) throw damaged('a frame leaves out slots');
    this.slots = slots ?? before;
    if (slots || this.isRegrouped) this.check(this.slots);
  }

  /** Counts work, and throws an error if a seek needs too much of it. */
  add(work) {
    this.work += work;
    if (this.work > MAX_WORK) throw damaged('a frame has too many changes');
  }

  /** Checks that groups are nested correctly. */
  check(slots) {
    const open = [];
    for (const slot of slots) {
      if (slot.kind === BEGIN && open.push(slot.style & 1) > MAX_NESTED_GROUPS) throw damaged('its groups are nested too deeply');
      else if (slot.kind === MASK && open.pop() !== 1) throw damaged('a mask without a group');
      else if (slot.kind === MASK) open.push(0);
      else if (slot.kind === END && open.pop() !== 0) throw damaged('a group ends too early');
    }
    if (open.length) throw damaged('a group has no end');
  }

  insert() {
    const slot = new Slot(count(this.readers[MASKS].byte(), KINDS - 1));
    const { kind } = slot;
    if (kind === MASK || kind === END) return slot;
    if (kind === FILL || kind === LINE || kind === BEGIN) this.readPath(slot);
    if (kind !== BACKGROUND) this.readStyle(slot);
    const last = this.inserted[kind];
    for (let i = 0; i < NUMBERS; i++) slot.numbers[i] = last[i] = this.number(last[i] + this.readers[INITIAL].signed());
    return slot;
  }

  number(value) {
    if (!(Math.abs(value) <= MAX_NUMBER)) throw damaged('a number is too large');
    return value;
  }

  readPath(slot) {
    this.lastPath = count(this.lastPath + this.readers[REFERENCES].signed(), this.paths.length);
    slot.stored = this.lastPath ? this.paths[this.lastPath - 1] : null;
    slot.points = slot.pattern = slot.own = null;
  }

  readStyle(slot) {
    const reader = this.readers[STYLES];
    slot.paint = count(reader.unsigned(), this.paints.length);
    slot.style = reader.unsigned();
    if (slot.kind === LINE) count(slot.style, this.pens.length - 1);
    if (slot.kind === PICTURE) count(slot.style >> 1, this.images.length - 1);
    slot.place = slot.paint ? [reader.real(), reader.real(), reader.real(), reader.real(), reader.real(), reader.real()] : null;
  }

  change(slot) {
    const mask = this.readers[MASKS].unsigned();
    if (mask & PATH) this.readPath(slot);
    if (mask & SHAPE) this.readShape(slot);
    if (mask & STYLED) {
      this.readStyle(slot);
      this.isRegrouped ||= slot.kind === BEGIN;
    }
    if (mask & MOVED) this.readNumbers(slot, X, 2, MOVES);
    if (mask & TURNED) this.readNumbers(slot, A, 4, TURNS);
    if (mask & TILTED) this.readNumbers(slot, G, 2, TURNS);
    if (mask & COLORED) this.readNumbers(slot, RED, 3, COLORS);
    if (mask & FADED) this.readNumbers(slot, ALPHA, 1, FADES);
    if (mask & WIDENED) this.readNumbers(slot, WIDTH, 1, FADES);
    if (mask & (COLORED | FADED)) slot.css = null;
    if (mask & (PATH | SHAPE | MOVED | TURNED | TILTED)) slot.seen = null;
  }

  readNumbers(slot, first, length, column) {
    slot.deltas ??= [...ZEROS];
    slot.changed ??= [...NEVERS];
    const { numbers, deltas, changed } = slot;
    const { lastDeltas, lastPredictions, run } = this;
    for (let i = first; i < first + length; i++) {
      const predicted = changed[i] === run - 1 ? deltas[i] : 0;
      const delta = this.readers[column].signed() + predicted + lastDeltas[i] - lastPredictions[i];
      lastDeltas[i] = delta;
      lastPredictions[i] = predicted;
      numbers[i] = this.number(numbers[i] + delta);
      deltas[i] = delta;
      changed[i] = run;
    }
  }

  /** Reads the moves of a slot's points. The slot then has its own path. */
  readShape(slot) {
    const reader = this.readers[SHAPES];
    const from = slot.stored ? slot.stored.points : slot.points;
    if (!from) throw damaged('a shape without a path');
    this.add(from.length);
    const base = moved(from, slot.numbers);
    const goesOn = slot.pointsChanged === this.run - 1 && slot.pointDeltas.length === from.length;
    const ratio = goesOn ? reader.unsigned() : 0;
    const points = new Array(from.length);
    const deltas = new Array(from.length);
    for (let i = 0; i < from.length; i += 2) {
      deltas[i] = reader.signed() + predicted(slot, deltas, i, goesOn, ratio);
      deltas[i + 1] = reader.signed() + predicted(slot, deltas, i + 1, goesOn, ratio);
      points[i] = this.number(Math.floor(base[i] + 0.5) + deltas[i]);
      points[i + 1] = this.number(Math.floor(base[i + 1] + 0.5) + deltas[i + 1]);
    }
    slot.pattern = slot.stored ? slot.stored.pattern : slot.pattern;
    slot.stored = slot.own = null;
    slot.points = points;
    slot.pointDeltas = deltas;
    slot.pointsChanged = this.run;
    for (let i = A; i < MAP; i++) {
      slot.numbers[i] = i === A || i === A + 3 ? ONE : 0;
      if (slot.changed) slot.changed[i] = NEVER;
    }
  }
}

/** Returns points under a map, in the units of the frame. */
function moved(points, [a, b, c, d, x, y, g, h]) {
  const result = new Array(points.length);
  for (let i = 0; i < points.length; i += 2) {
    const w = 1 + (g * points[i] + h * points[i + 1]) / DIVISOR_ONE;
    result[i] = ((a * points[i] + c * points[i + 1]) / ONE + x) / w;
    result[i + 1] = ((b * points[i] + d * points[i + 1]) / ONE + y) / w;
  }
  return result;
}

function predicted(slot, deltas, i, goesOn, ratio) {
  if (goesOn) return Math.floor((ratio * slot.pointDeltas[i]) / RATIO_ONE + 0.5);
  return i < 2 ? 0 : deltas[i - 2];
}
