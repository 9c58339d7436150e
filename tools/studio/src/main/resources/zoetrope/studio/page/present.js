// Presents the scene: in full screen, from one stop to the next, with a second window for the speaker.
import { changed, layOut, on, picture, state, toast } from './app.js';
import { link, player } from './scene.js';
import { slideAt, slidesOf } from './stops.js';
import { ink } from './ink.js';

const channel = new BroadcastChannel(`zoetrope-${location.port}`);

const slides = () => slidesOf(state.outline, player.last());

/** The width in pixels of the images of the current frame for the second window. */
const SHOWN_WIDTH = 640;

/** Reports the slide and its notes to the remote control. */
function tellRemote() {
  if (!state.remote || !link.isOpen()) return;
  const all = slides();
  const slide = slideAt(all, player.frame);
  const within = (one) => one.from >= slide.from && one.from <= slide.to;
  const notes = [...state.outline.slides.filter(within).map((mark) => mark.notes), ...state.outline.subtitles.filter(within).map((line) => line.text)];
  const shown = state.presenting ? { slide: slide.index + 1, count: all.length, name: slide.name, notes: notes.filter(Boolean).join('\n\n'), started: state.presenting.started } : {};
  link.call('presenting', shown).catch(() => {});
}
on('step', ({ name }) => state.presenting && present[name]());

/** Reports the position, and what this window shows, to the second window. */
function tell() {
  if (!state.facts || !state.outline) return;
  tellRemote();
  const shown = picture.playCanvas.hidden ? picture.canvas : picture.playCanvas;
  if (shown.width > 1) {
    createImageBitmap(shown, { resizeWidth: SHOWN_WIDTH, resizeQuality: 'medium' })
      .then((image) => channel.postMessage({ image }), () => {});
  }
  channel.postMessage({
    scene: state.sceneId, values: state.values, seed: state.seed ?? 0, frame: player.frame, playing: player.playing,
    started: state.presenting?.started ?? null,
  });
}
channel.onmessage = ({ data }) => {
  if (data.hello) tell();
  else if (data.step && state.presenting) present[data.step.name](data.step.number);
  else if (data.step) present.begin();
};

on('moved', presentMoved);

function presentMoved() {
  if (!state.presenting) return;
  const { then, black } = state.presenting;
  if (then && !black && !player.playing && player.frame === then.from - 1) {
    playAgain(then);
    return;
  }
  const now = `${player.frame}${player.playing}`;
  if (player.playing && player.frame % 10) return;
  if (now !== presentMoved.sent) tell();
  presentMoved.sent = now;
}

/** Goes to a frame and stops there. */
function halt(frame) {
  state.presenting.then = null;
  player.loop = null;
  if (player.playing) player.stop();
  player.go(frame);
  ink.showsSlide(slideAt(slides(), frame).index);
  tell();
}

/** Loops a slide. */
function playAgain(slide) {
  state.presenting.then = null;
  if (player.playing) player.stop();
  player.until = null;
  player.loop = { from: slide.from, to: slide.to };
  player.play(1);
}

/** Plays a slide and those that follow without a stop, from its beginning or from the playhead. */
function run(all, slide, fromItsBeginning) {
  ink.showsSlide(slide.index);
  if (fromItsBeginning && slide.from !== player.frame + 1) halt(slide.from);
  if (slide.loops) return playAgain(slide);
  let last = slide;
  while (last.goesOn && all[last.index + 1] && !all[last.index + 1].loops) last = all[last.index + 1];
  if (player.playing) player.stop();
  player.loop = null;
  player.until = last.to;
  state.presenting.then = last.goesOn ? all[last.index + 1] ?? null : null;
  return player.play(1);
}

export const present = {
  async begin() {
    if (!state.outline) {
      toast('wait until the scene has run to its end');
      return;
    }
    state.presenting = { started: Date.now() };
    if (player.poster !== null) player.go(0);
    changed();
    tell();
    await document.documentElement.requestFullscreen?.().catch(() => {});
    layOut();
  },

  end() {
    if (!state.presenting) return;
    state.presenting = null;
    ink.end();
    tellRemote();
    player.until = null;
    player.loop = null;
    if (player.playing) player.stop();
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    layOut();
  },

  /** Plays to the next stop. If the slide is playing already, jumps to the stop. In a loop, continues with the next slide. */
  next() {
    if (state.presenting.black) return present.blacken();
    const all = slides();
    const slide = slideAt(all, player.frame);
    const following = all[slide.index + 1];
    if (!player.playing && player.frame < slide.to) return run(all, slide, false);
    if (!player.playing || player.loop || slide.goesOn) return following && run(all, following, true);
    return halt(slide.to);
  },

  /** Goes back to the previous stop; from the first slide, to its beginning. */
  back() {
    if (state.presenting.black) return present.blacken();
    const all = slides();
    return halt(all[slideAt(all, player.frame).index - 1]?.to ?? 0);
  },

  /** Plays a slide by its number, from 1. */
  jump(number) {
    const all = slides();
    run(all, all[Math.min(number, all.length) - 1], true);
  },

  /** Starts or ends the loop of this slide. */
  loop() {
    if (player.loop) halt(player.frame);
    else playAgain(slideAt(slides(), player.frame));
  },

  /** Shows a black screen and pauses, or ends this and continues. */
  blacken() {
    const held = state.presenting.black;
    state.presenting.black = held ? null : { playing: player.playing, until: player.until };
    if (held?.playing) {
      player.until = held.until;
      player.play(1);
    } else if (player.playing) player.stop();
    changed();
  },

  /** Turns the pointer into a laser pointer or a pen, or back; erases what the pen has drawn. */
  laser: () => ink.toggle('laser'),
  pen: () => ink.toggle('pen'),
  erase: () => ink.erase(),

  /** Opens the window with notes, slides and a clock. */
  notes() {
    window.open('presenter.html', 'zoetrope-presenter', 'width=960,height=600');
  },
};

let full = false;
document.addEventListener('fullscreenchange', () => {
  const left = full && !document.fullscreenElement; // If an event of an earlier page comes late, `full` is false.
  full = Boolean(document.fullscreenElement);
  if (left && state.presenting) present.end();
});
