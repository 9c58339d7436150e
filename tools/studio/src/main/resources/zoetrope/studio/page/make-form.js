// The form of what is to be made: a kind, then only its options, as the command line has them.
import { html, nothing } from './lib/lit/lit-html.js';
import { live } from './lib/lit/directives/live.js';
import { typed } from './typed.js';
import { changed, state } from './app.js';
import { currentPlay, player } from './scene.js';
import { CODECS, ENDINGS, KINDS, PRESETS, QUALITIES, SIZES, codecsOf, hasAlpha, hasLossless, usualCodec } from './make-choices.js';

export const form = { kind: 'film', part: 'all', quality: '' };
/** What was chosen of each kind. */
const endings = {};
/** Which groups of options are open. */
const unfolded = new Set();

let touched = () => {};
/** Sets what is done when something else is chosen. */
export const whenTouched = (action) => { touched = action; };

const words = (text) => (text ?? '').split(/[\s,]+/).filter(Boolean);

const isFilm = () => form.kind === 'film';
/** What the studio was started with, where nothing else is chosen. */
const isSet = (name) => (form[name] || String(state.basis?.[name])) === 'true';
export const ending = () => (ENDINGS[form.kind].length ? endings[form.kind] ?? (isFilm() ? state.basis?.ending : undefined) ?? ENDINGS[form.kind][0][0] : '');
const isPaths = () => form.kind === 'sheet' || (form.kind === 'still' && ['svg', 'pdf'].includes(ending()));
const isTransparent = () => isSet('transparent') && canBeTransparent();
const codecs = () => (isFilm() ? codecsOf(ending()) : []);
const codec = () => (codecs().includes(form.codec) ? form.codec : '');
const canBeTransparent = () => hasAlpha(form.kind, ending(), codec());
const canBeLossless = () => isFilm() && hasLossless(ending(), codec(), isTransparent());
const isLossless = () => isSet('lossless') && canBeLossless();
const coder = () => codec() || usualCodec(ending(), isTransparent(), isLossless());
const hasRate = () => form.kind === 'talk' || (codecs().length > 0 && CODECS[coder()].rate && !isLossless());
const isPlay = () => form.part === 'play' || form.part === 'line';
const isMoments = () => form.kind === 'still' && !isPlay();

/** Two choices, of which the first is what the studio was started with. */
const choices = (name, no, yes) => (state.basis?.[name] ? [['', yes], ['false', no]] : [['', no], ['true', yes]]);

/** The options by the groups that they stand in; a group without any is left out. */
const GROUPS = [
  ['Pages', () => (form.kind === 'sheet' ? [
    select('paper', 'Paper', [['a4', 'A4'], ['letter', 'Letter']]),
    select('portrait', 'Pages', [['', 'landscape'], ['true', 'portrait']]),
    input('columns', 'Columns', form.portrait ? '2' : '3'),
  ] : [])],
  ['Picture', () => [
    ...(form.kind === 'sound' ? [] : [
      input('resolution', 'Size in pixels', `${state.facts.width}x${state.facts.height}`),
      select('fit', 'In other shapes', [['', 'as shown'], ['expand', 'expand'], ['letterbox', 'letterbox'], ['height', 'height']])]),
    ...(form.kind === 'still' || form.kind === 'sheet' ? [] : [input('rate', 'Frames a second', state.facts.rateText)]),
    ...(canBeTransparent() ? [select('transparent', 'Background', choices('transparent', 'as in the scene', 'transparent'))] : []),
    ...(isPaths() ? [input('pictureScale', 'Picture scale', '2, of what paths cannot show')] : []),
  ]],
  ['Coding', () => [
    ...(canBeLossless() ? [select('lossless', 'Loss', choices('lossless', 'hardly seen', 'none (lossless)'))] : []),
    ...(hasRate() ? [input('crf', 'Rate factor', `${state.basis?.crf ?? 24}; 0 is best, 51 worst`), select('preset', 'Preset', [['', state.basis?.preset ?? 'superfast'], ...PRESETS.map((p) => [p, p])])] : []),
  ]],
  ['Speech and sound', () => [
    select('voice', 'Voice', [['', 'as shown'], ['none', 'silence'], ['recorded', 'recorded']]),
    input('words', 'Words a minute', 'of silence; 150'),
    form.kind === 'still' || form.kind === 'sheet' ? input('language', 'Language', 'de') : input('language', 'Languages', 'de, or de ja pt-BR'),
    ...(form.kind === 'sound' ? [] : [select('burnSubtitles', 'Subtitles', [['', isFilm() ? 'beside the film' : 'as shown'], ['true', 'in the picture']])]),
    ...(form.kind === 'still' || form.kind === 'sheet' ? [] : [
      input('loudness', 'Loudness (LUFS)', '-16 is usual on the web'),
      input('stems', 'Sound tracks', 'a folder for them')]),
  ]],
  ['Beside the film', () => (isFilm() ? [
    input('sections', 'Sections', 'a folder for a file of each'),
    input('thumbnail', 'Thumbnail', `a time: frame:${player.frame}, 2, end`),
    ...(form.thumbnail ? [select('thumbnailType', 'Its type', [['png', 'PNG'], ['jpg', 'JPEG']])] : []),
  ] : [])],
  ['Title, author, date', () => (form.kind === 'pictures' || form.kind === 'sheet' || ending() === 'gif' ? [] : [
    input('title', 'Title', state.basis?.title ?? ''), input('author', 'Author', state.basis?.author ?? ''),
    input('comment', 'Comment', state.basis?.comment ?? ''), input('date', 'Date', state.basis?.date ?? '2026-11-25'),
  ])],
  ['How it is made', () => [
    ...(form.kind === 'still' || form.kind === 'sheet' ? [] : [input('jobs', 'Workers', 'one for each core')]),
    ...(isFilm() || form.kind === 'talk' ? [select('kept', 'Of earlier films', [['', 'what is known is taken'], ['left', 'nothing is taken'], ['checked', 'all is compared']])] : []),
    input('timeout', 'Time limit in seconds', 'none'),
  ]],
];

