/**
 * Points, affine maps, bounding boxes and paths in space: immutable values and functions of them.
 * Must not depend on colours, pixels or AWT.
 */
package zoetrope.geometry;
