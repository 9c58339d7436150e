// The page: its state, what changes it, and how it is drawn.
import { html, nothing, render } from './lib/lit/lit-html.js';
import { Link } from './link.js';
import { Picture } from './picture.js';
import { Player, SPEEDS } from './player.js';
import { Timeline, clock } from './timeline.js';
import { KEYS, actionOf } from './keys.js';
import { icon } from './icons.js';
import { guides } from './guides.js';
import { Address } from './address.js';
import { scenesPanel } from './scenes-panel.js';
import { codePanel, loadSource } from './code-panel.js';
import { parametersPanel, commandLine } from './parameters-panel.js';
import { lintPanel } from './lint-panel.js';

const TABS = [['scenes', 'Scenes'], ['code', 'Code'], ['parameters', 'Parameters'], ['lint', 'Warnings']];

export const state = {
  connected: false,
  scenes: [],
  generation: 0,
  sceneId: null,
  facts: null,
  outline: null,
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
};

const picture = new Picture();
const address = new Address();
const player = new Player(picture, {
  ask: (frame, scale, id) => link.isOpen() && link.send({ call: 'picture', frame, scale, id }),
  moved: () => {
    timeline.follow();
    timeline.draw();
    address.keep(state, player);
    changed();
  },
});
const timeline = new Timeline({
  go: (frame, dragging) => {
    if (player.playing) player.stop();
    player.go(frame, dragging);
  },
  open: (file, line) => openLine(file, line),
});
const link = new Link({
  opened: () => {
    state.connected = true;
    picture.forget();
    player.forget();
    changed();
  },
  lost: () => {
    state.connected = false;
    if (player.playing) player.stop();
    changed();
  },
  binary: (buffer) => {
    const request = picture.apply(buffer);
    picture.layOut(stage());
    player.came(request);
  },
  event: (name, data) => events[name]?.(data),
});

// --- what the server tells ---

const events = {
  scenes(data) {
    state.scenes = data.scenes;
    state.generation = data.generation;
    state.editor = data.editor;
    state.sources.clear();
    const first = state.sceneId === null;
    if (first) {
      const wanted = address.read();
      const known = data.scenes.find((scene) => scene.id === wanted.scene);
      state.sceneId = (known ?? data.scenes.find((scene) => scene.asked) ?? data.scenes[0])?.id ?? null;
      if (known) Object.assign(state, { values: wanted.values, seed: wanted.seed });
      if (known) player.frame = wanted.frame;
      if (data.scenes.some((scene) => scene.asked)) state.tab = 'code';
    }
    state.projectProblem = data.problem;
    if (state.sceneId !== null) open();
    else changed();
  },
  outline(data) {
    if (data.generation !== state.facts?.generation) return;
    state.outline = data;
    state.problem = null;
    player.frames = data.frames;
    if (player.frame > player.last()) player.go(player.last());
    showTimeline();
    changed();
  },
  lint(data) {
    if (data.generation !== state.facts?.generation) return;
    state.findings = data.findings;
    showTimeline();
    changed();
  },
  problem(data) {
    state.problem = data;
    player.forget();
    player.stop();
    changed();
  },
};

/** Opens the scene as it is now: at first, and after each change of its files or parameters. */
export async function open() {
  const id = state.sceneId;
  try {
    const facts = await link.call('open', { scene: id, parameters: state.values, seed: state.seed });
    if (id !== state.sceneId) return;
    const other = state.facts?.className !== facts.className;
    state.facts = facts;
    state.seed = facts.seed;
    state.problem = null;
    if (other) {
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
    player.forget();
    player.want(true);
    showTimeline();
    loadSource(link, state, changed);
  } catch (error) {
    if (error.problem) state.problem = error.problem;
  }
  address.keep(state, player);
  changed();
}

export function show(id) {
  if (id === state.sceneId) return;
  Object.assign(state, { sceneId: id, values: {}, seed: undefined, problem: null });
  if (player.playing) player.stop();
  player.frame = 0;
  open();
}

function showTimeline() {
  timeline.show(state.outline, state.findings ?? [], player);
}

// --- what the author does ---

export async function openLine(file, line) {
  const { opened } = state.editor ? await link.call('edit', { file, line }).catch((e) => { toast(e.message); return {}; }) : {};
  Object.assign(state, { tab: 'code', panel: true, marked: { file, line } });
  if (!opened && !state.editor) toast('no editor was found: start the studio with --editor');
  await loadSource(link, state, changed, file);
  changed();
}

export function toast(text) {
  state.toast = text;
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => { state.toast = ''; changed(); }, 3000);
  changed();
}

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(`copied: ${text}`);
  } catch {
    toast(text);
  }
}

