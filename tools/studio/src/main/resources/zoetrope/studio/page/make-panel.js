// What is made of the scene: a form with what the command line has as options, and the queue.
import { html, nothing } from './lib/lit/lit-html.js';
import { live } from './lib/lit/directives/live.js';
import { typed } from './typed.js';
import { changed, state, toast, toastError } from './app.js';
import { currentPlay, link, player } from './scene.js';
import { clock } from './timeline.js';
import { icon } from './icons.js';

const QUALITIES = [
  ['', 'as shown'], ['low', '854 × 480, 15 fps'], ['medium', '1280 × 720, 30 fps'], ['high', '1920 × 1080, 60 fps'],
  ['2k', '2560 × 1440, 60 fps'], ['4k', '3840 × 2160, 60 fps'],
];
const SIZES = { low: [854, 480, '15'], medium: [1280, 720, '30'], high: [1920, 1080, '60'], '2k': [2560, 1440, '60'], '4k': [3840, 2160, '60'] };
const PRESETS = ['ultrafast', 'superfast', 'veryfast', 'faster', 'fast', 'medium', 'slow', 'slower', 'veryslow', 'placebo'];
const ENDINGS = [
  ...['mp4', 'mov', 'mkv', 'webm', 'gif'].map((ending) => [ending, ending.toUpperCase()]),
  ...['wav', 'flac', 'mp3', 'm4a', 'opus'].map((ending) => [ending, `${ending.toUpperCase()}, sound alone`]),
];

const form = { kind: 'film', part: 'all', quality: '', ending: 'mp4' };
let jobs = [];
/** What would be made, as far as it is known; null when it was not asked for. */
let plans = null;
let asked = 0;
/** How often all was cancelled: what was not ordered yet by then is ordered no more. */
let stops = 0;

/** The server tells how far it is. */
export function jobsTold(data) {
  const over = data.jobs.filter((job) => job.status === 'done' && jobs.find((old) => old.id === job.id && old.status !== 'done'));
  if (over.length) toast(`${over.at(-1).target} is made`);
  jobs = data.jobs;
  changed();
}

/** How many things are being made or wait. */
export const underWay = () => jobs.filter(isUnderWay).length;

const words = (text) => (text ?? '').split(/[\s,]+/).filter(Boolean);

/** One for each scene, moment and language: then the file that is named is a folder, as on the command line. */
function orders() {
  const scenes = form.scenes === 'all' ? state.scenes.map((scene) => scene.id) : [state.sceneId];
  const still = form.kind === 'still';
  const moments = words(form.at).length && form.part === 'all' ? words(form.at) : [`frame:${player.frame}`];
  const languages = !still && words(form.language).length ? words(form.language) : [form.language];
  const all = scenes.flatMap((scene) => languages.flatMap((language) => (still ? moments : ['']).map((at) => order(scene, language, at))));
  return all.map((call) => ({ ...call, several: all.length > 1 }));
}

/** Parameters are those of the scene that is shown. */
function order(scene, language, at) {
  const call = { kind: form.kind, scene, parameters: scene === state.sceneId ? state.values : {}, seed: state.seed ?? 0 };
  const size = SIZES[form.quality];
  if (size) [call.width, call.height, call.rate] = size;
  if (form.resolution) [call.width, call.height] = form.resolution.split(/[x×]/i).map(Number);
  for (const name of ['rate', 'fit', 'crf', 'preset', 'jobs', 'timeout', 'voice', 'words', 'loudness', 'burnSubtitles', 'transparent']) if (form[name]) call[name] = form[name];
  call.voice ??= state.voice;
  if (language) call.language = language;
  if (form.kind === 'still' && !isPlay()) call.at = at;
  else if (form.part === 'times') Object.assign(call, { from: form.from ?? '', to: form.to ?? '' });
  else if (form.part !== 'all') call[form.part] = form[form.part] ?? '';
  if (form.kind === 'film') Object.assign(call, { ending: form.ending, stems: form.stems ?? '' });
  if (form.target) call.target = form.target;
  return call;
}

