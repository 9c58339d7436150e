/** Fills, strokes, gradients and patterns of paths. */
package zoetrope.internal.svg.paint;
