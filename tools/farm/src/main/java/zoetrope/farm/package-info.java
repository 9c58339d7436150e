/**
 * Films on many machines, by Apache Spark: a job for each film, a task for each of its segments.
 * Knows the renderer's {@link zoetrope.render.Farm} and the command line's {@link
 * zoetrope.cli.options.Farms}; nothing knows this package.
 *
 * <p>Films have jobs of their own, as these can be cancelled one by one, and fail one by one. Spark
 * runs them side by side in the order in which they are begun, the longest first, and a film's
 * segments the longest first: so no segment is waited for alone.
 */
package zoetrope.farm;