function set(name, value) {
  form[name] = value;
  touched();
  changed();
}

const NAMES = new WeakMap();
/** Remembers of which option a field is. */
function named(name, field) {
  NAMES.set(field, name);
  return field;
}

function select(name, label, choices) {
  const now = choices.some(([value]) => value === form[name]) ? form[name] : choices[0][0];
  return named(name, html`<label>${label} <select aria-label=${label} .value=${live(now)} @change=${(e) => set(name, e.target.value)}>
    ${choices.map(([value, text]) => html`<option value=${value} ?selected=${value === now}>${text}</option>`)}</select></label>`);
}

function input(name, label, placeholder) {
  return named(name, html`<label>${label} <input type="text" placeholder=${placeholder} .value=${typed(form[name] ?? '')} @change=${(e) => set(name, e.target.value.trim())}></label>`);
}

/** A file's kind goes with the ending of its name, and the name with the kind. */
function endingChoice() {
  const choices = ENDINGS[form.kind];
  if (choices.length < 2) return nothing;
  return html`<label>Kind of file <select aria-label="Kind of file" .value=${live(ending())} @change=${(e) => setEnding(e.target.value)}>
    ${choices.map(([value, text]) => html`<option value=${value} ?selected=${value === ending()}>${text}</option>`)}</select></label>`;
}

function setEnding(value) {
  endings[form.kind] = value;
  if (form.target && /\.\w{2,5}$/.test(form.target)) form.target = form.target.replace(/\.\w+$/, `.${value}`);
  touched();
  changed();
}

function setTarget(value) {
  const named = /\.(\w+)$/.exec(value)?.[1].toLowerCase();
  if (ENDINGS[form.kind].some(([known]) => known === named)) endings[form.kind] = named;
  set('target', value);
}

function target() {
  const all = orders();
  const label = all.length > 1 || form.kind === 'pictures' ? 'Folder' : 'File';
  const usual = all.length > 1 ? 'out' : form.kind === 'pictures' ? `out/${state.facts.name}` : `out/${state.facts.name}${form.kind === 'sheet' ? '-sheet' : isMoments() || form.part !== 'all' ? '-…' : ''}.${ending()}`;
  return html`<label>${label} <input type="text" placeholder=${usual} .value=${typed(form.target ?? '')} @change=${(e) => setTarget(e.target.value.trim())}></label>`;
}

function codecChoice() {
  const own = state.basis?.codec;
  const usual = usualCodec(ending(), isTransparent(), isLossless());
  const first = codecs().includes(own) ? ['', `${CODECS[own].label}, as set`] : ['', `${CODECS[usual].label}, the usual`];
  return codecs().length ? select('codec', 'Codec', [first, ...codecs().map((name) => [name, CODECS[name].label])]) : nothing;
}

/** The play or line of the playhead: what is meant where nobody says another one. */
const here = (part) => (part === 'play' ? String(currentPlay()?.index ?? 0) : String(currentPlay()?.line || ''));

