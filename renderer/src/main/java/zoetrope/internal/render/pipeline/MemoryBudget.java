package zoetrope.internal.render.pipeline;

/**
 * A limit for the memory, in estimated bytes, that several objects take together. An object can
 * exceed the normal limit by an amount that it states, but never the maximum. Thread-safe.
 */
public final class MemoryBudget {
  private final long normal;
  private final long max;
  private long taken;

  public MemoryBudget(long bytes) {
    this(bytes, bytes);
  }

  /**
   * Creates a budget with a normal limit of {@code normal} bytes and a maximum of {@code max}
   * bytes.
   */
  public MemoryBudget(long normal, long max) {
    this.normal = normal;
    this.max = max;
  }

  /** Reserves memory if that does not exceed the normal limit; returns whether it was reserved. */
  public boolean take(long bytes) {
    return take(bytes, 0);
  }

  /**
   * Reserves memory if that exceeds the normal limit by at most {@code beyond} bytes, and not the
   * maximum. Returns whether it was reserved.
   */
  synchronized boolean take(long bytes, long beyond) {
    if (taken + bytes > Math.min(max, normal + beyond)) {
      return false;
    }
    taken += bytes;
    return true;
  }

  public synchronized void giveBack(long bytes) {
    taken -= bytes;
  }
}
