// The loudness of the scene along the timeline: peaks of the visible range, requested when it changes.
const PAUSE = 60;
const AGAIN = 250;
const FULL = 255;

export class Wave {
  /** Handlers: ask(call) for an answer, came(). */
  constructor(handlers) {
    this.handlers = handlers;
  }

  /** Shows another scene, or the same scene after a change. */
  show(generation) {
    if (this.generation === generation) return;
    this.generation = generation;
    this.wanted = null;
    clearTimeout(this.timer);
  }

  /** Requests the peaks between two samples. */
  want(from, to, count) {
    const key = [from, to, count].join();
    if (this.wanted === key) return;
    this.wanted = key;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask({ from, to, count }, key), PAUSE);
  }

  async ask(range, key) {
    const generation = this.generation;
    const answer = await this.handlers.ask({ call: 'wave', ...range }).catch(() => null);
    if (!answer || generation !== this.generation || key !== this.wanted) return;
    this.shown = { ...answer, peaks: Uint8Array.from(atob(answer.peaks), (c) => c.charCodeAt(0)) };
    this.handlers.came();
    if (!answer.whole) this.timer = setTimeout(() => this.ask(range, key), AGAIN);
  }

  /** Draws the known peaks; `x(sample)` converts positions. */
  draw(g, x, y, height, width) {
    if (!this.shown) return;
    const { from, to, peaks } = this.shown;
    const middle = y + height / 2;
    g.beginPath();
    for (let i = 0; i < peaks.length; i++) {
      const left = x(from + ((to - from) * i) / peaks.length);
      const right = x(from + ((to - from) * (i + 1)) / peaks.length);
      if (right < 0 || left > width || peaks[i] === 0) continue;
      const half = Math.max(0.5, (Math.sqrt(peaks[i] / FULL) * (height - 4)) / 2);
      g.rect(left, middle - half, Math.max(0.5, right - left), 2 * half);
    }
    g.fill();
  }
}
