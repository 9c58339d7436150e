/** Recordings of spoken lines, and the times of events in a sound. */
package zoetrope.render.voice;
