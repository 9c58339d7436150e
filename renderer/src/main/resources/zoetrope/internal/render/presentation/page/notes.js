// The speaker's notes of a slide.

/** Returns an element with properties and children. */
export function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** Returns the notes and the spoken text of a slide as paragraphs. The current paragraph is marked. */
export function notesOf(slide, current) {
  const own = slide.notes ? [element('p', { className: 'own', textContent: slide.notes, dir: 'auto' })] : [];
  return [...own, ...slide.subtitles.map((s) => element('p', { className: s === current ? 'now' : '', textContent: s.text, dir: 'auto' }))];
}
