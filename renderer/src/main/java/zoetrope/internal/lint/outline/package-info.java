/** Outlines of the items of a frame, projected to the frame, as boxes, polygons and masks. */
package zoetrope.internal.lint.outline;
