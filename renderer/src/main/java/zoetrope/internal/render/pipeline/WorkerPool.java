package zoetrope.internal.render.pipeline;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import zoetrope.internal.render.guard.SceneWatch;

/**
 * Threads that draw and encode segments. Each thread has buffers, its {@link RenderContext}, which
 * it uses for all its tasks. Tasks of a lower rank run first. Tasks of equal rank run in the order
 * of their submission.
 *
 * <p>{@link Task#ended} is called for each accepted task, even if its thread fails. No thread ends
 * because of an error in a task.
 */
public final class WorkerPool implements AutoCloseable {
  private final int size;
  private final long headStartNanos;
  private final LongSupplier clock;
  private final Supplier<RenderContext> contexts;
  private final Queue<Job> waiting = new PriorityQueue<>();

  /** The started threads without the abandoned ones. */
  private final List<Worker> workers = new ArrayList<>();

  /** The number of tasks that wait, or run on threads that are not abandoned. */
  private int unfinished;

  private long submitted;
  private boolean closed;

  private Worker first;

  private long firstStarted;

  interface Task {
    /** Does the work; {@code context} is created at its first use. */
    void run(Supplier<RenderContext> context);

    /**
     * Called once, when {@link #run} has ended or will never begin. Allocates nothing, because
     * memory may have run out.
     *
     * @param error the error of {@link #run}, or why it will never begin; null after a success
     */
    void ended(Throwable error);
  }

  private record Job(int rank, long order, SceneWatch watch, Task task) implements Comparable<Job> {
    @Override
    public int compareTo(Job other) {
      return rank != other.rank
          ? Integer.compare(rank, other.rank)
          : Long.compare(order, other.order);
    }
  }

  /** Creates a pool of {@code size} threads, which start when there is work for them. */
  public WorkerPool(int size, Supplier<RenderContext> contexts) {
    this(size, Duration.ZERO, contexts);
  }

  /**
   * Creates a pool whose first thread works alone for {@code headStart}. Java counts the calls of
   * each method before it compiles the method. While several threads count calls of the same
   * methods, they are slower than one thread.
   */
  public WorkerPool(int size, Duration headStart, Supplier<RenderContext> contexts) {
    this(size, headStart, System::nanoTime, contexts);
  }

  /** Creates a pool that measures the head start with {@code clock}, in nanoseconds. */
  WorkerPool(int size, Duration headStart, LongSupplier clock, Supplier<RenderContext> contexts) {
    this.size = size;
    this.headStartNanos = headStart.toNanos();
    this.clock = clock;
    this.contexts = contexts;
  }

  /**
   * Queues a task. If this throws, the task was not accepted.
   *
   * @throws RejectedExecutionException if the pool is closed
   */
  synchronized void submit(int rank, SceneWatch watch, Task task) {
    if (closed) {
      throw new RejectedExecutionException("the pool is closed");
    }
    start(unfinished + 1);
    waiting.add(new Job(rank, submitted++, watch, task));
    unfinished++;
    notifyAll(); // notify() might wake a thread that still has to wait.
  }

  private void start(int wanted) {
    while (workers.size() < Math.min(size, wanted)) {
      Worker worker = new Worker("zoetrope-worker-" + (workers.size() + 1));
      workers.add(worker);
      if (first == null) {
        first = worker;
        firstStarted = clock.getAsLong();
      }
      boolean started = false;
      try {
        worker.start();
        started = true;
      } finally {
        if (!started) {
          workers.remove(worker);
        }
      }
    }
  }

  private synchronized Job next(Worker worker) {
    long millis = millisToWait(worker);
    while (!worker.givenUp && millis >= 0) {
      try {
        wait(millis);
      } catch (InterruptedException e) {
        // Workers are not interrupted; their work is cancelled in another way.
      }
      millis = millisToWait(worker);
    }
    Job job = worker.givenUp ? null : waiting.poll();
    worker.watch = job == null ? null : job.watch();
    return job;
  }

  /**
   * Returns how many milliseconds a thread must wait for a task: 0 to wait until it is notified,
   * negative if it must not wait. Must be called before each wait, because the result depends on
   * the time.
   */
  private long millisToWait(Worker worker) {
    if (waiting.isEmpty()) {
      return closed ? -1 : 0;
    }
    // During the head start, only the first thread works. It may have been abandoned.
    if (worker == first || !workers.contains(first)) {
      return -1;
    }
    long left = headStartNanos - (clock.getAsLong() - firstStarted);
    return left <= 0 ? -1 : 1 + TimeUnit.NANOSECONDS.toMillis(left);
  }

  private synchronized void done(Worker worker) {
    if (!worker.givenUp) {
      worker.watch = null;
      unfinished--;
    }
  }

  /**
   * Abandons the threads that work on a scene and do not end, because Java cannot stop a thread.
   * Other threads replace them. An abandoned thread ends when its task returns.
   */
  synchronized void abandon(SceneWatch watch) {
    for (int i = workers.size() - 1; i >= 0; i--) {
      Worker worker = workers.get(i);
      if (worker.watch == watch) {
        worker.givenUp = true;
        watch.leave(worker);
        workers.remove(i);
        unfinished--;
      }
    }
    try {
      start(unfinished);
    } catch (RuntimeException | Error e) {
      if (workers.isEmpty()) {
        refuseWaiting(e);
      }
    }
  }

  private void refuseWaiting(Throwable error) {
    for (Job job = waiting.poll(); job != null; job = waiting.poll()) {
      unfinished--;
      job.task().ended(error);
    }
  }

  int size() {
    return size;
  }

  /** Returns whether a thread is idle, or another thread can be started. */
  synchronized boolean hasIdle() {
    return unfinished < size;
  }

  /** Lets the threads finish the queued tasks, and waits for them to end. */
  @Override
  public void close() {
    List<Worker> all;
    synchronized (this) {
      closed = true;
      notifyAll();
      all = List.copyOf(workers);
    }
    all.forEach(WorkerPool::joinFully);
  }

  /**
   * Waits for a thread to end, even if the calling thread is interrupted. The calling thread then
   * stays interrupted.
   */
  public static void joinFully(Thread thread) {
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
        break;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * A thread with its context. The context is created when a task first needs it, and closed when
   * the thread ends.
   */
  private final class Worker extends Thread implements Supplier<RenderContext> {
    private RenderContext context;

    /** The watch of the current scene, or null. The pool guards this field and the next one. */
    private SceneWatch watch;

    private boolean givenUp;

    Worker(String name) {
      super(name);
      setDaemon(true);
    }

    @Override
    public RenderContext get() {
      if (context == null) {
        context = contexts.get();
      }
      return context;
    }

    @Override
    public void run() {
      try {
        for (Job job = next(this); job != null; job = next(this)) {
          work(job);
        }
      } finally {
        closeContext();
      }
    }

    private void work(Job job) {
      Throwable failure = attempt(job);
      try {
        if (failure != null) {
          closeContext(); // The error may have left the context in an invalid state.
        }
      } catch (Throwable e) {
        // The first error is reported.
      } finally {
        job.watch().leave(this);
        done(this);
        job.task().ended(failure);
      }
    }

    /** Returns the error, whatever it is, because a thread waits for the report. */
    private Throwable attempt(Job job) {
      try {
        job.watch().enter(this, SceneWatch.Work.DRAWING);
        job.task().run(this);
        return null;
      } catch (Throwable e) {
        return e;
      }
    }

    private void closeContext() {
      if (context != null) {
        RenderContext old = context;
        context = null;
        old.close();
      }
    }
  }
}
