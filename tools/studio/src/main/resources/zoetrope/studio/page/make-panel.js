// The panel for outputs: the form, the plan, and the queue.
import { html, nothing } from './lib/lit/lit-html.js';
import { changed, on, state, toast, toastError } from './app.js';
import { link } from './scene.js';
import { clock } from './timeline.js';
import { icon } from './icons.js';
import { makeForm, orders, whenTouched } from './make-form.js';

let jobs = [];
/** The plans that the server has answered so far; null if no plan was requested. */
let plans = null;
let asked = 0;
/** The server's message if it refused the last order. */
let refused = '';
/** How often the user has cancelled everything. This also drops the orders that are not sent yet. */
let stops = 0;
/** Whether to scroll to the newest job, which is below the form. */
let showNewest = false;

/** Updates the jobs. */
on('jobs', (data) => {
  const over = data.jobs.filter((job) => job.status === 'done' && jobs.find((old) => old.id === job.id && old.status !== 'done'));
  if (over.length) toast(`${over.at(-1).target} is finished`);
  jobs = data.jobs;
  changed();
  if (!showNewest) return;
  showNewest = false;
  requestAnimationFrame(() => (document.querySelector('.queue .running') ?? document.querySelector('.queue li'))?.scrollIntoView({ block: 'nearest' }));
});

/** Returns the number of running and waiting jobs. */
export const underWay = () => jobs.filter(isUnderWay).length;

/** Requests the plans, for which the server runs the scenes without drawing. */
async function plan() {
  forgetPlans();
  const calls = orders();
  plans = [];
  const turn = asked;
  changed();
  for (const call of calls) {
    const answer = await link.call('plan', call).catch((error) => ({ problem: error.message }));
    if (turn !== asked) return;
    plans.push(answer);
    changed();
  }
}

/** Drops plans and refusals of earlier choices. */
function forgetPlans() {
  plans = null;
  refused = '';
  asked++;
}
whenTouched(forgetPlans);

const lasts = (seconds) => (seconds < 60 ? `${seconds.toFixed(2)} s` : clock(seconds));

function planned({ problem, kind, target, frames, seconds, plays, width, height, warnings }) {
  if (problem) return html`<li class="failed"><p class="wrong">${problem}</p></li>`;
  const what = kind === 'storyboard' ? `a storyboard of ${frames} plays, images of`
    : kind === 'still' ? `${frames === 1 ? 'one image' : `${frames} pages`},`
    : html`${frames} frames, ${lasts(seconds)}${plays > 1 ? `, ${plays} plays` : ''},`;
  return html`<li><p><b>${target}</b></p><p>${what} ${width} × ${height}</p>${warnings.map((text) => html`<p>${text}</p>`)}</li>`;
}

async function make() {
  forgetPlans();
  try {
    const before = stops;
    for (const call of orders()) if (stops === before) await link.call('make', call);
    showNewest = true;
  } catch (error) {
    refused = error.message;
  }
  changed();
}

const cancel = (job) => link.call('cancel', { job: job.id }).catch(toastError);

const isUnderWay = (job) => job.status === 'running' || job.status === 'waiting';

/** Cancels all jobs, the newest first, so that no waiting job begins. */
async function cancelAll() {
  stops++;
  for (const job of jobs.filter(isUnderWay).reverse()) await cancel(job);
}

const HEVC = document.createElement('video').canPlayType('video/mp4; codecs="hvc1.1.6.L120.90"') !== '';

/** Returns the label of the link that opens the first file in the browser, if browsers support it. Not all browsers play HEVC. */
const shownAs = (job) => (job.codec === 'hevc' && !HEVC ? undefined : job.shown);

/** Returns the links to the finished files: to play or show the first one, and to download each. */
function files(job) {
  const word = job.files.length ? shownAs(job) : undefined;
  return html`<p class="made">
    ${word ? html`<a href="made/${job.id}/0" target="_blank" aria-label="${word} ${job.files[0]}">${word}</a>` : nothing}
    ${job.files.map((name, i) => html`<a href="made/${job.id}/${i}" download=${name} title="Download ${name}">${i === 0 ? 'Download' : name}</a>`)}</p>
    ${job.kind === 'sequence' ? html`<p>a folder of ${job.done} images</p>` : nothing}
    ${job.sections ? html`<p>sections in ${job.sections}</p>` : nothing}
    ${job.stems ? html`<p>sound tracks in ${job.stems}</p>` : nothing}`;
}

/** Returns the progress of a running job: percent, and the estimated time that is left. */
function progress({ done, expected, secondsLeft }) {
  const percent = expected ? `${Math.min(100, Math.floor((100 * done) / expected))} %` : 'running';
  return secondsLeft === null ? percent : `${percent}, ${secondsLeft < 60 ? `${secondsLeft} s` : `${clock(secondsLeft, 0)} min`} left`;
}

function row(job) {
  const running = isUnderWay(job);
  const share = job.expected ? job.done / job.expected : undefined;
  const close = running ? 'Cancel' : 'Remove from the list';
  return html`<li class=${job.status}>
    <p><b>${job.target}</b> <span>${job.status === 'done' ? `${job.seconds.toFixed(1)} s` : job.status === 'failed' ? '' : job.status === 'running' ? progress(job) : job.status}</span></p>
    ${job.status === 'running' ? (share === undefined ? html`<progress aria-label="Progress"></progress>` : html`<progress max="1" .value=${share} aria-label="Progress"></progress>`) : nothing}
    ${job.message ? html`<p class="wrong">${job.message}</p>` : nothing}
    ${job.warnings.map((text) => html`<p>${text}</p>`)}
    ${job.status === 'done' ? files(job) : nothing}
    <button class="small" title=${close} aria-label="${close}: ${job.target}" @click=${() => cancel(job)}>${icon('close')}</button></li>`;
}

export function makePanel() {
  if (!state.facts) return html`<p class="empty">No scene is open.</p>`;
  const actions = html`
    ${refused ? html`<p class="wrong" role="alert">${refused}</p>` : nothing}
    <p class="row"><button class="main-wide" type="submit">Make</button>
      <button class="wide" type="button" title="Run the scene without drawing" @click=${plan}>Plan</button></p>`;
  return html`
    ${makeForm(make, actions)}
    ${plans ? html`<ul class="jobs" role="status">${plans.map(planned)}${plans.length < orders().length ? html`<li class="running"><p>running the scene…</p></li>` : nothing}</ul>` : nothing}
    ${jobs.length ? html`<h2>Outputs</h2>${underWay() > 1 ? html`<button class="wide" @click=${cancelAll}>Cancel all ${underWay()}</button>` : nothing}<ul class="jobs queue">${[...jobs].reverse().map(row)}</ul>` : nothing}`;
}
