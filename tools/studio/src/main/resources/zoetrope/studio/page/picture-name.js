// The name of the image for screen readers: its time, its section and play, and the objects on it.
import { objects } from './objects.js';
import { currentPlay, player, timeline } from './scene.js';
import { clock } from './timeline.js';

/** The number of objects that are named. */
const MAX_NAMES = 12;

/** Returns the names of the objects that are not parts of others; empty if they are unknown at this frame. */
function namesOfObjects() {
  if (!objects.rows || objects.frame !== player.frame) return '';
  const tops = objects.rows.filter((row) => row.parent < 0 && !/Camera/.test(row.kind));
  if (!tops.length) return 'Nothing is on the stage.';
  const names = tops.slice(0, MAX_NAMES).map((row) => [row.name, row.kind, row.text && `“${row.text}”`].filter(Boolean).join(' '));
  return `On the stage: ${names.join(', ')}${tops.length > MAX_NAMES ? ` and ${tops.length - MAX_NAMES} more` : ''}.`;
}

export function pictureName() {
  if (player.playing) return 'The video'; // If the name changed with each frame, screen readers would read it all the time.
  const section = timeline.sectionAt(player.frame);
  const play = currentPlay();
  const place = [`Frame at ${clock(player.frame / player.rate)}`, section && `section ${section.name}`, play && `play ${play.index}: ${play.code}`];
  return `${place.filter(Boolean).join(', ')}. ${namesOfObjects()}`.trim();
}