/** Whether the part is plays, by their numbers or their line. */
const isPlay = () => form.part === 'play' || form.part === 'line';

/** Asks what would be made, which runs the scenes without drawing. */
async function plan() {
  const calls = orders();
  plans = [];
  asked++;
  const turn = asked;
  changed();
  for (const call of calls) {
    const told = await link.call('plan', call).catch((error) => ({ problem: error.message }));
    if (turn !== asked) return;
    plans.push(told);
    changed();
  }
}

/** What was planned is of other choices now. */
function forgetPlans() {
  plans = null;
  asked++;
}

const lasts = (seconds) => (seconds < 60 ? `${seconds.toFixed(2)} s` : clock(seconds));

function planned({ problem, target, frames, seconds, plays, width, height, warnings }) {
  if (problem) return html`<li class="failed"><p class="wrong">${problem}</p></li>`;
  return html`<li><p><b>${target}</b></p>
    <p>${frames === 1 ? 'one picture' : html`${frames} pictures, ${lasts(seconds)}`}, ${width} × ${height}${plays > 1 ? `, ${plays} plays` : ''}</p>
    ${warnings.map((text) => html`<p>${text}</p>`)}</li>`;
}

async function make() {
  forgetPlans();
  try {
    const before = stops;
    for (const call of orders()) if (stops === before) await link.call('make', call);
  } catch (error) {
    toastError(error);
  }
}

const cancel = (job) => link.call('cancel', { job: job.id }).catch((error) => toast(error.message));

const isUnderWay = (job) => job.status === 'running' || job.status === 'waiting';

/** The newest first, so that none that waits begins. */
async function cancelAll() {
  stops++;
  for (const job of jobs.filter(isUnderWay).reverse()) await cancel(job);
}

function select(name, label, choices) {
  return html`<label>${label} <select aria-label=${label} .value=${live(form[name] ?? choices[0][0])} @change=${(e) => { form[name] = e.target.value; forgetPlans(); changed(); }}>
    ${choices.map(([value, text]) => html`<option value=${value} ?selected=${value === (form[name] ?? choices[0][0])}>${text}</option>`)}</select></label>`;
}

function input(name, label, placeholder, type = 'text') {
  return html`<label>${label} <input type=${type} placeholder=${placeholder} .value=${typed(form[name] ?? '')} @change=${(e) => { form[name] = e.target.value.trim(); forgetPlans(); changed(); }}></label>`;
}

function part() {
  const still = form.kind === 'still';
  const sections = still ? [] : (state.outline?.sections ?? []).map((section) => [section.name, section.name]);
  const choices = still
    ? [['all', 'Moments'], ['play', 'What a play leaves'], ['line', 'What a line leaves']]
    : [['all', 'All of it'], ['times', 'From – to'], ...(sections.length ? [['section', 'A section']] : []), ['play', 'Plays'], ['line', 'A line']];
  if (!choices.some(([value]) => value === form.part)) form.part = 'all';
  return html`${select('part', still ? 'Of' : 'Part', choices)}
    ${still && form.part === 'all' ? input('at', 'Moments', `frame:${player.frame}, or 2 12.5 end`) : nothing}
    ${form.part === 'times' ? html`${input('from', 'From', '0, 12.5 or frame:750')}${input('to', 'To', 'end')}` : nothing}
    ${form.part === 'section' && sections.length ? ((form.section ??= sections[0][0]), select('section', 'Section', sections)) : nothing}
    ${form.part === 'play' ? input('play', still ? 'Play' : 'Plays', still ? String(currentPlay()?.index ?? 0) : '3, 3-5 or 3-') : nothing}
    ${form.part === 'line' ? input('line', 'Line', '40 or Opening.java:40') : nothing}`;
}

