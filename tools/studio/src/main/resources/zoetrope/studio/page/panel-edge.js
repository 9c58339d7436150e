// The edge between image and panels. It can be dragged or moved with the arrow keys; a double click resets it. Its position is stored.
import { html } from './lib/lit/lit-html.js';
import { layOut } from './app.js';

const panelEdgeAt = {
  least: 240,
  step: 24,
  most: () => Math.max(panelEdgeAt.least, Math.round(window.innerWidth * 0.7)),
  width: () => document.querySelector('aside')?.offsetWidth ?? panelEdgeAt.least,

  set(pixels) {
    const width = Math.round(Math.max(panelEdgeAt.least, Math.min(panelEdgeAt.most(), pixels)));
    localStorage.setItem('side', width);
    panelEdgeAt.take();
    layOut();
  },

  putBack() {
    localStorage.removeItem('side');
    panelEdgeAt.take();
    layOut();
  },

  /** Reads the stored width. */
  take() {
    const width = localStorage.getItem('side');
    if (width) document.documentElement.style.setProperty('--side', `${width}px`);
    else document.documentElement.style.removeProperty('--side');
  },

  down(event) {
    event.preventDefault();
    event.target.setPointerCapture(event.pointerId);
  },

  moved(event) {
    if (event.target.hasPointerCapture(event.pointerId)) panelEdgeAt.set(window.innerWidth - event.clientX);
  },

  key(event) {
    const by = { ArrowLeft: panelEdgeAt.step, ArrowRight: -panelEdgeAt.step }[event.key];
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    panelEdgeAt.set(panelEdgeAt.width() + by);
  },
};
panelEdgeAt.take();

export function panelEdge() {
  return html`<div class="edge" role="separator" tabindex="0" aria-orientation="vertical" aria-label="Width of the panels"
    aria-valuemin=${panelEdgeAt.least} aria-valuemax=${panelEdgeAt.most()} aria-valuenow=${panelEdgeAt.width()} title="Drag this edge, or press ← and →. A double click restores the default width"
    @pointerdown=${panelEdgeAt.down} @pointermove=${panelEdgeAt.moved} @keydown=${panelEdgeAt.key} @dblclick=${panelEdgeAt.putBack}></div>`;
}
