package zoetrope.internal.render.playback;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import zoetrope.frame.Frame;
import zoetrope.internal.render.pipeline.Changes;
import zoetrope.internal.render.pipeline.FrameRun;
import zoetrope.scene.StageResult;

/**
 * Finds frames of a scene in any order. The scene runs once in the background, and its frames are
 * cached while there is room. A frame that this run has passed and that is no longer cached, or
 * that is far ahead of this run, is computed by an additional run. The additional run then pauses,
 * so that it can continue to later frames. Thread-safe.
 */
public final class FrameSeeker implements AutoCloseable {
  /**
   * The maximum number of paused runs. Each paused run keeps all objects of the scene in memory.
   */
  private static final int MAX_PAUSED_RUNS = 4;

  /**
   * The memory of landmarks is that of the cache divided by this number. Landmarks are frames at
   * regular distances, which a preview shows until the requested frame is ready.
   */
  private static final int LANDMARK_DIVISOR = 16;

  private static final long FOREVER = Long.MAX_VALUE;

  private final Playback scene;

  /** Guards the fields below, and the states of the runs. */
  private final Changes changes = new Changes();

  private final FrameCache cache;
  private final Landmarks landmarks;
  private final WholeRun whole;
  private final List<PageRun> runs = new ArrayList<>();

  /** Stopped runs, some of which may still be ending. */
  private final List<PageRun> ending = new ArrayList<>();

  private boolean closed;

  /**
   * Creates a seeker and starts the first run of the scene.
   *
   * @param room the maximum memory for frames, in estimated bytes
   * @param pageLength the number of neighbouring frames that are dropped together
   */
  public FrameSeeker(Playback scene, long room, long pageLength) {
    this.scene = scene;
    this.cache = new FrameCache(room, pageLength);
    this.landmarks = new Landmarks(room / LANDMARK_DIVISOR);
    this.whole = new WholeRun(scene, cache, landmarks, changes);
    whole.start();
  }

  /**
   * Returns the frame with this number, or null if the scene ends before it.
   *
   * @throws zoetrope.scene.SceneException for an error in the scene before that frame
   * @throws IllegalStateException if this is closed
   * @throws CancellationException if it is closed during the call, or the thread is interrupted
   */
  public Frame find(long number) {
    return find(number, FOREVER).frame();
  }

  /**
   * The result of {@link #find(long, long)}.
   *
   * @param frame the frame; null if the scene ends before it, or if it was not found in time
   * @param late whether the frame was not found in time
   */
  public record Found(Frame frame, boolean late) {}

  /**
   * Finds a frame; waits for it at most {@code nanos} nanoseconds. After this time, the run that
   * computes the frame pauses until the next call.
   */
  public Found find(long number, long nanos) {
    long start = System.nanoTime();
    return changes.get(() -> find(number, nanos, start));
  }

  private Found find(long number, long nanos, long start) {
    requireOpen();
    PageRun pageRun = null;
    whole.want(number);
    try {
      while (true) {
        Frame frame = cache.find(number);
        if (frame != null) {
          return new Found(frame, false);
        }
        if (pageRun != null && pageRun.isOver()) {
          StageResult result = pageRun.result();
          pageRun = null;
          if (result != null && result.complete() && number >= result.frames()) {
            return new Found(null, false);
          }
        } else if (pageRun != null && pageRun.isGoingTo(number) || whole.willReach(number)) {
          if (!await(nanos, start)) {
            return new Found(null, true);
          }
        } else {
          pageRun = runTo(number);
        }
      }
    } finally {
      whole.forget(number);
      if (pageRun != null) {
        pageRun.leave(number);
      }
      tidy();
    }
  }

  private PageRun runTo(long number) {
    Optional<PageRun> nearest =
        runs.stream()
            .filter(run -> run.canReach(number))
            .max(Comparator.comparingLong(SceneRun::position));
    if (nearest.isPresent()) {
      nearest.get().goTo(number);
      return nearest.get();
    }
    PageRun run = new PageRun(scene, cache, changes, number);
    runs.add(run);
    run.start();
    return run;
  }

