// How the page is drawn.
import { html, nothing, render, svg } from './lib/lit/lit-html.js';
import { TABS, changed, copy, picture, stage, state, toastError } from './app.js';
import { currentPlay, link, move, open, openLine, player, saveDefault, show, sound, timeline } from './scene.js';
import { SPEEDS } from './player.js';
import { clock } from './timeline.js';
import { actions } from './actions.js';
import { KEYS, ariaKey, charactersAreOn, keyOf, shownKey, switchCharacters } from './keys.js';
import { button, icon } from './icons.js';
import { guides } from './guides.js';
import { subtitles } from './subtitles.js';
import { pointer } from './pointer.js';
import { ink } from './ink.js';
import { scenesPanel } from './scenes-panel.js';
import { finderSheet } from './finder.js';
import { pictureName } from './picture-name.js';
import { sectionsPanel } from './sections-panel.js';
import { codePanel } from './code-panel.js';
import { objectsPanel } from './objects-panel.js';
import { lookAtStage, outline } from './objects.js';
import { sketch, tools } from './tools.js';
import { toolBar, toolsPanel } from './tools-panel.js';
import { camera } from './camera-tool.js';
import { editText, textEditor } from './text-editor.js';
import { cursor } from './key-cursor.js';
import { parametersPanel } from './parameters-panel.js';
import { lintPanel } from './lint-panel.js';
import { profilePanel } from './profile-panel.js';
import { makePanel, underWay } from './make-panel.js';
import { voicePanel } from './voice-panel.js';
import { prompter } from './prompter.js';
import { panelEdge } from './panel-edge.js';

/** Returns a button for an action, with the key of the action. */
function actionButton(image, label, action, options = {}) {
  const key = keyOf(options.keyAction ?? action);
  return button(image, `${label} (${key.length === 1 ? key : shownKey(key)})`, actions[action], { label, keys: ariaKey(key), ...options });
}

function header() {
  const facts = state.facts;
  return html`
    <header>
      <button class="brand" title="Scenes (s)" @click=${actions['tab-scenes']}>
        <img src="icon.svg" alt=""><h1>${facts?.name ?? state.scenes.find((scene) => scene.id === state.sceneId)?.name ?? 'Zoetrope'}</h1>
      </button>
      <p class="summary" title=${facts?.summary ?? ''}>${facts?.summary ?? ''}</p>
      <span class="quiet">${facts ? `${facts.width} × ${facts.height}, ${facts.rateText} fps` : ''}</span>
      ${button('guides', 'Guides (g)', () => { state.menu = !state.menu; changed(); }, { label: 'Guides', keys: ariaKey('g'), pressed: state.guides.length > 0, expanded: Boolean(state.menu) })}
      ${state.menu ? guides.menu(state, changed) : nothing}
      ${actionButton('find', 'Find', 'find')}
      ${actionButton('full', 'Present', 'present')}
      ${actionButton('sun', 'Dark or light', 'theme')}
      ${actionButton('panel', 'Panels', 'panel', { pressed: state.panel })}
      ${actionButton('help', 'Keys', 'help')}
    </header>`;
}

/** Whether a line has a caret for the line before it, so that neither may be wrapped. */
const isCaret = (line) => /^\s*\^$/.test(line ?? '');

function problemCard() {
  const problem = state.problem ?? state.projectProblem;
  if (!problem) return nothing;
  const [first, ...rest] = problem.message.split('\n');
  return html`
    <div class="problem" role="alert">
      <p><strong>${problem.file ? html`<button class="link" @click=${() => openLine(problem.file, problem.line || 1)}>${problem.file}${problem.line ? `:${problem.line}` : ''}</button>` : 'Something is wrong'}</strong> ${first}</p>
      ${rest.length ? html`<pre>${rest.map((line, i) => html`<span class=${[line, rest[i + 1]].some(isCaret) ? 'code-of-problem' : nothing}>${line}\n</span>`)}</pre>` : nothing}
      ${problem.code.length ? html`<pre class="numbered">${problem.code.map((line, i) => html`<span class=${problem.firstLine + i === problem.line ? 'here' : ''}><i>${problem.firstLine + i}</i>${line}\n</span>`)}</pre>` : nothing}
    </div>`;
}

