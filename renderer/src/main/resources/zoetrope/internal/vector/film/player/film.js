// A film of paths: its index, and the paths, images and segments that are loaded when needed.
import { Reader, count, damaged, inflate } from './bytes.js';
import { Pictures } from './pictures.js';
import { readPath } from './paths.js';
import { Segment } from './segment.js';
import { readLines, trackOf } from './texts.js';

const MAGIC = 0x3146565a; // "ZVF1" in little-endian order
const VERSION = 2;
const TAIL = 12;
const MAX_SIDE = 65536;
const MAX_FRAMES = 2 ** 31;

/** The number of frames before the end of a segment at which the next segment is loaded. */
const LOAD_AHEAD = 180;

/** The number of parts of a segment: its map, its paints and pens, and ten columns. */
const PARTS = 12;

/** The number of segments that stay in memory. */
const CACHED_SEGMENTS = 4;

function list(value) {
  if (!Array.isArray(value)) throw damaged('its index has no list');
  return value;
}

/** Removes the oldest entries that may be removed, if there are too many. */
function forgetOld(cache, isRemovable) {
  for (const [key, entry] of cache) {
    if (cache.size <= CACHED_SEGMENTS) break;
    if (isRemovable(entry)) cache.delete(key);
  }
}

/** Returns the parts of each segment of a block. */
function segmentsOf(bytes) {
  const reader = new Reader(bytes);
  const segments = Array.from({ length: count(reader.unsigned(), bytes.length) }, () => []);
  const sizes = Array.from({ length: PARTS }, () => segments.map(() => reader.unsigned()));
  for (const part of sizes) part.forEach((size, i) => segments[i].push(reader.part(size)));
  return segments;
}

/** The parts of a film that depend on its parameters. */
class Variant {
  constructor(index, film) {
    this.frames = count(index.frames, MAX_FRAMES);
    this.chapters = list(index.chapters ?? []).map(([title, from, to]) => ({ title: String(title), from: count(from, this.frames), to: count(to, this.frames) }));
    this.subtitles = list(index.subtitles ?? []).map(([start, stop, text]) => ({ start: start / 1000, end: stop / 1000, text: String(text) }));
    let first = 0;
    this.segments = list(index.segments).map(([frames, block, number]) => {
      const key = `${block}:${number}:${first}`; // Variants share segments.
      const segment = { key, first, frames: count(frames, this.frames - first), block: count(block, film.segmentBlocks.length - 1), number };
      first += frames;
      return segment;
    });
    if (first !== this.frames || !this.frames) throw damaged('its segments have other frames');
    this.language = String(index.language ?? film.language);
    this.track = count(index.track, MAX_FRAMES);
    const [at, length, type] = list(index.sound ?? []);
    this.sound = length ? film.soundAt(at, length, String(type)) : null;
  }
}

/** Loads parts of a film from the bytes of its file. */
export class Film {
  /** Reads the index of a film. */
  static async open(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const end = bytes.length - TAIL;
    if (end < 4 || view.getUint32(0, true) !== MAGIC) throw new Error('this is not a film of paths');
    if (view.getUint32(end + 8, true) !== MAGIC) throw damaged('its end is missing');
    const length = count(view.getUint32(end + 4, true), end - 4);
    const json = await inflate(bytes.subarray(end - length, end), view.getUint32(end, true));
    return new Film(bytes, JSON.parse(new TextDecoder().decode(json)));
  }

  constructor(bytes, index) {
    if (index.version !== VERSION) throw new Error(`this player shows films of version ${VERSION}, not ${index.version}`);
    this.bytes = bytes;
    this.width = count(index.width, MAX_SIDE);
    this.height = count(index.height, MAX_SIDE);
    this.units = count(index.units, 1 << 20);
    const [numerator, denominator] = list(index.rate);
    this.rate = count(numerator, 1e9) / count(denominator, 1e9);
    if (!this.width || !this.height || !this.units || !(this.rate > 0 && this.rate < 1e4)) throw damaged('its size or rate is 0');
    this.title = String(index.title ?? '');
    this.language = String(index.language ?? '');
    this.cache = new Map();
    this.unpacked = new Map();
    this.sounds = new Map();
    this.readPlaces(index);
  }

  readPlaces(index) {
    let path = 0;
    this.blocks = list(index.paths).map(([at, length, size, paths]) => {
      const block = { first: path, count: count(paths, size), bytes: this.part(at, length), size, paths: null };
      path += paths;
      return block;
    });
    this.pathCount = path;
    this.pictures = new Pictures(list(index.images).map(list), list(index.clips ?? []).map(list), (at, length) => this.part(at, length));
    this.segmentBlocks = list(index.blocks).map(([at, length, size]) => ({ bytes: this.part(at, length), size }));
    const [at, length, size] = list(index.texts);
    this.packedTexts = { bytes: this.part(at, length), size };
    this.parameters = list(index.parameters ?? []).map(({ name, description, values, start }) => ({ name: String(name), description: String(description ?? ''), values: list(values).map(String), index: count(start, values.length - 1) }));
    const combinations = this.parameters.reduce((product, { values }) => product * values.length, 1);
    this.variants = list(index.variants ?? [index]);
    if (this.variants.length !== combinations) throw damaged('it lacks variants');
    this.choose();
  }

