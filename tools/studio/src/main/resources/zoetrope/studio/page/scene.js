// The scene that is shown: its messages from the server, and its playback.
import { Link } from './link.js';
import { Player } from './player.js';
import { FilmStream, canStream } from './film-stream.js';
import { PICTURE } from './picture.js';
import { SOUND, Sound } from './sound.js';
import { Wave } from './wave.js';
import { TimeEvents } from './time-events.js';
import { PlayEdges } from './play-edges.js';
import { SectionEdges } from './section-edges.js';
import { Timeline } from './timeline.js';
import { Thumbnails } from './thumbnails.js';
import { loopOf, partOf } from './part.js';
import { Address } from './address.js';
import { TABS, changed, emit, on, picture, stage, state, toast, toastError } from './app.js';
import { fetchSource, loadSource, loadWrong, sourcesChanged } from './code-panel.js';

export const address = new Address();
/** Returns the width of the video divided by the width of the image on the screen. */
const shownScale = () => Math.min(4, Math.max(1, 1 / ((picture.at?.scale ?? 1) * devicePixelRatio)));
const stream = new FilmStream({
  scale: shownScale,
  ask: (call) => link.isOpen() && link.send(call),
  failed: () => {
    state.noFilm = true;
    if (player.playing) player.begin();
  },
});
const soundRate = 48_000;
export const sound = new Sound({
  ask: (call) => link.isOpen() && link.send(call),
  sample: (frame) => Math.ceil((frame * soundRate * state.facts.rate.denominator) / state.facts.rate.numerator - 1e-6),
});
export const player = new Player(picture, stream, sound, {
  isHeard: () => Boolean(state.outline?.sounds.length) && link.isOpen(),
  scale: shownScale,
  canStream: () => canStream() && !state.noFilm && !state.outline?.transparent && link.isOpen(),
  ask: (frame, scale, id) => link.isOpen() && link.send({ call: 'picture', frame, scale, id }),
  moved: () => {
    timeline.follow();
    timeline.draw();
    address.keep(state, player);
    followCode();
    emit('moved');
    changed();
  },
});
const ask = ({ call, ...values }) => link.call(call, values);
const wave = new Wave({
  ask,
  came: () => timeline.draw(),
});
export const timeEvents = new TimeEvents({
  ask,
  moved: () => {
    timeline.draw();
    changed();
  },
});
export const thumbnails = new Thumbnails(ask);
on('forgotten', () => thumbnails.forget());
const edgeHandlers = { ask, moved: () => timeline.draw() };
export const playEdges = new PlayEdges(edgeHandlers);
export const sectionEdges = new SectionEdges(edgeHandlers);
export const timeline = new Timeline({
  playEdges,
  sectionEdges,
  wave,
  thumbnail: (...request) => thumbnails.of(...request),
  timeEvents,
  go: (frame, dragging) => {
    if (player.playing) player.stop();
    const { outline } = timeline;
    player.go(outline?.span ? Math.min(frame, outline.frames - 1) : frame, dragging);
  },
  open: (file, line) => openLine(file, line),
});
export const link = new Link({
  opened: () => {
    Object.assign(state, { connected: true, lost: false, refused: false, asNew: true });
    picture.forget();
    player.forget();
    changed();
  },
  refused: () => {
    state.refused = true;
    changed();
  },
  lost: () => {
    Object.assign(state, { connected: false, lost: true });
    if (player.playing) player.stop();
    changed();
  },
  binary: (buffer) => {
    const kind = new Int32Array(buffer, 0, 1)[0];
    if (kind !== PICTURE) {
      (kind === SOUND ? sound : stream).came(buffer);
      return;
    }
    const request = picture.apply(buffer);
    picture.layOut(stage());
    player.came(request);
  },
  event: (name, data) => events[name]?.(data),
});

