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
 * Threads that draw and encode segments, each with a context of its own that lives as long as the
 * thread. Work of a lower rank goes first, work of equal rank in the order it came.
 *
 * <p>Each piece of work that was taken on is told of its end, whatever its thread meets: an error
 * in it, or before it, costs no thread.
 */
public final class WorkerPool implements AutoCloseable {
  private final int size;
  private final long headStartNanos;
  private final LongSupplier clock;
  private final Supplier<RenderContext> contexts;
  private final Queue<Job> waiting = new PriorityQueue<>();

  /** The threads that were started, but for those that were given up. */
  private final List<Worker> workers = new ArrayList<>();

  /** The pieces of work that wait or are done by these threads. */
  private int unfinished;

  private long submitted;
  private boolean closed;

  /** The thread that was started first, and when that was. */
  private Worker first;

  private long firstStarted;

  /** A piece of work. */
  interface Task {
    /** Does the work; {@code context} is made when it is first asked for. */
    void run(Supplier<RenderContext> context);

    /**
     * Is told, once, that {@link #run} is over or will never begin. Allocates nothing, as memory
     * may have run out.
     *
     * @param error what went wrong, or null
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

  /** A pool of {@code size} threads, which start when there is work for them. */
  public WorkerPool(int size, Supplier<RenderContext> contexts) {
    this(size, Duration.ZERO, contexts);
  }

  /**
   * A pool whose first thread works for {@code headStart} before the others begin: of code that no
   * thread has run before, Java counts what is called how often, and threads that count the same at
   * once are several times as slow as one.
   */
  public WorkerPool(int size, Duration headStart, Supplier<RenderContext> contexts) {
    this(size, headStart, System::nanoTime, contexts);
  }

  /** For tests, which want a clock that they set: in nanoseconds. */
  WorkerPool(int size, Duration headStart, LongSupplier clock, Supplier<RenderContext> contexts) {
    this.size = size;
    this.headStartNanos = headStart.toNanos();
    this.clock = clock;
    this.contexts = contexts;
  }

  /**
   * Queues a piece of work. Where this throws, the work is not taken on.
   *
   * @throws RejectedExecutionException when the pool is closed
   */
  synchronized void submit(int rank, SceneWatch watch, Task task) {
    if (closed) {
      throw new RejectedExecutionException("the pool is closed");
    }
    start(unfinished + 1);
    waiting.add(new Job(rank, submitted++, watch, task));
    unfinished++;
    notifyAll(); // The one that is told first may have to wait.
  }

  /** Starts threads for so many pieces of work, up to the pool's size. */
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

  /** The next piece of work for a thread; waits for it. Null when the thread is to end. */
  private synchronized Job next(Worker worker) {
    long millis = millisToWait(worker);
    while (!worker.givenUp && millis >= 0) {
      try {
        wait(millis);
      } catch (InterruptedException e) {
        // Nobody has a reason to interrupt a worker; what it works on is cancelled otherwise.
      }
      millis = millisToWait(worker);
    }
    Job job = worker.givenUp ? null : waiting.poll();
    worker.watch = job == null ? null : job.watch();
    return job;
  }

  /**
   * How long a thread has to wait: 0 until it is told of something, negative where it has not to.
   * To be asked once for each wait: where the time is up, the answer is another one the next
   * moment.
   */
  private long millisToWait(Worker worker) {
    if (waiting.isEmpty()) {
      return closed ? -1 : 0;
    }
    // The work is left to the first thread for a while, which may be gone.
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
   * Lets go of the threads that work on a scene and do not end; others take their place. Java has
   * no means to end them. One that comes back ends.
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

  /** There is nobody to do it, and there cannot be. */
  private void refuseWaiting(Throwable error) {
    for (Job job = waiting.poll(); job != null; job = waiting.poll()) {
      unfinished--;
      job.task().ended(error);
    }
  }

  /** The greatest number of threads. */
  int size() {
    return size;
  }

  /** Whether there is a thread, or could be one, that has nothing to do. */
  synchronized boolean hasIdle() {
    return unfinished < size;
  }

  /** Lets the threads finish what is queued and waits for them to end. */
  @Override
  public void close() {
    List<Worker> all;
    synchronized (this) {
      closed = true;
      notifyAll();
      all = List.copyOf(workers);
    }
    boolean interrupted = false;
    for (Worker worker : all) {
      interrupted |= joinFully(worker);
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Waits for a thread to end, whatever happens; returns whether there was an interrupt. */
  public static boolean joinFully(Thread thread) {
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
        return interrupted;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
  }

  /** A thread with its context, which is made at first use and closed at the thread's end. */
  private final class Worker extends Thread implements Supplier<RenderContext> {
    private RenderContext context;

    /** Of the scene that this works on, or null. Guarded by the pool, as is the next. */
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
          closeContext(); // It may have come up in the middle of anything.
        }
      } catch (Throwable e) {
        // What went wrong first is told.
      } finally {
        job.watch().leave(this);
        done(this);
        job.task().ended(failure);
      }
    }

    /** Returns what went wrong, whatever it is: somebody waits to be told. */
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
