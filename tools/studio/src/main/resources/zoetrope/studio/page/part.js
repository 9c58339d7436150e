// The beginning of a scene that is still running, or that failed.
const MINUTES = [1, 2, 5, 10, 20, 30, 60, 90, 120, 180, 240, 360];

/** Returns a number of frames for the timeline of a running scene, large enough that its scale seldom changes. */
function spanOf(frames, rate) {
  const minutes = (frames * 1.02) / rate / 60;
  const room = MINUTES.find((length) => length >= minutes) ?? Math.ceil(minutes / 120) * 120;
  return Math.ceil(room * 60 * rate);
}

/** Returns the data of an unfinished scene and adds `span`, the number of frames that the timeline shows. */
export function partOf(data, { frame, rate }) {
  const { frames } = data;
  const within = (spans) => spans.map((one) => ({ ...one, to: Math.min(one.to, frames) }));
  const span = data.fails ? Math.ceil(frames * 1.03) : spanOf(Math.max(frames, frame + 1), rate);
  return { ...data, span, plays: within(data.plays), subtitles: within(data.subtitles), timeEvents: data.fails ? data.timeEvents : [] };
}

/** A loop is named after this number of plays from its line. */
const MANY_PLAYS = 100;

/** Returns the line of the last play, with its number of plays; null if these are not many. */
export function loopOf(plays) {
  const last = plays.at(-1);
  const times = plays.filter((play) => play.file === last?.file && play.line === last?.line).length;
  return last?.line && times >= MANY_PLAYS ? { file: last.file, line: last.line, times } : null;
}

/** Draws a mark where the scene fails; `wrong` is its colour. */
export function drawFailure(g, x, height, { wrong }) {
  g.fillStyle = wrong;
  g.strokeStyle = wrong;
  g.fillRect(x - 1, 0, 2, height);
  g.beginPath();
  g.arc(x, 6, 5, 0, 2 * Math.PI);
  g.fill();
}

/** Draws slanted lines over the part of the timeline that has not run yet. */
export function drawOpen(g, from, to, height, { line }) {
  g.save();
  g.beginPath();
  g.rect(from, 0, to - from, height);
  g.clip();
  g.strokeStyle = line;
  g.beginPath();
  for (let x = from - height; x < to; x += 10) {
    g.moveTo(x, height);
    g.lineTo(x + height, 0);
  }
  g.stroke();
  g.restore();
}
