// The socket to the server. The first one is opened as soon as this module is read, while the other modules are still
// loading; messages are stored until there is a listener.
function open() {
  const socket = new WebSocket(`ws://${location.host}/window`);
  socket.binaryType = 'arraybuffer';
  return socket;
}

let first = open();
const early = [];
first.onmessage = (message) => early.push(message);

/** Passes the events of a socket, including past ones, to `listener`: opened(), came(message), closed(). */
export function connect(listener) {
  const socket = first ?? open();
  const begun = first !== null;
  first = null;
  socket.onopen = listener.opened;
  socket.onmessage = listener.came;
  socket.onclose = listener.closed;
  if (begun) {
    queueMicrotask(() => {
      if (socket.readyState === WebSocket.OPEN) listener.opened();
      early.splice(0).forEach(listener.came);
      if (socket.readyState === WebSocket.CLOSED) listener.closed();
    });
  }
  return socket;
}