function currentPlay() {
  return timeline.playAt(player.frame);
}

function goPlay(by) {
  const plays = state.outline?.plays ?? [];
  const starts = [...new Set(plays.map((play) => play.from))];
  const to = by > 0 ? starts.find((s) => s > player.frame) : starts.filter((s) => s < player.frame).at(-1);
  move(to ?? (by > 0 ? player.last() : 0));
}

function goSection(by) {
  const starts = (state.outline?.sections ?? []).map((section) => section.from);
  const to = by > 0 ? starts.find((s) => s > player.frame) : starts.filter((s) => s < player.frame).at(-1);
  move(to ?? (by > 0 ? player.last() : 0));
}

function move(frame) {
  if (player.playing) player.stop();
  if (Number.isFinite(frame)) player.go(frame);
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

const actions = {
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
    const dark = getComputedStyle(document.documentElement).colorScheme.includes('dark');
    document.documentElement.dataset.theme = dark ? 'light' : 'dark';
    localStorage.setItem('theme', document.documentElement.dataset.theme);
    timeline.draw();
    changed();
  },
  panel: () => { state.panel = !state.panel; changed(); },
  zoomIn: () => timeline.zoomBy(1.6),
  zoomOut: () => timeline.zoomBy(1 / 1.6),
  edit: () => { const play = currentPlay(); if (play?.line) openLine(play.file, play.line); },
  copyCommand: () => copy(commandLine(state, player)),
  help: () => { state.help = !state.help; changed(); },
  escape: () => { state.help = false; state.menu = false; document.activeElement?.blur(); changed(); },
};
for (const [id] of TABS) {
  actions[`tab-${id}`] = () => {
    Object.assign(state, { tab: id, panel: true });
    changed();
    if (id === 'scenes') requestAnimationFrame(() => document.querySelector('#filter')?.focus());
  };
}

window.addEventListener('keydown', (event) => {
  const action = actionOf(event);
  if (!action) return;
  if (state.help && action !== 'help' && action !== 'escape') return;
  event.preventDefault();
  actions[action]();
});

// --- how it is drawn ---

const stage = () => document.querySelector('.stage');

function layOut() {
  const box = stage();
  if (box) picture.layOut(box);
  changed();
}

let drawing = false;
export function changed() {
  if (drawing) return;
  drawing = true;
  requestAnimationFrame(() => {
    drawing = false;
    draw();
  });
}

const button = (name, title, action, options = {}) => html`
  <button class=${options.class ?? ''} title=${title} aria-label=${title} aria-pressed=${options.pressed ?? nothing}
    ?disabled=${options.disabled} @click=${action}>${icon(name)}</button>`;

function header() {
  const facts = state.facts;
  return html`
    <header>
      <button class="brand" title="Scenes (s)" @click=${actions['tab-scenes']}>
        <img src="icon.svg" alt="" width="20" height="20"><h1>${facts?.name ?? 'Zoetrope'}</h1>
      </button>
      <p class="summary" title=${facts?.summary ?? ''}>${facts?.summary ?? ''}</p>
      <span class="quiet">${facts ? `${facts.width} × ${facts.height}, ${facts.rateText} fps` : ''}</span>
      ${button('guides', 'Guides (g)', () => { state.menu = !state.menu; changed(); }, { pressed: state.guides.length > 0 })}
      ${state.menu ? guides.menu(state, changed) : nothing}
      ${button('sun', 'Dark or light (t)', actions.theme)}
      ${button('panel', 'Panels (\\)', actions.panel, { pressed: state.panel })}
      ${button('help', 'Keys (?)', actions.help)}
    </header>`;
}

