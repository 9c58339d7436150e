// The spoken lines: recorded, missing or outdated. The panel records a line, plays the recording, and saves or repeats it.
import { html, nothing } from './lib/lit/lit-html.js';
import { changed, state, toast, toastError } from './app.js';
import { link, move, open, openLine, player, timeEvents } from './scene.js';
import { clock } from './timeline.js';
import { Recorder } from './recorder.js';
import { recordAll, sendTake } from './prompter.js';

const COUNTDOWN = 3;
const STATES = { missing: 'not recorded' };
const voice = { lines: null, level: 0, take: null, step: 'idle' };

const recorder = new Recorder({
  level: (peak) => {
    voice.level = Math.max(peak, voice.level * 0.9);
    if (document.querySelector('.level')) changed();
  },
  full: () => stop(),
});

/** Requests the lines of the current scene. */
export async function loadLines() {
  const generation = state.generation;
  const wanted = `${state.sceneId} ${generation} ${state.facts?.voice}`;
  if (!state.outline || voice.asked === wanted) return;
  voice.asked = wanted;
  const lines = await link.call('lines').catch((error) => { if (!state.problem) toastError(error); return null; });
  if (voice.asked !== wanted) return;
  voice.lines = lines;
  changed();
}

async function record(line) {
  if (player.playing) player.stop();
  discard();
  try {
    await recorder.open();
  } catch (error) {
    toast(`the microphone cannot be used: ${error.message}`);
    return;
  }
  Object.assign(voice, { step: 'counting', name: line.name, count: COUNTDOWN });
  changed();
  const tick = () => {
    if (voice.step !== 'counting') return;
    if (--voice.count === 0) {
      voice.step = 'recording';
      voice.since = performance.now();
      recorder.start();
    } else voice.timer = setTimeout(tick, 700);
    changed();
  };
  voice.timer = setTimeout(tick, 700);
}

function stop() {
  if (voice.step !== 'recording') return;
  voice.take = recorder.stop();
  voice.take.url = URL.createObjectURL(voice.take.wav);
  voice.step = 'taken';
  recorder.close();
  changed();
}

/** Drops a recording that was not saved. */
function discard() {
  clearTimeout(voice.timer);
  if (voice.take) URL.revokeObjectURL(voice.take.url);
  recorder.close();
  Object.assign(voice, { step: 'idle', take: null, name: null, level: 0 });
  changed();
}

async function keep(line) {
  voice.step = 'keeping';
  changed();
  try {
    await sendTake(line.name, voice.take.wav);
    discard();
    voice.asked = null;
    if (state.facts.voice === 'NONE') chooseVoice('recorded');
  } catch (error) {
    voice.step = 'taken';
    toastError(error);
  }
}

/** Records lines with the teleprompter. */
function prompted(lines) {
  discard();
  recordAll(lines, async () => {
    voice.asked = null;
    await loadLines();
    if (state.facts.voice === 'NONE' && voice.lines?.lines.every((line) => line.state === 'recorded')) chooseVoice('recorded');
  });
}

/** Chooses another voice, and opens the scene again with it. */
function chooseVoice(name) {
  state.voice = name;
  open();
}

/** Plays a line in the scene, with its recording. */
async function hear(line) {
  if (line.state === 'recorded' && voice.lines.voice === 'NONE') {
    state.outline = null;
    state.voice = 'recorded';
    await open();
    if (!(await outlined())) return;
    await loadLines();
  }
  play(voice.lines?.lines.find((one) => one.name === line.name) ?? line);
}

/** Waits until the scene has run; returns whether it did within some seconds. */
async function outlined() {
  for (let i = 0; i < 100 && !state.outline; i++) await new Promise((resolve) => setTimeout(resolve, 100));
  return Boolean(state.outline);
}

function play(line) {
  move(line.from);
  player.until = Math.max(line.from, line.to - 1);
  player.loop = null;
  player.play(1);
}

