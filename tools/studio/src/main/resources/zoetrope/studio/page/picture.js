// The image: decodes changes onto the canvas, fits and zooms it, and converts stage coordinates.
import { FilmCanvas } from './film-canvas.js';

/** The first integer of messages with images; see PictureCode. */
export const PICTURE = 0;
const HEADER = 9;
const COUNT = 0x3fffffff;
const FRAME_HEIGHT = 8;

export class Picture {
  constructor() {
    this.canvas = document.createElement('canvas');
    this.canvas.id = 'picture';
    this.canvas.setAttribute('role', 'img');
    this.canvas.setAttribute('aria-label', 'The frame at the playhead');
    this.canvas.width = 1;
    this.canvas.height = 1;
    this.context = this.canvas.getContext('2d', { willReadFrequently: true });
    this.playing = new FilmCanvas();
    this.playCanvas = this.playing.canvas;
    this.frame = -1;
    this.view = { zoom: 'fit', x: 0, y: 0 };
    this.film = { width: 1920, height: 1080 };
  }

  /** Shows a decoded video frame over the image, and closes the frame. */
  showFilm(frame) {
    this.playing.show(frame);
  }

  /** Shows the image itself again. */
  hideFilm() {
    this.playing.hide();
  }

  /** Draws a message of the server and returns the number of its request. */
  apply(buffer) {
    const header = new Int32Array(buffer, 0, HEADER);
    const [, request, frame, width, height, left, top, right, bottom] = header;
    if (!this.image || this.image.width !== width || this.image.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
      this.image = this.context.createImageData(width, height);
      this.pixels = new Uint32Array(this.image.data.buffer);
    }
    decode(new Uint32Array(buffer, 4 * HEADER), this.pixels, top * width);
    if (right > left && bottom > top) {
      this.context.putImageData(this.image, 0, 0, left, top, right - left, bottom - top);
    }
    this.frame = frame;
    return request;
  }

  /** Forgets the shown image, so that the server sends the next image completely. */
  forget() {
    this.image = undefined;
  }

  /** Returns the size and place of the image in a box of this size, in CSS pixels. */
  place(box) {
    const { width, height } = this.film;
    const fit = Math.min(box.width / width, box.height / height);
    const scale = this.view.zoom === 'fit' ? fit : this.view.zoom / devicePixelRatio;
    const at = { width: width * scale, height: height * scale, scale };
    at.left = (box.width - at.width) / 2 + (this.view.zoom === 'fit' ? 0 : this.view.x);
    at.top = (box.height - at.height) / 2 + (this.view.zoom === 'fit' ? 0 : this.view.y);
    return at;
  }

  /** Moves the canvas, and the layers over it, to their position in the box. */
  layOut(stage) {
    const at = this.place({ width: stage.clientWidth, height: stage.clientHeight });
    for (const layer of stage.querySelectorAll('.layer')) {
      Object.assign(layer.style, {
        left: `${at.left}px`, top: `${at.top}px`, width: `${at.width}px`, height: `${at.height}px`,
      });
    }
    this.canvas.style.imageRendering = at.scale * devicePixelRatio > 2 ? 'pixelated' : 'auto';
    this.at = at;
  }

  /** Zooms by a factor about a point of the box. */
  zoomBy(factor, point, box) {
    const before = this.place(box);
    const zoom = Math.min(32, Math.max(0.1, before.scale * devicePixelRatio * factor));
    const real = zoom / devicePixelRatio / before.scale;
    const u = point.x - before.left;
    const v = point.y - before.top;
    this.view = { zoom, x: 0, y: 0 };
    const after = this.place(box);
    this.view.x = point.x - u * real - after.left;
    this.view.y = point.y - v * real - after.top;
  }

  /** Converts a point of the page to pixels of the video. */
  pixelAt(event) {
    const box = this.canvas.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * this.film.width,
      y: ((event.clientY - box.top) / box.height) * this.film.height,
    };
  }

  /** Pixels of the video per stage unit, seen by the default camera. */
  unit() {
    const { width, height } = this.film;
    const wide = 16 / 9;
    return width / height >= wide - 0.01 ? height / FRAME_HEIGHT : width / (FRAME_HEIGHT * wide);
  }

  /** Converts pixels of the video to stage units, seen by the default camera. */
  stageAt(pixel) {
    const { width, height } = this.film;
    return { x: (pixel.x - width / 2) / this.unit(), y: (height / 2 - pixel.y) / this.unit() };
  }
}

/** Returns the image of a message with a complete image. */
export function imageOf(buffer) {
  const [, , , width, height] = new Int32Array(buffer, 0, HEADER);
  const image = new ImageData(width, height);
  decode(new Uint32Array(buffer, 4 * HEADER), new Uint32Array(image.data.buffer), 0);
  return image;
}

/** Decodes tokens from pixel `at` on: see PictureCode. */
function decode(tokens, pixels, at) {
  for (let i = 0; i < tokens.length;) {
    const token = tokens[i++];
    const count = token & COUNT;
    switch (token >>> 30) {
      case 1:
        pixels.fill(tokens[i++], at, at + count);
        break;
      case 2:
        pixels.set(tokens.subarray(i, i + count), at);
        i += count;
        break;
    }
    at += count;
  }
}
