// The actions of the page by name. Keys and buttons start them.
import { TABS, changed, copy, layOut, picture, stage, state } from './app.js';
import { currentPlay, move, openLine, playEdges, player, sectionEdges, sound, timeEvents, timeline } from './scene.js';
import { SPEEDS } from './player.js';
import { actionOf } from './keys.js';
import { commandLine } from './parameters-panel.js';
import { present } from './present.js';
import { slideStep } from './slide-keys.js';
import { objects, refresh, unpick } from './objects.js';
import { TOOLS, choose, nudge, tools, undo } from './tools.js';
import { camera } from './camera-tool.js';
import { cursor } from './key-cursor.js';
import { subtitles } from './subtitles.js';
import { finder, finderKey, openFinder, runWith } from './finder.js';

function goPlay(by) {
  const plays = timeline.outline?.plays ?? [];
  const starts = [...new Set(plays.map((play) => play.from))];
  const to = by > 0 ? starts.find((s) => s > player.frame) : starts.filter((s) => s < player.frame).at(-1);
  move(to ?? (by > 0 ? player.last() : 0));
}

function goSection(by) {
  const starts = (timeline.outline?.sections ?? []).map((section) => section.from);
  const to = by > 0 ? starts.find((s) => s > player.frame) : starts.filter((s) => s < player.frame).at(-1);
  move(to ?? (by > 0 ? player.last() : 0));
}

function speed(by) {
  const at = SPEEDS.indexOf(player.speed) + by;
  player.setSpeed(SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at))]);
}

function loopAt(which) {
  const loop = player.loop ?? { from: 0, to: player.last() };
  if (which === 'from') player.loop = { from: player.frame, to: Math.max(player.frame, loop.to) };
  else player.loop = { from: Math.min(loop.from, player.frame), to: player.frame };
  timeline.draw();
  changed();
}

function zoom(factor) {
  const box = stage();
  picture.zoomBy(factor, { x: box.clientWidth / 2, y: box.clientHeight / 2 }, { width: box.clientWidth, height: box.clientHeight });
  picture.layOut(box);
  changed();
}

/** The element that had the focus before the help for keys was opened. */
let helpOver = null;

export const actions = {
  toggle: () => player.toggle(),
  backwards: () => (player.playing && player.direction < 0 ? player.stop() : player.play(-1)),
  forwards: () => (player.playing && player.direction > 0 ? player.stop() : player.play(1)),
  frameNext: () => move(player.frame + 1),
  framePrevious: () => move(player.frame - 1),
  tenNext: () => move(player.frame + 10),
  tenPrevious: () => move(player.frame - 10),
  playNext: () => goPlay(1),
  playPrevious: () => goPlay(-1),
  sectionNext: () => goSection(1),
  sectionPrevious: () => goSection(-1),
  first: () => move(0),
  last: () => move(player.last()),
  faster: () => speed(1),
  slower: () => speed(-1),
  loopIn: () => loopAt('from'),
  loopOut: () => loopAt('to'),
  loop: () => {
    const play = currentPlay();
    player.loop = player.loop || !play ? null : { from: play.from, to: Math.max(play.from, play.to - 1) };
    timeline.draw();
    changed();
  },
  fit: () => { picture.view.zoom = 'fit'; layOut(); },
  actual: () => { picture.view = { zoom: 1, x: 0, y: 0 }; layOut(); },
  larger: () => zoom(1.25),
  smaller: () => zoom(0.8),
  guides: () => { state.guides = state.guides.length ? [] : ['thirds', 'safe']; changed(); },
  theme: () => {
    const set = document.documentElement.dataset.theme;
    const dark = set ? set === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    document.documentElement.dataset.theme = dark ? 'light' : 'dark';
    localStorage.setItem('theme', document.documentElement.dataset.theme);
    timeline.draw();
    changed();
  },
  panel: () => { state.panel = !state.panel; changed(); },
  zoomIn: () => timeline.zoomBy(1.6),
  zoomOut: () => timeline.zoomBy(1 / 1.6),
  mute: () => { sound.toggleMute(); changed(); },
  louder: () => { sound.setVolume(sound.volume + 0.1); changed(); },
  softer: () => { sound.setVolume(sound.volume - 0.1); changed(); },
  subtitles: () => { subtitles.toggle(); changed(); },
  edit: () => { const play = currentPlay(); if (play?.line) openLine(play.file, play.line); },
  copyCommand: () => copy(commandLine(state, player)),
  find: openFinder,
  present: () => (state.presenting ? present.end() : present.begin()),
  notes: () => present.notes(),
  undo,
  help: () => {
    state.help = !state.help;
    if (state.help) helpOver = document.activeElement;
    changed();
    requestAnimationFrame(() => (state.help ? document.querySelector('.sheet') : helpOver)?.focus());
  },
  escape: () => { if (timeEvents.cancel() || playEdges.cancel() || sectionEdges.cancel()) return; present.end(); state.help = false; state.menu = false; unpick(); choose('pick'); cursor.from = null; document.activeElement?.blur(); changed(); },
};
for (const [id] of TABS) {
  actions[`tab-${id}`] = () => {
    Object.assign(state, { tab: id, panel: true });
    changed();
    if (id === 'objects' && objects.frame !== player.frame) refresh();
    if (id === 'scenes') requestAnimationFrame(() => document.querySelector('#filter')?.focus());
  };
}