function problemCard() {
  const problem = state.problem ?? state.projectProblem;
  if (!problem) return nothing;
  const [first, ...rest] = problem.message.split('\n');
  return html`
    <div class="problem" role="alert">
      <p><strong>${problem.file ? html`<button class="link" @click=${() => openLine(problem.file, problem.line || 1)}>${problem.file}${problem.line ? `:${problem.line}` : ''}</button>` : 'Something is wrong'}</strong> ${first}</p>
      ${rest.length ? html`<pre>${rest.join('\n')}</pre>` : nothing}
      ${problem.code.length ? html`<pre class="numbered">${problem.code.map((line, i) => html`<span class=${problem.firstLine + i === problem.line ? 'here' : ''}><i>${problem.firstLine + i}</i>${line}\n</span>`)}</pre>` : nothing}
    </div>`;
}

function stageView() {
  const busy = state.facts && !state.outline && !state.problem;
  return html`
    <section class="stage" aria-label="Picture"
      @wheel=${wheel} @pointerdown=${panBegin} @pointermove=${pointerMoved} @pointerleave=${() => { state.pointer = null; changed(); }}
      @dblclick=${actions.fit}>
      <div class="layer paper">${picture.canvas}</div>
      ${guides.draw(state, picture)}
      ${problemCard()}
      ${!state.facts && !state.problem && !state.projectProblem ? html`<p class="empty">${state.scenes.length ? 'Opening…' : state.connected ? 'There are no scenes here. Start the studio with a file: render studio MyScene.java' : ''}</p>` : nothing}
      ${busy ? html`<div class="busy" role="status">reading the scene…</div>` : nothing}
      ${!state.connected ? html`<div class="busy" role="status">the studio is not there: waiting for it</div>` : nothing}
      ${state.toast ? html`<div class="toast" role="status">${state.toast}</div>` : nothing}
    </section>`;
}

function transport() {
  const play = currentPlay();
  const section = timeline.sectionAt(player.frame);
  const known = Number.isFinite(player.frames);
  const playing = player.playing;
  return html`
    <nav class="transport" aria-label="Transport">
      <div class="group">
        ${button('previous', 'Previous play (↑)', actions.playPrevious, { disabled: !known })}
        ${button('stepBack', 'Previous frame (←)', actions.framePrevious)}
        ${button(playing && player.direction < 0 ? 'pause' : 'back', 'Play backwards (r)', actions.backwards, { disabled: !known })}
        ${button(playing && player.direction > 0 ? 'pause' : 'play', playing ? 'Stop (Space)' : 'Play (Space)', actions.forwards, { class: 'main', disabled: !known })}
        ${button('step', 'Next frame (→)', actions.frameNext)}
        ${button('next', 'Next play (↓)', actions.playNext, { disabled: !known })}
        ${button('loop', 'Loop this play (l)', actions.loop, { pressed: player.loop !== null, disabled: !known })}
        <select aria-label="Speed" .value=${String(player.speed)} @change=${(e) => { player.setSpeed(Number(e.target.value)); e.target.blur(); }}>
          ${SPEEDS.map((s) => html`<option value=${s} ?selected=${s === player.speed}>${s < 1 ? `1/${1 / s}` : s}×</option>`)}
        </select>
      </div>
      <output class="time"><b>${clock(player.frame / player.rate)}</b>${state.outline ? html` / ${clock(state.outline.duration)}` : nothing}</output>
      <span class="quiet">frame ${player.frame}</span>
      <span class="where">${section ? html`<b>${section.name}</b> ` : nothing}${play ? html`play ${play.index}: ${play.description}` : nothing}</span>
      <span class="quiet right">${state.pointer ? `${state.pointer.x.toFixed(2)}, ${state.pointer.y.toFixed(2)}` : nothing}
        ${picture.view.zoom === 'fit' ? 'fit' : `${Math.round(picture.view.zoom * 100)} %`}</span>
    </nav>`;
}

