// Receives video segments from the server, decodes them, and provides the frames in order.
const FIRST = 15;
const MAX_SEGMENT = 48;
/** The number of frames that are prepared while the playhead rests. */
const PREPARED = 3 * FIRST;
/** The number of frames that are fetched ahead, so that slow frames can use the time that fast frames saved. */
const AHEAD = 300;
/** The number of frames that are decoded ahead. A decoded frame takes a thousand times as much memory as an encoded one. */
const DECODED = 60;
/** If fewer than SCARCE frames are ahead, smaller video is fetched until PLENTY frames are ahead. */
const SCARCE = 30;
const PLENTY = 120;
const SMALLER = 1.5;
const SEGMENT_HEADER = 8;

export const canStream = () => 'VideoDecoder' in window;

export class FilmStream {
  /** Handlers: ask(call), failed(), and scale(), the factor by which the video may be smaller. */
  constructor(handlers) {
    this.handlers = handlers;
    this.run = 0;
    this.frames = new Map();
    /** The average time in seconds from the request of the first segment to its first decoded frame. */
    this.delay = 0.25;
  }

  /**
   * Begins to fetch frames from index `from` on. `frameOf(index)` is the number of the scene's frame at an index; undefined after the end. Consecutive frames whose numbers differ by `step` come in one segment.
   */
  start(film, from) {
    if (!this.isReadyFor(film) || from > 0) this.begin(film, from);
    this.frameOf = film.frameOf; // After the prepared frames, the played film may end or loop at another place than the prepared film.
    this.bound = Infinity;
    this.fetch();
  }

  /** Fetches only the first segments of a film that may be played next. */
  prepare(film) {
    if (this.isReadyFor(film)) return;
    this.begin(film, 0);
    this.bound = PREPARED;
    this.fetch();
  }

  begin({ frameOf, step }, from) {
    this.stop();
    Object.assign(this, { frameOf, step, scale: this.handlers.scale(), first: from, next: from, got: from, fed: from, coded: [], shown: from - 1, size: FIRST, smaller: false, active: true });
    this.key = this.keyOf({ frameOf, step });
    this.asked = performance.now();
    this.run++;
  }

  /** Whether the prepared frames of a film were requested, but none of them was shown. */
  isReadyFor(film) {
    return this.active && this.shown < 0 && this.key === this.keyOf(film);
  }

  keyOf({ frameOf, step }) {
    return [step, this.handlers.scale(), ...Array.from({ length: PREPARED }, (_, index) => frameOf(index))].join();
  }

  /** Returns the number of frames that are due before the first segment arrives. */
  lead(perSecond) {
    return Math.ceil(1.3 * this.delay * perSecond);
  }

  /** Whether all requested segments would arrive too late to show the frame at `index`. */
  isBehind(index) {
    return this.active && this.next <= index && this.frameOf(this.next) !== undefined;
  }

  /**
   * Starts again at a later index, because no segment has arrived in time. The expected delay
   * becomes at least the time waited so far.
   */
  restart(film, index, perSecond) {
    if (this.asked) this.delay = Math.max(this.delay, (performance.now() - this.asked) / 1000);
    this.start(film, index + this.lead(perSecond));
  }

  stop() {
    this.active = false;
    this.key = undefined;
    this.frames.forEach((frame) => frame.close());
    this.frames.clear();
    if (this.decoder && this.decoder.state !== 'closed') this.decoder.close();
    this.decoder = null;
    this.coded = [];
  }

  /** Requests the next segments, so far ahead that the decoder never waits. */
  fetch() {
    while (this.active && this.next < this.bound && this.next - this.shown < AHEAD && this.next - this.got <= MAX_SEGMENT) {
      const frame = this.frameOf(this.next);
      if (frame === undefined) return;
      let count = 1;
      while (count < this.size && this.frameOf(this.next + count) === frame + count * this.step) count++;
      const scale = this.scale * (this.isScarce() ? SMALLER : 1);
      this.handlers.ask({ call: 'segment', run: this.run, index: this.next, frame, step: this.step, count, scale });
      this.next += count;
      this.size = Math.min(MAX_SEGMENT, 2 * this.size);
    }
  }

  /** Whether the server makes the video more slowly than the page plays it. */
  isScarce() {
    const ahead = this.got - 1 - this.shown;
    if (this.shown - this.first > MAX_SEGMENT) this.smaller = ahead < (this.smaller ? PLENTY : SCARCE);
    return this.smaller;
  }

  /** Takes a segment: see SegmentSender. */
  came(buffer) {
    const [, run, index, count] = new Int32Array(buffer, 0, SEGMENT_HEADER);
    if (!this.active || run !== this.run) return;
    this.got = index + count;
    this.coded.push(buffer);
    this.feed();
    this.fetch();
  }

  /** Feeds the decoder far enough ahead of the playback. */
  feed() {
    while (this.coded.length && this.fed - this.shown <= DECODED) this.decode(this.coded.shift());
  }

  decode(buffer) {
    const [, , index, count, width, height, configured, samples] = new Int32Array(buffer, 0, SEGMENT_HEADER);
    this.fed = index + count;
    const bytes = new DataView(buffer);
    let at = 4 * SEGMENT_HEADER;
    this.configure(new Uint8Array(buffer, at, configured), width, height);
    at += configured;
    for (let i = 0; i < samples; i++) {
      const length = bytes.getInt32(at, true);
      const frame = bytes.getInt32(at + 4, true);
      const key = bytes.getInt32(at + 8, true) === 1;
      at += 12;
      this.decoder.decode(new EncodedVideoChunk({ type: key ? 'key' : 'delta', timestamp: (index + frame) * 1000, data: new Uint8Array(buffer, at, length) }));
      at += length;
    }
    this.decoder.flush().catch(() => {});
  }

  /** Configures the decoder for a frame size, at first and after each change. */
  configure(description, width, height) {
    const hex = (byte) => byte.toString(16).padStart(2, '0');
    const size = `${width}x${height}`;
    if (this.decoder && this.pictures === size) return;
    this.pictures = size;
    const run = this.run;
    this.decoder ??= new VideoDecoder({
      output: (frame) => this.decoded(frame, run),
      error: () => run === this.run && this.active && this.handlers.failed(),
    });
    const codec = `avc1.${hex(description[1])}${hex(description[2])}${hex(description[3])}`;
    this.decoder.configure({ codec, description: description.slice(), codedWidth: width, codedHeight: height, optimizeForLatency: true });
  }

  decoded(frame, run) {
    const index = Math.round(frame.timestamp / 1000);
    if (!this.active || run !== this.run || index <= this.shown) {
      frame.close();
      return;
    }
    this.frames.set(index, frame);
    if (this.asked) this.delay = 0.5 * this.delay + (0.5 * (performance.now() - this.asked)) / 1000;
    this.asked = 0;
  }

  /** Returns the frame with an index, which the caller must close; undefined if it is not decoded yet. */
  take(index) {
    const frame = this.frames.get(index);
    if (!frame) return undefined;
    this.frames.delete(index);
    this.shown = index;
    for (const [old, stale] of this.frames) {
      if (old < index) {
        stale.close();
        this.frames.delete(old);
      }
    }
    this.feed();
    this.fetch();
    return frame;
  }

  /** Returns the last available index up to `index`; -1 for none. */
  latest(index) {
    let found = -1;
    for (const known of this.frames.keys()) if (known <= index && known > found) found = known;
    return found;
  }
}
