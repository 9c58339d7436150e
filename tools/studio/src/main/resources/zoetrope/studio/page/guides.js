// Guide lines over the image. They are never rendered.
import { html, nothing, svg } from './lib/lit/lit-html.js';

const GUIDES = [
  ['grid', 'Grid of stage units'],
  ['thirds', 'Thirds'],
  ['safe', 'Safe for titles'],
  ['tall', 'Cut to 9:16'],
  ['square', 'Cut to 1:1'],
];

export const guides = {
  menu: (state, changed) => html`
    <div class="menu" role="group" aria-label="Guides">
      ${GUIDES.map(([id, name]) => html`
        <label><input type="checkbox" .checked=${state.guides.includes(id)} @change=${() => {
    state.guides = state.guides.includes(id) ? state.guides.filter((g) => g !== id) : [...state.guides, id];
    changed();
  }}> ${name}</label>`)}
    </div>`,

  draw: (state, picture) => {
    if (!state.guides.length) return nothing;
    const { width, height } = picture.film;
    const lines = [];
    const has = (id) => state.guides.includes(id);
    const line = (x1, y1, x2, y2, name = '') => lines.push(svg`<line class=${name} x1=${x1} y1=${y1} x2=${x2} y2=${y2}></line>`);
    if (has('grid')) {
      const origin = { x: width / 2, y: height / 2 };
      const unit = 1 / (picture.stageAt({ x: origin.x + 1, y: origin.y }).x || 1);
      for (let i = -Math.floor(origin.x / unit); i * unit + origin.x <= width; i++) line(origin.x + i * unit, 0, origin.x + i * unit, height, i ? '' : 'axis');
      for (let i = -Math.floor(origin.y / unit); i * unit + origin.y <= height; i++) line(0, origin.y + i * unit, width, origin.y + i * unit, i ? '' : 'axis');
    }
    if (has('thirds')) {
      for (const k of [1, 2]) {
        line((k * width) / 3, 0, (k * width) / 3, height);
        line(0, (k * height) / 3, width, (k * height) / 3);
      }
    }
    if (has('safe')) lines.push(svg`<rect x=${0.05 * width} y=${0.05 * height} width=${0.9 * width} height=${0.9 * height}></rect>`);
    for (const [id, aspect] of [['tall', 9 / 16], ['square', 1]]) {
      if (!has(id)) continue;
      const w = Math.min(width, height * aspect);
      const left = (width - w) / 2;
      lines.push(svg`<rect class="cut" x="0" y="0" width=${left} height=${height}></rect><rect class="cut" x=${left + w} y="0" width=${left} height=${height}></rect>`);
    }
    return html`<svg class="layer guides" viewBox="0 0 ${width} ${height}" aria-hidden="true">${lines}</svg>`;
  },
};
