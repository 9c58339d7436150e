package zoetrope.internal.render.pipeline;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import zoetrope.internal.render.guard.SceneWatch;

/**
 * Threads that draw and encode segments, each with a context of its own that lives as long as the
 * thread. Work of a lower rank goes first, work of equal rank in the order it came.
 */
public final class WorkerPool implements AutoCloseable {
  private final int size;
  private final Supplier<RenderContext> contexts;
  private final Queue<Worker> workers = new ConcurrentLinkedQueue<>();
  private final AtomicInteger unfinished = new AtomicInteger();
  private final ThreadPoolExecutor executor;
  private long submitted;

  /** Threads that were given up. */
  private int lost;

  /** A piece of work. Must not throw. */
  @FunctionalInterface
  interface Task {
    /** Does the work; {@code context} is made when it is first asked for. */
    void run(Supplier<RenderContext> context);
  }

  private record Ranked(int rank, long order, Runnable task)
      implements Runnable, Comparable<Ranked> {
    @Override
    public void run() {
      task.run();
    }

    @Override
    public int compareTo(Ranked other) {
      return rank != other.rank
          ? Integer.compare(rank, other.rank)
          : Long.compare(order, other.order);
    }
  }

  /** A pool of {@code size} threads, which start when there is work for them. */
  public WorkerPool(int size, Supplier<RenderContext> contexts) {
    this.size = size;
    this.contexts = contexts;
    this.executor =
        new ThreadPoolExecutor(
            1, size, 0, TimeUnit.SECONDS, new PriorityBlockingQueue<>(), this::newWorker);
  }

  private Worker newWorker(Runnable work) {
    Worker worker = new Worker(work, "zoetrope-worker-" + (workers.size() + 1), contexts);
    workers.add(worker);
    return worker;
  }

  /**
   * Queues a piece of work.
   *
   * @throws java.util.concurrent.RejectedExecutionException when the pool is closed
   */
  synchronized void submit(int rank, SceneWatch watch, Task task) {
    int wanted = Math.min(size, unfinished.incrementAndGet()) + lost;
    executor.execute(new Ranked(rank, submitted++, () -> run(watch, task)));
    // The executor would start a thread for each task up to its core size, though others are idle.
    if (wanted > executor.getCorePoolSize()) {
      executor.setCorePoolSize(wanted);
    }
  }

  private void run(SceneWatch watch, Task task) {
    Worker worker = (Worker) Thread.currentThread();
    worker.watch.set(watch);
    watch.enter(worker, SceneWatch.Work.DRAWING);
    try {
      task.run(worker);
    } finally {
      watch.leave(worker);
      if (worker.watch.compareAndSet(watch, null)) {
        unfinished.decrementAndGet();
      } else {
        takeBack(worker);
      }
    }
  }

  /**
   * Lets go of the threads that work on a scene and do not end; others take their place. Java has
   * no means to end them. One that comes back is one of the pool's again.
   */
  synchronized void abandon(SceneWatch watch) {
    for (Worker worker : List.copyOf(workers)) {
      if (worker.watch.compareAndSet(watch, null)) {
        watch.leave(worker);
        workers.remove(worker);
        unfinished.decrementAndGet();
        lost++;
      }
    }
    executor.setMaximumPoolSize(size + lost);
    executor.setCorePoolSize(Math.min(size, Math.max(1, unfinished.get())) + lost);
  }

  private synchronized void takeBack(Worker worker) {
    lost--;
    workers.add(worker);
    executor.setCorePoolSize(Math.max(1, executor.getCorePoolSize() - 1));
    executor.setMaximumPoolSize(size + lost);
  }

  /** The greatest number of threads. */
  int size() {
    return size;
  }

  /** Whether there is a thread, or could be one, that has nothing to do. */
  boolean hasIdle() {
    return unfinished.get() < size;
  }

  /** Lets the threads finish what is queued and waits for them to end. */
  @Override
  public void close() {
    executor.shutdown();
    boolean interrupted = false;
    for (Worker worker : workers) {
      interrupted |= joinFully(worker);
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Waits for a thread to end, whatever happens; returns whether there was an interrupt. */
  static boolean joinFully(Thread thread) {
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
  private static final class Worker extends Thread implements Supplier<RenderContext> {
    private final Supplier<RenderContext> maker;
    private RenderContext context;

    /** Of the scene that this works on; null when it does not work, or was given up. */
    private final AtomicReference<SceneWatch> watch = new AtomicReference<>();

    Worker(Runnable work, String name, Supplier<RenderContext> maker) {
      super(work, name);
      setDaemon(true);
      this.maker = maker;
    }

    @Override
    public RenderContext get() {
      if (context == null) {
        context = maker.get();
      }
      return context;
    }

    @Override
    public void run() {
      try {
        super.run();
      } finally {
        if (context != null) {
          context.close();
        }
      }
    }
  }
}
