/**
 * Points, maps, boxes and paths in space: immutable values and the stateless mathematics on them.
 * Knows nothing of colour, of pixels or of AWT.
 */
package zoetrope.geometry;
