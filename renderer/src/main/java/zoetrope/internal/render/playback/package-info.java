/**
 * Runs of a scene that pause when no frames are requested, for previews and clusters. The package
 * also contains the cache of frames for previews. The package draws nothing.
 */
package zoetrope.internal.render.playback;
