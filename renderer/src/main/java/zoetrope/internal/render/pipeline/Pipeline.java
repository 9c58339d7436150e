package zoetrope.internal.render.pipeline;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import zoetrope.frame.FrameRate;
import zoetrope.internal.render.guard.SceneWatch;
import zoetrope.scene.FrameRange;

/**
 * Makes a file of one scene: the stage on a thread of its own, segments side by side in a pool of
 * workers, finished segments in order on the calling thread.
 *
 * <p>The stage runs ahead by a bounded number of segments and a bounded weight of frames. The first
 * error anywhere stops everything else; {@link #run} returns or throws only when nothing of it runs
 * any more.
 *
 * @param <T> a rendered segment
 */
public final class Pipeline<T> implements SegmentSource<T> {
  /** So often it is looked whether workers are overdue, which nobody tells of. */
  private static final long LOOK_MILLIS = 100;

  private final PipelineContext context;
  private final Limits limits;
  private final SegmentRenderer<T> renderer;

  private final PipelineMonitor monitor = new PipelineMonitor();
  private final WeightedSemaphore frames;
  private final WeightedSemaphore segments;
  private final Thread stage;

  /** The segments that the stage has begun and that are not appended yet, in order. */
  private final Deque<Rendering> begun = new ArrayDeque<>();

  /** Whether the stage begins no more segments. */
  private boolean staged;

  /** Made in advance, as there may be no memory left when it is needed. */
  private final CancellationException cancelled = new CancellationException("stopped");

  /** What the stage's thread has waited for workers. */
  private long waitingNanos;

  /**
   * How far a pipeline may go.
   *
   * @param rank of its work in the pool: lower goes first
   * @param frameBytes bound on the frames under way, in bytes as estimated
   * @param segments bound on the segments between stage and output
   */
  public record Limits(int rank, long frameBytes, int segments) {}

  /** A pipeline for the frames of {@code range}, which {@code source} plays. */
  public Pipeline(
      PipelineContext context,
      Limits limits,
      FrameRate rate,
      FrameRange range,
      Frames source,
      SegmentRenderer<T> renderer) {
    this.context = context;
    this.limits = limits;
    this.renderer = renderer;
    this.frames = new WeightedSemaphore(monitor, limits.frameBytes());
    this.segments = new WeightedSemaphore(monitor, limits.segments());
    this.stage = new Thread(() -> runStage(source, rate, range), "zoetrope-stage-" + limits.rank());
    stage.setDaemon(true);
  }

  @Override
  public void run(Appender<T> output) {
    boolean interrupted = false;
    try {
      stage.start();
      append(output);
    } catch (Throwable e) {
      fail(e);
    } finally {
      interrupted |= WorkerPool.joinFully(stage);
      interrupted |= awaitWorkers();
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
    Throwable failure = monitor.failure();
    if (failure == cancelled && context.watch().reason().isPresent()) {
      throw context.watch().reason().get();
    }
    if (failure != null) {
      throw Rethrown.of(failure);
    }
  }

  /**
   * Waits for what has begun, which looks after each picture whether it is still wanted; returns
   * whether there was an interrupt.
   */
  private boolean awaitWorkers() {
    boolean interrupted = false;
    boolean overdue;
    synchronized (monitor) {
      while (isWorkedOn() && !context.watch().isOverdue()) {
        try {
          monitor.wait(LOOK_MILLIS);
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
      overdue = isWorkedOn();
    }
    if (overdue) {
      // Without the lock: the pool, with its own, may tell another pipeline of its work's end.
      context.pool().abandon(context.watch());
    }
    return interrupted;
  }

  private boolean isWorkedOn() {
    while (!begun.isEmpty() && begun.peek().over) {
      begun.remove();
    }
    return !begun.isEmpty();
  }

  private void append(Appender<T> output) {
    for (Rendering next = take(); next != null; next = take()) {
      output.append(next.segment);
      segments.release(1);
    }
  }

  /**
   * The next segment, which is waited for; null behind the last.
   *
   * @throws CancellationException after a failure, or when the thread is interrupted
   */
  private Rendering take() {
    synchronized (monitor) {
      monitor.check();
      if (Thread.currentThread().isInterrupted()) {
        throw new CancellationException("interrupted");
      }
      while (begun.isEmpty() ? !staged : !begun.peek().over) {
        monitor.awaitChange();
      }
      return begun.poll();
    }
  }

  /** What {@link #run} throws then is the reason that the scene's watch has, if any. */
  @Override
  public void cancel() {
    fail(cancelled);
  }

  /** Stops everything. Allocates nothing. */
  private void fail(Throwable error) {
    if (monitor.fail(error) && Thread.currentThread() != stage) {
      stage.interrupt();
    }
  }

  private void runStage(Frames source, FrameRate rate, FrameRange range) {
    try {
      monitor.check(); // It may have been cancelled before it began.
      renderer.segmenter(rate, range, new SegmentFeeder()).play(source, context.timings());
      context.timings().addNanos(Timings.Step.STAGE, -waitingNanos);
    } catch (Throwable e) { // Whatever it is, somebody waits to be told.
      fail(e);
    } finally {
      synchronized (monitor) {
        staged = true;
        monitor.notifyAll();
      }
    }
  }

  /** A segment that a worker renders. Its fields are guarded by the monitor. */
  private final class Rendering implements WorkerPool.Task {
    private final SegmentQueue queue = new SegmentQueue(monitor, frames);
    private T segment;

    /** Whether no thread works on it any more, or ever will. */
    private boolean over;

    @Override
    public void run(Supplier<RenderContext> worker) {
      monitor.check();
      T rendered = renderer.render(queue, worker.get());
      synchronized (monitor) {
        segment = rendered;
      }
    }

    @Override
    public void ended(Throwable error) {
      if (error != null) {
        fail(error);
      }
      synchronized (monitor) {
        over = true;
        monitor.notifyAll();
      }
    }
  }

  /** Opens a queue for each segment, on the stage's thread. */
  private final class SegmentFeeder implements Segmenter.Target {
    private final FrameWeight weights = new FrameWeight();
    private SegmentQueue queue;

    @Override
    public boolean wantsHashes() {
      return renderer.wantsHashes();
    }

    @Override
    public void begin() {
      waiting(() -> segments.acquire(1));
      Rendering next = new Rendering();
      synchronized (monitor) {
        begun.add(next);
      }
      try {
        context.submit(limits.rank(), next);
      } catch (RuntimeException | Error e) {
        synchronized (monitor) {
          begun.removeLast();
        }
        throw e;
      }
      queue = next.queue;
    }

    @Override
    public void add(FrameRun run) {
      long weight = weights.of(run.frame());
      waiting(() -> queue.put(run, weight));
    }

    /** What waits for workers is no work of the scene's own. */
    private void waiting(Runnable action) {
      long start = System.nanoTime();
      boolean worked = context.watch().leave(Thread.currentThread());
      try {
        action.run();
      } finally {
        if (worked) {
          context.watch().enter(Thread.currentThread(), SceneWatch.Work.STAGE);
        }
        waitingNanos += System.nanoTime() - start;
      }
    }

    @Override
    public boolean cached(String hash, long frames, long pictures) {
      Optional<T> kept = renderer.kept(hash);
      if (kept.isEmpty()) {
        return false;
      }
      waiting(() -> segments.acquire(1));
      Rendering known = new Rendering();
      synchronized (monitor) {
        known.segment = kept.get();
        known.over = true;
        begun.add(known);
        monitor.notifyAll();
      }
      return true;
    }

    @Override
    public void end(String hash) {
      queue.end(hash);
    }
  }
}
