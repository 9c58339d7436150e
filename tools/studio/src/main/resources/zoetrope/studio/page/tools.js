// Turns actions on the image into code, which is copied or, if the author allows it, written into the source.
import { changed, copy, emit, on, picture, state, toast, toastError } from './app.js';
import { currentPlay, link, player } from './scene.js';
import { handleAt, changeBy } from './handles.js';
import { hit, leaveGhost, objects, pick } from './objects.js';
import { camera } from './camera-tool.js';
import { takeBack, undoable } from './undo.js';
import { sourcesChanged } from './code-panel.js';
import { placeOf } from './play-place.js';

/** Each tool with its key, its name, and its help. */
export const TOOLS = [
  ['pick', 'q', 'Pick', 'Click on an object to see its properties. Drag to move the enlarged image.'],
  ['point', 'a', 'Point', 'Click to copy the point, such as at(1.2, -0.4). With any other tool: Shift and click.'],
  ['move', 'd', 'Move', 'Drag an object to get the code that moves it. Its corners scale it, and the knob above it turns it. The arrow keys move the selected object by 0.1 units, with Shift by 0.01.'],
  ['part', 'x', 'Part', 'Drag a box over letters, or over members of a group, to copy the code for them: part("…") or get(…).'],
  ['curve', 'j', 'Curve', 'Draw a curve to copy a smooth curve through few points. A curve that ends at its start is closed.'],
  ['camera', 'z', 'Camera', 'In a flat view, drag to move the camera, and drag with Shift to turn it. In a 3D view, drag to turn it, and drag with Shift to move it. The wheel zooms.'],
  ['colors', 'h', 'Colours and fonts', 'Click on a colour or a font to copy its name, or to apply it to the selected object.'],
];

export const tools = {
  current: 'pick',
  /** Whether code is written into the source at once, and how many changes can be undone. */
  write: false, undo: 0,
  /** The code of the last action, with the change of the source, or with the reason why the source is unchanged. */
  made: null,
  how: { move: 'shift', camera: 'set', color: 'color', when: 'start' },
  /** The drawing in progress, in pixels of the video. */
  drawn: [], box: null, choices: null,
  /** The handle that is dragged, and the change of the object so far. */
  handle: null, change: null,
};

const xy = (pixel) => [pixel.x, pixel.y];

/** Returns the play before which code is inserted. */
function place() {
  const play = currentPlay();
  if (!play?.line) return null;
  return state.outline ? placeOf(play) : null;
}

/** The last request for code. The next one waits for it, so that changes are written in order. */
let lastMade = Promise.resolve();

/** Requests the code of an action, copies it, and reports the change of the source. */
function makeCode(tool, values, write = tools.write) {
  lastMade = lastMade.then(() => makeNow(tool, values, write));
  return lastMade;
}

async function makeNow(tool, values, write) {
  try {
    const answer = await link.call(tool, { frame: player.frame, write, ...values });
    tools.made = answer;
    tools.undo = answer.undo;
    changed();
    if (answer.change) {
      undoable(undoChange);
      emit('edited', { tool: true });
    }
    if (answer.change) changeTold(`written into ${answer.change.file}:${answer.change.line}`);
    else await copy(answer.code);
    if (answer.refused) toast(`not written: ${answer.refused}`);
    return answer;
  } catch (error) {
    toastError(error);
    return null;
  }
}

/** Requests code that is inserted before a play. If there is no play, the code is only copied. */
function makeBefore(tool, values) {
  const play = place();
  return makeCode(tool, { ...values, play: play ?? {} }, tools.write && play !== null);
}

/** Requests code that changes an object: in the line that made it, or before the play at the playhead. */
const changeObject = (tool, values) => makeCode(tool, placed(values));

const placed = (values) => ({ play: place() ?? {}, when: tools.how.when, ...values });

/** Reloads everything that came from the source, which has changed. */
function changeTold(text) {
  sourcesChanged(state);
  toast(text);
}

/** Reports a change that another part of the page has written. Changes by one slider are undone together. */
on('edited', ({ change, undo: left, again }) => {
  if (!change) return;
  if (!again) undoable(undoChange);
  Object.assign(tools, { made: { code: '', change }, undo: left });
  sourcesChanged(state);
  changed();
});

/** Undoes the last action. The server remembers changes from before a reload of the page. */
export const undo = () => takeBack() || undoChange();

/** Undoes the last change of the source, after the changes that are being written. */
function undoChange() {
  lastMade = lastMade.then(undoNow);
}

async function undoNow() {
  try {
    const { change, undo: left } = await link.call('undo');
    tools.undo = left;
    emit('edited', { tool: true });
    if (change) {
      tools.made = { code: '', change, undone: true };
      changeTold(`undone: ${change.file}:${change.line}`);
    } else {
      toast('there is no change to undo');
    }
    changed();
  } catch (error) {
    toastError(error);
  }
}

/** Writes the characters of a text into the source. */
export const writeText = (text, value) => makeCode('text', { ...numbered(text), value }, true);

/** Selects everything that the source line of the front object created. A second click selects the part itself. */
async function pickWhole(pixel) {
  const before = objects.picked?.id;
  if (!await hit(pixel, 'tools')) return;
  const top = objects.found[0];
  if (top.whole !== top.id && top.whole !== before) await pick(top.whole);
}

