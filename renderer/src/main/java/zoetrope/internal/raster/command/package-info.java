/**
 * Draw commands. This package builds the commands of the items in a frame, and paints the commands
 * as pixels.
 */
package zoetrope.internal.raster.command;