function row(job) {
  const running = isUnderWay(job);
  const share = job.expected ? job.done / job.expected : 0;
  return html`<li class=${job.status}>
    <p><b>${job.target}</b> <span>${job.status === 'done' ? `${job.seconds.toFixed(1)} s` : job.status === 'failed' ? '' : job.status}</span></p>
    ${job.status === 'running' ? html`<progress max="1" .value=${share} aria-label="How far it is"></progress>` : nothing}
    ${job.message ? html`<p class="wrong">${job.message}</p>` : nothing}
    ${job.warnings.map((text) => html`<p>${text}</p>`)}
    ${job.file ? html`<a href="made/${job.id}" target="_blank">${job.kind === 'still' ? 'Show' : 'Play'}</a> <a href="made/${job.id}" download=${job.name}>Fetch</a>` : nothing}
    <button class="small" title=${running ? 'Cancel' : 'Remove from the list'} aria-label=${running ? 'Cancel' : 'Remove from the list'} @click=${() => cancel(job)}>${icon('close')}</button></li>`;
}

export function makePanel() {
  if (!state.facts) return html`<p class="empty">No scene is open.</p>`;
  return html`
    <form class="make" @submit=${(e) => { e.preventDefault(); make(); }}>
      ${select('kind', 'What', [['film', 'Film'], ['still', 'Still'], ['pictures', 'Pictures, one for each frame']])}
      ${state.scenes.length > 1 ? select('scenes', 'Of', [['this', 'this scene'], ['all', `all ${state.scenes.length} scenes`]]) : nothing}
      ${part()}
      ${select('quality', 'Quality', QUALITIES)}
      ${form.kind === 'film' ? select('ending', 'Kind of file', ENDINGS) : nothing}
      ${orders().length > 1 ? input('target', 'Folder', 'out') : input('target', 'File', form.kind === 'pictures' ? `out/${state.facts.name}` : `out/${state.facts.name}…`)}
      <details><summary>More</summary>
        ${input('resolution', 'Size in pixels', `${state.facts.width}x${state.facts.height}`)}
        ${input('rate', 'Frames a second', state.facts.rateText)}
        ${select('fit', 'In other shapes', [['', 'as shown'], ['expand', 'expand'], ['letterbox', 'letterbox'], ['height', 'height']])}
        ${form.kind === 'film' ? html`${input('crf', 'Loss (CRF)', '24; 0 is lossless, 51 worst', 'text')}${select('preset', 'Preset', [['', 'superfast'], ...PRESETS.map((p) => [p, p])])}` : nothing}
        ${select('voice', 'Voice', [['', 'as shown'], ['none', 'silence'], ['recorded', 'recorded']])}
        ${input('words', 'Words a minute', 'of silence; 150')}
        ${input('language', form.kind === 'still' ? 'Language' : 'Languages', 'de, or de ja pt-BR')}
        ${form.kind !== 'film' || form.ending === 'mov' ? select('transparent', 'Background', [['', 'as in the scene'], ['true', 'transparent']]) : nothing}
        ${select('burnSubtitles', 'Subtitles', [['', 'beside the film'], ['true', 'in the picture']])}
        ${form.kind === 'film' ? html`${input('loudness', 'Loudness (LUFS)', '-16 is usual on the web')}${input('stems', 'Tracks of the sound', 'a folder for them')}` : nothing}
        ${input('jobs', 'Workers', 'one for each core')}
        ${input('timeout', 'Time limit in seconds', 'none')}
      </details>
      <p class="row"><button class="main-wide" type="submit">Make</button>
        <button class="wide" type="button" title="Run the scene without drawing" @click=${plan}>Plan</button></p>
    </form>
    ${plans ? html`<ul class="jobs" role="status">${plans.map(planned)}${plans.length < orders().length ? html`<li class="running"><p>running the scene…</p></li>` : nothing}</ul>` : nothing}
    ${jobs.length ? html`<h2>Made here</h2>${underWay() > 1 ? html`<button class="wide" @click=${cancelAll}>Cancel all ${underWay()}</button>` : nothing}<ul class="jobs">${[...jobs].reverse().map(row)}</ul>` : nothing}`;
}
