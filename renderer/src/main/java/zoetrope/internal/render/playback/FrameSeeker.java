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
 * The frames of a scene in any order. The scene is played once in the background, and its frames
 * are kept as long as there is room. For a frame beyond that, or far ahead, it is played once more
 * up to there; such runs rest there, so that what lies behind is not far any more. For any number
 * of threads.
 */
public final class FrameSeeker implements AutoCloseable {
  /** Runs that rest, each with all objects of the scene. */
  private static final int MOST_RUNS = 4;

  /** The part of the room that landmarks take. */
  private static final int LANDMARKS = 16;

  private static final long FOREVER = Long.MAX_VALUE;

  private final Playback scene;

  /** Guards what follows, and the states of the runs. */
  private final Changes changes = new Changes();

  private final FrameCache cache;
  private final Landmarks landmarks;
  private final WholeRun whole;
  private final List<PageRun> runs = new ArrayList<>();

  /** Runs that were let go and may not have ended yet. */
  private final List<PageRun> ending = new ArrayList<>();

  private boolean closed;

  /**
   * Begins to play a scene.
   *
   * @param room for frames, in bytes as estimated
   * @param pageLength how many neighbouring frames are kept or dropped together
   */
  public FrameSeeker(Playback scene, long room, long pageLength) {
    this.scene = scene;
    this.cache = new FrameCache(room, pageLength);
    this.landmarks = new Landmarks(room / LANDMARKS);
    this.whole = new WholeRun(scene, cache, landmarks, changes);
    whole.start();
  }

  /**
   * The frame with this number, or null when the scene ends before it.
   *
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene up to there
   * @throws IllegalStateException when this is closed
   * @throws CancellationException when it is closed meanwhile, or the thread is interrupted
   */
  public Frame find(long number) {
    return find(number, FOREVER).frame();
  }

  /**
   * What was found.
   *
   * @param frame null where there is none
   * @param late whether it was given up, as it did not come in time
   */
  public record Found(Frame frame, boolean late) {}

  /**
   * The same for who waits for at most so many nanoseconds. What runs for it rests then, and goes
   * on with the next call.
   */
  public Found find(long number, long nanos) {
    long start = System.nanoTime();
    return changes.get(() -> find(number, nanos, start));
  }

  private Found find(long number, long nanos, long start) {
    requireOpen();
    PageRun own = null;
    whole.want(number);
    try {
      while (true) {
        Frame frame = cache.find(number);
        if (frame != null) {
          return new Found(frame, false);
        }
        if (own != null && own.isOver()) {
          StageResult result = own.result();
          own = null;
          if (result != null && result.complete() && number >= result.frames()) {
            return new Found(null, false);
          }
        } else if (own != null && own.isGoingTo(number) || whole.willReach(number)) {
          if (!await(nanos, start)) {
            return new Found(null, true);
          }
        } else {
          own = runTo(number);
        }
      }
    } finally {
      whole.forget(number);
      if (own != null) {
        own.leave(number);
      }
      tidy();
    }
  }

  /** Has a run go to a frame: that which is nearest before it, or a new one. */
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

  /** Lets runs go that are over, or of little use: nothing is lost but time. */
  private void tidy() {
    runs.removeIf(SceneRun::isOver);
    ending.removeIf(SceneRun::isOver);
    while (runs.size() > (whole.hasAll() ? 0 : MOST_RUNS)) {
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

  /** How many frames a run is ahead of the one before it. */
  private long lengthSaved(PageRun run) {
    long before =
        runs.stream()
            .filter(other -> other != run && other.position() <= run.position())
            .mapToLong(SceneRun::position)
            .max()
            .orElse(0);
    return run.position() - before;
  }

  /** The landmark that is nearest to a frame: the frame itself and its number. */
  public Optional<FrameRun> nearest(long number) {
    return changes.get(() -> landmarks.nearest(number));
  }

  /** How many frames have passed on the way to one that is not there yet. */
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
   * Has the scene played no further than the frames that are asked for, until {@link #whole()} is:
   * for who wants the first of them soon.
   */
  public void hold() {
    changes.change(whole::hold);
  }

  /**
   * What comes of playing the whole scene; waits for it to end.
   *
   * @throws zoetrope.scene.SceneException for what goes wrong in it
   * @throws IllegalStateException when this is closed
   * @throws CancellationException when it is closed meanwhile, or the thread is interrupted
   */
  public StageResult whole() {
    return whole(FOREVER).orElseThrow();
  }

  /**
   * The same for who waits for at most so many nanoseconds; empty when it has not ended by then.
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
   * What has come so far of playing the whole scene, a little behind; once that has failed, what
   * came before. Empty before anything is played.
   */
  public Optional<StageResult> soFar() {
    return changes.get(() -> Optional.ofNullable(whole.soFar()));
  }

  /** The memory that the frames take which are kept now, in bytes as estimated. */
  public long keptBytes() {
    return changes.get(cache::weight);
  }

  private void requireOpen() {
    if (closed) {
      throw new IllegalStateException("the preview is closed");
    }
  }

  /** Waits for a change; false when so many nanoseconds have passed since {@code start}. */
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

  /** Stops what plays and lets go of all frames. Who waits for a frame waits no longer. */
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
