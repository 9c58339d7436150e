/** Calculations that are shown step by step: row reduction, matrix products, long division. */
package zoetrope.animation.algebra;
