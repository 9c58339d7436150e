// The slides of a presentation.

/**
 * Returns the slides of a scene, in their order: frames from `from` to `to`, whether each is played again and again
 * (`loops`), whether the next one follows without a stop (`goesOn`), and its name. A slide begins at each slide mark and
 * section. In a scene without both, each pause ends a slide.
 */
export function slidesOf(outline, last) {
  const marks = [...outline.slides, ...outline.sections].map((mark) => mark.from);
  const pauses = outline.plays.filter((play) => play.description === 'pause').map((play) => play.to);
  const begins = [...new Set([0, ...(marks.length ? marks : pauses)])].filter((frame) => frame === 0 || frame <= last).sort((a, b) => a - b);
  return begins.map((from, index) => {
    const marks = outline.slides.filter((slide) => slide.from === from);
    const name = outline.sections.find((section) => section.from === from)?.name ?? '';
    return { index, from, name, to: (begins[index + 1] ?? last + 1) - 1, loops: marks.some((slide) => slide.loops), goesOn: marks.some((slide) => slide.goesOn) };
  });
}

/** Returns the slide of a frame. */
export const slideAt = (slides, frame) => slides.filter((slide) => slide.from <= frame).at(-1);

/** Returns the next stop after a frame; undefined at the end. */
export const stopBehind = (slides, frame) => slides.find((slide) => slide.to > frame)?.to;