runWith((name) => actions[name]());
for (const [id] of TOOLS) actions[`tool-${id}`] = () => choose(id);

/** Moves between tabs or between tools with the arrow keys. */
function rove(event) {
  const group = event.target.closest?.('[role="tablist"], [role="toolbar"], .code');
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  const lines = group?.matches('.code');
  if (!group || !step || (lines && /Left|Right/.test(event.key))) return false;
  const all = [...group.querySelectorAll(lines ? '.plays' : 'button')];
  const next = all[(all.indexOf(event.target) + step + all.length) % all.length];
  next.click();
  next.focus();
  return true;
}

/** Scrolls an image that is larger than the area for it. Distances are in pixels of the page. */
const PAN = 60;
function pan(x, y) {
  Object.assign(picture.view, { x: picture.view.x - PAN * x, y: picture.view.y + PAN * y });
  layOut();
}

/** Handles the arrow keys while the image has the focus. Steps are in scene units. For the camera tool, they are fractions of the visible width and height. */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
function steer(event) {
  const by = ARROWS[event.key];
  if (!by || event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.('input, select, textarea, .timeline')) return false;
  if (cursor.isOn()) cursor.move(...by, event.shiftKey);
  else if (event.target === stage() && picture.view.zoom !== 'fit') pan(...by);
  else if (tools.current === 'move' && objects.picked) nudge(...by.map((b) => b * (event.shiftKey ? 0.01 : 0.1)));
  else if (tools.current === 'camera' && camera.view) camera.pan(...by.map((b) => b * (event.shiftKey ? 0.005 : 0.05)));
  else return false;
  return true;
}

window.addEventListener('keydown', (event) => {
  if (finder.isOpen) {
    finderKey(event); // While the field has the focus, it handles the keys itself.
    return;
  }
  if (state.help && event.key === 'Tab') {
    event.preventDefault();
    const isOnSheet = document.activeElement.matches('.sheet');
    document.querySelector(isOnSheet ? '.character-keys' : '.sheet').focus();
  }
  if (!state.presenting && !state.help && (rove(event) || steer(event))) {
    event.preventDefault();
    return;
  }
  if (event.key === 'Enter' && !state.presenting && !state.help && cursor.isOn()) {
    event.preventDefault();
    cursor.take();
    return;
  }
  const step = state.presenting && !state.help ? slideStep(event) : undefined;
  if (step && step.name !== 'end') { // The key that ends the presentation has an action, which also closes open dialogs.
    event.preventDefault();
    if (step.name) present[step.name](step.number);
    return;
  }
  const action = actionOf(event);
  if (!action) return;
  if (state.help && action !== 'help' && action !== 'escape') return;
  event.preventDefault();
  actions[action]();
});

