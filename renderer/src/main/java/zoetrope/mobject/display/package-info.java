/** How mobjects become the items of a frame: painting order, depth in space, clipping, shading. */
package zoetrope.mobject.display;
