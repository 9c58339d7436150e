/** Pixels: blending, boxes, surfaces, and linear light. */
package zoetrope.internal.raster.pixel;
