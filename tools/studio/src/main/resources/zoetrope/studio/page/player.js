// The playhead: which frame is shown, and how it moves. Pictures are asked for one after the other;
// of wishes that come faster, the last one counts.
const REST = 140;
const SLOW = 45;
export const SPEEDS = [0.25, 0.5, 1, 2, 4];

export class Player {
  /** Handlers: ask(frame, scale, id), moved(). */
  constructor(picture, handlers) {
    this.picture = picture;
    this.handlers = handlers;
    this.frame = 0;
    this.frames = Infinity;
    this.rate = 60;
    this.speed = 1;
    this.direction = 1;
    this.playing = false;
    this.loop = null;
    this.request = 0;
    this.pending = 0;
    this.exact = 10;
    this.counts = { shown: 0, dropped: 0, latencies: [] };
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
    this.counts.latencies.push(took);
    if (this.counts.latencies.length > 5000) this.counts.latencies.splice(0, 1000);
    this.pending = 0;
    this.shown = this.asking;
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
    if (direction > 0 && this.frame >= to) this.frame = from;
    if (direction < 0 && this.frame <= from) this.frame = to;
    this.playing = true;
    this.mark();
    this.handlers.moved();
    this.tick();
  }

  stop() {
    this.playing = false;
    cancelAnimationFrame(this.ticking);
    this.handlers.moved();
    this.want(this.scale !== 1);
  }

  setSpeed(speed) {
    this.speed = speed;
    this.mark();
    this.handlers.moved();
  }

  /** The frames between which it plays. */
  span() {
    return this.loop ? [this.loop.from, this.loop.to] : [0, this.last()];
  }

  mark() {
    this.start = { time: performance.now(), frame: this.frame };
  }

  tick() {
    this.ticking = requestAnimationFrame(() => {
      if (!this.playing) return;
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
        this.mark();
      } else if (target !== this.frame) {
        this.counts.dropped += Math.max(0, Math.abs(target - this.frame) - Math.max(1, this.speed * this.rate / 60));
        this.frame = target;
      }
      this.handlers.moved();
      this.want();
      this.tick();
    });
  }
}
