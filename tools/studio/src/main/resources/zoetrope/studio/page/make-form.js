// The form for outputs: a kind, and the options that the command line has for it.
import { html, nothing } from './lib/lit/lit-html.js';
import { live } from './lib/lit/directives/live.js';
import { typed } from './typed.js';
import { changed, state } from './app.js';
import { currentPlay, player } from './scene.js';
import { clock } from './timeline.js';

export const form = { kind: 'film', part: 'all', quality: '' };
/** The chosen file type by kind. */
const endings = {};
/** The names of the groups of options that are open. */
const unfolded = new Set();

let touched = () => {};
/** Sets the action after each change. */
export const whenTouched = (action) => { touched = action; };

const capital = (text) => text[0].toUpperCase() + text.slice(1);
const words = (text) => (text ?? '').split(/[\s,]+/).filter(Boolean);

/** Returns the server's description of the chosen kind and format. */
const kind = () => state.outputs.kinds.find(({ name }) => name === form.kind);
const format = () => {
  const chosen = endings[form.kind] ?? (isFilm() ? state.basis?.ending : undefined);
  return kind().formats.find((one) => one.ending === chosen) ?? kind().formats[0];
};
const has = (feature) => format().features.includes(feature);
const isFilm = () => form.kind === 'film';
/** Whether an option is on. If the user has not chosen, the option with which the studio was started counts. */
const isSet = (name) => (form[name] || String(state.basis?.[name])) === 'true';
export const ending = () => format().ending;
const isTransparent = () => isSet('transparent') && canBeTransparent();
const codecs = () => format().codecs ?? [];
const codec = () => (codecs().includes(form.codec) ? form.codec : '');
const holds = (name, feature) => state.outputs.codecs[name].features.includes(feature);
const usualCodec = (transparent, lossless) => format().usual[(lossless ? 2 : 0) + (transparent ? 1 : 0)];
const canBeTransparent = () => has('alpha') && (!codec() || holds(codec(), 'alpha'));
const canBeLossless = () => codecs().length > 0 && holds(codec() || usualCodec(isTransparent(), true), isTransparent() ? 'lossless_alpha' : 'lossless');
const isLossless = () => isSet('lossless') && canBeLossless();
const coder = () => codec() || usualCodec(isTransparent(), isLossless());
const hasRate = () => has('rate_factor') && (!codecs().length || (holds(coder(), 'rate_factor') && !isLossless()));
const isPlay = () => form.part === 'play' || form.part === 'line';
const isMoments = () => form.kind === 'still' && !isPlay();

/** Returns two choices; the first is the setting with which the studio was started. */
const choices = (name, no, yes) => (state.basis?.[name] ? [['', yes], ['false', no]] : [['', no], ['true', yes]]);

/** The options by group; empty groups are left out. */
const GROUPS = [
  ['Pages', () => (form.kind === 'storyboard' ? [
    select('paper', 'Paper', [['a4', 'A4'], ['letter', 'Letter']]),
    select('portrait', 'Pages', [['', 'landscape'], ['true', 'portrait']]),
    input('columns', 'Columns', form.portrait ? '2' : '3'),
  ] : [])],
  ['Image', () => [
    ...(form.kind === 'sound' ? [] : [
      input('resolution', 'Size in pixels', `${state.facts.width}x${state.facts.height}`),
      select('fit', 'Fit', [['', 'as shown'], ['expand', 'expand'], ['letterbox', 'letterbox'], ['height', 'height']])]),
    ...(!has('part') ? [] : [input('rate', 'Frames per second', state.facts.rateText)]),
    ...(canBeTransparent() ? [select('transparent', 'Background', choices('transparent', 'as in the scene', 'transparent'))] : []),
    ...(has('paths') ? [input('pictureScale', 'Raster scale', '2')] : []),
  ]],
  ['Encoding', () => [
    ...(canBeLossless() ? [select('lossless', 'Compression', choices('lossless', 'lossy', 'lossless'))] : []),
    ...(hasRate() ? [input('crf', 'Rate factor', `${state.basis?.crf ?? 24}; 0 is best, 51 worst`), select('preset', 'Preset', [['', state.basis?.preset ?? 'superfast'], ...state.outputs.presets.map((p) => [p, p])])] : []),
  ]],
  ['Speech and sound', () => [
    select('voice', 'Voice', [['', 'as shown'], ['none', 'silence'], ['recorded', 'recorded']]),
    input('words', 'Words per minute', '150'),
    has('languages') ? input('language', 'Languages', 'de, or de ja pt-BR') : input('language', 'Language', 'de'),
    ...(form.kind === 'sound' ? [] : [select('burnSubtitles', 'Subtitles', [['', isFilm() ? 'in a separate file' : 'as shown'], ['true', 'in the frames']])]),
    ...(!has('stems') ? [] : [
      input('loudness', 'Loudness (LUFS)', '-16 for the web'),
      input('stems', 'Sound tracks', 'a folder')]),
  ]],
  ['Additional files', () => [
    ...(has('sections') ? [input('sections', 'Sections', 'a folder')] : []),
    ...(has('thumbnail') ? [input('thumbnail', 'Thumbnail', `a time: frame:${player.frame}, 2, end`)] : []),
    ...(has('thumbnail') && form.thumbnail ? [select('thumbnailType', 'Thumbnail type', [['png', 'PNG'], ['jpg', 'JPEG']])] : []),
  ]],
  ['Title, author, date', () => (!has('tags') ? [] : [
    input('title', 'Title', state.basis?.title ?? ''), input('author', 'Author', state.basis?.author ?? ''),
    input('comment', 'Comment', state.basis?.comment ?? ''), input('date', 'Date', state.basis?.date ?? '2026-11-25'),
  ])],
  ['Rendering', () => [
    ...(!has('part') ? [] : [input('jobs', 'Workers', 'one per core')]),
    ...(isFilm() || form.kind === 'presentation' ? [select('cache', 'Cache', [['', 'use it'], ['ignored', 'ignore it'], ['checked', 'compare with it']])] : []),
    input('timeout', 'Time limit in seconds', 'none'),
  ]],
];

