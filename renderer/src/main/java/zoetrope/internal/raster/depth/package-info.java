/** Draws depth groups: faces and fills in space that hide one another by their depth. */
package zoetrope.internal.raster.depth;