  /** Shows the variant that the parameters name. Reads its places when it is shown for the first time. */
  choose() {
    const number = this.parameters.reduce((before, { values, index }) => before * values.length + index, 0);
    const variant = this.variants[number];
    this.variants[number] = variant instanceof Variant ? variant : new Variant(variant, this);
    Object.assign(this, this.variants[number]);
  }

  /** Returns a sound, which is the same object for all variants with this sound. */
  soundAt(at, length, type) {
    if (!this.sounds.has(at)) this.sounds.set(at, new Blob([this.part(at, length)], { type }));
    return this.sounds.get(at);
  }

  part(at, length) {
    count(at, this.bytes.length);
    count(length, this.bytes.length - at);
    return this.bytes.subarray(at, at + length);
  }

  get duration() {
    return this.frames / this.rate;
  }

  /** Returns the place of the segment that shows a frame. */
  placeOf(frame) {
    let low = 0;
    let high = this.segments.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.segments[middle].first <= frame) low = middle;
      else high = middle - 1;
    }
    return this.segments[low];
  }

  /** Returns a segment that shows a frame, or null if it or one of the frame's images is not loaded. */
  loaded(frame) {
    const place = this.placeOf(frame);
    const entry = this.cache.get(place.key);
    if (!entry?.segment) return null;
    this.cache.delete(place.key);
    this.cache.set(place.key, entry);
    return entry.segment.imagesAt(frame).every((image) => this.pictures.bitmap(image)) ? entry.segment : null;
  }

  /** Loads the segment that shows a frame, and the images of this frame. */
  async load(frame) {
    const segment = await this.loadSegment(frame);
    await this.pictures.load(segment.imagesAt(frame));
    return segment;
  }

  /** Begins to load what is shown after a frame. */
  prepare(segment, frame) {
    const images = segment.imagesAt(frame);
    if (images.length) this.pictures.prepare(images);
    const end = segment.first + segment.frames;
    if (end - frame < LOAD_AHEAD && end < this.frames) this.loadSegment(end).catch(() => {});
  }

  loadSegment(frame) {
    const place = this.placeOf(frame);
    let entry = this.cache.get(place.key);
    if (!entry) {
      entry = { segment: null };
      entry.promise = this.read(place).then((segment) => (entry.segment = segment));
      entry.promise.catch(() => this.cache.delete(place.key));
      this.cache.set(place.key, entry);
      forgetOld(this.cache, (old) => old.segment);
    }
    return entry.promise;
  }

  async read(place) {
    const [mapBytes, ...changes] = (await this.unpack(place.block))[count(place.number, MAX_FRAMES)] ?? [];
    if (!mapBytes) throw damaged('it lacks a segment');
    const map = new Reader(mapBytes);
    const ids = [];
    let id = 0;
    for (let k = count(map.unsigned(), mapBytes.length); k > 0; k--) {
      id = count(id + map.signed(), this.pathCount - 1);
      ids.push(id++);
    }
    const images = [];
    for (let k = count(map.unsigned(), mapBytes.length); k > 0; k--) images.push(count(map.unsigned(), this.pictures.length - 1));
    return new Segment(place, changes, await this.readPaths(ids), images);
  }

  /** Returns the parts of the segments of a block, which are parts of the same time in several variants. */
  unpack(number) {
    if (!this.unpacked.has(number)) {
      const { bytes, size } = this.segmentBlocks[number];
      this.unpacked.set(number, inflate(bytes, size).then(segmentsOf));
      forgetOld(this.unpacked, () => true);
    }
    return this.unpacked.get(number);
  }

  /** Loads the lines of text. */
  async texts() {
    const { track, packedTexts: packed } = this;
    this.allTexts ??= inflate(packed.bytes, packed.size).then((bytes) => JSON.parse(new TextDecoder().decode(bytes)));
    const [lines, tracks] = list(await this.allTexts);
    return readLines(trackOf(list(lines), list(list(tracks)[track])), this.frames);
  }

  async readPaths(ids) {
    const blocks = ids.map((id) => this.blockOf(id));
    await Promise.all([...new Set(blocks)].map((block) => (block.loading ??= this.readBlock(block))));
    return ids.map((id, i) => blocks[i].paths[id - blocks[i].first]);
  }

  blockOf(id) {
    let low = 0;
    let high = this.blocks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.blocks[middle].first <= id) low = middle;
      else high = middle - 1;
    }
    return this.blocks[low];
  }

  async readBlock(block) {
    const reader = new Reader(await inflate(block.bytes, block.size));
    const paths = [];
    for (let k = 0; k < block.count; k++) paths.push(readPath(reader));
    block.paths = paths;
  }

  close() {
    this.pictures.close();
  }
}
