// The objects on the stage as a tree. Large and deep families are folded at first.
import { changed } from './app.js';
import { objects } from './objects.js';

/** Families with more children than this, or at a greater depth, are folded. */
const MANY = 8;
const DEEP = 1;

/** The number of members of an open family that are listed. */
const MAX_MEMBERS = 300;

/** Returns the key of a row. An object has the same key at all frames. */
const keyOfRow = (row) => (row.number >= 0 ? row.number : `id ${row.id}`);

/** Whether a family is open. The choice of the user takes precedence. Otherwise, a family is open if it contains the selected object, or if it is small and not deep in the tree. */
function isOpen(row, depth, children) {
  const set = objects.unfolded.get(keyOfRow(row));
  if (set !== undefined) return set;
  if (objects.picked?.ancestors.some((above) => above.id === row.id)) return true;
  return depth < DEEP && children.length <= MANY;
}

/** Opens or folds a family. */
export function fold(row, open) {
  objects.unfolded.set(keyOfRow(row), open);
  changed();
}

/** Returns the visible rows. If a family is cut, its last row has `more`, the number of members that are not listed. For each other row, `open` is whether the object's family is open; it is undefined for an object without children. */
export function visibleRows(rows) {
  const known = new Set(rows.map((row) => row.id));
  const families = new Map();
  for (const row of rows) {
    const parent = known.has(row.parent) ? row.parent : -1;
    if (!families.has(parent)) families.set(parent, []);
    families.get(parent).push(row);
  }
  const seen = [];
  const addAll = (members, depth) => {
    members.slice(0, MAX_MEMBERS).forEach((row) => add(row, depth));
    if (members.length > MAX_MEMBERS) seen.push({ depth, more: members.length - MAX_MEMBERS });
  };
  const add = (row, depth) => {
    const children = families.get(row.id) ?? [];
    const open = children.length ? isOpen(row, depth, children) : undefined;
    seen.push({ row, depth, open, count: children.length });
    if (open) addAll(children, depth + 1);
  };
  addAll(families.get(-1) ?? [], 0);
  return seen;
}
