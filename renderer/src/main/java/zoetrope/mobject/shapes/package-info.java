/**
 * Areas and arcs: circles, polygons, rectangles, stars, frames around other objects, and unions and
 * differences of areas.
 */
package zoetrope.mobject.shapes;
