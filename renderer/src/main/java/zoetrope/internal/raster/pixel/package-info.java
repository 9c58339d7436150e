/**
 * Basic operations on pixels: blending colours, boxes and buffers of pixels, and conversion to
 * linear light.
 */
package zoetrope.internal.raster.pixel;
