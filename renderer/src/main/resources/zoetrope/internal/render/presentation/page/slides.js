// The slides of the presentation. Their videos and images arrive while the page loads.

/** The data of the presentation: title, frame rate and slides. */
export const talk = JSON.parse(document.querySelector('#talk').textContent);

const TYPES = { film: 'video/mp4', still: 'image/png' };

/** Whether the slides are films of paths. */
const ofPaths = Boolean(document.querySelector('zoetrope-player'));

/** The slides, with promises of their video (film) and of the URL of their last frame (still). The video is a URL, or the bytes of a film of paths. */
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

let drawn = Promise.resolve();

/** Draws the last frame of a film of paths, after those of earlier slides. */
function draw(slide) {
  drawn = drawn.then(async () => {
    const player = document.createElement('zoetrope-player');
    await player.open(await slide.film, slide.seconds);
    player.canvas.toBlob((image) => slide.arrived.still(URL.createObjectURL(image)));
  });
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
  const content = new Blob(pieces, { type: TYPES[kind] });
  slides[slide].arrived[kind](ofPaths ? content.arrayBuffer() : URL.createObjectURL(content));
  pieces = [];
  if (ofPaths) draw(slides[slide]);
};
