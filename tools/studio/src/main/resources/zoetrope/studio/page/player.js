// The playhead: which frame is shown, and how it moves. Images are requested one after the other;
// if requests come faster, the last one counts.
const REST = 140;
const READY = 200;
/** The interval, in milliseconds, at which the page is drawn while video plays. */
const REPORT_MS = 60;
/** Milliseconds that images wait for the first sound. */
const PATIENCE = 1500;
/** Seconds that sound goes on when the video is late. */
const BEHIND = 0.15;
/** The minimum time in milliseconds between two waits of the clock for a late image. */
const SLIP = 400;
/** If an image takes more than SLOW milliseconds, smaller images are requested until they take at most FAST milliseconds. */
const SLOW = 40;
const FAST = 15;
export const SPEEDS = [0.25, 0.5, 1, 2, 4];

export class Player {
  /** Handlers: ask(frame, scale, id), moved(), canStream(), isHeard(), and scale(), the factor by which images are shown smaller. */
  constructor(picture, stream, sound, handlers) {
    this.picture = picture;
    this.stream = stream;
    this.sound = sound;
    this.handlers = handlers;
    this.frame = 0;
    this.frames = Infinity;
    this.rate = 60;
    this.speed = 1;
    this.direction = 1;
    this.playing = false;
    this.loop = null;
    /** The frame at which playback stops before the end; null for none. */
    this.until = null;
    /** The frame that is shown until the user moves the playhead; playback then begins at the first frame. Null for none. */
    this.poster = null;
    this.request = 0;
    this.pending = 0;
    /** The state of an image that takes long: see PictureSender. */
    this.seeking = null;
    this.took = FAST;
    this.slow = false;
    this.streaming = false;
    this.onFilm = false;
    this.reportedAt = 0;
    this.slipped = 0;
    this.counts = { shown: 0, played: 0, dropped: 0, skipped: 0, stalls: 0, latencies: [] };
  }

  last() {
    return this.frames - 1;
  }

  /** Goes to a frame; while the pointer drags, images may be smaller. */
  go(frame, dragging = false) {
    const to = Math.max(0, Math.min(Math.round(frame), Number.isFinite(this.frames) ? this.last() : Math.round(frame)));
    this.frame = to;
    this.poster = null;
    this.dragging = dragging;
    this.handlers.moved();
    clearTimeout(this.resting);
    clearTimeout(this.preparing);
    this.want();
    if (dragging) this.restSoon();
  }

  /** Shows a frame although playback begins at the first frame. */
  showPoster(frame) {
    this.go(frame);
    this.poster = this.frame;
  }

  /** If a smaller image is shown, requests the full image once the pointer rests. Before that, a full image would delay the next one. */
  restSoon() {
    this.resting = setTimeout(() => (this.pending ? this.restSoon() : this.rest()), REST);
  }

  rest() {
    this.dragging = false;
    if (this.scale !== 1) this.want(true);
  }

  /** Requests the image at the playhead, unless a request is pending. */
  want(again = false) {
    if (this.playing && this.onFilm) return;
    const scale = this.dragging || this.playing ? this.handlers.scale() * (this.slow ? 2 : 1) : 1;
    if (this.pending && !this.seeking) {
      this.next = true;
      return;
    }
    if (this.seeking && this.asking === this.frame && this.scale === scale) return;
    if (!again && !this.next && this.shown === this.frame && this.scale === scale) {
      if (!this.playing && scale === 1) this.prepareSoon();
      return;
    }
    this.next = false;
    this.seeking = null;
    this.scale = scale;
    this.pending = ++this.request;
    this.asked = performance.now();
    this.asking = this.frame;
    this.handlers.ask(this.frame, scale, this.pending);
  }

  /** Notes that the pending image takes long, so that another request need not wait for it. */
  seeks(state) {
    if (state.request !== this.pending) return;
    this.seeking = state;
    if (this.next || this.asking !== this.frame) this.want(true);
  }

