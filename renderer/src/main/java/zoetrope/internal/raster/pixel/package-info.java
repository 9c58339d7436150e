/** Basic operations on pixels: colours, blending, boxes, buffers, and linear light. */
package zoetrope.internal.raster.pixel;
