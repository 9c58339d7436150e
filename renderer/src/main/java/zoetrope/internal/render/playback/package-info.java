/**
 * Runs of a scene that go on and rest, for previews and clusters, and the cache of a preview's
 * frames. Draws nothing.
 */
package zoetrope.internal.render.playback;
