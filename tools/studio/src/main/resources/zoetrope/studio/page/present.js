// Presenting: full screen, from one stop to the next, with a second window for who speaks.
import { changed, layOut, state, toast } from './app.js';
import { currentPlay, player } from './scene.js';
import { stopsOf } from './stops.js';

const channel = new BroadcastChannel(`zoetrope-${location.port}`);

const stops = () => stopsOf(state.outline, player.last());

/** Tells the second window where the presentation is. */
function tell() {
  if (!state.facts || !state.outline) return;
  channel.postMessage({
    scene: state.sceneId, values: state.values, seed: state.seed ?? 0, frame: player.frame, playing: player.playing,
    started: state.presenting?.started ?? null,
  });
}
channel.onmessage = ({ data }) => data.hello && tell();

/** To be called when the playhead has moved. */
export function presentMoved() {
  if (!state.presenting) return;
  const now = `${player.frame}${player.playing}`;
  if (player.playing && player.frame % 10) return;
  if (now !== presentMoved.told) tell();
  presentMoved.told = now;
}

export const present = {
  async begin() {
    if (!state.outline) {
      toast('the scene has to run to its end first');
      return;
    }
    state.presenting = { started: Date.now() };
    changed();
    tell();
    await document.documentElement.requestFullscreen?.().catch(() => {});
    layOut();
  },

  end() {
    if (!state.presenting) return;
    state.presenting = null;
    player.until = null;
    if (player.playing) player.stop();
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    layOut();
  },

  /** Plays to the next stop; while it plays, goes there at once. */
  next() {
    const stop = stops().find((frame) => frame > player.frame);
    if (stop === undefined) return;
    if (player.playing) {
      player.stop();
      player.go(stop);
      tell();
      return;
    }
    player.loop = null;
    player.until = stop;
    player.play(1);
  },

  /** Goes back to the stop before. */
  back() {
    if (player.playing) player.stop();
    player.go(stops().filter((frame) => frame < player.frame).at(-1) ?? 0);
    tell();
  },

  /** Plays what lies before this stop again and again, or ends that. */
  loop() {
    const from = stops().filter((frame) => frame < player.frame).at(-1);
    player.until = null;
    player.loop = player.loop ? null : { from: from === undefined ? 0 : from + 1, to: stops().find((frame) => frame >= player.frame) ?? player.last() };
    if (player.loop) player.play(1);
    else player.stop();
  },

  /** Opens the window with notes, the next picture and a clock. */
  notes() {
    window.open('presenter.html', 'zoetrope-presenter', 'width=960,height=600');
  },
};

document.addEventListener('fullscreenchange', () => {
  if (!document.fullscreenElement && state.presenting) present.end();
});