/** Returns the outline of the selected object and the drawing of a tool, over the image. */
function overlay() {
  const { points, box, size } = sketch();
  return html`<svg class="layer overlay" viewBox="0 0 ${size.width} ${size.height}" aria-hidden="true">${camera.changed ? nothing : outline(tools.change, tools.current === 'move')}
    ${cursor.isOn() ? svg`<path class="cursor" d=${cursor.path()}></path>` : nothing}
    ${points ? svg`<polyline points=${points}></polyline>` : nothing}
    ${box ? svg`<rect class="box" x=${box[0]} y=${box[1]} width=${box[2] - box[0]} height=${box[3] - box[1]}></rect>` : nothing}</svg>`;
}

/** Reports the progress of an image that takes long, and the frame that is shown until it is drawn. */
function seekingNote() {
  const seeking = player.seeking;
  if (!seeking) return nothing;
  const part = seeking.frame ? Math.floor((100 * seeking.passed) / seeking.frame) : 0;
  const at = (frame) => clock(frame / player.rate);
  return html`<div class="busy seeking" role="status">${seeking.frame ? `${at(seeking.frame)} is being prepared: ${part} %` : 'the first frame is being prepared'}${seeking.near === null ? '' : `; this is ${at(seeking.near)}`}<progress max="100" .value=${part}></progress></div>`;
}

const placeLink = (file, line) => html`<button class="link" @click=${() => openLine(file, line)}>${file}:${line}</button>`;
const stopButton = () => html`<button class="wide" @click=${() => link.call('stop').catch(toastError)}>Stop</button>`;

/** Names the line of a scene that does not advance, with a button that stops the scene. */
function stalledNote() {
  const { place, file, line, seconds } = state.stalled;
  return html`<div class="busy stalled" role="status">for ${seconds} s still in ${line ? placeLink(file, line) : place} ${stopButton()}</div>`;
}

/** Reports that the scene is being read. The timeline may still show the scene as it was before a change. */
function readingNote() {
  if (!state.facts || state.problem || state.stalled) return nothing;
  const { duration, loop } = state.read ?? {};
  const soFar = html`${duration ? ` ${clock(duration, 0)} so far` : ''}${loop ? html`, ${loop.times} plays from ${placeLink(loop.file, loop.line)} ${stopButton()}` : nothing}`;
  if (!state.outline) return player.seeking && !loop ? nothing : html`<div class="busy reading" role="status">reading the scene…${soFar}</div>`;
  if (state.outline.generation === state.facts.generation || state.failure) return nothing;
  return html`<div class="busy reading late" role="status">reading the changed scene…${soFar}; the timeline shows the former one</div>`;
}

/** Returns the text that is shown while no scene is shown. */
function empty() {
  if (state.emptyFolder) return html`There are no scenes in ${state.emptyFolder} yet. Save a file there, and it appears here.`;
  return state.listed && !state.scenes.length ? 'There are no scenes here. Start the studio with a file: render studio MyScene.java' : 'Opening…';
}

/** Returns the notes over the image, one below the other. */
function notices() {
  return html`<div class="notices">
      ${state.stalled ? stalledNote() : seekingNote()}
      ${readingNote()}
      ${state.lost ? html`<div class="busy" role="status">${state.refused ? 'the studio was restarted: open the link that it printed' : 'the studio does not answer: waiting for it'}</div>` : nothing}
      ${state.outdated && state.connected ? html`<div class="busy outdated" role="status"><button class="link" @click=${() => openLine(state.outdated.file, 1)}>${state.outdated.file}</button> is newer than what is shown: ${state.outdated.command}</div>` : nothing}
      ${camera.changed ? html`<div class="busy view-note">another camera <button class="link" @click=${camera.reset}>as in the scene</button></div>` : nothing}
      ${cursor.isOn() ? html`<span class="unseen" role="status">${cursor.x.toFixed(2)}, ${cursor.y.toFixed(2)}</span>` : nothing}
      ${state.toast ? html`<div class="toast" role="status">${state.toast}</div>` : nothing}
    </div>`;
}

