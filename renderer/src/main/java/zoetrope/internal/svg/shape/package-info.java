/** Paths of shapes and strokes, and the graphics state of elements. */
package zoetrope.internal.svg.shape;
