/** What changes as time passes: values that are tracked, and traces of points that move. */
package zoetrope.mobject.changing;
