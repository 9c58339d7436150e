// The state that all modules share, the image, and notifications of changes.
import { Picture } from './picture.js';

export const state = {
  connected: false,
  lost: false,
  listed: false,
  asNew: true,
  scenes: [],
  generation: 0,
  sceneId: null,
  sceneFile: null,
  facts: null,
  outline: null,
  /** `growing` is the outline so far of a scene that is still running; `failure` is the frame and message of a scene that failed. */
  growing: null,
  failure: null,
  findings: null,
  problem: null,
  values: {},
  seed: undefined,
  tab: 'scenes',
  panel: true,
  guides: [],
  help: false,
  toast: '',
  pointer: null,
  sources: new Map(),
  filter: '',
  /** The numbers of objects that are hidden, or shown alone; sent with `open`. */
  visibility: {},
};

/** The panels, with their names. */
export const TABS = [['scenes', 'Scenes'], ['sections', 'Sections'], ['code', 'Code'], ['objects', 'Objects'], ['parameters', 'Parameters'], ['tools', 'Tools'], ['voice', 'Voice'], ['lint', 'Warnings'], ['profile', 'Profile'], ['make', 'Make']];

export const picture = new Picture();

/** Returns the element that contains the image. */
export const stage = () => document.querySelector('.stage');

/** The handlers of events by name. */
const listeners = {};

/** Adds a handler for the event `name`. */
export function on(name, action) {
  (listeners[name] ??= []).push(action);
}

/** Calls the handlers of an event. */
export function emit(name, data) {
  listeners[name]?.forEach((action) => action(data));
}

let drawPage = () => {};
let drawing = false;

/** Sets the function that draws the page. */
export function drawWith(action) {
  drawPage = action;
}

/** Draws the page with the next frame. Call this after a visible change. */
export function changed() {
  if (drawing) return;
  drawing = true;
  requestAnimationFrame(() => {
    drawing = false;
    drawPage();
  });
}

/** Fits the image to its area again. */
export function layOut() {
  const box = stage();
  if (box) picture.layOut(box);
  changed();
}

/** Shows a message for a few seconds. */
export function toast(text) {
  state.toast = text;
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => { state.toast = ''; changed(); }, 3000);
  changed();
}

/** Shows the first line of an error. */
export function toastError(error) {
  toast(error.message.split('\n')[0]);
}

/** Copies a text to the clipboard and reports it. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(`copied: ${text}`);
  } catch {
    toast(text);
  }
}
