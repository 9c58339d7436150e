// Where a presentation stops.

/** The last frames before slides and of sections; of a scene without either, those of its pauses; and the end. */
export function stopsOf(outline, last) {
  const marked = [...outline.slides.map((slide) => slide.from - 1), ...outline.sections.map((section) => section.to - 1)];
  const ends = marked.length ? marked : outline.plays.filter((play) => play.description === 'pause').map((play) => play.to - 1);
  return [...new Set([...ends, last])].filter((frame) => frame > 0 && frame <= last).sort((a, b) => a - b);
}
