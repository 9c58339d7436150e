/**
 * Number lines, axes, planes, and what is drawn in them: graphs, areas, tangents, labels. Knows
 * mobjects and geometry; must not know animations or the stage.
 */
package zoetrope.mobject.coordinates;
