// The place of a play in the source, as calls of the server need it.
import { state } from './app.js';

/** Returns the line of a play. With the version of the sources, the server finds the play even if its line has moved since. */
export function placeOf({ file, line, index }) {
  const { plays, generation } = state.outline;
  const times = plays.filter((other) => other.file === file && other.line === line).length;
  return { file, line, index, times, generation, plays: plays.length };
}
