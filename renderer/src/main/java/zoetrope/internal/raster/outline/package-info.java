/**
 * Projects paths to pixels, flattens their curves, and computes the outlines of fills, strokes and
 * dashes.
 */
package zoetrope.internal.raster.outline;
