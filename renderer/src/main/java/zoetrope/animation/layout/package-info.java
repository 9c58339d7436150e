/** Containers that place their members without overlap: rows, columns, grids and pages. */
package zoetrope.animation.layout;
