// The pointer on the image: zooms, pans, selects, and reports its position.
import { changed, layOut, picture, stage, state } from './app.js';
import { hit } from './objects.js';
import { present } from './present.js';
import { ink } from './ink.js';
import { copyPoint, copyShift, handler } from './tools.js';

/** A movement of more pixels than this is a drag, not a click. */
const CLICK = 4;

let pressed = null;

/** Whether an event belongs to an element over the image. */
const isOver = (event) => event.target.closest('.problem, button, .over');

export const pointer = {
  wheel(event) {
    if (isOver(event)) return;
    event.preventDefault();
    if (handler()?.wheel) {
      handler().wheel(event.deltaY);
      return;
    }
    const box = stage().getBoundingClientRect();
    picture.zoomBy(Math.exp(-event.deltaY / 300), { x: event.clientX - box.left, y: event.clientY - box.top }, box);
    layOut();
  },

  down(event) {
    if (isOver(event) || event.button > 1) return;
    const pixel = picture.pixelAt(event);
    const tool = event.button === 0 && state.facts && !state.presenting ? handler() : undefined;
    pressed = { x: event.clientX, y: event.clientY, view: { ...picture.view }, button: event.button, moved: false, shift: event.shiftKey, pixel, tool };
    stage().setPointerCapture(event.pointerId);
    if (state.presenting) ink.down(pixel);
    tool?.down?.(pixel);
  },

  moved(event) {
    const pixel = picture.pixelAt(event);
    if (pressed && event.buttons) {
      const dx = event.clientX - pressed.x;
      const dy = event.clientY - pressed.y;
      pressed.moved ||= Math.hypot(dx, dy) > CLICK;
      if (pressed.tool) {
        if (pressed.moved) pressed.tool.drag?.(pressed.pixel, pixel, event.shiftKey);
      } else if (pressed.moved && !pressed.shift && picture.view.zoom !== 'fit') {
        Object.assign(picture.view, { x: pressed.view.x + dx, y: pressed.view.y + dy });
        layOut();
      }
    }
    if (state.presenting) ink.moved(pixel, pressed && event.buttons);
    state.pointer = picture.stageAt(pixel);
    changed();
  },

  /** Removes the focus from the image after a click: only the keyboard may focus it. */
  unfocus(event) {
    if (isOver(event)) return;
    event.preventDefault();
    document.activeElement?.blur();
  },

  up(event) {
    const was = pressed;
    pressed = null;
    if (!was || was.button !== 0 || !state.facts) return;
    if (state.presenting) {
      if (!was.moved && ink.mode !== 'pen') present.next();
      return;
    }
    const pixel = picture.pixelAt(event);
    if (was.shift && !was.moved) copyPoint(pixel);
    else if (was.tool) was.tool.up?.(was.pixel, pixel, was.moved);
    else if (was.shift) copyShift(was.pixel, pixel);
    else if (!was.moved) hit(pixel);
    changed();
  },

  left() {
    state.pointer = null;
    ink.dot = null;
    changed();
  },
};
