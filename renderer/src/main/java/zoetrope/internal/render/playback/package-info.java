/**
 * Random access to the frames of a scene that runs forward only: a cache, and runs of the scene in
 * the background that fill it. Draws nothing.
 */
package zoetrope.internal.render.playback;
