package zoetrope.internal.render.pipeline;

/**
 * The memory that several may take together, in bytes as estimated. Who has earned more than usual
 * may go beyond, up to a bound. For any number of threads.
 */
public final class MemoryBudget {
  private final long usual;
  private final long most;
  private long taken;

  /** A budget of so many bytes. */
  public MemoryBudget(long bytes) {
    this(bytes, bytes);
  }

  /** A budget of so many bytes as a rule, and never more than {@code most}. */
  public MemoryBudget(long usual, long most) {
    this.usual = usual;
    this.most = most;
  }

  /** Takes memory if there is so much. */
  public boolean take(long bytes) {
    return take(bytes, 0);
  }

  /** Takes memory if there is so much, with {@code beyond} bytes more than usual. */
  synchronized boolean take(long bytes, long beyond) {
    if (taken + bytes > Math.min(most, usual + beyond)) {
      return false;
    }
    taken += bytes;
    return true;
  }

  /** Gives back what was taken. */
  public synchronized void giveBack(long bytes) {
    taken -= bytes;
  }
}
