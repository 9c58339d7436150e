/**
 * Numbers that change over time: trackers, which are not seen, and the formulas that show them.
 * Knows mobjects; must not know animations or the stage.
 */
package zoetrope.mobject.values;