const panels = {
  scenes: () => scenesPanel(state, show, changed),
  code: () => codePanel(state, player, { openLine, move, currentPlay: currentPlay() }),
  parameters: () => parametersPanel(state, player, { open, copy, changed }),
  lint: () => lintPanel(state, player, { move, openLine }),
};

function side() {
  if (!state.panel) return nothing;
  const count = state.findings?.filter((finding) => !finding.note).length;
  return html`
    <aside>
      <div class="tabs" role="tablist">
        ${TABS.map(([id, name]) => html`
          <button role="tab" id="tab-${id}" aria-selected=${state.tab === id} @click=${() => { state.tab = id; changed(); }}>
            ${name}${id === 'lint' && count ? html`<span class="count">${count}</span>` : nothing}</button>`)}
      </div>
      <div class="panel" role="tabpanel" aria-labelledby="tab-${state.tab}">${panels[state.tab]()}</div>
    </aside>`;
}

function sheet() {
  if (!state.help) return nothing;
  const names = { ArrowRight: '→', ArrowLeft: '←', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc', PageUp: 'Page ↑', PageDown: 'Page ↓' };
  const shown = (key) => key.split('+').filter(Boolean).map((k) => names[k] ?? (k.length === 1 ? k.toUpperCase() : k)).join(' ') || '+';
  return html`
    <div class="veil" @click=${actions.help}>
      <div class="sheet" role="dialog" aria-modal="true" aria-label="Keys" @click=${(e) => e.stopPropagation()}>
        ${KEYS.map(([group, keys]) => html`<section><h2>${group}</h2><dl>${keys.map(([key, what]) => html`<dt><kbd>${shown(key)}</kbd></dt><dd>${what}</dd>`)}</dl></section>`)}
      </div>
    </div>`;
}

function draw() {
  render(html`
    <div class="page ${state.panel ? 'with-panel' : ''}">
      ${header()}
      ${stageView()}
      ${side()}
      <footer>${transport()}${timeline.element}</footer>
      ${sheet()}
    </div>`, document.querySelector('#app'));
  picture.layOut(stage());
  const play = currentPlay();
  timeline.element.setAttribute('aria-valuemin', 0);
  timeline.element.setAttribute('aria-valuemax', Number.isFinite(player.frames) ? player.last() : 0);
  timeline.element.setAttribute('aria-valuenow', player.frame);
  timeline.element.setAttribute('aria-valuetext', `${clock(player.frame / player.rate)}${play ? `, ${play.description}` : ''}`);
}

// --- the pointer on the picture ---

function wheel(event) {
  if (event.target.closest('.problem')) return;
  event.preventDefault();
  const box = stage().getBoundingClientRect();
  picture.zoomBy(Math.exp(-event.deltaY / 300), { x: event.clientX - box.left, y: event.clientY - box.top }, box);
  layOut();
}

let pan = null;
function panBegin(event) {
  if (event.target.closest('.problem') || picture.view.zoom === 'fit') return;
  if (event.button === 1 || event.button === 0) {
    pan = { x: event.clientX - picture.view.x, y: event.clientY - picture.view.y };
    stage().setPointerCapture(event.pointerId);
  }
}

function pointerMoved(event) {
  if (pan && event.buttons) {
    Object.assign(picture.view, { x: event.clientX - pan.x, y: event.clientY - pan.y });
    layOut();
  } else {
    pan = null;
  }
  state.pointer = picture.stageAt(picture.pixelAt(event));
  changed();
}

// --- beginning ---

document.documentElement.dataset.theme = localStorage.getItem('theme') ?? '';
document.querySelector('#app').replaceChildren();
draw();
new ResizeObserver(layOut).observe(stage());
window.addEventListener('hashchange', () => {
  const wanted = address.read();
  if (address.isOwn() || !wanted.scene) return;
  if (wanted.scene !== state.sceneId && state.scenes.some((scene) => scene.id === wanted.scene)) show(wanted.scene);
  move(wanted.frame);
});
window.addEventListener('beforeunload', () => address.write());

/** For the tests, and for programs that measure. */
window.studio = { state, player, picture, timeline, actions, link };
