package zoetrope.internal.render.playback;

import java.util.TreeMap;
import zoetrope.internal.render.pipeline.Changes;
import zoetrope.internal.render.pipeline.FrameRun;

/**
 * A run that caches the frames of a scene from its beginning until the memory is full. After that
 * it caches only {@link Landmarks} and the pages of frames that a thread waits for.
 */
final class WholeRun extends CachingRun {
  /**
   * If a requested frame is at most this many frames ahead, waiting for this run is better than
   * starting another one.
   */
  private static final long MAX_FRAMES_TO_WAIT = 600;

  private final FrameCache cache;
  private final Landmarks landmarks;

  /** The frames that threads wait for, with the number of threads. */
  private final TreeMap<Long, Integer> goals = new TreeMap<>();

  private boolean full;

  /**
   * The number of the frame before which the run pauses; {@link Long#MAX_VALUE} if it does not
   * pause.
   */
  private long end = Long.MAX_VALUE;

  WholeRun(Playback scene, FrameCache cache, Landmarks landmarks, Changes changes) {
    super(scene, cache, changes);
    this.cache = cache;
    this.landmarks = landmarks;
  }

  /**
   * Lets the run pause after the requested frames, until {@link #goOn()}. After this call, a thread
   * that waits for a frame must call {@link #willReach} again.
   */
  void hold() {
    changes().change(() -> end = 0);
  }

  void goOn() {
    changes().change(() -> end = Long.MAX_VALUE);
  }

  boolean hasAll() {
    return isOver() && !full;
  }

  /**
   * Whether this run will reach a frame that is not cached, and sooner than a new run would. If so,
   * this run continues at least up to that frame. For a distant frame, a new run is faster while
   * this run still caches all frames, because the new run skips earlier frames.
   */
  boolean willReach(long number) {
    boolean reaches =
        !isOver() && number >= position() && (full || number - position() <= MAX_FRAMES_TO_WAIT);
    if (reaches && number >= end) {
      changes().change(() -> end = number + 1);
    }
    return reaches;
  }

  /** Records that a thread waits for a frame, so that the run caches this frame. */
  void want(long number) {
    goals.merge(number, 1, Integer::sum);
  }

  /** Records that a thread does not wait for a frame any longer, after {@link #want}. */
  void forget(long number) {
    goals.computeIfPresent(number, (key, count) -> count > 1 ? count - 1 : null);
  }

  @Override
  long nextWanted(long frame) {
    if (!full) {
      return frame;
    }
    Long goal = goals.ceilingKey(cache.startOf(cache.pageOf(frame)));
    long page = goal == null ? NEVER : Math.max(frame, cache.startOf(cache.pageOf(goal)));
    return Math.min(page, landmarks.next(frame));
  }

  @Override
  boolean isWanted(FrameRun run) {
    landmarks.add(run);
    return !full || goal(run) != null;
  }

  /**
   * Returns the number of a requested frame on the page where {@code run} begins, or within {@code
   * run}; null if there is none.
   */
  private Long goal(FrameRun run) {
    long start = cache.startOf(cache.pageOf(run.number()));
    Long goal = goals.ceilingKey(start);
    long end = Math.max(run.number() + run.count(), cache.startOf(cache.pageOf(start) + 1));
    return goal != null && goal < end ? goal : null;
  }

  @Override
  void keep(FrameCache.Page onto, FrameRun run, long weight) {
    boolean added = cache.addIfRoom(onto, run, weight);
    full |= !added;
    Long goal = added ? null : goal(run);
    if (goal != null) {
      cache.add(onto, run, weight, goal);
    }
  }

  @Override
  boolean rests() {
    return position() >= end;
  }
}
