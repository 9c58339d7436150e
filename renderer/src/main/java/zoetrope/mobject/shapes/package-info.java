/**
 * Flat areas and arcs: circles, polygons, rectangles, stars, what frames other objects, and the
 * unions and differences of all of these.
 */
package zoetrope.mobject.shapes;
