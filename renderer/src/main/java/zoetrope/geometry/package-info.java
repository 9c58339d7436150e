/**
 * Points, affine maps, bounding boxes and paths in space: immutable values and stateless functions
 * of them. Must not know colours, pixels or AWT.
 */
package zoetrope.geometry;
