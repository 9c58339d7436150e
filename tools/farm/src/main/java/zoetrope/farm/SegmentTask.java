package zoetrope.farm;

import java.io.Serializable;
import java.util.Optional;
import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;
import org.apache.spark.broadcast.Broadcast;
import scala.Function2;
import scala.collection.Iterator;
import zoetrope.render.FarmFilm;
import zoetrope.render.FarmedSegment;
import zoetrope.render.SegmentOrder;

/** Makes one segment, on an executor. What is wrong with a scene is no failure of the task. */
final class SegmentTask
    implements Function2<TaskContext, Iterator<SegmentOrder>, SegmentTask.Made>, Serializable {
  private static final long serialVersionUID = 1;

  private final Broadcast<FarmFilm> film;
  private final String cache;

  /**
   * A segment and where it was made.
   *
   * @param host the machine
   * @param executor which process of it
   * @param frames how many it has
   * @param nanos how long it took there
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
  public Made apply(TaskContext context, Iterator<SegmentOrder> orders) {
    long start = System.nanoTime();
    SegmentOrder order = orders.next();
    FarmedSegment segment =
        WorkerProcess.worker().make(film.value(), order, WorkerProcess.cache(cache));
    SparkEnv here = SparkEnv.get();
    return new Made(
        segment,
        here.blockManager().blockManagerId().host(),
        here.executorId(),
        order.frames(),
        System.nanoTime() - start);
  }
}
