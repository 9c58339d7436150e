/**
 * Renders videos on many machines with Apache Spark: a job for each video, a task for each of its
 * segments. It implements the renderer's {@link zoetrope.render.cluster.Farm} and the command
 * line's {@link zoetrope.cli.options.Farms}; no other package depends on it.
 *
 * <p>Each video has its own job, so that videos can fail or be cancelled independently. Spark runs
 * jobs in the order of their beginning. Videos with the most frames begin first, and so do the
 * longest segments of a film. So no core waits for a single segment at the end.
 */
package zoetrope.farm;
