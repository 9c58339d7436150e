/** Objects that depend on time: trackers of values, and traces of moving points. */
package zoetrope.mobject.changing;
