/**
 * The conversion of mobjects to the items of a frame: painting order, depth, clipping, shading.
 * Also the places in the author's source where mobjects were created.
 */
package zoetrope.mobject.display;