  /**
   * Removes runs that have ended. If there are too many paused runs, stops those that are the
   * shortest distance ahead of another run or of the scene's beginning. A later search may then
   * need a new run.
   */
  private void tidy() {
    runs.removeIf(SceneRun::isOver);
    ending.removeIf(SceneRun::isOver);
    while (runs.size() > (whole.hasAll() ? 0 : MAX_PAUSED_RUNS)) {
      Optional<PageRun> least =
          runs.stream().filter(PageRun::rests).min(Comparator.comparingLong(this::lengthSaved));
      if (least.isEmpty()) {
        return;
      }
      least.get().stop();
      runs.remove(least.get());
      ending.add(least.get());
    }
  }

  /** Returns how many frames a run is ahead of the run before it, or of the scene's beginning. */
  private long lengthSaved(PageRun run) {
    long before =
        runs.stream()
            .filter(other -> other != run && other.position() <= run.position())
            .mapToLong(SceneRun::position)
            .max()
            .orElse(0);
    return run.position() - before;
  }

  /**
   * Returns the landmark that is nearest to a frame, with the landmark's number; empty if there is
   * none.
   */
  public Optional<FrameRun> nearest(long number) {
    return changes.get(() -> landmarks.nearest(number));
  }

  /**
   * Returns the position of the run that is nearest to frame {@code number} and has not passed it;
   * 0 if there is none.
   */
  public long passed(long number) {
    return changes.get(
        () ->
            Stream.concat(Stream.of(whole), runs.stream())
                .mapToLong(SceneRun::position)
                .filter(position -> position <= number)
                .max()
                .orElse(0));
  }

  /**
   * Lets the background run pause after the requested frames, until {@link #whole()} is called. So
   * requested frames are ready sooner.
   */
  public void hold() {
    changes.change(whole::hold);
  }

  /**
   * Returns the result of running the whole scene; waits for its end.
   *
   * @throws zoetrope.scene.SceneException for an error in the scene
   * @throws IllegalStateException if this is closed
   * @throws CancellationException if it is closed during the call, or the thread is interrupted
   */
  public StageResult whole() {
    return whole(FOREVER).orElseThrow();
  }

  /**
   * Returns the result of running the whole scene; waits for its end at most this many nanoseconds,
   * and returns empty if it takes longer.
   */
  public Optional<StageResult> whole(long nanos) {
    long start = System.nanoTime();
    return changes.get(
        () -> {
          requireOpen();
          whole.goOn();
          while (!whole.isOver()) {
            if (!await(nanos, start)) {
              return Optional.empty();
            }
          }
          return Optional.of(whole.result());
        });
  }

  /**
   * Returns the results of the background run as of a recent play. After a failure, returns the
   * results up to the failure. Empty before the first play.
   */
  public Optional<StageResult> soFar() {
    return changes.get(() -> Optional.ofNullable(whole.soFar()));
  }

  public long cachedBytes() {
    return changes.get(cache::weight);
  }

  private void requireOpen() {
    if (closed) {
      throw new IllegalStateException("the preview is closed");
    }
  }

  /** Waits for a change; returns false if this many nanoseconds have passed since {@code start}. */
  private boolean await(long nanos, long start) {
    long left = nanos == FOREVER ? FOREVER : nanos - (System.nanoTime() - start);
    if (left <= 0) {
      return false;
    }
    changes.await(left);
    if (closed) {
      throw new CancellationException("the preview was closed");
    }
    return true;
  }

  /** Stops all runs and drops all frames. Threads that wait for a frame stop waiting. */
  @Override
  public void close() {
    List<SceneRun> all = new ArrayList<>();
    changes.change(
        () -> {
          closed = true;
          all.add(whole);
          all.addAll(runs);
          all.addAll(ending);
          all.forEach(SceneRun::stop);
          cache.clear();
          landmarks.clear();
        });
    boolean interrupted = false;
    for (SceneRun run : all) {
      interrupted |= run.awaitEnd();
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
