// The speaker's window: notes, the current and the next slide, a list of all slides, and a clock.
import { html, nothing, render } from './lib/lit/lit-html.js';
import { Link } from './link.js';
import { Picture } from './picture.js';
import { slideStep } from './slide-keys.js';
import { slideAt, slidesOf, stopBehind } from './stops.js';

const picture = new Picture();
/** What the studio's window shows. */
const current = document.createElement('canvas');
const channel = new BroadcastChannel(`zoetrope-${location.port}`);
let place = null;
let facts = null;
let outline = null;
let asked = -1;
/** The generation of the last message about scenes; null after the connection was lost. */
let generation = null;

document.documentElement.dataset.theme = localStorage.getItem('theme') ?? '';

const link = new Link({
  opened: () => { picture.forget(); asked = -1; channel.postMessage({ hello: true }); },
  lost: () => { facts = null; generation = null; draw(); },
  binary: (buffer) => { picture.apply(buffer); draw(); },
  event: (name, data) => {
    if (name === 'outline') outline = data;
    if (name === 'scenes') {
      const other = generation !== data.generation;
      generation = data.generation;
      if (other && place) open();
    }
    show();
  },
});

channel.onmessage = ({ data }) => {
  if (data.hello || data.step) return;
  if (data.image) {
    Object.assign(current, { width: data.image.width, height: data.image.height });
    current.getContext('2d').drawImage(data.image, 0, 0);
    data.image.close();
    return;
  }
  const other = !place || place.scene !== data.scene || JSON.stringify(place.values) !== JSON.stringify(data.values) || place.seed !== data.seed;
  place = data;
  if (other) open();
  else show();
};

let openings = 0;

/** Opens the scene that the studio's window shows. Only the answer to the last call counts. */
async function open() {
  const opening = ++openings;
  outline = null;
  const answer = await link.call('open', { scene: place.scene, parameters: place.values, seed: place.seed }).catch(() => null);
  if (opening !== openings) return;
  facts = answer;
  if (facts) picture.film = { width: facts.width, height: facts.height };
  show();
}

const slides = () => slidesOf(outline, outline.frames - 1);

function next() {
  return stopBehind(slides(), place.frame);
}

/** Requests the frame at the next stop. */
function show() {
  if (facts && outline && place) {
    const frame = next() ?? outline.frames - 1;
    if (frame !== asked) {
      asked = frame;
      link.send({ call: 'picture', frame, scale: 2, id: frame });
    }
  }
  draw();
}

/** Sends the studio's window a step of the presentation: a function of `present` and its argument. */
function send(step) {
  if (step.name) channel.postMessage({ step });
}

window.addEventListener('keydown', (event) => {
  if (event.key === ' ' && event.target.closest?.('button')) return;
  const step = slideStep(event);
  if (!step) return;
  event.preventDefault();
  send(step);
});

function slideList() {
  const all = slides();
  const now = slideAt(all, place.frame);
  return html`<ol>${all.map((slide) => html`<li><button aria-current=${slide === now} @click=${() => send({ name: 'jump', number: slide.index + 1 })}>${slide.index + 1}${slide.name ? html` <b>${slide.name}</b>` : nothing}</button></li>`)}</ol>`;
}

/** Returns the number of the slide. */
function number() {
  const all = slides();
  return `${slideAt(all, place.frame).index + 1} / ${all.length}`;
}

const two = (number) => String(number).padStart(2, '0');

function elapsed() {
  if (!place?.started) return '';
  const seconds = Math.max(0, Math.floor((Date.now() - place.started) / 1000));
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

function notes() {
  const section = outline.sections.filter((s) => s.from <= place.frame).at(-1);
  const following = outline.sections.find((s) => s.from > place.frame);
  const from = section?.from ?? 0;
  const to = section?.to ?? outline.frames;
  const spoken = outline.subtitles.filter((s) => s.from >= from && s.from < to);
  const slide = outline.slides.filter((s) => s.from <= place.frame).at(-1);
  const slideNotes = slide && slide.from >= from ? slide.notes : '';
  return html`<h1>${section?.name ?? facts.name}</h1>
    ${slideNotes ? html`<p class="own">${slideNotes}</p>` : nothing}
    ${spoken.map((s) => html`<p class=${place.frame >= s.from && place.frame < s.to ? 'now' : ''}>${s.text}</p>`)}
    ${spoken.length || slideNotes ? nothing : html`<p class="empty">No notes here. Write them in the scene: <code>nextSlide("notes")</code>. Subtitles are shown, too.</p>`}
    ${following ? html`<p class="quiet">Then: ${following.name}</p>` : nothing}`;
}

function draw() {
  const clock = new Date();
  render(html`<main class="presenter">
    <section class="notes" aria-label="Notes">${place && facts && outline ? notes() : html`<p class="empty">Press the space bar to start the presentation in the studio's window.</p>`}</section>
    <section class="coming"><h2>Now</h2><div role="img" aria-label="The current frame">${current}</div>
      <h2>${outline && place && next() === undefined ? 'The end' : 'Next'}</h2><div role="img" aria-label="The end of the next slide">${picture.canvas}</div></section>
    <nav class="slides" aria-label="Slides">${place && facts && outline ? slideList() : nothing}</nav>
    <footer><output class="elapsed" aria-label="Time since the beginning">${elapsed()}</output><span>${place && outline ? number() : ''}</span><span>${two(clock.getHours())}:${two(clock.getMinutes())}</span></footer>
  </main>`, document.querySelector('#app'));
}

setInterval(draw, 1000);
draw();

/** For tests. */
window.presenter = { link, picture, current, shown: () => asked, place: () => place };