const events = {
  scenes(data) {
    const listOnly = !state.asNew && data.generation === state.generation;
    state.scenes = data.scenes;
    state.listed = true;
    state.asNew = false;
    state.emptyFolder = data.emptyFolder;
    state.basis = data.basis;
    state.outputs = data.outputs;
    state.generation = data.generation;
    state.editor = data.editor;
    state.remote = data.remote;
    sourcesChanged(state);
    const gone = !followFile();
    const first = state.sceneId === null;
    if (first) {
      const wanted = address.read();
      const known = data.scenes.find((scene) => scene.id === wanted.scene);
      state.sceneId = (known ?? data.scenes.find((scene) => scene.asked) ?? (data.emptyFolder ? null : data.scenes[0]))?.id ?? null;
      if (known) Object.assign(state, { values: wanted.values, seed: wanted.seed, voice: wanted.voice });
      if (known) player.frame = wanted.frame ?? 0;
      if (!known || wanted.frame === undefined) state.freshId = state.sceneId;
      if (TABS.some(([id]) => id === wanted.tab)) state.tab = wanted.tab;
      else if (data.scenes.filter((scene) => scene.asked).length === 1) state.tab = 'code';
      state.sceneFile = fileOf(state.sceneId);
    }
    state.projectProblem = data.problem;
    state.outdated = data.outdated;
    if (gone) state.problem = data.problem ?? { message: `${state.sceneFile} is not there any more`, file: '', line: 0, code: [] };
    if (state.sceneId !== null && !listOnly && !gone) open();
    else changed();
  },
  outline(data) {
    if (data.generation !== state.facts?.generation) return;
    Object.assign(state, { outline: data, growing: null, read: null, failure: null });
    emit('forgotten', { all: false });
    state.problem = null;
    const last = player.last();
    player.frames = data.frames;
    wave.show(data.generation);
    if (player.playing && (sound.state !== 'off' || player.last() !== last)) player.begin();
    if (player.frame > player.last()) player.go(player.last());
    showTimeline();
    player.prepareSoon();
    emit('outlined', data);
    changed();
  },
  part(data) {
    if (data.generation !== state.facts?.generation) return;
    const part = partOf(data, player);
    state.read = data.fails ? null : { duration: data.duration, loop: loopOf(data.plays) };
    if (data.fails) {
      state.failure = { frame: data.frames, message: state.problem?.message.split('\n')[0] ?? '' };
      state.growing = null;
      if (!state.outline || state.outline.fails) {
        state.outline = part; // A complete outline of an earlier run stays, with its image.
        player.frames = Math.max(1, data.frames - 1); // The scene may fail at the last frame.
        if (player.frame > player.last()) player.go(player.last());
        emit('outlined', part);
      }
    } else if (!state.outline) {
      state.growing = part;
      emit('outlined', part);
    }
    showTimeline();
    changed();
  },
  stalled(data) {
    state.stalled = data.place === undefined ? null : data;
    changed();
  },
  lint(data) {
    if (data.generation !== state.facts?.generation) return;
    state.findings = data.findings;
    showTimeline();
    changed();
  },
  seeking(data) {
    player.seeks(data);
    changed();
  },
  jobs: (data) => emit('jobs', data),
  step: (data) => emit('step', data),
  profiled: (data) => emit('profiled', data),
  problem(data) {
    state.problem = data;
    loadWrong(link, state, changed);
    player.forget();
    player.stop();
    changed();
  },
};

/** The number of calls of open(). */
let openings = 0;

