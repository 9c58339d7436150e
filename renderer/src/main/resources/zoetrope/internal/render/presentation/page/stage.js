// What is seen: two films, of which one is in front while the other has the next slide ready, and a still.
import { slides, talk } from './slides.js';

const videos = [...document.querySelectorAll('video')];
const cover = document.querySelector('#cover');

/** The film in front. */
let front = videos[0];

/** The film that is played, or that comes to the front as soon as it plays; null while it is loaded and at the end. */
let playing = null;

/** Whether what is played, or is about to be, is held. */
let held = false;

/** Counts what was asked for: what is late and not wanted any more shows nothing. */
let turn = 0;

const behind = () => videos.find((video) => video !== front);

/** Has a film hold the slide's, from its beginning. */
async function load(video, slide) {
  if (video.slide === slide) return;
  video.slide = slide;
  const address = await slide.film;
  if (video.slide !== slide) return;
  video.src = address;
  video.load();
}

/** Waits for a picture of a film to be there, or to be shown where the browser tells of that. */
function picture(video) {
  return new Promise((resolve) => {
    // While it seeks, a browser may still show the picture before.
    if (video.seeking) video.addEventListener('seeked', resolve, { once: true });
    else if (video.requestVideoFrameCallback && !document.hidden) video.requestVideoFrameCallback(resolve);
    else if (video.readyState >= 2) resolve();
    else video.addEventListener('loadeddata', resolve, { once: true });
  });
}

/** Brings a film to the front. A still before it goes away four pictures later: browsers draw a new front film late. */
function bring(video) {
  const own = turn;
  if (video !== front) {
    front.pause();
    front = video;
  }
  for (const each of videos) each.classList.toggle('front', each === front);
  if (cover.hidden) return;
  const uncover = (pictures) => {
    if (own !== turn) return;
    if (pictures === 0) cover.hidden = true;
    else requestAnimationFrame(() => uncover(pictures - 1));
  };
  uncover(4);
}

/** Tells of the end of the film that is played, once, and not while it is held. */
function finish() {
  if (held || playing !== front || !front.ended) return;
  playing = null;
  stage.onEnd();
}

function prepareNext(slide) {
  const next = slides[slide.index + 1];
  if (next) load(behind(), next);
}

export const stage = {
  onEnd: () => {},

  /** The moment of the slide in front, in seconds. */
  get time() {
    return front.currentTime;
  },

  set muted(muted) {
    for (const video of videos) video.muted = muted;
  },

  /** Has the film in front begin again at its end, or not. */
  set loop(loop) {
    front.loop = loop;
  },

  /**
   * Plays a slide from its beginning; false when the browser wants a click first. Where it is held before it plays, it
   * does not begin until it goes on.
   */
  async play(slide) {
    const own = ++turn;
    held = false;
    playing = null;
    const video = front.slide === slide ? front : behind();
    await load(video, slide);
    await slide.film;
    if (own !== turn) return true;
    video.loop = slide.loops;
    if (video.currentTime > 0) video.currentTime = 0;
    const shown = picture(video);
    playing = video;
    try {
      if (!held) await video.play();
    } catch (error) {
      if (error.name === 'NotAllowedError') return false;
      // One that is held, or that another takes the place of, was only cut short.
      if (own === turn && error.name !== 'AbortError') throw error;
    }
    await shown;
    if (own !== turn) return true;
    bring(video);
    prepareNext(slide);
    finish();
    return true;
  },

  /** Shows the first picture of a slide, at rest. */
  async begin(slide) {
    const own = ++turn;
    front.pause();
    const video = front.slide === slide ? front : behind();
    await load(video, slide);
    await slide.film;
    if (own !== turn) return;
    video.pause();
    if (video.currentTime > 0) video.currentTime = 0;
    if (video.readyState < 2 || video.seeking) await picture(video);
    if (own !== turn) return;
    bring(video);
    prepareNext(slide);
  },

  /** Shows the last picture of a slide, at rest: its still at once, then that of the film. */
  async end(slide) {
    const own = ++turn;
    front.pause();
    cover.src = await slide.still;
    await cover.decode().catch(() => {});
    if (own !== turn) return;
    cover.hidden = false;
    const video = front.slide === slide ? front : behind();
    await load(video, slide);
    await slide.film;
    if (own !== turn) return;
    video.loop = false;
    if (video.readyState < 1) await new Promise((resolve) => { video.addEventListener('loadedmetadata', resolve, { once: true }); });
    if (own !== turn) return;
    video.currentTime = (slide.frames - 0.5) / talk.fps;
    await picture(video);
    if (own !== turn) return;
    bring(video);
    prepareNext(slide);
  },

  /** Holds what is played, or is about to be. */
  pause() {
    held = true;
    for (const video of videos) video.pause();
  },

  /** Goes on with what is held, which may have come to its end just then. */
  resume() {
    held = false;
    if (playing?.ended) finish();
    else playing?.play().catch(() => {});
  },

  /** For the tests. */
  get front() { return front; },
};

for (const video of videos) video.addEventListener('ended', finish);
