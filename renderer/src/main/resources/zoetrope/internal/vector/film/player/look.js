// The styles and icons of the player.

export const STYLE = `
:host { display: inline-block; position: relative; background: #000; color: #fff; font: 14px/1.3 system-ui, sans-serif; line-height: 1.3; max-width: 100%; overflow: hidden; outline-offset: 2px; }
:host([hidden]) { display: none; }
canvas, img { display: block; width: 100%; height: 100%; object-fit: contain; }
img { position: absolute; inset: 0; }
[hidden]:not([hidden=until-found]) { display: none !important; }
.caption { position: absolute; left: 5%; right: 5%; bottom: var(--zoetrope-caption, 8%); margin: 0; text-align: center; font-size: clamp(14px, 3cqw, 32px); pointer-events: none; white-space: pre-line; }
.caption span { background: rgb(0 0 0 / 70%); padding: .1em .4em; border-radius: .2em; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
:host(.stirred) .caption { bottom: max(64px, var(--zoetrope-caption, 0px)); }
.text { position: absolute; left: 0; top: 0; transform-origin: 0 0; color: transparent; pointer-events: none; }
.text span { position: absolute; left: 0; top: 0; white-space: pre; transform-origin: 0 0; pointer-events: auto; line-height: 1; cursor: text; user-select: text; -webkit-user-select: text; }
.text ::selection { background: rgb(80 140 255 / 40%); color: transparent; }
.message { position: absolute; inset: 0; display: grid; place-items: center; margin: 0; padding: 1em; text-align: center; background: rgb(0 0 0 / 80%); }
.bar { position: absolute; left: 0; right: 0; bottom: 0; display: flex; flex-wrap: wrap; align-items: center; gap: 2px 4px; padding: 4px 8px; background: var(--zoetrope-bar, rgb(20 20 20 / 85%)); opacity: 0; transition: opacity .15s; }
:host(.stirred) .bar, .bar:focus-within { opacity: 1; }
.seek { position: relative; flex: 1 0 100%; display: flex; }
.seek span { position: absolute; top: 0; width: 2px; height: 16px; margin-left: -1px; background: #fff; box-shadow: 0 0 0 1px #000; pointer-events: none; }
.bar input { flex: 1; margin: 0; height: 16px; accent-color: var(--zoetrope-accent, #58c4dd); cursor: pointer; }
.bar .parameters { flex: 1 0 100%; display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16em), 1fr)); gap: 2px 16px; padding: 4px 0; }
.parameters label { display: flex; align-items: center; gap: 8px; }
.parameters input { flex: 1 1 4em; min-width: 4em; }
.parameters output { min-width: 3em; font-variant-numeric: tabular-nums; }
.bar button, .bar select { background: none; border: 0; border-radius: 4px; color: inherit; font: inherit; min-width: 32px; height: 32px; padding: 0 4px; cursor: pointer; }
.bar select option { background: #222; color: #fff; }
.bar button:hover, .bar select:hover { background: rgb(255 255 255 / 15%); }
.bar :focus-visible { outline: 2px solid var(--zoetrope-accent, #58c4dd); }
.bar button[aria-pressed=true] { color: var(--zoetrope-accent, #58c4dd); }
.bar svg { width: 20px; height: 20px; vertical-align: middle; fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linejoin: round; stroke-linecap: round; }
.bar i { flex: 1 1 0; min-width: 0; overflow: hidden; font-style: normal; text-align: center; white-space: nowrap; text-overflow: ellipsis; }
.bar .chapter { flex: 10000 1 4em; min-width: 0; max-width: 14em; text-overflow: ellipsis; }
@media (prefers-reduced-motion: reduce) { .bar { transition: none; } }
`;

/** Lines of icons, 24 by 24 pixels. */
const ICONS = {
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
  sound: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  captions: 'M4 5h16v14H4zM7 12h4M7 15.5h7M13.5 12H17',
  loop: 'M17 3l3 3-3 3M20 6H8a4 4 0 0 0-4 4v1M7 21l-3-3 3-3M4 18h12a4 4 0 0 0 4-4v-1',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
};

export function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}

export function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** Formats seconds as minutes and seconds. */
export function clock(seconds) {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
