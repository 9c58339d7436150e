package zoetrope.internal.render.pipeline;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import zoetrope.frame.FrameRate;
import zoetrope.internal.render.guard.SceneWatch;
import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameSink;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageResult;

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
public final class Pipeline<T> {
  private final PipelineContext context;
  private final Limits limits;
  private final SegmentRenderer<T> renderer;

  private final WeightedSemaphore frames;
  private final WeightedSemaphore segments;
  private final Thread stage;

  /** The segments that the stage has begun, in order, and {@link #end} behind the last. */
  private final BlockingQueue<CompletableFuture<T>> begun = new LinkedBlockingQueue<>();

  private final CompletableFuture<T> end = CompletableFuture.completedFuture(null);

  /** The queues of segments that are not rendered yet. */
  private final Set<SegmentQueue> open = ConcurrentHashMap.newKeySet();

  private final AtomicReference<Throwable> failure = new AtomicReference<>();
  private final CompletableFuture<Void> failed = new CompletableFuture<>();

  /** Written by the stage's thread before it ends. */
  private StageResult result;

  private long blockedNanos;

  /** Hands a scene's frames to a sink. */
  @FunctionalInterface
  public interface Source {
    /** Runs the scene on the calling thread. */
    StageResult run(FrameSink sink);
  }

  /** Takes the rendered segments in order. */
  @FunctionalInterface
  public interface Appender<T> {
    /** Appends the next segment. */
    void append(T segment);
  }

  /**
   * How far a pipeline may go.
   *
   * @param rank of its work in the pool: lower goes first
   * @param frameBytes bound on the frames under way, in bytes as estimated
   * @param segments bound on the segments between stage and output
   */
  public record Limits(int rank, long frameBytes, int segments) {}

  /** A pipeline for the frames of {@code range}, which {@code source} hands over. */
  public Pipeline(
      PipelineContext context,
      Limits limits,
      FrameRate rate,
      FrameRange range,
      Source source,
      SegmentRenderer<T> renderer) {
    this.context = context;
    this.limits = limits;
    this.renderer = renderer;
    this.frames = new WeightedSemaphore(limits.frameBytes());
    this.segments = new WeightedSemaphore(limits.segments());
    this.stage = new Thread(() -> runStage(source, rate, range), "zoetrope-stage-" + limits.rank());
    stage.setDaemon(true);
  }

  /**
   * Runs the scene and hands its segments to {@code output}, in order, on the calling thread. To be
   * called once. What goes wrong first comes out.
   *
   * @throws CancellationException when {@link #cancel} was called or the thread is interrupted
   */
  public StageResult run(Appender<T> output) {
    stage.start();
    boolean interrupted = false;
    try {
      append(output);
    } catch (InterruptedException e) {
      interrupted = true;
      fail(new CancellationException("interrupted"));
    } catch (RuntimeException | Error e) {
      fail(e);
    } finally {
      interrupted |= WorkerPool.joinFully(stage);
      awaitWorkers();
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
    if (failure.get() instanceof Error error) {
      throw error;
    }
    if (failure.get() != null) {
      throw (RuntimeException) failure.get();
    }
    return result;
  }

  /** Workers that have begun a segment look after each picture whether it is still wanted. */
  private void awaitWorkers() {
    CompletableFuture<?> all =
        CompletableFuture.allOf(begun.toArray(CompletableFuture[]::new)).handle((a, e) -> null);
    CompletableFuture.anyOf(all, context.watch().overdue()).join();
    if (!all.isDone()) {
      context.pool().abandon(context.watch());
    }
  }

  private void append(Appender<T> output) throws InterruptedException {
    for (CompletableFuture<T> next = begun.take(); next != end; next = begun.take()) {
      try {
        CompletableFuture.anyOf(next, failed).get();
      } catch (ExecutionException e) {
        return; // The worker has told what went wrong.
      }
      if (failure.get() != null) {
        begun.add(next); // Its worker is to be waited for.
        return;
      }
      long start = System.nanoTime();
      output.append(next.join());
      context.timings().add(Timings.Step.MUXING, start);
      segments.release(1);
    }
  }

  /**
   * Makes {@link #run} throw as soon as nothing runs any more: what the scene's watch has for a
   * reason, or else a {@link CancellationException}.
   */
  public void cancel() {
    Optional<SceneException> reason = context.watch().reason();
    fail(reason.isPresent() ? reason.get() : new CancellationException("stopped"));
  }

  private void fail(Throwable error) {
    if (!failure.compareAndSet(null, error)) {
      return;
    }
    failed.complete(null);
    frames.close();
    segments.close();
    open.forEach(SegmentQueue::cancel);
    if (Thread.currentThread() != stage) {
      stage.interrupt();
    }
  }

  private void runStage(Source source, FrameRate rate, FrameRange range) {
    long start = System.nanoTime();
    try {
      if (failure.get() != null) {
        return; // It was cancelled before it began.
      }
      Segmenter segmenter = renderer.segmenter(rate, range, new SegmentFeeder());
      result = source.run(segmenter);
      segmenter.finish();
      context.timings().addNanos(Timings.Step.STAGE, System.nanoTime() - start - blockedNanos);
    } catch (RuntimeException | Error e) {
      fail(e);
    } finally {
      begun.add(end);
    }
  }

  private void render(
      SegmentQueue queue, CompletableFuture<T> segment, Supplier<RenderContext> worker) {
    try {
      queue.check();
      segment.complete(renderer.render(queue, worker.get()));
    } catch (RuntimeException | Error e) {
      fail(e);
      segment.completeExceptionally(e);
    } finally {
      open.remove(queue);
    }
  }

  /** Opens a queue for each segment, on the stage's thread. */
  private final class SegmentFeeder implements Segmenter.Target {
    private final FrameWeight weights = new FrameWeight();
    private SegmentQueue queue;

    @Override
    public void begin() {
      waiting(() -> segments.acquire(1));
      SegmentQueue opened = new SegmentQueue(frames);
      open.add(opened);
      if (failure.get() != null) {
        throw new CancellationException("stopped");
      }
      CompletableFuture<T> segment = new CompletableFuture<>();
      context.submit(limits.rank(), worker -> render(opened, segment, worker));
      begun.add(segment);
      queue = opened;
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
        blockedNanos += System.nanoTime() - start;
      }
    }

    @Override
    public void end() {
      queue.end();
    }
  }
}
