// The bar of a player, and its keys.
import { STYLE, clock, element, icon } from './look.js';

/** The time in milliseconds for which the bar stays after the pointer has moved. */
const STAY = 2500;

const RATES = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2];

/** How many seconds the arrow keys skip. */
const SKIP = 5;

const STEPS = 1000;

/** The actions of keys. */
const KEYS = {
  ' ': (player) => player.toggle(),
  k: (player) => player.toggle(),
  ArrowLeft: (player) => player.seekBy(-SKIP),
  ArrowRight: (player) => player.seekBy(SKIP),
  ',': (player) => player.step(-1),
  '.': (player) => player.step(1),
  '<': (player) => changeRate(player, -1),
  '>': (player) => changeRate(player, 1),
  Home: (player) => (player.currentTime = 0),
  End: (player) => (player.currentTime = player.duration),
  PageUp: (player) => player.seekToChapter(-1),
  PageDown: (player) => player.seekToChapter(1),
  c: (player) => (player.captions = !player.captions),
  f: (player) => player.toggleFullScreen(),
  l: (player) => (player.loop = !player.loop),
  m: (player) => (player.muted = !player.muted),
};

function changeRate(player, by) {
  const at = RATES.findIndex((rate) => rate >= player.playbackRate);
  player.playbackRate = RATES[Math.min(RATES.length - 1, Math.max(0, (at < 0 ? RATES.length - 1 : at) + by))];
}

/** Returns the name of a language in this language. */
function languageOf(tag) {
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(tag);
  } catch {
    return tag;
  }
}

/** Runs the action of a key; returns whether the key has an action. */
export function press(player, event) {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const from = event.composedPath()[0];
  const isSpaceOnButton = event.key === ' ' && /^(BUTTON|SELECT)$/.test(from.tagName);
  const isForInput = /^(Arrow|Home|End|Page)/.test(event.key) && from.matches('select, .parameters input');
  const action = KEYS[event.key];
  if (!action || isSpaceOnButton || isForInput) return false;
  action(player);
  return true;
}

export class Controls {
  constructor(player, root) {
    this.player = player;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    const button = (sign, label, action) => element('button', { type: 'button', title: label, ariaLabel: label, onclick: action }, icon(sign));
    this.play = button('play', 'Play', () => player.toggle());
    this.position = element('input', { type: 'range', min: 0, max: STEPS, step: 1, value: 0, ariaLabel: 'Position', oninput: () => (player.currentTime = (this.position.value / STEPS) * player.duration) });
    this.seek = element('div', { className: 'seek' }, this.position);
    this.time = element('span', {});
    this.title = element('i', {});
    this.chapter = element('select', { className: 'chapter', title: 'Chapter', ariaLabel: 'Chapter', hidden: true, onchange: () => player.seekToStartOf(Number(this.chapter.value)) });
    this.rate = element('select', { title: 'Speed', ariaLabel: 'Speed', onchange: () => (player.playbackRate = Number(this.rate.value)) }, ...RATES.map((rate) => element('option', { value: rate, textContent: `${rate}×` })));
    this.captions = button('captions', 'Subtitles', () => (player.captions = !player.captions));
    this.sound = button('sound', 'Sound', () => (player.muted = !player.muted));
    this.loop = button('loop', 'Repeat', () => (player.loop = !player.loop));
    this.full = button('full', 'Full screen', () => player.toggleFullScreen());
    this.parameters = element('div', { className: 'parameters', hidden: true });
    this.bar = element('div', { className: 'bar', role: 'group', ariaLabel: 'Player', hidden: true }, this.parameters, this.seek, this.play, this.time, this.title, this.chapter, this.rate, this.captions, this.sound, this.loop, this.full);
    root.append(this.bar);
    for (const name of ['pointermove', 'pointerdown', 'focusin']) player.addEventListener(name, () => this.stir());
  }

