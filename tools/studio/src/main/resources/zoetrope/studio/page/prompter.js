// The teleprompter: records all lines in one go. The current line is large, with the next line below it.
import { html, nothing } from './lib/lit/lit-html.js';
import { changed, toast, toastError } from './app.js';
import { link, player } from './scene.js';
import { clock } from './timeline.js';
import { Recorder } from './recorder.js';

/** The beginning of each recording that is left out, in seconds: it contains the sound of the key. */
const KEY_SOUND = 0.15;

const prompt = { lines: null, at: 0, recording: false, since: 0, level: 0, sending: null, ended: null };

const microphone = new Recorder({
  level: (peak) => {
    prompt.level = Math.max(peak, prompt.level * 0.9);
    if (prompt.lines) changed();
  },
  full: () => advance(),
});

/** Sends the recording of a line to the server, which writes its file. */
export async function sendTake(name, wav) {
  const { ticket } = await link.call('take', { line: name });
  const answer = await fetch(`take/${ticket}`, { method: 'POST', headers: { 'Content-Type': 'audio/wav' }, body: wav });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Opens the teleprompter; `ended` is called when all recordings are written. */
export async function recordAll(lines, ended) {
  if (player.playing) player.stop();
  try {
    await microphone.open();
  } catch (error) {
    toast(`the microphone cannot be used: ${error.message}`);
    return;
  }
  Object.assign(prompt, { lines, at: 0, recording: false, level: 0, sending: Promise.resolve(), ended });
  changed();
  requestAnimationFrame(() => document.querySelector('.prompter')?.focus());
}

function begin(at) {
  Object.assign(prompt, { at, recording: true, since: performance.now() });
  microphone.start();
  changed();
}

/** Begins the first line, or writes the recording of this line and begins the next one. */
function advance() {
  if (!prompt.recording) {
    begin(prompt.at);
    return;
  }
  const { wav, isSilent } = microphone.stop(KEY_SOUND);
  if (isSilent) {
    toast('nothing was heard: read this line again');
    begin(prompt.at);
    return;
  }
  const { name } = prompt.lines[prompt.at];
  prompt.sending = prompt.sending.then(() => sendTake(name, wav)).catch(toastError);
  if (prompt.at + 1 < prompt.lines.length) begin(prompt.at + 1);
  else endPrompt();
}

async function endPrompt() {
  microphone.close();
  const { sending, ended } = prompt;
  prompt.lines = null;
  changed();
  await sending;
  ended();
}

const PROMPT_KEYS = {
  ' ': advance,
  Enter: advance,
  ArrowRight: advance,
  Backspace: () => begin(prompt.at),
  ArrowLeft: () => begin(Math.max(0, prompt.at - 1)),
  Escape: endPrompt,
};

window.addEventListener('keydown', (event) => {
  if (!prompt.lines || event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab') return;
  event.stopImmediatePropagation();
  event.preventDefault();
  if (!event.repeat) PROMPT_KEYS[event.key]?.();
}, true);

export function prompter() {
  if (!prompt.lines) return nothing;
  const { lines, at, recording } = prompt;
  return html`
    <div class="prompter" role="dialog" aria-modal="true" aria-label="Teleprompter" tabindex="-1">
      <p class="about">Line ${at + 1} of ${lines.length}
        <meter class="level" min="0" max="1" high="0.9" .value=${prompt.level} aria-label="Level of the microphone"></meter>
        ${recording ? html`<b>recording</b> ${clock((performance.now() - prompt.since) / 1000, 1)}` : 'not recording yet'}</p>
      <p class="prompt-line" aria-live="polite">${lines[at].text}</p>
      <p class="prompt-next">${lines[at + 1]?.text ?? 'This is the last line.'}</p>
      <p class="row">
        <button class="wide" @click=${advance}>${recording ? (at + 1 < lines.length ? 'Next line' : 'Finish') : 'Begin'} <kbd>Space</kbd></button>
        <button class="wide" ?disabled=${!recording} @click=${PROMPT_KEYS.Backspace}>Again <kbd>Backspace</kbd></button>
        <button class="wide" ?disabled=${at === 0} @click=${PROMPT_KEYS.ArrowLeft}>Line before <kbd>←</kbd></button>
        <button class="wide" @click=${endPrompt}>End <kbd>Esc</kbd></button>
      </p>
    </div>`;
}
