package zoetrope.internal.render.playback;

import java.util.TreeMap;
import zoetrope.internal.render.pipeline.Changes;
import zoetrope.internal.render.pipeline.FrameRun;

/**
 * Keeps the frames of a scene from its beginning on, as many as there is room for. Of what lies
 * behind those it keeps landmarks, and the frames that somebody waits for when it passes them.
 */
final class WholeRun extends CachingRun {
  /** To wait for so many frames takes no longer than another run of the scene. */
  private static final long NEAR = 600;

  private final FrameCache cache;
  private final Landmarks landmarks;

  /** The frames that somebody waits for, with how many do. */
  private final TreeMap<Long, Integer> goals = new TreeMap<>();

  private boolean full;

  /** The first frame that nobody waits for yet, while it is held; else there is none. */
  private long end = Long.MAX_VALUE;

  WholeRun(Playback scene, FrameCache cache, Landmarks landmarks, Changes changes) {
    super(scene, cache, changes);
    this.cache = cache;
    this.landmarks = landmarks;
  }

  /**
   * Goes no further than the frames that are asked for, until {@link #goOn()}. Who waits for one
   * already asks for it anew.
   */
  void hold() {
    changes().change(() -> end = 0);
  }

  /** Is held no longer. */
  void goOn() {
    changes().change(() -> end = Long.MAX_VALUE);
  }

  /** Whether all frames of a scene that is over are kept. */
  boolean hasAll() {
    return isOver() && !full;
  }

  /**
   * Whether a frame that is not there yet will come sooner than in another run; then it goes on at
   * least up to there. One that takes no frames by the way is faster than this one as long as there
   * is room.
   */
  boolean willReach(long number) {
    boolean reaches = !isOver() && number >= position() && (full || number - position() <= NEAR);
    if (reaches && number >= end) {
      changes().change(() -> end = number + 1);
    }
    return reaches;
  }

  /** Somebody waits for a frame: it is kept when it comes. */
  void want(long number) {
    goals.merge(number, 1, Integer::sum);
  }

  /** Takes back a {@link #want}. */
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

  /** A frame that somebody waits for on the page of a run, or that it shows; null for none. */
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
