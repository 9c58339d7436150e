/**
 * The pipeline from a scene's frames to encoded segments: cutting into segments, workers that draw
 * and encode, output in order. It depends on frames, the rasterizer and the encoders, not on
 * settings, file names, or the requester of a video.
 */
package zoetrope.internal.render.pipeline;
