// The playhead: which frame is shown, and how it moves. Pictures are asked for one after the other;
// of wishes that come faster, the last one counts.
const REST = 140;
const SLOW = 45;
export const SPEEDS = [0.25, 0.5, 1, 2, 4];

export class Player {
  /** Handlers: ask(frame, scale, id), moved(), canStream(). */
  constructor(picture, stream, handlers) {
    this.picture = picture;
    this.stream = stream;
    this.handlers = handlers;
    this.frame = 0;
    this.frames = Infinity;
    this.rate = 60;
    this.speed = 1;
    this.direction = 1;
    this.playing = false;
    this.loop = null;
    /** Where it stops before the end; null for nowhere. */
    this.until = null;
    this.request = 0;
    this.pending = 0;
    this.exact = 10;
    this.streaming = false;
    this.counts = { shown: 0, played: 0, dropped: 0, stalls: 0, startedAfter: 0, latencies: [] };
  }

  last() {
    return this.frames - 1;
  }

  /** Goes to a frame; while the pointer drags, pictures may be smaller than the film's. */
  go(frame, dragging = false) {
    const to = Math.max(0, Math.min(Math.round(frame), Number.isFinite(this.frames) ? this.last() : Math.round(frame)));
    this.frame = to;
    this.dragging = dragging;
    this.handlers.moved();
    this.want();
    clearTimeout(this.resting);
    if (dragging) this.resting = setTimeout(() => this.rest(), REST);
  }

  rest() {
    this.dragging = false;
    if (this.scale !== 1) this.want(true);
  }

  /** Asks for the picture at the playhead, unless one is on its way. */
  want(again = false) {
    if (this.playing && this.streaming) return;
    const scale = (this.dragging || this.playing) && this.exact > SLOW ? 2 : 1;
    if (this.pending) {
      this.next = true;
      return;
    }
    if (!again && !this.next && this.shown === this.frame && this.scale === scale) return;
    this.next = false;
    this.scale = scale;
    this.pending = ++this.request;
    this.asked = performance.now();
    this.asking = this.frame;
    this.handlers.ask(this.frame, scale, this.pending);
  }

  /** A picture has come. */
  came(request) {
    if (request !== this.pending) return;
    const took = performance.now() - this.asked;
    if (this.scale === 1) this.exact = 0.8 * this.exact + 0.2 * took;
    this.counts.shown++;
    this.counts.firstAt ??= performance.now();
    this.counts.latencies.push(took);
    if (this.counts.latencies.length > 5000) this.counts.latencies.splice(0, 1000);
    this.pending = 0;
    this.shown = this.asking;
    if (!this.playing) this.picture.hideFilm();
    if (this.next || this.shown !== this.frame) this.want(true);
  }

  /** Nothing will come of what was asked for: the scene failed, or there is another one. */
  forget() {
    this.pending = 0;
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
    if (direction > 0 && (this.frame >= to || this.frame < from)) this.frame = from;
    if (direction < 0 && (this.frame <= from || this.frame > to)) this.frame = to;
    this.playing = true;
    this.begin();
    this.handlers.moved();
    this.tick();
  }

  stop() {
    this.playing = false;
    cancelAnimationFrame(this.ticking);
    this.until = null;
    this.stream.stop();
    this.handlers.moved();
    this.want(this.scale !== 1 || this.streaming);
  }

  /** Begins to play at the playhead, from film where the browser can decode it. */
  begin() {
    this.start = { time: performance.now(), frame: this.frame };
    this.streaming = this.handlers.canStream();
    if (!this.streaming) return;
    const step = this.direction * Math.max(1, this.speed);
    this.start = { time: undefined, index: 0, asked: performance.now() };
    this.shownIndex = -1;
    this.frameOf = this.order(step);
    this.stream.start({ frameOf: this.frameOf, step });
  }

  /** The frames of indices 0, 1, … from the playhead on: to the end of the span, or round its loop. */
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

  /** The frames between which it plays. */
  span() {
    return this.loop ? [this.loop.from, this.loop.to] : [0, this.until ?? this.last()];
  }

  tick() {
    this.ticking = requestAnimationFrame((now) => {
      if (!this.playing) return;
      if (this.streaming) this.tickStream(now);
      else this.tickPictures();
      if (this.playing) this.tick();
    });
  }

  /** Shows the decoded frame that is due. The clock starts with the first, and waits where none is there. */
  tickStream(now) {
    const perSecond = (this.rate * this.speed) / Math.max(1, this.speed);
    const due = this.start.time === undefined ? 0
      : this.start.index + Math.floor(((now - this.start.time) / 1000) * perSecond + 0.25);
    if (due <= this.shownIndex) return;
    if (this.frameOf(due) === undefined && this.frameOf(this.shownIndex + 1) === undefined) {
      this.stop();
      return;
    }
    const index = this.stream.latest(due);
    if (index < 0) {
      if (this.start.time !== undefined) this.counts.stalls++;
      this.start = { ...this.start, time: now, index: this.shownIndex + 1 };
      if (this.shownIndex < 0) this.start.time = undefined;
      return;
    }
    if (this.shownIndex < 0) {
      this.start.time = now;
      this.counts.startedAfter = performance.now() - this.start.asked;
    }
    const skipped = index - this.shownIndex - 1;
    if (this.shownIndex >= 0) this.counts.dropped += skipped;
    this.counts.played++;
    this.shownIndex = index;
    this.frame = this.frameOf(index);
    this.picture.showFilm(this.stream.take(index));
    this.handlers.moved();
  }

  /** Without a decoder: asks for picture after picture, as fast as they come. */
  tickPictures() {
    const elapsed = (performance.now() - this.start.time) / 1000;
    const target = this.start.frame + Math.round(elapsed * this.rate * this.speed * this.direction);
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
