// The beginning of a scene: of one that is still read, or up to where it fails.
const MINUTES = [1, 2, 5, 10, 20, 30, 60, 90, 120, 180, 240, 360];

/** Room for what is not read yet: so much that the timeline changes its scale seldom. */
function spanOf(frames, rate) {
  const minutes = (frames * 1.02) / rate / 60;
  const room = MINUTES.find((length) => length >= minutes) ?? Math.ceil(minutes / 120) * 120;
  return Math.ceil(room * 60 * rate);
}

/** What a server tells of a part, with the `span` of frames that the timeline shows for it. */
export function partOf(data, { frame, rate }) {
  const { frames } = data;
  const within = (spans) => spans.map((one) => ({ ...one, to: Math.min(one.to, frames) }));
  const span = data.fails ? Math.ceil(frames * 1.03) : spanOf(Math.max(frames, frame + 1), rate);
  return { ...data, span, plays: within(data.plays), subtitles: within(data.subtitles), timeEvents: data.fails ? data.timeEvents : [] };
}

/** The moment at which the scene fails, as a mark; `wrong` is its colour. */
export function drawFailure(g, x, height, { wrong }) {
  g.fillStyle = wrong;
  g.strokeStyle = wrong;
  g.fillRect(x - 1, 0, 2, height);
  g.beginPath();
  g.arc(x, 6, 5, 0, 2 * Math.PI);
  g.fill();
}

/** What is not read yet: open, with slanted lines. */
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
