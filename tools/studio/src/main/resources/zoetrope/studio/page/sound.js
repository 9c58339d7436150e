// The scene's sound during playback: fetched ahead in pieces, and started on the exact sample. The audible position is
// the clock for the images.
export const SOUND = 2;
const RATE = 48_000;
/** The lengths in seconds of the first piece and of all later pieces. */
const FIRST_PIECE = 0.25;
const PIECE = 1;
/** The maximum number of pending pieces. */
const MAX_PIECES = 3;
/** Seconds that are fetched ahead of the audible position. */
const SOUND_AHEAD = 4;
/** The assumed time in seconds from a request to the first audible sample. */
const LEAD = 0.03;
const PIECE_HEADER = 16;

export class Sound {
  /** Handlers: ask(call), sample(frame): the first sample of a frame. */
  constructor(handlers) {
    this.handlers = handlers;
    this.run = 0;
    this.state = 'off';
    this.volume = Number(localStorage.getItem('volume') ?? 1);
    this.muted = localStorage.getItem('muted') === 'true';
  }

  /** Starts the output of sound. Must be called in an action of the user: browsers allow sound only then. */
  open() {
    if (!this.context) {
      this.context = new AudioContext({ sampleRate: RATE, latencyHint: 'interactive' });
      this.gain = this.context.createGain();
      this.gain.connect(this.context.destination);
      this.apply();
    }
    this.context.resume().catch(() => {});
    return this.context;
  }

  apply() {
    if (this.gain) this.gain.gain.value = this.muted ? 0 : this.volume ** 2;
    localStorage.setItem('volume', this.volume);
    localStorage.setItem('muted', this.muted);
  }

  setVolume(volume) {
    Object.assign(this, { volume: Math.min(1, Math.max(0, Math.round(volume * 10) / 10)), muted: false });
    this.apply();
  }

  toggleMute() {
    this.muted = !this.muted;
    this.apply();
  }

  /**
   * Begins to fetch the sound of images from an index on. `frameOf(index)` is the frame of an image, or undefined
   * after the end; `rate` is the number of images per second.
   */
  start(frameOf, index, rate) {
    this.stop();
    this.open();
    Object.assign(this, { frameOf, rate, state: 'waiting', piece: 0, asked: new Map(), size: FIRST_PIECE, from: index / rate, until: index / rate });
    this.run++;
    Object.assign(this, { next: index, follows: undefined });
    this.fetch();
  }

  /** Whether the sound can start. */
  isReady() {
    return this.state === 'ready' && this.context.state === 'running';
  }

  /** Whether the browser blocked the sound at the last attempt. */
  isBlocked() {
    return Boolean(this.blocked) && this.context.state !== 'running';
  }

  /** Stops waiting for the sound if it has not started yet. */
  giveUp() {
    if (this.state !== 'waiting' && this.state !== 'ready') return;
    this.blocked = true;
    this.stop();
  }

  /** Stops the sound at once. */
  stop() {
    this.sources?.forEach((source) => {
      source.onended = null;
      source.stop();
      source.disconnect();
    });
    this.sources = new Set();
    this.pieces = [];
    this.state = 'off';
  }

  /** Requests the next pieces, up to some seconds ahead of the audible position. */
  fetch() {
    const heard = this.state === 'playing' ? this.seconds() : this.from;
    while (this.state !== 'off' && this.until - heard < SOUND_AHEAD && this.asked.size < MAX_PIECES) {
      const frame = this.frameOf(this.next);
      if (frame === undefined) return;
      let count = 1;
      while (count < this.size * this.rate && this.frameOf(this.next + count) === frame + count) count++;
      const [from, to] = [this.handlers.sample(frame), this.handlers.sample(frame + count)];
      const at = frame === this.follows ? this.until : this.next / this.rate;
      this.asked.set(this.piece, at);
      this.handlers.ask({ call: 'sound', run: this.run, piece: this.piece++, from, count: to - from });
      Object.assign(this, { until: at + (to - from) / RATE, follows: frame + count, next: this.next + count, size: PIECE });
    }
  }

  /** Takes a piece: see SoundSender. */
  came(buffer) {
    const [, run, number, count] = new Int32Array(buffer, 0, PIECE_HEADER / 4);
    if (this.state === 'off' || run !== this.run) return;
    const at = this.asked.get(number);
    this.asked.delete(number);
    const piece = { at, seconds: count / RATE, samples: buffer.byteLength > PIECE_HEADER ? samples(this.context, buffer, count) : null };
    if (this.state === 'playing') this.schedule(piece);
    else {
      this.pieces.push(piece);
      this.state = 'ready';
    }
    this.fetch();
  }

  /** Starts the sound at an index. */
  begin(index) {
    this.state = 'playing';
    this.latency = this.context.outputLatency || this.context.baseLatency || 0;
    this.origin = Math.round((this.context.currentTime + LEAD - index / this.rate) * RATE) / RATE;
    this.first = index;
    this.pieces.forEach((piece) => this.schedule(piece));
    this.pieces = [];
  }

  schedule({ at, seconds, samples }) {
    if (!samples) return;
    const when = this.origin + at;
    const late = Math.max(0, this.context.currentTime - when);
    if (late >= seconds) return;
    const source = this.context.createBufferSource();
    source.buffer = samples;
    source.connect(this.gain);
    source.onended = () => this.sources.delete(source);
    this.sources.add(source);
    source.start(when + late, late);
  }

  /** Seconds from index 0 to the audible position. */
  seconds() {
    return this.context.currentTime - this.latency - this.origin;
  }

  /** Returns the fractional index of the audible position; undefined if nothing plays. */
  index() {
    if (this.state !== 'playing' || this.context.state !== 'running') return undefined;
    this.fetch();
    return Math.max(this.first, this.seconds() * this.rate);
  }
}

/** Converts interleaved 16-bit samples to two channels. */
function samples(context, buffer, count) {
  const coded = new Int16Array(buffer, PIECE_HEADER, 2 * count);
  const made = context.createBuffer(2, count, RATE);
  for (let channel = 0; channel < 2; channel++) {
    const to = made.getChannelData(channel);
    for (let i = 0; i < count; i++) to[i] = coded[2 * i + channel] / 32767;
  }
  return made;
}