/** Chooses a tool; its options are in the panel. */
export function choose(tool) {
  if (tools.current === 'camera' && tool !== 'camera') camera.end();
  Object.assign(tools, { current: tool, drawn: [], box: null, handle: null, change: null });
  if (tool !== 'pick') Object.assign(state, { tab: 'tools', panel: true });
  if (tool === 'camera') camera.begin();
  if (tool === 'colors') loadChoices();
  changed();
}

async function loadChoices() {
  tools.choices ??= await link.call('choices').catch(() => null);
  changed();
}

export const copyPoint = (pixel) => makeCode('point', { at: xy(pixel) });

export const writeCamera = () => makeBefore('camera', { view: camera.view, how: tools.how.camera });

/** Copies the name of a colour, or applies the colour to the selected object. */
export const giveColor = (color) => changeObject('color', { color, how: tools.how.color, ...picked() });

export const giveFont = (font) => makeCode('font', { font, ...picked() });

const picked = () => (objects.picked ? numbered(objects.picked) : {});

/** Returns an object for a call. Its number stays the same if the source changes before the call is answered. */
const numbered = ({ id, number }) => ({ object: id, number });

// --- drags ---

let grabbing = null;

/** Selects the object to move. If the pointer is on the selected object, it stays selected. Otherwise the object at the pointer is selected, together with everything that its source line created. */
async function grab(pixel) {
  const before = objects.picked;
  if (!await hit(pixel, 'tools')) return null;
  const top = objects.found[0];
  const held = before && (objects.picked?.id === before.id || objects.picked?.ancestors.some((a) => a.id === before.id));
  await pick(held ? before.id : top.whole);
  return objects.picked;
}

/** Requests the code for the change of an object by a drag of it, or of one of its handles. */
async function drop(from, to) {
  const { handle } = tools;
  const object = await grabbing;
  const change = changeBy(handle, from, to);
  if (object) {
    leaveGhost();
    const base = numbered(object);
    if (change.factor) await changeObject('scale', { ...base, factor: change.factor });
    else if (handle) await changeObject('rotate', { ...base, degrees: change.degrees });
    else await changeObject('move', { ...base, from: xy(from), to: xy(to), how: tools.how.move });
  }
  Object.assign(tools, { handle: null, change: null });
  changed();
}

/** The move by keys that waits until the change before it is written; further keys add to it. */
let nudged = null;

/** Moves the selected object by this many units. */
export function nudge(x, y) {
  if (!objects.picked) {
    toast('click on an object first');
    return;
  }
  if (nudged?.number === objects.picked.number) {
    nudged.by = [nudged.by[0] + x, nudged.by[1] + y];
    return;
  }
  const next = { number: objects.picked.number, by: [x, y] };
  nudged = next;
  const values = { ...picked(), how: tools.how.move };
  lastMade = lastMade.then(() => {
    nudged = nudged === next ? null : nudged;
    return makeNow('move', placed({ ...values, by: next.by }), tools.write);
  });
}

/** The handlers of the tools for a pressed, dragged or released pointer. `from` is the point where it was pressed. */
export const handlers = {
  point: { up: (from, to) => copyPoint(to) },
  move: {
    down: (at) => {
      tools.handle = handleAt(objects.picked?.box, at) ?? null;
      grabbing = tools.handle ? Promise.resolve(objects.picked) : grab(at);
    },
    drag: (from, to) => { tools.change = changeBy(tools.handle, from, to); },
    up: (from, to, moved) => { if (moved) drop(from, to); },
  },
  part: {
    drag: (from, to) => { tools.box = [Math.min(from.x, to.x), Math.min(from.y, to.y), Math.max(from.x, to.x), Math.max(from.y, to.y)]; },
    up: (from, to, moved) => {
      if (moved) makeCode('part', { box: tools.box });
      else hit(to, 'tools').then((picked) => picked && copy(objects.picked.code));
      tools.box = null;
    },
  },
  curve: {
    down: (at) => { tools.drawn = [at]; },
    drag: (from, to) => { tools.drawn.push(to); },
    up: (from, to, moved) => {
      if (moved) makeBefore('curve', { points: few(tools.drawn).map(xy) });
      tools.drawn = [];
    },
  },
  colors: { up: (from, to, moved) => { if (!moved) pickWhole(to); } },
  camera: { down: () => camera.hold(), drag: (from, to, shift) => camera.drag(from, to, shift), wheel: (delta) => camera.zoom(delta) },
};

/** Limits the points to as many as the server takes. */
function few(points) {
  const step = Math.max(1, points.length / 900);
  const sampled = [];
  for (let i = 0; i < points.length; i += step) sampled.push(points[Math.floor(i)]);
  return [...sampled, points.at(-1)];
}

/** Returns the drag handler of the current tool. The pick tool has none. */
export const handler = () => handlers[tools.current];

/** Requests the code that moves the selected object, after a drag with Shift, which works with any tool. */
export function copyShift(from, to) {
  if (objects.picked) changeObject('move', { ...picked(), from: xy(from), to: xy(to), how: tools.how.move });
  else toast('click on an object first');
}

/** Returns the lines and boxes that are being drawn over the image. */
export function sketch() {
  const points = tools.drawn.map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(' ');
  return { points: tools.drawn.length > 1 ? points : '', box: tools.box, size: picture.film };
}
