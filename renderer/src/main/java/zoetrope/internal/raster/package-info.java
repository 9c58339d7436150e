/**
 * Frames to pixels: projection, outlines of strokes, coverage, blending, damage. Knows the frame;
 * must not know mobjects, the stage or encoders.
 */
package zoetrope.internal.raster;