function stageView() {
  return html`
    <section class="stage" aria-label="Picture" tabindex="0" data-tool=${tools.current} data-ink=${ink.mode ?? nothing}
      @wheel=${pointer.wheel} @mousedown=${pointer.unfocus} @pointerdown=${pointer.down} @pointermove=${pointer.moved} @pointerup=${pointer.up} @pointerleave=${pointer.left}
      @dblclick=${editText} @focus=${lookAtStage} @blur=${changed}>
      <div class="layer paper" ?hidden=${!player.counts.firstAt || state.noPicture}>${picture.canvas}${picture.playCanvas}</div>
      ${guides.draw(state, picture)}
      ${subtitles.draw(player.frame)}
      ${overlay()}
      ${state.presenting ? html`<svg class="layer ink" viewBox="0 0 ${picture.film.width} ${picture.film.height}" aria-hidden="true">${ink.draw()}</svg>` : nothing}
      ${textEditor()}
      ${problemCard()}
      ${!state.facts && !state.problem && !state.projectProblem ? html`<p class="empty">${empty()}</p>` : nothing}
      ${notices()}
    </section>`;
}

function transport() {
  const play = currentPlay();
  const section = timeline.sectionAt(player.frame);
  const open = Boolean(state.facts);
  const playing = player.playing;
  return html`
    <nav class="transport" aria-label="Transport">
      <div class="group">
        ${actionButton('previous', 'Previous play', 'playPrevious', { disabled: !open })}
        ${actionButton('stepBack', 'Previous frame', 'framePrevious', { disabled: !open })}
        ${actionButton(playing && player.direction < 0 ? 'pause' : 'back', 'Play backwards', 'backwards', { disabled: !open })}
        ${actionButton(playing && player.direction > 0 ? 'pause' : 'play', playing ? 'Stop' : 'Play', 'forwards', { class: 'main', disabled: !open, keyAction: 'toggle' })}
        ${actionButton('step', 'Next frame', 'frameNext', { disabled: !open })}
        ${actionButton('next', 'Next play', 'playNext', { disabled: !open })}
        ${actionButton('loop', 'Loop this play', 'loop', { pressed: player.loop !== null, disabled: !open })}
        <select aria-label="Speed" .value=${String(player.speed)} @change=${(e) => { player.setSpeed(Number(e.target.value)); e.target.blur(); }}>
          ${SPEEDS.map((s) => html`<option value=${s} ?selected=${s === player.speed}>${s < 1 ? `1/${1 / s}` : s}×</option>`)}
        </select>
        ${state.outline?.sounds.length ? html`${actionButton(sound.muted ? 'mute' : 'sound', sound.muted ? 'Sound' : 'No sound', 'mute', { pressed: !sound.muted })}
          <input type="range" class="volume" aria-label="Volume" min="0" max="1" step="0.1" .value=${String(sound.muted ? 0 : sound.volume)} @input=${(e) => { sound.setVolume(Number(e.target.value)); changed(); }} @change=${(e) => e.target.blur()}>` : nothing}
      </div>
      <output class="time" aria-live="off"><b>${clock(player.frame / player.rate)}</b>${state.outline ? html` / ${clock(state.outline.duration)}` : nothing}</output>
      <span class="quiet">frame ${player.frame}</span>
      <span class="where">${section ? html`<b>${section.name}</b> ` : nothing}${play ? html`play ${play.index}: ${play.code}` : nothing}</span>
      <span class="quiet right">${state.pointer ? `${state.pointer.x.toFixed(2)}, ${state.pointer.y.toFixed(2)} · ` : nothing}${picture.view.zoom === 'fit' ? 'fit' : `${Math.round(picture.view.zoom * 100)} %`}</span>
    </nav>`;
}

