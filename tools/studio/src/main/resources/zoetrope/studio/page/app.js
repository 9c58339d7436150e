// What all modules of the page share: its state, the picture, and how a change is told.
import { Picture } from './picture.js';

export const state = {
  connected: false,
  lost: false,
  told: false,
  asNew: true,
  scenes: [],
  generation: 0,
  sceneId: null,
  sceneFile: null,
  facts: null,
  outline: null,
  /** The beginning of a scene that is still read; where it fails. */
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
export const TABS = [['scenes', 'Scenes'], ['code', 'Code'], ['objects', 'Objects'], ['parameters', 'Parameters'], ['tools', 'Tools'], ['voice', 'Voice'], ['lint', 'Warnings'], ['profile', 'Profile'], ['make', 'Make']];

export const picture = new Picture();

/** The part of the page that the picture lies in. */
export const stage = () => document.querySelector('.stage');

/** What is done when something happens, by its name. */
const listeners = {};

/** Has something done whenever `name` happens. */
export function on(name, action) {
  (listeners[name] ??= []).push(action);
}

/** Says that something has happened. */
export function emit(name, data) {
  listeners[name]?.forEach((action) => action(data));
}

let drawPage = () => {};
let drawing = false;

/** Sets what draws the page. */
export function drawWith(action) {
  drawPage = action;
}

/** To be called when something has changed that is seen: the page is drawn with the next frame. */
export function changed() {
  if (drawing) return;
  drawing = true;
  requestAnimationFrame(() => {
    drawing = false;
    drawPage();
  });
}

/** Fits the picture to its place again. */
export function layOut() {
  const box = stage();
  if (box) picture.layOut(box);
  changed();
}

/** Says something for a few seconds. */
export function toast(text) {
  state.toast = text;
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => { state.toast = ''; changed(); }, 3000);
  changed();
}

/** Says what went wrong, in a line. */
export function toastError(error) {
  toast(error.message.split('\n')[0]);
}

/** Puts a text into the clipboard, and says so. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(`copied: ${text}`);
  } catch {
    toast(text);
  }
}