  /** Takes an image. */
  came(request) {
    if (request !== this.pending) return;
    this.seeking = null;
    const took = performance.now() - this.asked;
    this.took = 0.7 * this.took + 0.3 * took;
    this.slow = this.took > (this.slow ? FAST : SLOW);
    this.counts.shown++;
    this.counts.firstAt ??= performance.now();
    this.counts.latencies.push(took);
    if (this.counts.latencies.length > 5000) this.counts.latencies.splice(0, 1000);
    this.pending = 0;
    this.shown = this.asking;
    if (!this.playing) this.picture.hideFilm();
    if (this.next || this.shown !== this.frame) this.want(true);
    else if (!this.playing && this.scale === 1) this.prepareSoon();
  }

  /** Fetches the beginning of the video while the playhead rests, so that it can play at once. */
  prepareSoon() {
    clearTimeout(this.preparing);
    this.preparing = setTimeout(() => {
      if (!this.playing && !this.dragging && Number.isFinite(this.frames) && this.handlers.canStream()) this.stream.prepare(this.film());
    }, READY);
  }

  /** Drops the pending request: the scene failed or was replaced. */
  forget() {
    this.pending = 0;
    this.seeking = null;
    this.next = false;
    this.shown = undefined;
  }

  // --- playing ---

  toggle() {
    if (this.playing) this.stop();
    else this.play();
  }

  play(direction = this.direction) {
    this.direction = direction;
    const [from, to] = this.span();
    if (this.poster !== null && !this.loop) this.frame = 0;
    this.poster = null;
    if (direction > 0 && (this.frame >= to || this.frame < from)) this.frame = from;
    if (direction < 0 && (this.frame <= from || this.frame > to)) this.frame = Number.isFinite(to) ? to : from;
    this.playing = true;
    this.begin();
    this.handlers.moved();
    this.tick();
  }

  stop() {
    this.playing = false;
    this.onFilm = false;
    cancelAnimationFrame(this.ticking);
    this.until = null;
    this.stream.stop();
    this.sound.stop();
    this.handlers.moved();
    this.want(this.scale !== 1 || this.streaming);
  }

  /** Starts to play at the playhead, with video if the browser can decode it. */
  begin() {
    clearTimeout(this.preparing);
    this.start = { time: performance.now(), frame: this.frame, index: 0 };
    this.streaming = this.handlers.canStream();
    this.onFilm = false;
    const film = this.film();
    this.run = film;
    this.frameOf = film.frameOf;
    this.beginSound(0);
    if (!this.streaming) return;
    this.shownIndex = -1;
    this.stream.start(film, this.stream.isReadyFor(film) ? 0 : this.stream.lead(this.perSecond()));
  }

  /** Fetches the sound from an index on. Only forward playback at normal speed has sound. */
  beginSound(index) {
    this.sound.stop();
    if (this.speed === 1 && this.direction > 0 && !this.sound.isBlocked() && this.handlers.isHeard()) this.sound.start(this.frameOf, index, this.rate);
    this.held = performance.now();
  }

  /** Whether images wait for requested sound, or sound waits for images. */
  isHeld(now) {
    if (this.sound.isReady() && (!this.onFilm || this.stream.latest(this.start.index) === this.start.index)) this.sound.begin(this.start.index);
    if (!this.sound.isReady() && now - this.held > PATIENCE) this.sound.giveUp();
    const held = this.sound.state === 'waiting' || this.sound.state === 'ready';
    if (held) this.start.time = now;
    return held;
  }

  /** Seconds since the start, by the sound if there is any. */
  elapsed(now) {
    const heard = this.sound.index();
    return heard === undefined ? (now - this.start.time) / 1000 : (heard - this.start.index) / this.rate;
  }

  /** Returns the frames to play from the playhead on, and the step between two of them. */
  film() {
    const step = this.direction * Math.max(1, this.speed);
    return { frameOf: this.order(step), step };
  }

  /** Returns the number of images per second. */
  perSecond() {
    return (this.rate * this.speed) / Math.max(1, this.speed);
  }

  /** Returns the frames of indices 0, 1, … from the playhead on: to the end of the range, or around its loop. */
  order(step) {
    const [from, to] = this.span();
    const begin = this.frame;
    const first = 1 + Math.floor(Math.abs((step > 0 ? to : from) - begin) / Math.abs(step));
    const round = 1 + Math.floor((to - from) / Math.abs(step));
    const loops = this.loop !== null;
    return (index) => {
      if (index < first) return begin + index * step;
      if (!loops) return undefined;
      return (step > 0 ? from : to) + ((index - first) % round) * step;
    };
  }

