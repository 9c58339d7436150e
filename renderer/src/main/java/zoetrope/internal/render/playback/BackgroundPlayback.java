package zoetrope.internal.render.playback;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import zoetrope.frame.Frame;
import zoetrope.internal.render.pipeline.FrameRun;
import zoetrope.internal.render.pipeline.Rethrown;
import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameRecorder;
import zoetrope.scene.Section;
import zoetrope.scene.StageResult;

/**
 * A run of a scene, on a thread of its own, that puts frames into the cache. What is asked of it is
 * guarded by the lock of the cache.
 */
abstract class BackgroundPlayback {
  /** Authors' code that neither plays nor comes to an end cannot be stopped, nor waited for. */
  private static final long PATIENCE_SECONDS = 2;

  /** No frame is wanted. */
  static final long NEVER = Long.MAX_VALUE - 1;

  private final FrameCache cache;
  private final Playback scene;
  private final Thread thread = new Thread(this::run, "zoetrope-preview");
  private final FrameInterner interner = new FrameInterner();

  /** Pictures that were taken and have not come yet, at most the last two. */
  private final Deque<Taken> taken = new ArrayDeque<>();

  private FrameCache.Page page;
  private long pageNumber = -1;
  private long passed;
  private boolean stopped;
  private boolean over;
  private StageResult result;

  /** What has come of it so far, as of when it was asked for last, and whether it is again. */
  private StageResult soFar;

  private boolean askedSoFar = true;
  private Throwable failure;

  private record Taken(Frame frame, long number) {}

  BackgroundPlayback(Playback scene, FrameCache cache) {
    this.scene = scene;
    this.cache = cache;
    thread.setDaemon(true);
  }

  /** Plays the scene on the calling thread, which is this playback's. */
  StageResult play() {
    return scene.record(new Recorder());
  }

  /** The first frame at or behind {@code position} that is wanted, or {@link #NEVER}. */
  abstract long nextWanted(long position);

  /** Told of each run that has come: whether it is to be kept on a page. */
  abstract boolean isWanted(FrameRun run);

  /** Puts a run on a page of the cache. */
  abstract void keep(FrameCache.Page onto, FrameRun run, long weight);

  /** Whether it is to wait before it goes on, when so many frames have passed. */
  abstract boolean isHeld(long count);

  final void start() {
    thread.start();
  }

  /** Makes the thread end, without waiting for it. */
  final void stop() {
    stopped = true;
    thread.interrupt();
  }

  /**
   * Waits for the thread to end, with patience, also when interrupted; returns whether it was. Not
   * to be called with the lock held.
   */
  final boolean awaitEnd() {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    boolean interrupted = false;
    while (true) {
      try {
        TimeUnit.NANOSECONDS.timedJoin(thread, deadline - System.nanoTime());
        return interrupted;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
  }

  /** Whether it has ended, one way or the other. */
  final boolean isOver() {
    return over;
  }

  /** The number of the first frame that can still come. */
  final long position() {
    return taken.isEmpty() ? passed : taken.peekFirst().number();
  }

  /** What came of it; what went wrong comes out. */
  final StageResult result() {
    if (failure != null) {
      throw Rethrown.of(failure);
    }
    return result;
  }

  /**
   * What has come of it so far, as of the first play that began after the last call; null before
   * anything is played. Once it has failed, what came before.
   */
  final StageResult soFar() {
    askedSoFar = true;
    return soFar;
  }

  private void run() {
    StageResult done = null;
    Throwable thrown = null;
    try {
      done = play();
    } catch (Throwable e) { // Whatever it is, somebody waits to be told.
      thrown = e;
    }
    synchronized (cache) {
      result = done;
      failure = thrown;
      over = true;
      cache.notifyAll();
    }
  }

  /** Takes the frames that are wanted, and rests where nobody waits for more. */
  private final class Recorder implements FrameRecorder {
    @Override
    public FrameRange wanted(List<Section> sections) {
      synchronized (cache) {
        return new FrameRange(Math.min(nextWanted(passed), NEVER), Long.MAX_VALUE);
      }
    }

    @Override
    public Frame taken(long number, Supplier<Frame> snapshot) {
      Frame frame = snapshot.get();
      synchronized (cache) {
        if (number >= passed) { // Else it is how a play ended, which only counts at the very end.
          taken.add(new Taken(frame, number));
        }
      }
      return frame;
    }

    @Override
    public void passed(long count) {
      synchronized (cache) {
        passed = count;
        rest();
      }
    }

    @Override
    public void accept(Frame frame, long count) {
      synchronized (cache) {
        requireGoing();
        boolean known = !taken.isEmpty() && taken.peekFirst().frame() == frame;
        long number = known ? taken.removeFirst().number() : passed - 1;
        came(frame, number, count);
        cache.notifyAll();
        rest();
        requireGoing();
      }
    }

    @Override
    public void called(Supplier<StageResult> result) {
      synchronized (cache) {
        if (askedSoFar) {
          askedSoFar = false;
          soFar = result.get();
        }
      }
    }

    @Override
    public void failed(Supplier<StageResult> result) {
      synchronized (cache) {
        soFar = result.get();
      }
    }

    private void rest() {
      while (isHeld(position()) && !stopped) {
        waitForNews();
      }
    }
  }

  /** Keeps frames that have come, when they are wanted. */
  final void came(Frame frame, long number, long count) {
    if (!isWanted(new FrameRun(frame, number, count))) {
      return;
    }
    if (cache.pageOf(number) != pageNumber) {
      pageNumber = cache.pageOf(number);
      page = cache.open(pageNumber);
      interner.begin();
    }
    FrameRun run = new FrameRun(interner.intern(frame), number, count);
    keep(page, run, interner.weight());
  }

  private void waitForNews() {
    try {
      cache.wait();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    }
  }

  private void requireGoing() {
    if (stopped) {
      throw new CancellationException("the preview was closed");
    }
  }
}
