/**
 * The pipeline from a scene's frames to encoded segments. It cuts the frames into segments, draws
 * and encodes the segments on worker threads, and outputs them in order. The package depends on
 * frames, the rasterizer and the encoders, not on settings or file names.
 */
package zoetrope.internal.render.pipeline;
