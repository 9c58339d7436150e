/**
 * Runs of a scene that continue and pause, for previews and clusters, and the cache of a preview's
 * frames. The package draws nothing.
 */
package zoetrope.internal.render.playback;
