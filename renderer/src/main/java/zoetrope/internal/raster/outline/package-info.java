/** Projection and outlines: paths become flat outlines, strokes and dashes in pixels. */
package zoetrope.internal.raster.outline;
