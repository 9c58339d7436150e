// A drag in the timeline that changes the source: what the ends of plays and the beginnings of sections share.
import { emit, toast, toastError } from './app.js';

export class EdgeDrag {
  /** Handlers: ask(call), moved(). */
  constructor(handlers) {
    this.handlers = handlers;
    this.dragged = null;
  }

  cancel() {
    return this.end() !== null;
  }

  /** Ends the drag, and returns what was dragged, or null. */
  end() {
    const { dragged } = this;
    this.dragged = null;
    if (dragged) this.handlers.moved();
    return dragged;
  }

  /** Makes the call that changes the source, and reports it by this text. */
  async write(call, text) {
    try {
      emit('edited', await this.handlers.ask(call));
      toast(`${text} now; press u to undo`);
    } catch (error) {
      toastError(error);
    }
  }
}
