/**
 * Tables of texts, formulas, numbers and other objects, with labels and rules. It knows the basic
 * mobjects, and nothing of how entries are made or drawn.
 */
package zoetrope.mobject.tables;
