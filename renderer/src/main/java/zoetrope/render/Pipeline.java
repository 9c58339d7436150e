package zoetrope.render;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import zoetrope.frame.FrameRate;
import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameSink;
import zoetrope.scene.StageResult;

/**
 * One scene's way from the stage to a file: the stage on a thread of its own, segments side by side
 * in a pool of workers, finished segments in order on the calling thread.
 *
 * <p>The stage runs ahead by a bounded number of segments and a bounded weight of frames. The first
 * error anywhere stops everything else; {@link #run} returns or throws only when nothing of it runs
 * any more.
 *
 * @param <D> the workers' desk
 * @param <T> a finished segment
 */
final class Pipeline<D extends AutoCloseable, T> {
  private final WorkerPool<D> pool;
  private final Limits limits;
  private final Work<D, T> work;
  private final Timings timings;

  private final WeightedSemaphore frames;
  private final WeightedSemaphore segments;
  private final List<SegmentQueue> feeds = new ArrayList<>();
  private final Map<Integer, T> finished = new HashMap<>();
  private final Thread stage;
  private StageResult result;
  private Throwable failure;
  private int working;
  private long blockedNanos;

  /** Hands a scene's frames to a sink. */
  @FunctionalInterface
  interface Source {
    /** Runs the scene on the calling thread. */
    StageResult run(FrameSink sink);
  }

  /** Turns a segment's runs into what is appended to the output. */
  @FunctionalInterface
  interface Work<D, T> {
    /** Takes the feed to its end. */
    T render(SegmentQueue feed, D desk);

    /** Cuts the frames of {@code range} into segments. */
    default Segmenter segmenter(FrameRate rate, FrameRange range, Segmenter.Target target) {
      return new Segmenter(rate, range, target);
    }
  }

  /** Takes the finished segments in order. */
  @FunctionalInterface
  interface Appender<T> {
    /** Appends the next segment. */
    void append(T segment);
  }

  /**
   * How far this pipeline may go.
   *
   * @param rank of its work in the pool: lower goes first
   * @param frameBytes bound on the frames under way, in bytes as estimated
   * @param segments bound on the segments between stage and output
   */
  record Limits(int rank, long frameBytes, int segments) {}

  Pipeline(
      WorkerPool<D> pool,
      Limits limits,
      FrameRate rate,
      FrameRange range,
      Source source,
      Work<D, T> work,
      Timings timings) {
    this.pool = pool;
    this.limits = limits;
    this.work = work;
    this.timings = timings;
    this.frames = new WeightedSemaphore(limits.frameBytes());
    this.segments = new WeightedSemaphore(limits.segments());
    this.stage = new Thread(() -> runStage(source, rate, range), "zoetrope-stage-" + limits.rank());
    stage.setDaemon(true);
  }

  /**
   * Runs the scene and hands its segments to {@code output}, in order, on the calling thread.
   *
   * <p>Throws what went wrong first; {@link CancellationException} when {@code cancellation} says
   * so or the calling thread is interrupted.
   */
  StageResult run(Appender<T> output, Cancellation cancellation) {
    Runnable stop = () -> fail(new CancellationException("stopped"));
    cancellation.onCancel(stop);
    stage.start();
    try {
      int next = 0;
      for (T segment = await(next); segment != null; segment = await(++next)) {
        long start = System.nanoTime();
        output.append(segment);
        timings.add(Timings.Step.MUXING, start);
        segments.give(1);
      }
    } catch (RuntimeException | Error e) {
      fail(e);
    } finally {
      boolean interrupted = WorkerPool.joinFully(stage) | awaitWorkers();
      cancellation.forget(stop);
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
    return outcome();
  }

  private synchronized StageResult outcome() {
    if (failure instanceof Error error) {
      throw error;
    }
    if (failure != null) {
      throw (RuntimeException) failure;
    }
    return result;
  }

  /** The segment with number {@code index}; null when there is none or something failed. */
  private synchronized T await(int index) {
    while (failure == null && !finished.containsKey(index) && !isEnd(index)) {
      try {
        wait();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        fail(new CancellationException("interrupted"));
      }
    }
    return failure == null ? finished.remove(index) : null;
  }

  private boolean isEnd(int index) {
    return result != null && index == feeds.size();
  }

  private synchronized boolean awaitWorkers() {
    boolean interrupted = false;
    while (working > 0) {
      try {
        wait();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    return interrupted;
  }

  private void fail(Throwable error) {
    List<SegmentQueue> toCancel;
    synchronized (this) {
      if (failure != null) {
        return;
      }
      failure = error;
      toCancel = new ArrayList<>(feeds);
      notifyAll();
    }
    frames.close();
    segments.close();
    toCancel.forEach(
        feed -> {
          if (feed != null) {
            feed.cancel();
          }
        });
    if (Thread.currentThread() != stage) {
      stage.interrupt();
    }
  }

  private void runStage(Source source, FrameRate rate, FrameRange range) {
    long start = System.nanoTime();
    try {
      Segmenter segmenter = work.segmenter(rate, range, new Feeder());
      StageResult done = source.run(segmenter);
      segmenter.finish();
      timings.addNanos(Timings.Step.STAGE, System.nanoTime() - start - blockedNanos);
      synchronized (this) {
        result = done;
        notifyAll();
      }
    } catch (RuntimeException | Error e) {
      fail(e);
    }
  }

  private void work(int index, SegmentQueue feed, Supplier<D> desk) {
    try {
      feed.check();
      T segment = work.render(feed, desk.get());
      synchronized (this) {
        finished.put(index, segment);
      }
    } catch (RuntimeException | Error e) {
      fail(e);
    } finally {
      synchronized (this) {
        feeds.set(index, null);
        working--;
        notifyAll();
      }
    }
  }

  /** Opens a feed for each segment, on the stage's thread. */
  private final class Feeder implements Segmenter.Target {
    private final FrameWeight weights = new FrameWeight();
    private SegmentQueue feed;

    @Override
    public void begin() {
      long start = System.nanoTime();
      segments.take(1);
      blockedNanos += System.nanoTime() - start;
      SegmentQueue opened = new SegmentQueue(frames);
      int index;
      synchronized (Pipeline.this) {
        if (failure != null) {
          throw new CancellationException("stopped");
        }
        index = feeds.size();
        feeds.add(opened);
        working++;
      }
      feed = opened;
      pool.submit(limits.rank(), desk -> work(index, opened, desk));
    }

    @Override
    public void add(Run run) {
      long weight = weights.of(run.frame());
      long start = System.nanoTime();
      feed.put(run, weight);
      blockedNanos += System.nanoTime() - start;
    }

    @Override
    public void end() {
      feed.end();
    }
  }
}
