/**
 * Renders films on many machines with Apache Spark: a job for each film, a task for each of its
 * segments. It implements the renderer's {@link zoetrope.render.cluster.Farm} and the command
 * line's {@link zoetrope.cli.options.Farms}; no other package depends on it.
 *
 * <p>Each film has a job, because jobs are cancelled and fail one by one. Spark runs them in the
 * order in which they begin, the longest first, and the longest segments of a film first. So no
 * core waits for a single segment at the end.
 */
package zoetrope.farm;
