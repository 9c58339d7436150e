// Opens the film in the page, at the time in the page's address.
import { ZoetropePlayer } from './player.js';

const player = document.querySelector('zoetrope-player');

function bytesOf(text) {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

function moment() {
  const found = /[#&]t=([\d.]+)/.exec(location.hash);
  return found ? Number(found[1]) : 0;
}

/** Sets the parameters in the page's address, such as #t=3&n=4. */
function setParameters() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  for (const { name, values } of player.parameters) {
    if (values.includes(wanted.get(name))) player.setParameter(name, wanted.get(name));
  }
}

async function openFilm() {
  const pieces = [...document.querySelectorAll('script[data-film]')].map((script) => {
    const bytes = bytesOf(script.textContent);
    script.remove();
    return bytes;
  });
  await player.open(await new Blob(pieces).arrayBuffer(), moment());
  setParameters();
  addEventListener('hashchange', () => {
    setParameters();
    player.currentTime = moment();
  });
}

if (player instanceof ZoetropePlayer) window.openFilm = openFilm;
