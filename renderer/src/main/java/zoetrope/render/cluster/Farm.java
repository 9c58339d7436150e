package zoetrope.render.cluster;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Makes the segments of films on other machines, or in other processes: what {@link
 * zoetrope.render.Renderer#withFarm} hands them to. Each of those has a {@link FarmWorker}. A film
 * is planned, muxed and written by the renderer; no picture of it leaves the worker that draws it.
 */
public interface Farm {
  /**
   * Has segments of one film made, in any order, and passes each to {@code results} once, on any
   * thread. Returns when all are passed. Called for several films at once.
   *
   * @throws zoetrope.render.result.FarmException when the machines fail, and not the film
   * @throws java.util.concurrent.CancellationException when the thread is interrupted; nothing of
   *     it is made any more then
   */
  void make(FarmFilm film, List<SegmentOrder> orders, Consumer<FarmedSegment> results);

  /** What ran where up to now, as data for a report. */
  default Map<String, Object> usage() {
    return Map.of();
  }
}