function set(name, value) {
  form[name] = value;
  touched();
  changed();
}

const NAMES = new WeakMap();
/** Remembers the option of a field. */
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

/** Returns the list of file types. The chosen type and the extension of the file name are kept equal. */
function endingChoice() {
  const choices = kind().formats;
  if (choices.length < 2) return nothing;
  return html`<label>File type <select aria-label="File type" .value=${live(ending())} @change=${(e) => setEnding(e.target.value)}>
    ${choices.map((one) => html`<option value=${one.ending} ?selected=${one.ending === ending()}>${one.label}</option>`)}</select></label>`;
}

function setEnding(value) {
  endings[form.kind] = value;
  if (form.target && /\.\w{2,5}$/.test(form.target)) form.target = form.target.replace(/\.\w+$/, `.${value}`);
  touched();
  changed();
}

function setTarget(value) {
  const named = /\.(\w+)$/.exec(value)?.[1].toLowerCase();
  if (kind().formats.some((known) => known.ending === named)) endings[form.kind] = named;
  set('target', value);
}

function target() {
  const all = orders();
  const label = all.length > 1 || form.kind === 'sequence' ? 'Folder' : 'File';
  const usual = all.length > 1 ? 'out' : form.kind === 'sequence' ? `out/${state.facts.name}` : `out/${state.facts.name}${form.kind === 'storyboard' ? '-sheet' : isMoments() || form.part !== 'all' ? '-…' : ''}.${ending()}`;
  return html`<label>${label} <input type="text" placeholder=${usual} .value=${typed(form.target ?? '')} @change=${(e) => setTarget(e.target.value.trim())}></label>`;
}

function codecChoice() {
  if (!codecs().length) return nothing;
  const label = (name) => state.outputs.codecs[name].label;
  const startCodec = state.basis?.codec;
  const first = codecs().includes(startCodec) ? `${label(startCodec)}, as set` : `${label(usualCodec(isTransparent(), isLossless()))}, the default`;
  return select('codec', 'Codec', [['', first], ...codecs().map((name) => [name, label(name)])]);
}

/** Returns the play or source line at the playhead, which is the default. */
const here = (part) => (part === 'play' ? String(currentPlay()?.index ?? 0) : String(currentPlay()?.line || ''));

