/** The conversion of mobjects to the items of a frame: painting order, depth, clipping, shading. */
package zoetrope.mobject.display;