/** Opens the scene: at first, and after each change of its files or parameters. Only the answer to the last call counts. */
export async function open() {
  const opening = ++openings;
  const id = state.sceneId;
  const first = opening === 1;
  if (first) wantAnew(); // The server has no scene yet, and draws the image as soon as this scene is open.
  try {
    const facts = await link.call('open', { scene: id, parameters: state.values, seed: state.seed, voice: state.voice, picture: true, ...state.visibility });
    if (opening !== openings || id !== state.sceneId) return;
    const other = state.facts?.className !== facts.className;
    Object.assign(state, { shownId: id, noPicture: false });
    state.facts = facts;
    Object.assign(state, { seed: facts.seed, problem: null, growing: null, read: null, failure: null });
    if (other) {
      timeline.lanes.expect(facts.lanes);
      state.outline = null;
      state.findings = null;
      player.frames = Infinity;
      player.loop = null;
      timeline.zoom = 1;
      timeline.offset = 0;
    }
    player.rate = facts.rate.numerator / facts.rate.denominator;
    picture.film = { width: facts.width, height: facts.height };
    document.title = `${facts.name} · Zoetrope studio`;
    if (!first) wantAnew();
    emit('opened');
    showTimeline();
    loadSource(link, state, changed);
  } catch (error) {
    if (opening !== openings) return;
    if (error.problem) state.problem = error.problem;
    if (id === state.sceneId && id !== state.shownId) forgetScene(); // The page still shows another scene.
    loadWrong(link, state, changed);
  }
  address.keep(state, player);
  changed();
}

const fileOf = (id) => state.scenes.find((scene) => scene.id === id)?.file ?? null;

/** Continues with the scene's file if its class was renamed; returns whether the file exists. */
function followFile() {
  if (!state.sceneFile || fileOf(state.sceneId) === state.sceneFile) return true;
  const next = state.scenes.find((scene) => scene.file === state.sceneFile);
  state.sceneId = next?.id ?? state.sceneId;
  return Boolean(next);
}

function forgetScene() {
  emit('forgotten', { all: true });
  Object.assign(state, { facts: null, outline: null, growing: null, failure: null, findings: null, shownId: null, mainSource: null, noPicture: true });
  player.frames = Infinity;
  player.loop = null;
  showTimeline();
}

/** Drops pending requests, and requests the image at the playhead, or the video from there on. */
function wantAnew() {
  player.forget();
  if (player.playing) player.begin();
  player.want(true);
}

export function show(id) {
  if (id === state.sceneId) return;
  emit('forgotten', { all: true });
  Object.assign(state, { sceneId: id, sceneFile: fileOf(id), freshId: id, values: {}, seed: undefined, problem: null });
  if (player.playing) player.stop();
  player.frame = 0;
  open();
}

function showTimeline() {
  timeline.show(state.outline ?? state.growing, state.findings ?? [], player, state.failure);
}

export async function openLine(file, line) {
  const { opened } = state.editor ? await link.call('edit', { file, line }).catch((e) => { toast(e.message); return {}; }) : {};
  Object.assign(state, { tab: 'code', panel: true, marked: { file, line } });
  if (!opened && !state.editor && !state.toldOfEditor) toast('no editor found: start the studio with --editor');
  state.toldOfEditor = true; // The message is shown only once, because the page shows the line, too.
  await loadSource(link, state, changed, file);
  changed();
}

/** Returns the play at the playhead. */
export function currentPlay() {
  return timeline.playAt(player.frame);
}

let followed = '';

/** Shows the file of the play at the playhead when the playhead comes to another play. */
async function followCode() {
  const play = currentPlay();
  const place = play?.line ? `${play.file}:${play.line}` : '';
  if (!place || place === followed || state.tab !== 'code' || state.problem) return;
  followed = place;
  state.marked = null;
  if (play.file === state.shownSource) return;
  await fetchSource(link, state, play.file);
  if (followed !== place || !state.sources.get(play.file)) return;
  state.shownSource = play.file;
  changed();
}

/** Writes the value of a parameter into the source as its default. */
export async function saveDefault(name, value) {
  try {
    emit('edited', await link.call('default', { name, value, file: state.mainSource }));
    delete state.values[name];
    toast(`${name} is ${value} by default now; press u to undo`);
  } catch (error) {
    toastError(error);
  }
}

/** Moves and stops the playhead. */
export function move(frame) {
  if (player.playing) player.stop();
  if (Number.isFinite(frame)) player.go(frame);
}
