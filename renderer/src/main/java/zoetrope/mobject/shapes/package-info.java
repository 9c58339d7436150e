/**
 * Further flat shapes: polygrams, hulls, cut-outs, arcs between lines, marks of angles. It knows
 * geometry and the basic mobjects, and nothing of text.
 */
package zoetrope.mobject.shapes;
