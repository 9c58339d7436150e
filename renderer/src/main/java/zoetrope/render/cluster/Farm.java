package zoetrope.render.cluster;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Machines or processes that make the segments of videos. Each has a {@link FarmWorker}; see {@link
 * zoetrope.render.Renderer#withFarm}. The renderer plans, muxes and writes the video. Frames do not
 * leave the worker that draws them.
 */
public interface Farm {
  /**
   * Makes segments of one video, in any order, and passes each segment to {@code results} once, on
   * any thread. Returns when all segments were passed. The renderer calls this method for several
   * videos at the same time.
   *
   * @throws zoetrope.render.result.FarmException if the machines fail. A failure of the video is
   *     reported in a result instead
   * @throws java.util.concurrent.CancellationException if the thread is interrupted; then no
   *     further segments are made
   */
  void make(FarmFilm film, List<SegmentOrder> orders, Consumer<FarmedSegment> results);

  /** Returns statistics of the machines for a report. */
  default Map<String, Object> usage() {
    return Map.of();
  }
}
