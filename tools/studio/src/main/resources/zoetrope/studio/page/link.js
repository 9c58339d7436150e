// The connection to the server: calls with answers, events, and images. It reconnects automatically.
import { connect } from './socket.js';

const RETRY = [250, 500, 1000, 2000];
const ALIVE = 10_000;

export class Link {
  /** Handlers: event(name, data), binary(buffer), opened(), lost(), refused(). */
  constructor(handlers) {
    this.handlers = handlers;
    this.waiting = new Map();
    this.number = 0;
    this.failures = 0;
    this.connect();
    setInterval(() => this.isOpen() && this.send({ call: 'alive' }), ALIVE);
  }

  connect() {
    this.socket = connect({
      opened: () => {
        this.failures = 0;
        this.handlers.opened();
      },
      came: (message) => this.received(message.data),
      closed: () => this.closed(),
    });
  }

  closed() {
    this.waiting.forEach(({ reject }) => reject(new Error('the connection was lost')));
    this.waiting.clear();
    this.handlers.lost();
    if (this.failures > 0) this.askWhy();
    const pause = RETRY[Math.min(this.failures++, RETRY.length - 1)];
    setTimeout(() => this.connect(), pause);
  }

  /** Reports whether the server refuses this page. A restarted studio has another key, so waiting is useless. */
  async askWhy() {
    const answer = await fetch('icon.svg', { cache: 'no-store' }).catch(() => null);
    if (answer?.status === 403) this.handlers.refused?.();
  }

  isOpen() {
    return this.socket.readyState === WebSocket.OPEN;
  }

  received(data) {
    if (data instanceof ArrayBuffer) {
      this.handlers.binary(data);
      return;
    }
    const message = JSON.parse(data);
    if (message.event) {
      this.handlers.event(message.event, message.data);
      return;
    }
    const { resolve, reject } = this.waiting.get(message.id) ?? {};
    this.waiting.delete(message.id);
    if (message.problem) reject?.(Object.assign(new Error(message.problem.message), { problem: message.problem }));
    else resolve?.(message.result);
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  /** Calls the server and returns a promise of the answer; errors have a `problem`. */
  call(name, values = {}) {
    if (!this.isOpen()) return Promise.reject(new Error('there is no connection'));
    const id = ++this.number;
    this.send({ ...values, call: name, id });
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }
}
