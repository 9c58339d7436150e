/** Pixels: blending, boxes, surfaces, and light. */
package zoetrope.internal.raster.pixel;
