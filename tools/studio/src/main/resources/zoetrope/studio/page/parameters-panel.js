// A form with the scene's parameters and its seed. Changes are shown at once.
import { html, nothing } from './lib/lit/lit-html.js';
import { live } from './lib/lit/directives/live.js';
import { typed } from './typed.js';

/** Returns the command line for the current view. */
export function commandLine(state, player) {
  const quote = (word) => (/^[\w./:=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);
  const words = ['./render', state.facts.argument];
  for (const [name, value] of Object.entries(state.values)) words.push('--set', `${name}=${value}`);
  if (state.seed) words.push('--seed', String(state.seed));
  words.push('--at', `frame:${player.frame}`);
  return words.map(quote).join(' ');
}

/** Returns a range around a default that probably contains the values that an author tries. */
function range(parameter) {
  const value = Number(parameter.default);
  const most = Math.max(1, Math.abs(value) * 3);
  return { min: value < 0 ? -most : 0, max: most, step: parameter.type === 'whole number' ? 1 : most / 300 };
}

export function parametersPanel(state, player, { open, copy, changed, saveDefault }) {
  const facts = state.facts;
  if (!facts) return html`<p class="empty">No scene is open.</p>`;
  const parameters = state.outline?.parameters ?? facts.parameters; // The outline also has the parameters that construct() declares.
  let timer;
  const set = (name, value, later = false) => {
    const parameter = parameters.find((p) => p.name === name);
    if (value === parameter.default) delete state.values[name];
    else state.values[name] = value;
    clearTimeout(timer);
    timer = setTimeout(open, later ? 250 : 0);
    changed();
  };
  const value = (parameter) => state.values[parameter.name] ?? parameter.default;
  const field = (parameter) => {
    const id = `set-${parameter.name}`;
    const now = value(parameter);
    if (parameter.type === 'true|false') {
      return html`<input id=${id} type="checkbox" role="switch" .checked=${live(now === 'true')} @change=${(e) => set(parameter.name, String(e.target.checked))}>`;
    }
    if (parameter.type.includes('|')) {
      return html`<select id=${id} .value=${live(now)} @change=${(e) => set(parameter.name, e.target.value)}>
        ${parameter.type.split('|').map((choice) => html`<option ?selected=${choice === now}>${choice}</option>`)}</select>`;
    }
    if (parameter.type === 'text') {
      return html`<input id=${id} type="text" .value=${typed(now)} @change=${(e) => set(parameter.name, e.target.value)}>`;
    }
    const { min, max, step } = range(parameter);
    return html`<span class="number">
      <input type="range" aria-label=${parameter.name} min=${min} max=${max} step=${step} .value=${live(now)} @input=${(e) => set(parameter.name, e.target.value, true)}>
      <input id=${id} type="number" step="any" .value=${typed(now)} @change=${(e) => set(parameter.name, e.target.value)}></span>`;
  };
  return html`
    ${parameters.length ? nothing : html`<p class="empty">This scene has no parameters. Add one: <code>Parameter&lt;Double&gt; speed = parameter("speed", 1.0);</code></p>`}
    ${parameters.map((parameter) => html`
      <div class="field">
        <label for="set-${parameter.name}">${parameter.name}</label>
        ${parameter.name in state.values ? html`<button class="link" @click=${() => set(parameter.name, parameter.default)}>reset</button> <button class="link" title="Write this value into the source" @click=${() => saveDefault(parameter.name, value(parameter))}>save as default</button>` : nothing}
        ${field(parameter)}
        ${parameter.description ? html`<p>${parameter.description}</p>` : nothing}
      </div>`)}
    <div class="field">
      <label for="seed">seed</label>
      <input id="seed" type="number" step="1" .value=${typed(String(state.seed ?? 0))} @change=${(e) => { state.seed = Math.trunc(Number(e.target.value)) || 0; open(); }}>
      <p>of the scene's random numbers</p>
    </div>
    <div class="field"><label>As a command line</label>
      <pre class="command">${commandLine(state, player)}</pre>
      <button class="wide" @click=${() => copy(commandLine(state, player))}>Copy (y)</button></div>`;
}
