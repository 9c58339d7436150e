/** Depth groups: faces and fills in space, of which the nearer hides the farther. */
package zoetrope.internal.raster.depth;
