package zoetrope.internal.render.pipeline;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import zoetrope.frame.FrameRate;
import zoetrope.internal.diagnostics.Rethrown;
import zoetrope.internal.render.guard.SceneWatch;
import zoetrope.scene.FrameRange;

/**
 * Makes the segments of one video. The scene runs on a separate thread, the stage thread. A pool of
 * workers renders segments in parallel. The calling thread passes the finished segments to the
 * output, in order.
 *
 * <p>The scene runs ahead of the workers by a limited number of segments and a limited memory for
 * frames. The first error on any thread stops all other work. {@link #run} returns or throws only
 * when no thread works for this pipeline any more.
 */
public final class Pipeline<T> implements SegmentSource<T> {
  /**
   * The time between two checks of the time limit. The checks are needed because no notification is
   * sent when the limit is exceeded.
   */
  private static final long CHECK_MILLIS = 100;

  private final PipelineContext context;
  private final Limits limits;
  private final SegmentRenderer<T> renderer;

  private final PipelineMonitor monitor = new PipelineMonitor();
  private final WeightedSemaphore frames;
  private final WeightedSemaphore segments;
  private final Thread stage;

  /** The segments that the stage thread has begun and that are not appended yet, in order. */
  private final Deque<Rendering> begun = new ArrayDeque<>();

  /** Whether the stage begins no more segments. */
  private boolean staged;

  /** Created in advance, because there may be no memory when it is needed. */
  private final CancellationException cancelled = new CancellationException("stopped");

  private long waitingNanos;

  /**
   * The limits of a pipeline.
   *
   * @param rank the rank of the tasks in the pool; tasks of lower rank run first
   * @param frameBytes the maximum memory for frames that wait for a worker, in estimated bytes
   * @param segments the maximum number of segments that are begun and not appended yet
   */
  public record Limits(int rank, long frameBytes, int segments) {}

  /** Creates a pipeline for the frames of {@code range}, which {@code source} plays. */
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
  public void run(Consumer<T> output) {
    try {
      stage.start();
      append(output);
    } catch (Throwable e) {
      fail(e);
    } finally {
      WorkerPool.joinFully(stage);
      awaitWorkers();
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
   * Waits until no worker renders a segment of this pipeline. Workers check after each picture
   * whether the segment is still needed. The calling thread stays interrupted if it was.
   */
  private void awaitWorkers() {
    boolean interrupted = false;
    boolean overdue;
    synchronized (monitor) {
      while (isWorkedOn() && !context.watch().isOverdue()) {
        try {
          monitor.wait(CHECK_MILLIS);
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
      overdue = isWorkedOn();
    }
    if (overdue) {
      // Called without this pipeline's lock: abandon() may end tasks of other pipelines, which then
      // take the locks of these pipelines.
      context.pool().abandon(context.watch());
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean isWorkedOn() {
    while (!begun.isEmpty() && begun.peek().over) {
      begun.remove();
    }
    return !begun.isEmpty();
  }

  private void append(Consumer<T> output) {
    for (Rendering next = take(); next != null; next = take()) {
      output.accept(next.segment);
      segments.release(1);
    }
  }

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

  /**
   * Stops all work. {@link #run} then throws the {@linkplain SceneWatch#reason reason} that the
   * scene's watch has recorded, or a {@link CancellationException} if there is none.
   */
  @Override
  public void cancel() {
    fail(cancelled);
  }

  /** Stops all work. Allocates no memory, because it may have run out. */
  private void fail(Throwable error) {
    if (monitor.fail(error) && Thread.currentThread() != stage) {
      stage.interrupt();
    }
  }

  private void runStage(Frames source, FrameRate rate, FrameRange range) {
    try {
      monitor.check(); // The pipeline may have been cancelled before it began.
      renderer.segmenter(rate, range, new SegmentFeeder()).play(source, context.timings());
      context.timings().addNanos(Timings.Step.STAGE, -waitingNanos);
    } catch (Throwable e) { // Any error must be reported, because a thread waits for it.
      fail(e);
    } finally {
      synchronized (monitor) {
        staged = true;
        monitor.notifyAll();
      }
    }
  }

  /** A segment that a worker renders. The monitor guards its fields. */
  private final class Rendering implements WorkerPool.Task {
    private final SegmentQueue queue = new SegmentQueue(monitor, frames);
    private T segment;

    /** Whether no thread renders the segment, now or later. */
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

    /** Runs an action that waits for workers. This time does not count as work of the scene. */
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
      Optional<T> cached = renderer.cached(hash);
      if (cached.isEmpty()) {
        return false;
      }
      waiting(() -> segments.acquire(1));
      Rendering known = new Rendering();
      synchronized (monitor) {
        known.segment = cached.get();
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
