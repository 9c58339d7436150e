package zoetrope.render;

import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.Supplier;

/**
 * Threads that draw and encode segments, each with a desk of its own (a canvas, planes) that lives
 * as long as the thread. Work of a lower rank goes first, work of equal rank in the order it came.
 *
 * @param <D> the desk
 */
final class WorkerPool<D extends AutoCloseable> implements AutoCloseable {
  private final int size;
  private final Supplier<D> desks;
  private final PriorityQueue<Entry<D>> queue = new PriorityQueue<>();
  private final List<Thread> threads = new ArrayList<>();
  private long submitted;
  private int idle;
  private boolean closed;

  /** A piece of work. Must not throw. */
  @FunctionalInterface
  interface Task<D> {
    /** Does the work; {@code desk} is made when it is first asked for. */
    void run(Supplier<D> desk);
  }

  private record Entry<D>(int rank, long order, Task<D> task) implements Comparable<Entry<D>> {
    @Override
    public int compareTo(Entry<D> other) {
      return rank != other.rank
          ? Integer.compare(rank, other.rank)
          : Long.compare(order, other.order);
    }
  }

  /** A pool of {@code size} threads, which start when there is work for them. */
  WorkerPool(int size, Supplier<D> desks) {
    this.size = size;
    this.desks = desks;
  }

  /** Queues a piece of work. */
  synchronized void submit(int rank, Task<D> task) {
    if (closed) {
      throw new IllegalStateException("the pool is closed");
    }
    queue.add(new Entry<>(rank, submitted++, task));
    if (idle < queue.size() && threads.size() < size) {
      Thread thread = new Thread(this::work, "zoetrope-worker-" + (threads.size() + 1));
      thread.setDaemon(true);
      threads.add(thread);
      thread.start();
    }
    notify();
  }

  /** The greatest number of threads. */
  int size() {
    return size;
  }

  /** Whether there is a thread, or could be one, that has nothing to do. */
  synchronized boolean hasIdle() {
    return idle + size - threads.size() > queue.size();
  }

  private void work() {
    Desk<D> desk = new Desk<>(desks);
    try {
      for (Task<D> task = next(); task != null; task = next()) {
        task.run(desk);
      }
    } finally {
      desk.close();
    }
  }

  private synchronized Task<D> next() {
    idle++;
    try {
      while (queue.isEmpty() && !closed) {
        wait();
      }
    } catch (InterruptedException e) {
      return null;
    } finally {
      idle--;
    }
    Entry<D> entry = queue.poll();
    return entry == null ? null : entry.task();
  }

  /** Lets the threads finish what is queued and waits for them to end. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      notifyAll();
    }
    boolean interrupted = false;
    for (Thread thread : threads) {
      interrupted |= joinFully(thread);
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

  /** A thread's desk, made at first use. */
  private static final class Desk<D extends AutoCloseable> implements Supplier<D> {
    private final Supplier<D> maker;
    private D desk;

    Desk(Supplier<D> maker) {
      this.maker = maker;
    }

    @Override
    public D get() {
      if (desk == null) {
        desk = maker.get();
      }
      return desk;
    }

    void close() {
      if (desk != null) {
        try {
          desk.close();
        } catch (Exception e) {
          throw new IllegalStateException("a worker's buffers could not be released", e);
        }
      }
    }
  }
}
