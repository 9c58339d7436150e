package zoetrope.internal.render.pipeline;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

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
  synchronized void submit(int rank, Task task) {
    int wanted = Math.min(size, unfinished.incrementAndGet());
    executor.execute(new Ranked(rank, submitted++, () -> run(task)));
    // The executor would start a thread for each task up to its core size, though others are idle.
    if (wanted > executor.getCorePoolSize()) {
      executor.setCorePoolSize(wanted);
    }
  }

  private void run(Task task) {
    try {
      task.run((Worker) Thread.currentThread());
    } finally {
      unfinished.decrementAndGet();
    }
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
