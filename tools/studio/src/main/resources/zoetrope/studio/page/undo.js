// What can be taken back of what was done in this page, the last first.
const done = [];

/** Remembers how something is taken back. */
export function undoable(takeBack) {
  done.push(takeBack);
}

/** Takes the last thing back; false when nothing is remembered. */
export function takeBack() {
  const last = done.pop();
  last?.();
  return last !== undefined;
}
