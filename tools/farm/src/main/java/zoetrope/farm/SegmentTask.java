package zoetrope.farm;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;
import org.apache.spark.broadcast.Broadcast;
import scala.Function2;
import scala.collection.Iterator;
import zoetrope.render.cluster.FarmFilm;
import zoetrope.render.cluster.FarmedSegment;
import zoetrope.render.cluster.SegmentOrder;

/**
 * Makes segments of a video on an executor, and stops at the first segment that fails. If a scene
 * fails, the task itself succeeds, and its result contains the error.
 */
final class SegmentTask
    implements Function2<TaskContext, Iterator<List<SegmentOrder>>, SegmentTask.Made[]>,
        Serializable {
  private static final long serialVersionUID = 1;

  private final Broadcast<FarmFilm> film;
  private final String cache;

  /**
   * A segment and where it was made.
   *
   * @param host the machine
   * @param executor the executor's process on that machine
   * @param frames the number of frames
   * @param nanos the time it took
   */
  record Made(FarmedSegment segment, String host, String executor, long frames, long nanos)
      implements Serializable {
    private static final long serialVersionUID = 1;
  }

  SegmentTask(Broadcast<FarmFilm> film, Optional<String> cache) {
    this.film = film;
    this.cache = cache.orElse(null);
  }

  @Override
  public Made[] apply(TaskContext context, Iterator<List<SegmentOrder>> batches) {
    List<Made> made = new ArrayList<>();
    for (SegmentOrder order : batches.next()) {
      Made next = make(order);
      made.add(next);
      if (!next.segment().done()) {
        break;
      }
    }
    return made.toArray(Made[]::new);
  }

  private Made make(SegmentOrder order) {
    long start = System.nanoTime();
    FarmedSegment segment =
        WorkerProcess.worker().make(film.value(), order, WorkerProcess.cache(cache));
    if (!segment.done() && WorkerProcess.isEnding()) {
      // Spark ignores exceptions of tasks whose process ends, and runs the tasks again elsewhere.
      throw new IllegalStateException("this process is shutting down");
    }
    SparkEnv here = SparkEnv.get();
    return new Made(
        segment,
        here.blockManager().blockManagerId().host(),
        here.executorId(),
        order.frames(),
        System.nanoTime() - start);
  }
}
