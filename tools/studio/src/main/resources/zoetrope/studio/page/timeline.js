// The timeline: sections, plays, slides, subtitles, sounds and findings over time, drawn on its own canvas.
import { LANES, Lanes } from './lanes.js';
import { drawFailure, drawOpen } from './part.js';
import { TimelineTip } from './timeline-tip.js';

const MIN_PIXELS = 24;

/** The font size of the page, in pixels, for which the lanes are designed. */
const LETTERS = 13;
const SAMPLES = 48_000;

export class Timeline {
  /** Handlers: go(frame, dragging), open(file, line), wave, timeEvents, thumbnail. */
  constructor(handlers) {
    this.handlers = handlers;
    this.element = document.createElement('div');
    this.element.className = 'timeline';
    this.element.tabIndex = 0;
    this.element.setAttribute('role', 'slider');
    this.element.setAttribute('aria-label', 'Time');
    this.canvas = document.createElement('canvas');
    this.element.append(this.canvas);
    this.tip = new TimelineTip(this.element, handlers.thumbnail);
    this.context = this.canvas.getContext('2d');
    this.zoom = 1;
    this.offset = 0;
    this.lanes = new Lanes();
    this.failure = null;
    this.listen();
    new ResizeObserver(() => this.draw()).observe(this.element);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.draw());
  }

  /** Shows an outline. `failure` has the frame and the message of a failed scene. An outline may be the beginning of a scene, see part.js. */
  show(outline, findings, player, failure = null) {
    const held = this.zoom > 1 && this.outline && outline && player ? { x: this.x(player.frame), frames: this.frames() } : null;
    this.outline = outline;
    this.failure = failure;
    this.lanes.show(outline);
    this.findings = findings;
    this.player = player;
    if (held) this.keep(held);
    this.draw();
  }

  /** Keeps the playhead and the scale when the scene's length changes. */
  keep({ x, frames }) {
    this.zoom = Math.max(1, (this.zoom * this.frames()) / frames);
    this.offset = Math.min(this.width() * (this.zoom - 1), Math.max(0, this.offset + this.x(this.player.frame) - x));
  }

  /** Returns the page pixels per canvas pixel: more with larger fonts. */
  scale() {
    return parseFloat(getComputedStyle(document.documentElement).fontSize) / LETTERS;
  }

  width() {
    return Math.max(1, (this.element.clientWidth - 2) / this.scale());
  }

  frames() {
    return Math.max(1, this.outline?.span ?? this.outline?.frames ?? 1);
  }

  /** Returns the page position of a frame, which may be fractional. */
  x(frame) {
    return (frame / this.frames()) * this.width() * this.zoom - this.offset;
  }

  xOfFrame = (frame) => this.x(frame);

  xOfTime = (seconds) => this.x(seconds * this.player.rate);

  frameAt(x) {
    return Math.floor(((x + this.offset) / (this.width() * this.zoom)) * this.frames());
  }

  secondsAt(x) {
    return (((x + this.offset) / (this.width() * this.zoom)) * this.frames()) / this.player.rate;
  }

  zoomBy(factor, x = this.x(this.player.frame)) {
    const at = (x + this.offset) / this.zoom;
    const most = Math.max(1, (this.frames() * MIN_PIXELS) / this.width());
    this.zoom = Math.min(most, Math.max(1, this.zoom * factor));
    this.pan(at * this.zoom - x - this.offset);
  }

  pan(by) {
    this.offset = Math.min(this.width() * (this.zoom - 1), Math.max(0, this.offset + by));
    this.draw();
  }

  /** Keeps the playhead in view while it moves. */
  follow() {
    const x = this.x(this.player.frame);
    if (this.zoom > 1 && (x < 0 || x > this.width())) this.pan(x - this.width() * 0.2);
  }

  listen() {
    const element = this.element;
    const x = (event) => (event.clientX - element.getBoundingClientRect().left) / this.scale();
    const y = (event) => (event.clientY - element.getBoundingClientRect().top) / this.scale();
    element.addEventListener('pointerdown', (event) => {
      if (event.button !== 0 || !this.outline) return;
      element.setPointerCapture(event.pointerId);
      if (this.isOnEvents(y(event)) && this.handlers.timeEvents.grab(x(event), this.xOfTime)) return;
      if (this.edgesAt(y(event))?.grab(x(event), this.xOfFrame)) return;
      this.dragging = true;
      this.handlers.go(this.frameAt(x(event)), true);
    });
    element.addEventListener('pointermove', (event) => {
      if (this.handlers.timeEvents.dragged) this.handlers.timeEvents.hold(this.secondsAt(x(event)));
      const { playEdges, sectionEdges } = this.handlers;
      if (playEdges.dragged) playEdges.hold(this.secondsAt(x(event)));
      if (sectionEdges.dragged) sectionEdges.hold(this.frameAt(x(event)));
      element.classList.toggle('on-edge', Boolean(playEdges.dragged || sectionEdges.dragged || this.edgesAt(y(event))?.near(x(event), this.xOfFrame)));
      if (this.dragging) this.handlers.go(this.frameAt(x(event)), true);
      this.showTip(x(event), y(event));
    });
    element.addEventListener('pointerup', () => {
      this.dragging = false;
      if (this.handlers.timeEvents.dragged) this.handlers.timeEvents.drop();
      if (this.handlers.playEdges.dragged) this.handlers.playEdges.drop();
      if (this.handlers.sectionEdges.dragged) this.handlers.sectionEdges.drop();
    });
    element.addEventListener('pointercancel', () => {
      this.dragging = false;
      this.handlers.timeEvents.cancel();
      this.handlers.playEdges.cancel();
      this.handlers.sectionEdges.cancel();
    });
    element.addEventListener('pointerleave', () => this.tip.hide());
    element.addEventListener('dblclick', (event) => {
      const play = this.playAt(this.frameAt(x(event)));
      if (play?.line) this.handlers.open(play.file, play.line);
    });
    element.addEventListener('wheel', (event) => {
      event.preventDefault();
      if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) this.pan(event.deltaX || event.deltaY);
      else this.zoomBy(Math.exp(-event.deltaY / 300), x(event));
    }, { passive: false });
  }

  playAt(frame) {
    const plays = this.outline?.plays ?? [];
    return plays.find((play) => frame >= play.from && frame < play.to)
      ?? plays.filter((play) => play.from <= frame).at(-1);
  }

  sectionAt(frame) {
    return this.outline?.sections.filter((section) => section.from <= frame).at(-1);
  }

  showTip(x, y) {
    if (!this.outline) return;
    const frame = this.frameAt(x);
    const text = `${clock(frame / this.player.rate)}   ${this.describe(x, y)}`;
    this.tip.show((x + 12) * this.scale(), text, frame, { span: this.frames(), frames: this.outline.frames });
  }

  /** Returns the item at a place: a finding on the ruler, a subtitle, sound or time event on its lane, otherwise a stop or the play. */
  describe(x, y) {
    const frame = this.frameAt(x);
    const event = this.isOnEvents(y) ? this.handlers.timeEvents.near(x, this.xOfTime) : undefined;
    if (event) return `time event ${event.name}${event.place ? `\n${event.place}` : ''}`;
    const isNear = (at) => Math.abs(this.x(at) - x) < 5;
    if (this.failure && isNear(this.failure.frame)) return `the scene fails here: ${this.failure.message}`;
    if (frame >= this.outline.frames) return this.failure ? '' : 'not run yet';
    const finding = this.findings.find((f) => isNear(f.from * this.player.rate));
    if (y < LANES.ruler && finding) return `${finding.kind}: ${finding.what}`;
    const below = y - LANES.ruler - this.lanes.sections - LANES.plays;
    const span = below > 0 ? this.lanes.spans[Math.floor(below / LANES.spans)]?.find((s) => frame >= s.from && frame < s.to) : undefined;
    if (span) return `${span.text}${span.place ? `\n${span.role}, ${span.place}` : ''}`;
    const slide = this.outline.slides.find((s) => isNear(s.from));
    if (slide && below < 0) return `a presentation stops here${slide.notes ? `: ${slide.notes}` : ''}`;
    const play = this.playAt(frame);
    if (!play) return '';
    return play.line ? `${play.code}\n${play.file}:${play.line}` : play.code;
  }

  /** Returns whether a place is on the lane of time events, which is the last one. */
  isOnEvents(y) {
    const end = this.lanes.height();
    return y > end - this.lanes.events && y < end;
  }

  /** Returns the edges that can be dragged at a height: those of sections or of plays. */
  edgesAt(y) {
    const top = LANES.ruler + this.lanes.sections;
    if (!this.outline || this.outline.span || y <= LANES.ruler || y >= top + LANES.plays) return undefined;
    return y < top ? this.handlers.sectionEdges : this.handlers.playEdges;
  }

  draw() {
    const scale = this.scale();
    const ratio = (devicePixelRatio || 1) * scale;
    const width = this.width();
    const height = this.lanes.room();
    this.element.style.height = `${height * scale}px`;
    if (this.canvas.width !== Math.round(width * ratio) || this.canvas.height !== Math.round(height * ratio)) {
      this.canvas.width = Math.round(width * ratio);
      this.canvas.height = Math.round(height * ratio);
      this.canvas.style.width = `${width * scale}px`;
      this.canvas.style.height = `${height * scale}px`;
    }
    const g = this.context;
    g.setTransform(ratio, 0, 0, ratio, 0, 0);
    g.clearRect(0, 0, width, height);
    if (!this.outline || !this.player) return;
    const theme = document.documentElement.dataset.theme + matchMedia('(prefers-color-scheme: dark)').matches;
    if (this.theme !== theme) Object.assign(this, { theme, colors: colors(this.element) });
    g.font = '11px system-ui, sans-serif';
    g.textBaseline = 'middle';
    this.drawRuler(g, width);
    const { sections, spans, wave, events } = this.lanes;
    let y = LANES.ruler;
    this.drawSections(g, y);
    this.handlers.sectionEdges.draw(g, this.xOfFrame, y, sections, this.colors);
    y += sections;
    this.drawPlays(g, y);
    this.handlers.playEdges.draw(g, this.xOfTime, y, LANES.plays - 2, this.colors);
    y += LANES.plays;
    spans.forEach((lane, i) => this.drawSpans(g, y + i * LANES.spans, lane));
    if (wave) this.drawWave(g, y + spans.length * LANES.spans, width);
    if (events) this.handlers.timeEvents.draw(g, this.xOfTime, this.lanes.height() - events, events - 2, LANES.ruler, width, this.colors);
    this.drawSlides(g);
    this.drawFindings(g);
    this.drawLoop(g, height);
    if (this.outline.span) drawOpen(g, this.x(this.outline.frames), this.x(this.outline.span), height, this.colors);
    if (this.failure) drawFailure(g, this.x(this.failure.frame), height, this.colors);
    const x = Math.round(this.x(this.player.frame + 0.5));
    g.fillStyle = this.colors.accent;
    g.fillRect(x - 1, 0, 2, height);
    g.beginPath();
    g.moveTo(x - 5, 0);
    g.lineTo(x + 5, 0);
    g.lineTo(x, 7);
    g.fill();
  }

  drawRuler(g, width) {
    const { rate } = this.player;
    const second = this.x(rate) - this.x(0);
    const step = [0.1, 0.5, 1, 2, 5, 10, 30, 60, 300, 600].find((s) => s * second > 64) ?? 1800;
    g.fillStyle = this.colors.faint;
    g.strokeStyle = this.colors.line;
    const first = Math.floor(this.frameAt(0) / rate / step);
    for (let i = first; this.x(i * step * rate) < width; i++) {
      const x = Math.round(this.x(i * step * rate)) + 0.5;
      g.beginPath();
      g.moveTo(x, 4);
      g.lineTo(x, LANES.ruler);
      g.stroke();
      g.fillText(clock(i * step, step < 1 ? 1 : 0), x + 4, LANES.ruler / 2 + 1);
    }
  }

  drawSections(g, y) {
    for (const section of this.outline.sections) {
      const x = this.x(section.from);
      const w = this.x(section.to) - x;
      if (x > this.width() || x + w < 0) continue;
      g.fillStyle = this.colors.block;
      g.fillRect(x + 0.5, y + 2, Math.max(1, w - 1), LANES.sections - 4);
      label(g, section.name, Math.max(0, x), y + LANES.sections / 2, w + Math.min(0, x), this.colors.text);
    }
  }

  drawPlays(g, y) {
    const h = LANES.plays - 6;
    for (const play of this.outline.plays) {
      const x = this.x(play.from);
      const w = this.x(play.to) - x;
      if (x > this.width() || x + w < 0) continue;
      const here = this.player.frame >= play.from && this.player.frame < play.to;
      if (play.description === 'pause') {
        g.fillStyle = here ? this.colors.accent : this.colors.line;
        g.fillRect(x, y + h / 2 + 2, Math.max(1, w), 2);
        continue;
      }
      g.globalAlpha = here ? 0.85 : 0.34;
      g.fillStyle = this.colors.accent;
      g.beginPath();
      g.roundRect(x + 0.5, y + 2, Math.max(1, w - 1), h, 3);
      g.fill();
      g.globalAlpha = 1;
      label(g, play.code, Math.max(0, x), y + 2 + h / 2, w + Math.min(0, x), here ? this.colors.surface : this.colors.text);
    }
  }

  drawSpans(g, y, spans) {
    let drawn = -Infinity;
    for (const span of spans) {
      const x = this.x(span.from);
      const w = this.x(span.to) - x;
      if (x > this.width() || x + w < 0 || x + w < drawn + 1) continue;
      drawn = x + w;
      g.fillStyle = this.colors.line;
      g.fillRect(x, y + LANES.spans - 2, Math.max(1, w - 1), 1);
      label(g, span.text.replaceAll('\n', ' '), Math.max(0, x), y + LANES.spans / 2, w + Math.min(0, x), this.colors.faint);
    }
  }

  drawWave(g, y, width) {
    const sample = (x) => Math.round(this.secondsAt(x) * SAMPLES);
    this.handlers.wave.want(Math.max(0, sample(0)), Math.max(1, sample(width)), Math.min(4096, Math.ceil(width)));
    g.fillStyle = this.colors.accent;
    g.globalAlpha = 0.75;
    this.handlers.wave.draw(g, (at) => this.x((at / SAMPLES) * this.player.rate), y, LANES.wave, width);
    g.globalAlpha = 1;
  }

  /** Draws the stops of a presentation as small flags before the plays. */
  drawSlides(g) {
    const y = LANES.ruler + this.lanes.sections;
    g.fillStyle = this.colors.text;
    for (const slide of this.outline.slides) {
      const x = Math.round(this.x(slide.from));
      g.fillRect(x - 1, y, 1.5, LANES.plays - 2);
      g.beginPath();
      g.moveTo(x, y);
      g.lineTo(x + 7, y + 3.5);
      g.lineTo(x, y + 7);
      g.fill();
    }
  }

  drawFindings(g) {
    g.fillStyle = this.colors.warn;
    for (const finding of this.findings) {
      if (finding.note) continue;
      g.beginPath();
      g.arc(this.x(finding.from * this.player.rate), LANES.ruler - 3, 3, 0, 2 * Math.PI);
      g.fill();
    }
  }

  drawLoop(g, height) {
    if (!this.player.loop) return;
    const a = this.x(this.player.loop.from);
    const b = this.x(this.player.loop.to + 1);
    g.fillStyle = this.colors.accent;
    g.globalAlpha = 0.14;
    g.fillRect(a, 0, b - a, height);
    g.globalAlpha = 1;
    g.fillRect(a, 0, 1, height);
    g.fillRect(b - 1, 0, 1, height);
  }
}

