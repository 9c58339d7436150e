package zoetrope.internal.render.pipeline;

import java.util.function.LongConsumer;
import zoetrope.internal.render.guard.SceneWatch;

/**
 * What all steps of one film's pipeline share.
 *
 * @param pool the workers, perhaps shared with other films
 * @param timings take the time that each step needs
 * @param progress accepts the number of further frames that are done, from any thread
 * @param watch knows who works on the scene
 */
public record PipelineContext(
    WorkerPool pool, Timings timings, LongConsumer progress, SceneWatch watch) {
  /** Of a scene that is not watched. */
  public PipelineContext(WorkerPool pool, Timings timings, LongConsumer progress) {
    this(pool, timings, progress, SceneWatch.unlimited());
  }

  /** Queues a piece of work on the film. */
  void submit(int rank, WorkerPool.Task task) {
    pool.submit(rank, watch, task);
  }
}
