// The visible content: two video elements and a still. One video is in front, and the other loads the next slide.
import { slides, talk } from './slides.js';

const videos = [...document.querySelectorAll('video, zoetrope-player')];
const cover = document.querySelector('#cover');

/** The video in front. */
let front = videos[0];

/** The video that plays, or that comes to the front when it starts; null while it loads and at the end. */
let playing = null;

/** Whether playback is paused, also before the video starts. */
let held = false;

/** The number of the last request. When an older request is ready, it shows nothing. */
let turn = 0;

const behind = () => videos.find((video) => video !== front);

/** Loads a slide into a video element or a player of paths. */
function load(video, slide) {
  if (video.slide !== slide) {
    video.slide = slide;
    video.loaded = open(video, slide);
  }
  return video.loaded;
}

async function open(video, slide) {
  const content = await slide.film;
  if (video.slide !== slide) return;
  if (video.open) {
    await video.open(content);
  } else {
    video.src = content;
    video.load();
  }
}

/** Waits until a video has a frame, or until the frame is shown if the browser reports this. */
function picture(video) {
  return new Promise((resolve) => {
    // While a video seeks, a browser may still show the previous frame.
    if (video.seeking) video.addEventListener('seeked', resolve, { once: true });
    else if (video.requestVideoFrameCallback && !document.hidden) video.requestVideoFrameCallback(resolve);
    else if (video.readyState >= 2) resolve();
    else video.addEventListener('loadeddata', resolve, { once: true });
  });
}

/** Brings a video to the front. A still over it is removed four frames later, because browsers draw a new video late. */
function bring(video) {
  const own = turn;
  if (video !== front) {
    front.pause();
    front = video;
  }
  for (const each of videos) {
    each.classList.toggle('front', each === front);
    // Screen readers read the texts of a film of paths.
    if (each.open) each.ariaHidden = String(each !== front);
  }
  if (cover.hidden) return;
  const uncover = (pictures) => {
    if (own !== turn) return;
    if (pictures === 0) cover.hidden = true;
    else requestAnimationFrame(() => uncover(pictures - 1));
  };
  uncover(4);
}

/** Reports the end of the video once, but not while it is paused. */
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

  /** The time in the slide in front, in seconds. */
  get time() {
    return front.currentTime;
  },

  set muted(muted) {
    for (const video of videos) video.muted = muted;
  },

  /** Sets whether the video in front repeats. */
  set loop(loop) {
    front.loop = loop;
  },

  /**
   * Plays a slide from its beginning; false if the browser requires a click first. If playback is paused before the video starts, the video starts when playback resumes.
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
      // An AbortError only means that playback was paused or replaced by another slide.
      if (own === turn && error.name !== 'AbortError') throw error;
    }
    await shown;
    if (own !== turn) return true;
    bring(video);
    prepareNext(slide);
    finish();
    return true;
  },

  /** Shows the first frame of a slide. */
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

  /** Shows the last frame of a slide: first its still, then the frame of the video. */
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

  /** Pauses playback, also before the video starts. */
  pause() {
    held = true;
    for (const video of videos) video.pause();
  },

  /** Resumes playback. The video may have ended at the moment of the pause. */
  resume() {
    held = false;
    if (playing?.ended) finish();
    else playing?.play().catch(() => {});
  },

  /** The video in front, for tests. */
  get front() { return front; },
};

for (const video of videos) video.addEventListener('ended', finish);
