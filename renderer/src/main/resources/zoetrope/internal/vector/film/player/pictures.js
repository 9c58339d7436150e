// The images of a film: WebP files, and boxes of the pictures of short videos.
import { Reader, count, damaged } from './bytes.js';

const MAX_PICTURE_PIXELS = 1 << 27;
const MAX_CLIP_PICTURES = 1000;

/** The number of decoded image files that stay in memory. */
const CACHED_STILLS = 64;

/** The number of decoded clips that stay in memory. */
const CACHED_CLIPS = 3;

/** The number of image files that are decoded before they are needed. */
const AHEAD = 4;

/** A decoded image, or the promise of one. */
class Picture {
  constructor(load) {
    this.bitmap = null;
    this.loading = load().then((bitmap) => {
      if (this.isClosed) bitmap.close();
      else this.bitmap = bitmap;
    });
    this.loading.catch(() => {});
  }

  close() {
    this.isClosed = true;
    this.bitmap?.close();
    this.bitmap = null;
  }
}

/** A decoded clip: the bitmaps of its images, which arrive one after the other. */
class Clip {
  constructor(bytes, parts, ready) {
    this.boxes = new Map();
    this.pictures = new Map();
    for (const part of parts) {
      this.pictures.set(part.number, new Picture(() => new Promise((resolve, reject) => {
        const boxes = this.boxes.get(part.picture) ?? [];
        this.boxes.set(part.picture, boxes);
        boxes.push({ part, resolve, reject });
      })));
    }
    this.done = ready.then(() => this.decode(bytes)).catch((error) => this.fail(error));
  }

  fail(error) {
    for (const boxes of this.boxes.values()) boxes.forEach(({ reject }) => reject(error));
  }

  async decode(bytes) {
    if (this.isClosed) throw damaged('a video was closed');
    if (typeof VideoDecoder === 'undefined') throw new Error('this film contains videos, which browsers show only in files and on secure pages');
    const cuts = [];
    const reader = new Reader(bytes);
    const description = reader.part(reader.unsigned());
    const codec = `avc1.${[...description.subarray(1, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
    const decoder = new VideoDecoder({ output: (frame) => cuts.push(this.cut(frame)), error: () => {} });
    try {
      decoder.configure({ codec, description, optimizeForLatency: true });
      for (let k = count(reader.unsigned(), MAX_CLIP_PICTURES), type = 'key'; k > 0; k--, type = 'delta') {
        decoder.decode(new EncodedVideoChunk({ type, timestamp: reader.unsigned(), data: reader.part(reader.unsigned()) }));
      }
      await decoder.flush();
      await Promise.all(cuts);
    } catch {
      throw damaged('a video cannot be decoded');
    } finally {
      if (decoder.state !== 'closed') decoder.close();
    }
    this.fail(damaged('a video has too few pictures'));
  }

  async cut(frame) {
    try {
      for (const { part, resolve } of this.boxes.get(frame.timestamp) ?? []) {
        resolve(await createImageBitmap(frame, part.x, part.y, part.width, part.height));
      }
    } finally {
      frame.close();
    }
  }

  close() {
    this.isClosed = true;
    for (const picture of this.pictures.values()) picture.close();
  }
}

export class Pictures {
  /** Reads the entries of the index; `bytesAt` returns a part of the file. */
  constructor(images, clips, bytesAt) {
    this.clips = clips.map(([at, length]) => ({ bytes: bytesAt(at, length), parts: [] }));
    this.images = images.map((entry, number) => {
      const [width, height] = entry.slice(-2);
      count(count(width, MAX_PICTURE_PIXELS) * count(height, MAX_PICTURE_PIXELS), MAX_PICTURE_PIXELS);
      if (entry.length === 4) return { number, bytes: bytesAt(entry[0], entry[1]) };
      const [clip, picture, x, y] = entry.map((value) => count(value, MAX_PICTURE_PIXELS));
      const part = { number, clip: count(clip, clips.length - 1), picture, x, y, width, height };
      this.clips[clip].parts.push(part);
      return part;
    });
    this.stills = new Map();
    this.decoded = new Map();
    this.needed = new Set();
    this.ready = Promise.resolve();
  }

  get length() {
    return this.images.length;
  }

  /** Returns a decoded image; null if it must be loaded. */
  bitmap(number) {
    const { clip } = this.images[number];
    const picture = clip === undefined ? this.stills.get(number) : this.decoded.get(clip)?.pictures.get(number);
    return picture?.bitmap ?? null;
  }

  /** Loads the images of a frame, and begins to load those that follow. */
  async load(numbers) {
    this.needed = new Set(numbers);
    const loading = numbers.map((number) => this.begin(number).loading);
    await Promise.all(loading);
  }

  /** Begins to load the images that follow those of a frame. */
  prepare(numbers) {
    const last = Math.max(...numbers);
    for (let number = last + 1; number <= last + AHEAD && number < this.length; number++) {
      if (this.images[number].clip === undefined) this.begin(number);
    }
    const next = (this.images[last]?.clip ?? -2) + 1;
    if (next > 0 && next < this.clips.length && this.clips[next].parts.length) this.begin(this.clips[next].parts[0].number);
  }

  begin(number) {
    const { clip, bytes } = this.images[number];
    if (clip === undefined) {
      return cached(this.stills, number, CACHED_STILLS, this.needed, () => new Picture(() => createImageBitmap(new Blob([bytes], { type: 'image/webp' })).catch(() => {
        throw damaged('an image cannot be read');
      })));
    }
    const needed = new Set([...this.needed].map((image) => this.images[image].clip));
    return cached(this.decoded, clip, CACHED_CLIPS, needed, () => {
      const made = new Clip(this.clips[clip].bytes, this.clips[clip].parts, this.ready);
      this.ready = made.done;
      return made;
    }).pictures.get(number);
  }

  close() {
    for (const entry of [...this.stills.values(), ...this.decoded.values()]) entry.close();
  }
}

/** Returns a cached entry as the latest one, or makes it. Old entries that are not needed are closed. */
function cached(entries, key, limit, needed, make) {
  const entry = entries.get(key) ?? make();
  entries.delete(key);
  entries.set(key, entry);
  for (const [old, unused] of entries) {
    if (entries.size <= limit) break;
    if (old === key || needed.has(old)) continue;
    unused.close();
    entries.delete(old);
  }
  return entry;
}