  stir() {
    this.player.classList.add('stirred');
    clearTimeout(this.hiding);
    this.hiding = setTimeout(() => this.player.classList.toggle('stirred', this.player.paused && this.player.hasAttribute('controls')), STAY);
  }

  /** Makes a list for a parameter whose values are words; `show` shows its current value. */
  list(parameter) {
    const { name, description, values } = parameter;
    const options = values.map((value) => element('option', { value, textContent: name === 'language' ? languageOf(value) : value }));
    const select = element('select', { ariaLabel: name, onchange: () => this.player.setParameter(name, select.value) }, ...options);
    return { show: () => (select.selectedIndex = parameter.index), label: element('label', { title: description }, element('span', { textContent: name }), select) };
  }

  /** Makes a slider for a parameter whose values are numbers. */
  slider(parameter) {
    const { name, description, values } = parameter;
    const text = element('output', {});
    const input = element('input', { type: 'range', min: 0, max: values.length - 1, step: 1, ariaLabel: name, oninput: () => this.player.setParameter(name, values[input.value]) });
    const show = () => {
      input.value = parameter.index;
      text.textContent = input.ariaValueText = values[parameter.index];
    };
    return { show, label: element('label', { title: description }, element('span', { textContent: name }), input, text) };
  }

  /** Shows the values of the parameters. */
  showSliders(film) {
    if (this.film !== film) {
      this.film = film;
      this.sliders = film.parameters.map((parameter) => (parameter.values.some((value) => !value || isNaN(value)) ? this.list(parameter) : this.slider(parameter)));
      this.parameters.hidden = !this.sliders.length;
      this.parameters.replaceChildren(...this.sliders.map(({ label }) => label));
    }
    for (const { show } of this.sliders) show();
  }

  /** Marks the starts of the chapters after the first; the middle of the slider's handle moves over them. */
  mark({ chapters, frames }) {
    const marks = chapters.filter(({ from }) => from > 0).map(({ from }) => {
      const mark = element('span', {});
      mark.style.left = `calc(8px + (100% - 16px) * ${from / frames})`;
      return mark;
    });
    this.seek.replaceChildren(this.position, ...marks);
  }

  /** Shows the title, and fills the list of chapters. */
  opened(film) {
    this.showSliders(film);
    this.title.textContent = film.title;
    this.mark(film);
    this.chapter.replaceChildren(...film.chapters.map(({ title }, i) => element('option', { value: i, textContent: title })));
    this.chapter.hidden = !film.chapters.length;
    this.captions.hidden = !film.subtitles.length;
    this.sound.hidden = !film.sound;
    this.update();
  }

  /** Shows the state of the player. */
  update() {
    const { player } = this;
    this.bar.hidden = !player.hasAttribute('controls') || !player.film;
    if (this.bar.hidden) return;
    const set = (button, sign, label) => {
      if (button.title === label) return;
      button.title = button.ariaLabel = label;
      button.replaceChildren(icon(sign));
    };
    set(this.play, player.paused ? 'play' : 'pause', player.paused ? 'Play' : 'Pause');
    set(this.sound, player.muted ? 'muted' : 'sound', player.muted ? 'Sound on' : 'Sound off');
    this.captions.setAttribute('aria-pressed', player.captions);
    this.loop.setAttribute('aria-pressed', player.loop);
    this.rate.value = RATES.includes(player.playbackRate) ? player.playbackRate : '';
    this.tick();
  }

  /** Shows the position. */
  tick() {
    const { player } = this;
    if (this.bar.hidden) return;
    const text = `${clock(player.currentTime)} / ${clock(player.duration)}`;
    if (this.time.textContent !== text) {
      this.time.textContent = text;
      this.position.ariaValueText = text;
    }
    this.position.value = Math.round((player.currentTime / player.duration) * STEPS);
    if (!this.chapter.hidden) this.chapter.value = player.chapterIndex;
  }
}
