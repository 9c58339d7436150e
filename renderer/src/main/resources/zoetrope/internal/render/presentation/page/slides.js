// The slides of the presentation. Their videos and images arrive while the page loads.

/** The data of the presentation: title, frame rate and slides. */
export const talk = JSON.parse(document.querySelector('#talk').textContent);

const TYPES = { film: 'video/mp4', still: 'image/png' };

/** The slides, with promises of the URLs of their video (film) and last frame (still). */
export const slides = talk.slides.map((facts, index) => {
  const slide = { ...facts, index, arrived: {} };
  for (const kind of Object.keys(TYPES)) slide[kind] = new Promise((resolve) => { slide.arrived[kind] = resolve; });
  return slide;
});

/** Returns the name of a slide: its number and its section. */
export const nameOf = (slide) => `${slide.index + 1} · ${slide.title}`;

function bytesOf(base64) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

let pieces = [];

/** Reads the piece of data before the calling script, and removes its text to free memory. */
window.take = () => {
  const script = document.currentScript;
  const piece = script.previousElementSibling;
  const { kind, slide, last } = piece.dataset;
  pieces.push(new Blob([bytesOf(piece.textContent)]));
  piece.remove();
  script.remove();
  if (last === undefined) return;
  slides[slide].arrived[kind](URL.createObjectURL(new Blob(pieces, { type: TYPES[kind] })));
  pieces = [];
};
