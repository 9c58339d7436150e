// Shows the first frame that has something on it, because most scenes begin with an empty stage.
import { on, state } from './app.js';
import { player, thumbnails } from './scene.js';

/** The number of plays whose last frames are tried. */
const MAX_PLAYS = 20;

/** From now on, moves the playhead to the end of the first play that shows something, if the user has not moved it. */
export const watchForPoster = () => on('outlined', (outline) => {
  if (state.freshId !== state.sceneId) return;
  const id = state.sceneId;
  const isStill = () => id === state.sceneId && state.freshId === id && player.frame === 0 && !player.playing && !state.presenting;
  const ends = outline.plays.map((play) => Math.max(0, play.to - 1)).filter((frame) => frame < outline.frames);
  const found = ({ frame, blank }) => {
    if (!isStill()) return;
    state.freshId = null;
    if (!blank && frame > 0) player.showPoster(frame);
  };
  if (!isStill()) {
    state.freshId = null;
    return;
  }
  const known = thumbnails.of([...new Set([0, ...ends.slice(0, MAX_PLAYS)])], found, 'poster');
  if (known) found(known);
});
