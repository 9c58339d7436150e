/** Projects and flattens paths, and computes the outlines of fills, strokes and dashes. */
package zoetrope.internal.raster.outline;
