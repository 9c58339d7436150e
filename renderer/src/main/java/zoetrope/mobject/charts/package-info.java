/**
 * Pictures of data and of chance: bar charts and sample spaces. Knows mobjects and coordinate
 * systems; must not know animations or the stage.
 */
package zoetrope.mobject.charts;