const panels = {
  scenes: () => scenesPanel(state, show, changed),
  sections: () => sectionsPanel(),
  code: () => codePanel(state, player, { link, openLine, move, currentPlay: currentPlay() }),
  objects: () => objectsPanel(state, player),
  parameters: () => parametersPanel(state, player, { open, copy, changed, saveDefault }),
  tools: () => toolsPanel(),
  voice: () => voicePanel(),
  profile: () => profilePanel(),
  make: () => makePanel(),
  lint: () => lintPanel({ link, move, openLine, rate: player.rate }),
};

function side() {
  if (!state.panel) return nothing;
  const count = (state.findings?.filter((finding) => !finding.note).length ?? 0) + (state.outline?.warnings.length ?? 0);
  return html`
    <aside>
      ${panelEdge()}
      <div class="tabs" role="tablist" aria-label="Panels">
        ${TABS.map(([id, name]) => html`
          <button role="tab" id="tab-${id}" title="${name} (${keyOf(`tab-${id}`)})" aria-label=${name} aria-keyshortcuts=${ariaKey(keyOf(`tab-${id}`)) || nothing} aria-selected=${state.tab === id} tabindex=${state.tab === id ? 0 : -1} @click=${() => { state.tab = id; changed(); }}>
            ${icon(`tab-${id}`)}<span>${name}</span>${id === 'make' && underWay() ? html`<span class="count busy-count">${underWay()}</span>` : nothing}${id === 'lint' && count ? html`<span class="count">${count}</span>` : nothing}</button>`)}
      </div>
      <div class="panel" role="tabpanel" aria-labelledby="tab-${state.tab}">${panels[state.tab]()}</div>
    </aside>`;
}

function sheet() {
  if (!state.help) return nothing;
  return html`
    <div class="veil" @click=${actions.help}>
      <div class="sheet" role="dialog" aria-modal="true" aria-label="Keys" tabindex="-1" @click=${(e) => e.stopPropagation()}>
        <div>${KEYS.map(([group, keys]) => html`<section><h2>${group}</h2><dl>${keys.map(([key, what]) => html`<dt><kbd>${shownKey(key)}</kbd></dt><dd>${what}</dd>`)}</dl></section>`)}</div>
        <label class="field"><span>Keys of one character (switch them off if you dictate; Ctrl K finds all actions)</span>
          <input type="checkbox" role="switch" class="character-keys" .checked=${charactersAreOn()} @change=${() => { switchCharacters(); changed(); }}></label>
      </div>
    </div>`;
}

/** Draws the whole page. */
export function draw() {
  render(html`
    <div class="page ${state.presenting ? (state.presenting.black ? 'presenting black' : 'presenting') : state.panel ? 'with-panel' : ''}">
      ${header()}
      ${toolBar()}
      ${stageView()}
      ${side()}
      <footer>${transport()}${timeline.element}</footer>
      ${sheet()}
      ${finderSheet()}
      ${prompter()}
    </div>`, document.querySelector('#app'));
  picture.layOut(stage());
  picture.canvas.setAttribute('aria-label', pictureName());
  const play = currentPlay();
  timeline.element.setAttribute('aria-valuemin', 0);
  timeline.element.setAttribute('aria-valuemax', Number.isFinite(player.frames) ? player.last() : 0);
  timeline.element.setAttribute('aria-valuenow', player.frame);
  timeline.element.setAttribute('aria-valuetext', `${clock(player.frame / player.rate)}${play ? `, ${play.code}` : ''}`);
}

