package zoetrope.internal.render.pipeline;

import java.util.function.LongConsumer;
import zoetrope.internal.render.guard.SceneWatch;

/**
 * The objects that all steps of one video's pipeline share.
 *
 * @param pool the workers, possibly shared with other videos
 * @param timings record the time of each step
 * @param progress receives the number of frames that were completed since its last call, on any
 *     thread
 * @param watch records the threads that work on the scene
 */
public record PipelineContext(
    WorkerPool pool, Timings timings, LongConsumer progress, SceneWatch watch) {
  void submit(int rank, WorkerPool.Task task) {
    pool.submit(rank, watch, task);
  }
}