function take(line) {
  if (voice.name !== line.name) return nothing;
  if (voice.step === 'counting') return html`<p class="count-in" role="status">${voice.count}</p>`;
  if (voice.step === 'recording') return html`<p role="status"><meter class="level" min="0" max="1" high="0.9" .value=${voice.level} aria-label="Level of the microphone"></meter> ${clock((performance.now() - voice.since) / 1000, 1)}
    <button class="wide" @click=${stop}>Stop</button></p>`;
  return html`<p><audio controls src=${voice.take.url}></audio>
    <button class="wide" ?disabled=${voice.step === 'keeping'} @click=${() => keep(line)}>Keep</button>
    <button class="wide" @click=${() => record(line)}>Repeat</button>
    <button class="wide" @click=${discard}>Discard</button></p>`;
}

function lineRow(line) {
  const busy = voice.step !== 'idle';
  const isRecorded = line.state === 'recorded';
  const here = player.frame >= line.from && player.frame < line.to;
  return html`<li class="${line.state.split(' ')[0]} ${here ? 'now' : ''}" aria-current=${here}>
    <p>${line.text}</p>
    <p class="about-line"><button class="link" title="Go to this line" @click=${() => move(line.from)}>${clock(line.start)}</button>
      ${line.place ? html`<button class="link" title="Show the code" @click=${() => { const [file, number] = line.place.split(':'); openLine(file, Number(number)); }}>${line.place}</button>` : nothing}
      <span><b>${isRecorded ? nothing : STATES[line.state] ?? line.state}</b> ${line.seconds.toFixed(1)} s</span></p>
    ${busy ? nothing : html`<p class="row"><button class="wide" @click=${() => record(line)}>${isRecorded ? 'Record again' : 'Record'}</button>
      <button class="wide" title="Play it as in the scene" @click=${() => hear(line)}>${isRecorded ? 'Hear it' : 'Play it'}</button></p>`}
    ${take(line)}</li>`;
}

function voiceField() {
  return html`
    <div class="field"><label for="voice">Voice</label>
      <select id="voice" .value=${state.voice ?? ''} @change=${(e) => chooseVoice(e.target.value)}>
        ${[['', 'as started'], ['none', 'silence'], ['recorded', 'recorded']].map(([value, text]) => html`<option value=${value} ?selected=${value === (state.voice ?? '')}>${text}</option>`)}
      </select></div>`;
}

export function voicePanel() {
  if (!state.outline) return html`<p class="empty">Wait until the scene has run to its end.</p>`;
  loadLines();
  if (!voice.lines) return html`${state.problem ? voiceField() : nothing}<p class="empty">${state.problem ? 'The lines are known when the scene runs to its end.' : 'Loading…'}</p>`;
  const { lines, outdated, folder } = voice.lines;
  if (!lines.length && !outdated.length) return html`<p class="empty">The scene has no spoken lines. Add one with say("Look here.").</p>${timeEvents.list()}`;
  const missing = lines.filter((line) => line.state !== 'recorded').length;
  return html`
    ${voiceField()}
    <p class="about">${lines.length} lines, ${missing} not recorded${outdated.length ? `, ${outdated.length} outdated` : ''}</p>
    ${lines.length ? html`<p class="row"><button class="wide record-all" ?disabled=${!folder} @click=${() => prompted(lines)}>Record all</button>
      ${missing && missing < lines.length ? html`<button class="wide" ?disabled=${!folder} @click=${() => prompted(lines.filter((line) => line.state !== 'recorded'))}>Record what is missing</button>` : nothing}</p>` : nothing}
    <ul class="lines">${lines.map(lineRow)}</ul>
    ${outdated.length ? html`<h2>Recordings of changed texts</h2><ul class="lines">${outdated.map((name) => html`<li class="outdated"><p>${name}</p></li>`)}</ul>` : nothing}
    ${folder ? html`<p class="hint">${folder}</p>` : html`<p class="hint">The folder of the source is unknown. To save recordings, start the studio with the .java file.</p>`}
    ${timeEvents.list()}`;
}
