// What a speaker reads of a slide.

/** An element with properties and children. */
export function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** The notes of a slide and what is said in it, as paragraphs; what is said at this moment is marked. */
export function notesOf(slide, current) {
  const own = slide.notes ? [element('p', { className: 'own', textContent: slide.notes, dir: 'auto' })] : [];
  return [...own, ...slide.subtitles.map((s) => element('p', { className: s === current ? 'now' : '', textContent: s.text, dir: 'auto' }))];
}
