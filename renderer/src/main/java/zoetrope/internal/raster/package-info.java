/** The canvas: draws frames, and repaints only the tiles that changed. */
package zoetrope.internal.raster;