/** Returns the colours of the page for the canvas. */
function colors(element) {
  const probe = document.createElement('span');
  element.append(probe);
  const names = ['text', 'faint', 'line', 'block', 'accent', 'warn', 'wrong', 'surface'];
  const found = names.map((name) => {
    probe.style.color = `var(--${name})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(found);
}

/** The minimum width for a text that is cut. A text in a narrower space is left out. */
const LEAST_ROOM = 52;
const MAX_WIDTHS = 4000;
const widths = new Map();

/** Returns the cached width of a text, which is needed for each frame. */
function widthOf(g, text) {
  const known = widths.get(text);
  if (known !== undefined) return known;
  if (widths.size > MAX_WIDTHS) widths.clear();
  const width = g.measureText(text).width;
  widths.set(text, width);
  return width;
}

/** Cuts a text to the available width, with an ellipsis; empty if almost nothing would remain. */
function fitting(g, text, room) {
  if (widthOf(g, text) <= room) return text;
  if (room < LEAST_ROOM) return '';
  let length = Math.floor((text.length * room) / widthOf(g, text)) + 1;
  while (length > 1 && widthOf(g, `${text.slice(0, length)}…`) > room) length--;
  return `${text.slice(0, length).trimEnd()}…`;
}

/** Draws a text, cut to this width. */
export function label(g, text, x, y, room, color) {
  const shown = fitting(g, text, room - 9);
  if (!shown) return;
  g.fillStyle = color;
  g.fillText(shown, x + 5, y + 0.5);
}

/** Formats 75.25 as 1:15.25. */
export function clock(seconds, digits = 2) {
  const minutes = Math.floor(seconds / 60);
  const rest = (seconds - 60 * minutes).toFixed(digits);
  return `${minutes}:${rest.padStart(digits ? digits + 3 : 2, '0')}`;
}
