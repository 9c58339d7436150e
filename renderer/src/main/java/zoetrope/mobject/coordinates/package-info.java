/**
 * Number lines, axes, planes, and what is drawn in them: graphs, areas, tangents, labels. This
 * package uses mobjects and geometry; it must not use animations or the stage.
 */
package zoetrope.mobject.coordinates;
