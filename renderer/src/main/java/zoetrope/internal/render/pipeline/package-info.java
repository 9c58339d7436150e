/**
 * The pipeline from a scene's frames to encoded segments: cutting into segments, workers that draw
 * and encode, output in order. Knows frames, the raster and the encoders; must not know settings,
 * files' names, or who asked for a film.
 */
package zoetrope.internal.render.pipeline;