  setSpeed(speed) {
    this.speed = speed;
    if (this.playing) this.begin();
    this.handlers.moved();
  }

  /** Returns the first and the last frame of the range to play. */
  span() {
    return this.loop ? [this.loop.from, this.loop.to] : [0, this.until ?? this.last()];
  }

  tick() {
    this.ticking = requestAnimationFrame((now) => {
      if (!this.playing) return;
      if (!this.isHeld(now)) {
        if (this.streaming) this.tickStream(now);
        else this.tickPictures(now);
      }
      if (this.playing) this.tick();
    });
  }

  /** Shows the frame that is due: as a still image until video is available, then from the video. */
  tickStream(now) {
    const due = this.start.index + Math.floor(this.elapsed(now) * this.perSecond() + 0.25);
    if (due <= this.shownIndex) return;
    if (this.frameOf(due) === undefined && this.frameOf(this.shownIndex + 1) === undefined) {
      this.frame = this.span()[this.direction > 0 ? 1 : 0]; // Steps of several frames may have skipped this frame.
      this.stop();
      return;
    }
    if (this.slips(due, now)) return;
    const index = this.stream.latest(due);
    if (index > this.shownIndex) {
      this.showFilm(index, now);
      if (this.sound.state === 'playing') this.stall(now, due);
    } else if (this.onFilm) this.stall(now, due);
    else this.bridge(Math.min(due, this.lastIndex(due)));
  }

  /**
   * Waits for a late image: if the video is one image behind and no sound plays, the clock waits for that image, so
   * that it is not skipped. The clock waits at most once per SLIP, so that the video stays fast. Returns whether it waited.
   */
  slips(due, now) {
    const late = this.onFilm && this.sound.state === 'off' && due === this.shownIndex + 2 && this.stream.latest(due) > this.shownIndex;
    if (!late || now - this.slipped < SLIP) return false;
    const index = this.stream.latest(due - 1);
    if (index <= this.shownIndex) return false;
    this.slipped = now;
    this.start = { ...this.start, time: this.start.time + 1000 / this.perSecond() };
    this.showFilm(index, now);
    return true;
  }

  /** Shows the decoded frame with this index. */
  showFilm(index, now) {
    const skipped = index - this.shownIndex - 1;
    if (this.onFilm) this.counts.dropped += skipped;
    else this.start = { time: now, index };
    this.onFilm = true;
    this.counts.played++;
    this.shownIndex = index;
    this.frame = this.frameOf(index);
    this.picture.showFilm(this.stream.take(index));
    if (now - this.reportedAt > REPORT_MS) {
      this.reportedAt = now;
      this.handlers.moved();
    }
  }

  /** Stops the clock until video arrives; sound goes on for a moment. */
  stall(now, due) {
    if (this.sound.state === 'playing') {
      if (due - this.shownIndex < BEHIND * this.rate) return; // The sound does not stop for a short delay of the video.
      this.beginSound(this.shownIndex + 1);
    }
    this.counts.stalls++;
    this.start = { time: now, index: this.shownIndex + 1 };
  }

  /** Shows a still image until the first video arrives. */
  bridge(index) {
    this.counts.skipped += index - this.shownIndex - 1;
    this.shownIndex = index;
    this.frame = this.frameOf(index);
    this.handlers.moved();
    this.want();
    if (this.stream.isBehind(index)) this.stream.restart(this.run, index, this.perSecond());
  }

  /** Returns the last index up to `due` with a frame. */
  lastIndex(due) {
    let index = due;
    while (index > 0 && this.frameOf(index) === undefined) index--;
    return index;
  }

  /** Requests images one after the other, if there is no decoder. */
  tickPictures(now) {
    const target = this.start.frame + Math.round(this.elapsed(now) * this.rate * this.speed * this.direction);
    const [from, to] = this.span();
    if (target > to || target < from) {
      if (!this.loop) {
        this.frame = Math.max(from, Math.min(to, target));
        this.stop();
        return;
      }
      this.frame = this.direction > 0 ? from : to;
      this.begin();
    } else if (target !== this.frame) {
      this.counts.dropped += Math.max(0, Math.abs(target - this.frame) - Math.max(1, this.speed * this.rate / 60));
      this.frame = target;
    }
    this.handlers.moved();
    this.want();
  }
}
