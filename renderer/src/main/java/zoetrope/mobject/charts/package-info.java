/**
 * Charts: bar charts and sample spaces. This package uses mobjects and coordinate systems; it must
 * not use animations or the stage.
 */
package zoetrope.mobject.charts;
