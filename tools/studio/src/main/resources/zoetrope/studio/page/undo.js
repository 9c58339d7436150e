// The actions in this page that can be undone, the last first.
const done = [];

/** Remembers how to undo an action. */
export function undoable(takeBack) {
  done.push(takeBack);
}

/** Undoes the last action; returns false if there is none. */
export function takeBack() {
  const last = done.pop();
  last?.();
  return last !== undefined;
}
