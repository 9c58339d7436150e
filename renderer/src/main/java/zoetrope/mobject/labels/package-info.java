/**
 * Shapes that carry a label: boxes, dots, lines, arrows, polygons. It knows shapes and formulas,
 * and nothing of how either is drawn.
 */
package zoetrope.mobject.labels;
