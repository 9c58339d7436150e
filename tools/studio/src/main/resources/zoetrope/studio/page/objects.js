// The objects on the stage: the selected one, the hidden ones, and the outline over the image.
import { nothing, svg } from './lib/lit/lit-html.js';
import { changed, on, picture, stage, state, toastError } from './app.js';
import { link, open, player } from './scene.js';
import { drawHandles, transformOf } from './handles.js';

const LOOK_PAUSE = 250;
const CLICK_REACH = 6;
const GHOST_TIME = 2500;

export const objects = {
  /** The rows of the list at `frame`, the selected object, and the objects at the clicked point. */
  frame: -1, rows: null, picked: null, found: [], busy: false, ghost: null,
  hidden: new Set(), alone: null,
  /** The families that were opened or folded by hand; whether the whole family of the selected object is listed. */
  unfolded: new Map(), wholeFamily: false,
  /** The number of objects on the stage and at the clicked point, including those that are not listed. */
  count: 0, foundCount: 0,
  /** The words to search for, and the rows that have them; null without words. */
  words: '', matches: null, matchCount: 0,
};

/** The number of selections: the answer to an earlier one does not replace a later one. */
let selections = 0;

/** Ends the selection. */
export function unpick() {
  selections++;
  objects.picked = null;
}

/** Opens the scene again with the objects that are visible now. */
function openAgain() {
  state.visibility = { hidden: [...objects.hidden], alone: objects.alone === null ? [] : [objects.alone] };
  open();
}

on('forgotten', ({ all }) => {
  Object.assign(objects, { frame: -1, rows: null, found: [], foundCount: 0, matches: null });
  if (!all) {
    objectsMoved();
    return;
  }
  unpick();
  Object.assign(objects, { hidden: new Set(), alone: null, unfolded: new Map() });
  state.visibility = {};
});
on('moved', objectsMoved);

/** Finds the selected object again once the playhead rests. */
function objectsMoved() {
  clearTimeout(objectsMoved.timer);
  const isWanted = state.tab === 'objects' || objects.picked || document.activeElement === stage();
  if (objects.frame === player.frame || !isWanted) return;
  objectsMoved.timer = setTimeout(() => {
    if (!player.playing) refresh();
  }, LOOK_PAUSE);
}

/** Lists the objects at the playhead, and finds the selected one again by its number. */
export async function refresh() {
  const before = selections;
  const answer = await list(objects.picked?.number);
  if (!answer || before !== selections) return;
  if (answer.again >= 0) await pick(answer.again);
  else unpick();
  changed();
}

/** Lists the objects at the playhead; returns the answer, or null if the playhead has moved. */
async function list(number = -1) {
  const frame = player.frame;
  const { sceneId } = state;
  const answer = await answerTo('objects', { frame, number });
  if (!answer || frame !== player.frame || sceneId !== state.sceneId) return null;
  Object.assign(objects, { frame, rows: answer.rows, count: answer.count });
  if (objects.words) await search(objects.words);
  changed();
  return answer;
}

/** Lists the objects when the image gets the focus, because its name for screen readers contains them. */
export function lookAtStage() {
  changed();
  if (state.facts && !player.playing && objects.frame !== player.frame) refresh();
}

/** Searches all objects at the playhead, also those that the list does not show. */
export async function search(words) {
  objects.words = words;
  if (!words.trim()) {
    objects.matches = null;
    changed();
    return;
  }
  const answer = await answerTo('objects', { frame: player.frame, find: words });
  if (!answer || words !== objects.words) return;
  Object.assign(objects, { matches: answer.rows, matchCount: answer.count });
  changed();
}

/** Selects the front object at a point of the video, and shows it in the panel; returns whether it was selected. */
export async function hit(pixel, tab = 'objects') {
  const selection = ++selections;
  const frame = player.frame;
  const reach = CLICK_REACH / picture.at.scale;
  const answer = await answerTo('hit', { frame, x: pixel.x, y: pixel.y, reach });
  if (!answer || selection !== selections) return false;
  Object.assign(objects, { found: answer.found, foundCount: answer.count });
  if (!answer.found.length) {
    unpick();
    changed();
    return false;
  }
  Object.assign(state, { tab, panel: true });
  const picked = await pick(answer.found[0].id);
  if (objects.frame !== frame) list();
  return picked;
}

/** Returns the text at a point of the video, with its box; undefined if there is none. */
export async function textAt({ x, y }) {
  const answer = await answerTo('hit', { frame: player.frame, x, y, reach: CLICK_REACH / picture.at.scale });
  const front = answer?.found[0] && await answerTo('object', { frame: player.frame, object: answer.found[0].id });
  return front?.around ? answerTo('object', { frame: player.frame, object: front.around.id }) : undefined;
}

/** Selects an object of the stage at the playhead; returns whether it is selected. */
export async function pick(id) {
  const selection = ++selections;
  const answer = await answerTo('object', { frame: player.frame, object: id });
  if (!answer || selection !== selections) return false;
  objects.wholeFamily &&= answer.id === objects.picked?.id;
  objects.picked = answer;
  changed();
  return true;
}

async function answerTo(name, values) {
  objects.busy = true;
  changed();
  try {
    return await link.call(name, values);
  } catch (error) {
    toastError(error);
    return null;
  } finally {
    objects.busy = false;
    changed();
  }
}

/** Hides an object, or shows it again, in this view only. */
export function toggleHidden(number) {
  if (!objects.hidden.delete(number)) objects.hidden.add(number);
  openAgain();
}

/** Shows only one object, or everything again. */
export function toggleAlone(number) {
  objects.alone = objects.alone === number ? null : number;
  openAgain();
}

export function showAll() {
  Object.assign(objects, { hidden: new Set(), alone: null });
  openAgain();
}

/** Keeps the former place of the selected object visible for a moment. */
export function leaveGhost() {
  const { picked } = objects;
  clearTimeout(leaveGhost.timer);
  objects.ghost = picked?.box ? { box: picked.box, outline: picked.outline } : null;
  leaveGhost.timer = setTimeout(() => { objects.ghost = null; changed(); }, GHOST_TIME);
}

function drawShape({ box, outline: path }, kind, change) {
  return svg`<g class=${kind} transform=${transformOf(change)}>
    <rect x=${box.left} y=${box.top} width=${box.right - box.left} height=${box.bottom - box.top}></rect>
    <path d=${path}></path></g>`;
}

/** Returns the outline of the selected object over the image, with a change that is being made, and its former place. */
export function outline(change, movable) {
  const { picked } = objects;
  if (player.playing) return nothing;
  const ghost = change && picked?.box ? picked : objects.ghost;
  return svg`${ghost ? drawShape(ghost, 'outline ghost') : nothing}${picked?.box ? drawShape(picked, 'outline', change) : nothing}${movable && picked?.box && !change ? drawHandles(picked.box) : nothing}`;
}
