// The remote control of a presentation: shows the slide and its notes, and sends steps.

/** The interval of requests for the state, in milliseconds. */
const POLL = 700;

const part = (id) => document.getElementById(id);

/** Shows the state that the studio reported last. */
function show(state) {
  part('slide').textContent = state.count ? `${state.slide} / ${state.count}  ${state.name}` : 'Start the presentation in the studio: press v there.';
  const seconds = state.started ? Math.max(0, Math.floor((Date.now() - state.started) / 1000)) : null;
  part('elapsed').textContent = seconds === null ? '' : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const text = state.notes ?? '';
  if (part('notes').textContent !== text) part('notes').textContent = text;
}

async function ask(path, options) {
  try {
    const answer = await fetch(path, { cache: 'no-store', ...options });
    if (answer.ok) show(await answer.json());
    else part('slide').textContent = await answer.text();
  } catch {
    part('slide').textContent = 'The studio does not answer.';
  }
}

for (const button of document.querySelectorAll('[data-step]')) {
  button.addEventListener('click', () => ask(`step/${button.dataset.step}`, { method: 'POST' }));
}
setInterval(() => ask('state'), POLL);
ask('state');
