/** Draws depth groups: faces and fills in space, where nearer ones hide farther ones. */
package zoetrope.internal.raster.depth;
