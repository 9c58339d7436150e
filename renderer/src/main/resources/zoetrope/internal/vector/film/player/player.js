// The element <zoetrope-player>, which plays films of paths as <video> plays videos.
import { Film } from './film.js';
import { Painter } from './painter.js';
import { Controls, press } from './controls.js';
import { element } from './look.js';
import { MediaElement } from './media.js';
import { Sound } from './sound.js';
import { Texts } from './texts.js';
import { choose } from './variants.js';

/** The maximum number of pixels of the canvas: a 4K frame. */
const MAX_PIXELS = 3840 * 2160;

/** The time between two events that report the position, in milliseconds. */
const TELL_INTERVAL = 250;

/** The time after a change of a parameter before the texts of the page change, in milliseconds. */
const TEXT_DELAY = 200;

const [HAVE_NOTHING, HAVE_METADATA, HAVE_CURRENT_DATA, HAVE_ENOUGH_DATA] = [0, 1, 2, 4];

export class ZoetropePlayer extends MediaElement {
  static observedAttributes = ['src', 'poster', 'controls', 'loop', 'muted'];

  #position = 0;
  #rate = 1;
  #volume = 1;
  #paused = true;
  #started = null;
  #wanted = 0;
  #drawn = '';
  #told = 0;
  #captions = true;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    this.canvas = element('canvas', { role: 'img' });
    this.painter = new Painter(this.canvas.getContext('2d'));
    this.image = element('img', { alt: '', hidden: true });
    this.caption = element('p', { className: 'caption', dir: 'auto', hidden: true }, element('span'));
    this.message = element('p', { className: 'message', role: 'alert', hidden: true });
    root.append(this.canvas);
    this.texts = new Texts(this, root);
    root.append(this.image, this.caption);
    this.controls_ = new Controls(this, root);
    root.append(this.message);
    this.film = null;
    this.sound = new Sound();
    this.error = null;
    this.readyState = HAVE_NOTHING;
    this.seeking = false;
    this.ended = false;
    for (const part of [this.canvas, this.texts.box, this.image]) part.addEventListener('click', () => this.hasAttribute('controls') && !this.texts.isSelecting() && this.toggle());
    this.addEventListener('keydown', (event) => this.hasAttribute('controls') && press(this, event) && event.preventDefault());
    this.sizes = new ResizeObserver(() => this.resize());
  }

  connectedCallback() {
    if (!this.hasAttribute('tabindex')) this.tabIndex = 0;
    this.sizes.observe(this);
  }

  disconnectedCallback() {
    this.sizes.disconnect();
    this.pause();
  }

  attributeChangedCallback(name, _, value) {
    if (name === 'src' && value) this.load();
    else if (name === 'poster') {
      this.image.hidden = !value || this.#started !== null;
      if (value) this.image.src = value;
    } else {
      this.sound.set({ muted: this.muted });
      this.controls_.update();
    }
  }

  // --- loading ---

  /** Loads the film that `src` names. */
  async load() {
    const address = new URL(this.src, document.baseURI);
    const moment = /^#t=([\d.]+)/.exec(address.hash);
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${this.src} cannot be loaded: ${response.status}`);
      await this.open(await response.arrayBuffer(), moment ? Number(moment[1]) : 0);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Opens a film from the bytes of its file, at a time in seconds. */
  async open(buffer, time = 0) {
    this.close();
    try {
      const film = await Film.open(new Uint8Array(buffer));
      this.film = film;
      this.readyState = HAVE_METADATA;
      this.canvas.ariaLabel = film.title;
      this.style.aspectRatio ||= `${film.width} / ${film.height}`;
      this.openSound();
      this.#chosen();
      this.controls_.stir();
      this.tell('loadedmetadata', 'durationchange');
      this.#position = this.#limited(time);
      this.resize();
      await this.showNow();
      this.readyState = HAVE_ENOUGH_DATA;
      this.tell('loadeddata', 'canplay', 'canplaythrough');
      this.loadTexts();
      if (this.hasAttribute('autoplay')) this.play();
    } catch (error) {
      this.fail(error);
    }
  }

  openSound() {
    this.sound.open(this.film.sound, { muted: this.muted, volume: this.#volume, playbackRate: this.#rate });
  }

  async loadTexts() {
    const { film } = this;
    const track = film?.track;
    try {
      const lines = await film.texts();
      if (film !== this.film || film.track !== track) return;
      this.texts.open(lines, film);
      this.texts.show(this.currentFrame);
    } catch (error) {
      if (film === this.film) this.fail(error);
    }
  }

  close() {
    this.pause();
    this.texts.close();
    clearTimeout(this.textDelay);
    this.sound.close();
    this.film?.close();
    this.film = this.error = null;
    this.readyState = HAVE_NOTHING;
    this.#position = 0;
    this.#drawn = '';
    this.ended = false;
    this.message.hidden = true;
  }

  fail(error) {
    this.pause();
    this.error = error;
    this.message.textContent = error.message;
    this.message.hidden = false;
    this.tell('error');
  }

  // --- the properties of <video> ---

  get volume() { return this.#volume; }
  set volume(value) {
    if (!(value >= 0 && value <= 1)) throw new RangeError(`the volume is ${value}, not 0 to 1`);
    this.#volume = value;
    this.sound.set({ volume: value });
    this.tell('volumechange');
  }

  get duration() { return this.film ? this.film.duration : NaN; }
  get paused() { return this.#paused; }
  get videoWidth() { return this.film?.width ?? 0; }
  get videoHeight() { return this.film?.height ?? 0; }
  get playbackRate() { return this.#rate; }
  set playbackRate(value) {
    if (!(value > 0 && value <= 16)) throw new RangeError(`the rate is ${value}, not above 0 and up to 16`);
    this.#anchor();
    this.#rate = value;
    this.sound.set({ playbackRate: value });
    this.controls_.update();
    this.tell('ratechange');
  }

  get currentTime() { return this.#position; }
  set currentTime(value) {
    if (!this.film) return;
    this.#position = this.#limited(Number(value) || 0);
    this.ended = false;
    this.#anchor();
    this.sound.seek(this.#position);
    this.seeking = true;
    this.tell('seeking');
    this.showNow().then((isCurrent) => {
      if (!isCurrent) return;
      this.seeking = false;
      this.tell('seeked', 'timeupdate');
    });
  }

  /** The number of the current frame, from 0. */
  get currentFrame() {
    return this.film ? Math.min(this.film.frames - 1, Math.floor(this.#position * this.film.rate + 1e-6)) : 0;
  }

  /** Whether subtitles are shown. */
  get captions() { return this.#captions; }
  set captions(value) {
    this.#captions = Boolean(value);
    this.showCaption();
    this.controls_.update();
  }

  /** The chapters: their titles, and their first frames and ends. */
  get chapters() { return this.film?.chapters ?? []; }

  get chapterIndex() {
    return this.chapters.findLastIndex(({ from }) => from <= this.currentFrame);
  }

  /** The parameters: their names, descriptions and values, and the index of the current value. */
  get parameters() { return this.film?.parameters ?? []; }

  /** Sets a parameter to one of its values. The film goes on at the same moment. */
  setParameter(name, value) {
    if (!choose(this, name, String(value))) return;
    this.#chosen();
    this.tell('durationchange', 'parameterchange');
    clearTimeout(this.textDelay);
    this.textDelay = setTimeout(() => this.loadTexts(), TEXT_DELAY);
  }

  /** Shows the parts of the film that its variants do not share. */
  #chosen() {
    this.caption.lang = this.texts.box.lang = this.film.language;
    this.controls_.opened(this.film);
  }

  #limited(time) {
    return Math.min(this.duration, Math.max(0, time));
  }

  // --- playing ---

  async play() {
    if (!this.film || !this.#paused) return;
    if (this.ended || this.#position >= this.duration) this.currentTime = 0;
    this.#paused = false;
    this.image.hidden = true;
    this.#anchor();
    this.controls_.update();
    this.tell('play', 'playing');
    this.sound.play();
    this.#next();
  }

  pause() {
    if (this.#paused) return;
    this.#paused = true;
    cancelAnimationFrame(this.#wanted);
    this.sound.pause();
    this.controls_.update();
    this.controls_.stir();
    this.tell('pause');
  }

  seekBy(seconds) {
    this.currentTime = this.#position + seconds;
  }

  /** Pauses, and goes forward by a number of frames. */
  step(frames) {
    this.pause();
    if (this.film) this.currentTime = Math.max(0, Math.min(this.film.frames - 1, this.currentFrame + frames) + 0.001) / this.film.rate;
  }

  seekToStartOf(chapter) {
    this.currentTime = (this.chapters[chapter].from + 0.001) / this.film.rate;
  }

  seekToChapter(by) {
    const chapter = this.chapterIndex + by;
    if (chapter >= 0 && chapter < this.chapters.length) this.seekToStartOf(chapter);
    else if (this.film) this.currentTime = by < 0 ? 0 : this.duration;
  }

  /** Remembers the time at which the current position is shown. */
  #anchor() {
    this.#started = { at: performance.now(), position: this.#position };
  }

  #next() {
    this.#wanted = requestAnimationFrame(() => this.#tick());
  }

  #tick() {
    if (this.#paused) return;
    const segment = this.film.loaded(this.currentFrame);
    if (!segment) this.#anchor(); // The time stands still until the segment is loaded.
    const passed = ((performance.now() - this.#started.at) / 1000) * this.#rate;
    this.#position = this.#limited(this.#started.position + passed);
    // The frames follow the clock of the sound, which is never stretched or cut.
    const lead = this.sound.lead(this.#position) / 8;
    this.#started.position += lead;
    this.#position = this.#limited(this.#position + lead);
    if (this.#position >= this.duration) {
      this.#end();
      return;
    }
    if (segment) this.draw();
    else this.showNow();
    const now = performance.now();
    if (now - this.#told > TELL_INTERVAL) {
      this.#told = now;
      this.tell('timeupdate');
      this.controls_.tick();
      this.texts.show(this.currentFrame);
    }
    this.#next();
  }

  #end() {
    if (this.loop) {
      this.currentTime = 0;
      this.sound.play();
      this.#next();
      return;
    }
    this.#position = this.duration;
    this.draw();
    this.pause();
    this.ended = true;
    this.controls_.update();
    this.tell('timeupdate', 'ended');
  }

  // --- drawing ---

  resize() {
    const { film } = this;
    if (!film) return;
    const box = this.getBoundingClientRect();
    const scale = Math.min(box.width / film.width, box.height / film.height) * devicePixelRatio;
    const limit = Math.sqrt(MAX_PIXELS / (film.width * film.height));
    const factor = Math.min(limit, scale > 0 ? scale : 1);
    const width = Math.max(1, Math.round(film.width * factor));
    const height = Math.max(1, Math.round(film.height * factor));
    const shown = scale > 0 ? scale / devicePixelRatio : 1;
    this.texts.resize((box.width - film.width * shown) / 2, (box.height - film.height * shown) / 2, (film.height * shown) / film.units);
    if (this.canvas.width === width && this.canvas.height === height) return;
    this.canvas.width = width;
    this.canvas.height = height;
    this.#drawn = '';
    this.draw();
  }

  /** Loads and draws the current frame. Returns whether this frame is still the current frame. */
  async showNow() {
    const { film } = this;
    const frame = this.currentFrame;
    try {
      await film.load(frame);
    } catch (error) {
      if (film === this.film) this.fail(error);
      return false;
    }
    if (film !== this.film || frame !== this.currentFrame) return false;
    this.draw();
    return true;
  }

  /** Draws the current frame if its segment is loaded and it differs from the last one. */
  draw() {
    const frame = this.currentFrame;
    const segment = this.film?.loaded(frame);
    if (!segment) return;
    try {
      const drawn = `${segment.key}:${segment.show(frame)}`;
      if (drawn !== this.#drawn) this.painter.draw(segment, this.film);
      this.#drawn = drawn;
    } catch (error) {
      this.fail(error);
      return;
    }
    this.readyState = Math.max(this.readyState, HAVE_CURRENT_DATA);
    this.showCaption();
    if (this.paused) {
      this.controls_.tick();
      this.texts.show(frame);
    }
    if (!this.paused) this.film.prepare(segment, frame);
  }

  showCaption() {
    const time = this.#position;
    const cue = this.#captions && this.film?.subtitles.find(({ start, end }) => start <= time && time < end);
    this.caption.hidden = !cue;
    if (cue && this.caption.firstChild.textContent !== cue.text) this.caption.firstChild.textContent = cue.text;
  }
}

// A page may load the script twice.
if (!customElements.get('zoetrope-player')) customElements.define('zoetrope-player', ZoetropePlayer);
