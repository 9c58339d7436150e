/** Builds draw commands from the items of a frame, and paints them as pixels. */
package zoetrope.internal.raster.command;
