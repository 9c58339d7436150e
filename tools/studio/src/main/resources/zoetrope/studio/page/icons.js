// Icons of buttons, drawn with strokes.
import { html, nothing, svg } from './lib/lit/lit-html.js';

const paths = {
  play: 'M7 4.5v15l12-7.5z',
  back: 'M17 4.5v15L5 12z',
  pause: 'M7 5h3v14H7zM14 5h3v14h-3z',
  stepBack: 'M15 6l-7 6 7 6zM6 6v12',
  step: 'M9 6l7 6-7 6zM18 6v12',
  previous: 'M18 6l-6 6 6 6M11 6l-6 6 6 6',
  next: 'M6 6l6 6-6 6M13 6l6 6-6 6',
  loop: 'M5 11V9a3 3 0 0 1 3-3h10M15 3l3 3-3 3M19 13v2a3 3 0 0 1-3 3H6M9 21l-3-3 3-3',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  guides: 'M4 4h16v16H4zM4 9.3h16M4 14.6h16M9.3 4v16M14.6 4v16',
  panel: 'M4 5h16v14H4zM15 5v14',
  help: 'M9.5 9a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1 1-1.1 1.8M12 16.6v.2',
  copy: 'M9 9h10v10H9zM5 15V5h10',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  hidden: 'M4 4l16 16M10 5.8c7-1.6 11.5 6.2 11.5 6.2s-1 1.9-3 3.7M6.5 7.6C3.9 9.3 2.5 12 2.5 12s3.5 6.5 9.5 6.5c1.5 0 2.8-.4 4-1',
  fold: 'M9 6l6 6-6 6',
  close: 'M6 6l12 12M18 6L6 18',
  pick: 'M6 3l12 9-5.5 1L16 20l-2.5 1.2-3.2-7L6 18z',
  point: 'M12 3v6M12 15v6M3 12h6M15 12h6M12 11.9v.2',
  move: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
  part: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M9 16l3-8 3 8M10 13.5h4',
  curve: 'M4 18c2-14 7-14 8-6s6 8 8-6',
  camera: 'M3 8h4l2-3h6l2 3h4v11H3zM12 10a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  colors: 'M12 3a9 9 0 1 0 0 18c1.8 0 2-1.4 1.2-2.4-.9-1.2-.1-2.6 1.3-2.6H17a4 4 0 0 0 4-4c0-5-4-9-9-9zM7.5 12v.1M9.5 7.7v.1M14.5 7.7v.1',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15 9a4 4 0 0 1 0 6M17.5 6.5a8 8 0 0 1 0 11',
  mute: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9.5l5 5M20.5 9.5l-5 5',
  record: 'M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14z',
  'tab-scenes': 'M4 6h16v12H4zM8 6v12M16 6v12M4 10h4M4 14h4M16 10h4M16 14h4',
  'tab-sections': 'M4 5h6v5H4zM4 14h6v5H4zM13 6h7M13 9h4M13 15h7M13 18h4',
  'tab-code': 'M9 7l-5 5 5 5M15 7l5 5-5 5',
  'tab-objects': 'M4 4h9v9H4zM15 10a5 5 0 1 1-5 5',
  'tab-parameters': 'M4 8h9M17 8h3M4 16h3M11 16h9M15 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM9 14a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  'tab-tools': 'M4 20l1-4L16 5l3 3L8 19zM13.5 7.5l3 3',
  'tab-voice': 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v4',
  'tab-lint': 'M12 4l9 16H3zM12 10v5M12 17.4v.2',
  'tab-profile': 'M4 20V4M4 20h16M8 16v-5M12 16V7M16 16v-3',
  'tab-make': 'M4 5h16v14H4zM10 9v6l5-3z',
  find: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.3 15.3L20.5 20.5',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
};
const filled = new Set(['play', 'back', 'pause', 'record']);

export const icon = (name) => svg`<svg viewBox="0 0 24 24" aria-hidden="true" class=${filled.has(name) ? 'filled' : ''}><path d=${paths[name]}></path></svg>`;

/** Returns a button with an icon; its title describes its action. */
export const button = (name, title, action, options = {}) => html`
  <button class=${options.class ?? ''} title=${title} aria-label=${options.label ?? title} aria-pressed=${options.pressed ?? nothing} aria-expanded=${options.expanded ?? nothing} aria-keyshortcuts=${options.keys || nothing}
    ?disabled=${options.disabled} @click=${action}>${icon(name)}</button>`;