function part() {
  if (form.kind === 'sheet') return nothing;
  const still = form.kind === 'still';
  const sections = still ? [] : (state.outline?.sections ?? []).map((section) => [section.name, section.name]);
  const choices = still
    ? [['all', 'Moments'], ['play', 'What a play leaves'], ['line', 'What a line leaves']]
    : [['all', 'All of it'], ['times', 'From – to'], ...(sections.length ? [['section', 'A section']] : []), ['play', 'Plays'], ['line', 'A line']];
  if (!choices.some(([value]) => value === form.part)) form.part = 'all';
  return html`${select('part', still ? 'Which' : 'Part', choices)}
    ${isMoments() ? input('at', 'Moments', `frame:${player.frame}, or 2 12.5 end`) : nothing}
    ${form.part === 'times' ? html`${input('from', 'From', '0, 12.5 or frame:750')}${input('to', 'To', 'end')}` : nothing}
    ${form.part === 'section' && sections.length ? ((form.section ??= sections[0][0]), select('section', 'Section', sections)) : nothing}
    ${form.part === 'play' ? input('play', still ? 'Play' : 'Plays', still ? here('play') : `${here('play')}, 3-5 or 3-`) : nothing}
    ${form.part === 'line' ? input('line', 'Line', `${here('line') || 40} or Opening.java:40`) : nothing}`;
}

/** The options that can be seen now, of all groups; what else was filled in earlier is not of this kind. */
const offered = () => new Set([...GROUPS.flatMap(([, fields]) => fields().map((field) => NAMES.get(field))), ...(codecs().length ? ['codec'] : [])]);

/** One for each scene, moment and language: then the file that is named is a folder, as on the command line. */
export function orders() {
  const scenes = form.scenes === 'all' ? state.scenes.map((scene) => scene.id) : [state.sceneId];
  const film = form.kind !== 'still' && form.kind !== 'sheet';
  const at = isMoments() ? (words(form.at).length ? words(form.at) : [`frame:${player.frame}`]) : [];
  const pages = ending() === 'pdf' && at.length > 1;
  const moments = at.length && !pages ? at.map((one) => ({ at: one })) : [{ moments: at }];
  const languages = film && words(form.language).length ? words(form.language) : [form.language];
  const all = scenes.flatMap((scene) => languages.flatMap((language) => moments.map((of) => ({ ...order(scene, language), ...of }))));
  return all.map((call) => ({ ...call, several: all.length > 1 }));
}

/** Parameters are those of the scene that is shown. */
function order(scene, language) {
  const kind = form.kind === 'sound' || form.kind === 'talk' ? 'film' : form.kind;
  const call = { kind, scene, parameters: scene === state.sceneId ? state.values : {}, seed: state.seed ?? 0 };
  const size = SIZES[form.quality];
  if (size && form.kind !== 'sound') [call.width, call.height, call.rate] = size;
  const shown = offered();
  if (shown.has('resolution') && form.resolution) [call.width, call.height] = form.resolution.split(/[x×]/i).map(Number);
  for (const name of shown) if (form[name] && name !== 'resolution' && name !== 'language') call[name] = form[name];
  call.voice ??= state.voice;
  if (language) call.language = language;
  if (form.kind !== 'sheet' && form.part === 'times') Object.assign(call, { from: form.from ?? '', to: form.to ?? '' });
  else if (form.kind !== 'sheet' && form.part !== 'all') call[form.part] = form[form.part] || here(form.part);
  if (ending()) call.ending = ending();
  if (form.target) call.target = form.target;
  return call;
}

function group([name, fields]) {
  const all = fields();
  if (!all.length) return nothing;
  const count = all.filter((field) => form[NAMES.get(field)]).length;
  return html`<details ?open=${live(unfolded.has(name))} @toggle=${(e) => (e.target.open ? unfolded.add(name) : unfolded.delete(name))}>
    <summary>${name}${count ? html`<span class="set-count" title="so many are set">${count}</span>` : nothing}</summary>${all}</details>`;
}

/** The form; `actions` are the buttons at its end. */
export function makeForm(submit, actions) {
  return html`
    <form class="make" @submit=${(e) => { e.preventDefault(); submit(); }}>
      ${select('kind', 'What', KINDS)}
      ${state.scenes.length > 1 ? select('scenes', 'Scenes', [['this', 'this scene'], ['all', `all ${state.scenes.length} scenes`]]) : nothing}
      ${part()}
      ${endingChoice()}
      ${codecChoice()}
      ${form.kind === 'sound' ? nothing : select('quality', 'Quality', QUALITIES)}
      ${target()}
      <div class="groups">${GROUPS.map(group)}</div>
      ${actions}
    </form>`;
}