function part() {
  if (form.kind === 'storyboard') return nothing;
  const still = form.kind === 'still';
  const sections = still ? [] : (state.outline?.sections ?? []).map((section) => [section.name, section.name]);
  const choices = still
    ? [['all', 'Times'], ['play', 'End of a play'], ['line', 'End of a source line']]
    : [['all', 'All of it'], ...(player.loop ? [['loop', `The loop: ${clock(player.loop.from / player.rate)} – ${clock((player.loop.to + 1) / player.rate)}`]] : []), ['times', 'From – to'], ...(sections.length ? [['section', 'A section']] : []), ['play', 'Plays'], ['line', 'A source line']];
  if (!choices.some(([value]) => value === form.part)) form.part = 'all';
  return html`${select('part', still ? 'Which' : 'Part', choices)}
    ${isMoments() ? input('at', 'Times', `frame:${player.frame}, or 2 12.5 end`) : nothing}
    ${form.part === 'times' ? html`${input('from', 'From', '0, 12.5 or frame:750')}${input('to', 'To', 'end')}` : nothing}
    ${form.part === 'section' && sections.length ? ((form.section ??= sections[0][0]), select('section', 'Section', sections)) : nothing}
    ${form.part === 'play' ? input('play', still ? 'Play' : 'Plays', still ? here('play') : `${here('play')}, 3-5 or 3-`) : nothing}
    ${form.part === 'line' ? input('line', 'Source line', `${here('line') || 40} or Opening.java:40`) : nothing}`;
}

/** Returns the options that are shown now, in all groups. Values of hidden ones are ignored. */
const offered = () => new Set([...GROUPS.flatMap(([, fields]) => fields().map((field) => NAMES.get(field))), ...(codecs().length ? ['codec'] : [])]);

/** Returns the orders: one for each scene, time and language. If there are several orders, the target is a folder, as on the command line. */
export function orders() {
  const scenes = form.scenes === 'all' ? state.scenes.map((scene) => scene.id) : [state.sceneId];
  const at = isMoments() ? (words(form.at).length ? words(form.at) : [`frame:${player.frame}`]) : [];
  const pages = has('pages') && at.length > 1;
  const moments = at.length && !pages ? at.map((one) => ({ at: one })) : [{ moments: at }];
  const languages = has('languages') && words(form.language).length ? words(form.language) : [form.language];
  const all = scenes.flatMap((scene) => languages.flatMap((language) => moments.map((of) => ({ ...order(scene, language), ...of }))));
  return all.map((call) => ({ ...call, several: all.length > 1 }));
}

/** Returns an order. Its parameters are those of the scene that is shown. */
function order(scene, language) {
  const call = { kind: form.kind, scene, parameters: scene === state.sceneId ? state.values : {}, seed: state.seed ?? 0 };
  const size = state.outputs.qualities.find(({ name }) => name === form.quality);
  if (size && form.kind !== 'sound') Object.assign(call, { width: size.width, height: size.height, rate: size.rate });
  const shown = offered();
  if (shown.has('resolution') && form.resolution) [call.width, call.height] = form.resolution.split(/[x×]/i).map(Number);
  for (const name of shown) if (form[name] && name !== 'resolution' && name !== 'language') call[name] = form[name];
  call.voice ??= state.voice;
  if (language) call.language = language;
  if (form.kind !== 'storyboard' && form.part === 'times') Object.assign(call, { from: form.from ?? '', to: form.to ?? '' });
  else if (form.kind !== 'storyboard' && form.part === 'loop' && player.loop) Object.assign(call, { from: `frame:${player.loop.from}`, to: `frame:${player.loop.to + 1}` });
  else if (form.kind !== 'storyboard' && form.part !== 'all' && form.part !== 'loop') call[form.part] = form[form.part] || here(form.part);
  if (ending()) call.ending = ending();
  if (form.target) call.target = form.target;
  return call;
}

function group([name, fields]) {
  const all = fields();
  if (!all.length) return nothing;
  const count = all.filter((field) => form[NAMES.get(field)]).length;
  return html`<details ?open=${live(unfolded.has(name))} @toggle=${(e) => (e.target.open ? unfolded.add(name) : unfolded.delete(name))}>
    <summary>${name}${count ? html`<span class="set-count" title="options set">${count}</span>` : nothing}</summary>${all}</details>`;
}

/** Returns the form; `actions` are the buttons at its end. */
export function makeForm(submit, actions) {
  return html`
    <form class="make" @submit=${(e) => { e.preventDefault(); submit(); }}>
      ${select('kind', 'What', state.outputs.kinds.map(({ name, label }) => [name, capital(label)]))}
      ${state.scenes.length > 1 ? select('scenes', 'Scenes', [['this', 'this scene'], ['all', `all ${state.scenes.length} scenes`]]) : nothing}
      ${part()}
      ${endingChoice()}
      ${codecChoice()}
      ${form.kind === 'sound' ? nothing : select('quality', 'Quality', [['', 'as shown'], ...state.outputs.qualities.map((q) => [q.name, `${q.width} × ${q.height}, ${q.rate} fps`])])}
      ${target()}
      <div class="groups">${GROUPS.map(group)}</div>
      ${actions}
    </form>`;
}
