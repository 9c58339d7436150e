// The slides of the talk, and their films and pictures, which arrive while the page is read.

/** What the talk is: its title, its pictures' rate and its slides. */
export const talk = JSON.parse(document.querySelector('#talk').textContent);

const TYPES = { film: 'video/mp4', still: 'image/png' };

/** Slides, each with promises of the addresses of its film and of its last picture. */
export const slides = talk.slides.map((facts, index) => {
  const slide = { ...facts, index, arrived: {} };
  for (const kind of Object.keys(TYPES)) slide[kind] = new Promise((resolve) => { slide.arrived[kind] = resolve; });
  return slide;
});

/** How a slide is called: its number, and the section that it is in. */
export const nameOf = (slide) => `${slide.index + 1} · ${slide.title}`;

function bytesOf(base64) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

let pieces = [];

/** Takes the piece of data that stands before the script that calls this; its text is let go of at once. */
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
