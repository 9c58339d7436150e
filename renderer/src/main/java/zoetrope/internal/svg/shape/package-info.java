/** Paths of shapes and strokes, and the context in which an element is drawn. */
package zoetrope.internal.svg.shape;
