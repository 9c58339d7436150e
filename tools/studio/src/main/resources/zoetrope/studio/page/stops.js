// Where a presentation stops.

/** The last frames of sections; of a scene without, those of its pauses; and the end. */
export function stopsOf(outline, last) {
  const ends = outline.sections.length
    ? outline.sections.map((section) => section.to - 1)
    : outline.plays.filter((play) => play.description === 'pause').map((play) => play.to - 1);
  return [...new Set([...ends, last])].filter((frame) => frame > 0 && frame <= last).sort((a, b) => a - b);
}
