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

/** Pictures are decoded in two passes if the first pass skips at least so many of them. */
const MIN_SKIPPED = 2;

/** The bits of the first byte of a part of a packet that are 0 if no other picture needs this part. */
const REFERENCE_BITS = 0x60;

/** A decoded image file. */
class Still {
  constructor(bytes) {
    this.loading = createImageBitmap(new Blob([bytes], { type: 'image/webp' })).then(
      (bitmap) => {
        if (this.isClosed) bitmap.close();
        else this.image = bitmap;
      },
      () => {
        throw damaged('an image cannot be read');
      },
    );
    this.loading.catch(() => {});
  }

  close() {
    this.isClosed = true;
    this.image?.close();
  }
}

/** The decoded pictures of a clip, which arrive one after the other. */
class Clip {
  /** Begins to decode a clip. A picture that is wanted now comes first. */
  constructor(bytes, ready, wanted) {
    this.frames = new Map();
    this.waiting = [];
    this.done = ready
      .then(() => this.isClosed || this.decodeAll(bytes, wanted))
      .then(() => this.settle(damaged('a video has too few pictures')), (error) => this.settle(error));
  }

  /** Waits for a picture. If the clip is closed, the wait ends without the picture. */
  async load(picture) {
    while (!this.frames.has(picture) && !this.isClosed) {
      if (this.error) throw this.error;
      await new Promise((resolve) => this.waiting.push(resolve));
    }
  }

  settle(error) {
    this.error = error;
    this.wake();
  }

  wake() {
    this.waiting.splice(0).forEach((resolve) => resolve());
  }

  async decodeAll(bytes, wanted) {
    if (typeof VideoDecoder === 'undefined') throw new Error('this film contains videos, which browsers show only in files and on secure pages');
    const reader = new Reader(bytes);
    const description = reader.part(reader.unsigned());
    const codec = `avc1.${[...description.subarray(1, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
    const config = { codec, description, optimizeForLatency: true, hardwareAcceleration: 'prefer-software' };
    const packets = [];
    for (let k = count(reader.unsigned(), MAX_CLIP_PICTURES), type = 'key'; k > 0; k--, type = 'delta') {
      const timestamp = reader.unsigned();
      packets.push({ type, timestamp, data: reader.part(reader.unsigned()) });
    }
    const last = packets.findIndex(({ timestamp }) => timestamp === wanted);
    const chain = packets.filter((packet, i) => i === last || (i < last && isReference(packet.data)));
    if (chain.length + MIN_SKIPPED <= last) await this.decode(chain, config);
    if (!this.isClosed) await this.decode(packets, config);
  }

  async decode(packets, config) {
    const decoder = new VideoDecoder({ output: (frame) => this.add(frame), error: () => {} });
    this.decoder = decoder;
    try {
      // The frames of hardware decoders are few, and a clip keeps all of its frames.
      decoder.configure(config);
      for (const packet of packets) decoder.decode(new EncodedVideoChunk(packet));
      await decoder.flush();
    } catch {
      throw damaged('a video cannot be decoded');
    } finally {
      if (decoder.state !== 'closed') decoder.close();
    }
  }

  add(frame) {
    this.frames.get(frame.timestamp)?.close();
    this.frames.set(frame.timestamp, frame);
    if (this.isClosed) this.close();
    this.wake();
  }

  close() {
    this.isClosed = true;
    if (this.decoder && this.decoder.state !== 'closed') this.decoder.close();
    for (const frame of this.frames.values()) frame.close();
    this.frames.clear();
    this.wake();
  }
}

/** Whether other pictures of a clip need a packet: the first byte of one of its parts says so. The size of each part precedes it. */
function isReference(data) {
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  for (let at = 0; at + 4 < data.length; at += 4 + view.getUint32(at)) {
    if (data[at + 4] & REFERENCE_BITS) return true;
  }
  return false;
}

export class Pictures {
  /** Reads the entries of the index; `bytesAt` returns a part of the file. */
  constructor(images, clips, bytesAt) {
    this.clips = clips.map(([at, length]) => bytesAt(at, length));
    this.images = images.map((entry) => {
      const [width, height] = entry.slice(-2);
      count(count(width, MAX_PICTURE_PIXELS) * count(height, MAX_PICTURE_PIXELS), MAX_PICTURE_PIXELS);
      if (entry.length === 4) return { bytes: bytesAt(entry[0], entry[1]), box: [0, 0, width, height] };
      const [clip, picture, x, y] = entry.map((value) => count(value, MAX_PICTURE_PIXELS));
      return { clip: count(clip, clips.length - 1), picture, box: [x, y, width, height] };
    });
    this.stills = new Map();
    this.decoded = new Map();
    this.needed = new Set();
    this.ready = Promise.resolve();
  }

  get length() {
    return this.images.length;
  }

  /** Returns a decoded image, of which a box is shown; null if it must be loaded. */
  bitmap(number) {
    const { clip, picture } = this.images[number];
    return (clip === undefined ? this.stills.get(number)?.image : this.decoded.get(clip)?.frames.get(picture)) ?? null;
  }

  /** Returns the box of a decoded image that is shown: x, y, width, height. */
  boxOf(number) {
    return this.images[number].box;
  }

  /** Loads the images of a frame. Stops to decode other clips. */
  async load(numbers) {
    this.needed = new Set(numbers);
    const clips = new Set(numbers.map((number) => this.images[number].clip));
    for (const [number, clip] of this.decoded) {
      if (clips.has(number) || clip.error) continue;
      clip.close();
      this.decoded.delete(number);
    }
    await Promise.all(numbers.map((number) => this.begin(number)));
  }

  /** Begins to load the images that follow those of a frame. */
  prepare(numbers) {
    const last = Math.max(...numbers);
    for (let number = last + 1; number <= last + AHEAD && number < this.length; number++) {
      if (this.images[number].clip === undefined) this.begin(number);
    }
    const { clip } = this.images[last];
    if (clip + 1 < this.clips.length) this.decode(clip + 1);
  }

  begin(number) {
    const { clip, picture, bytes } = this.images[number];
    if (clip !== undefined) return this.decode(clip, picture).load(picture);
    return cached(this.stills, number, CACHED_STILLS, this.needed, () => new Still(bytes)).loading;
  }

  decode(clip, wanted) {
    const needed = new Set([...this.needed].map((image) => this.images[image].clip));
    return cached(this.decoded, clip, CACHED_CLIPS, needed, () => {
      const made = new Clip(this.clips[clip], this.ready, wanted);
      this.ready = made.done;
      return made;
    });
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
