package zoetrope.internal.render.pipeline;

/**
 * A limit for the memory that several users take together, in estimated bytes. A caller may be
 * allowed to exceed the normal limit, up to a maximum. Thread-safe.
 */
public final class MemoryBudget {
  private final long usual;
  private final long most;
  private long taken;

  /** Creates a budget of this many bytes. */
  public MemoryBudget(long bytes) {
    this(bytes, bytes);
  }

  /**
   * Creates a budget with a normal limit of {@code usual} bytes and a maximum of {@code most}
   * bytes.
   */
  public MemoryBudget(long usual, long most) {
    this.usual = usual;
    this.most = most;
  }

  /** Reserves memory if it is available. */
  public boolean take(long bytes) {
    return take(bytes, 0);
  }

  /** Reserves memory if it is available, with {@code beyond} bytes more than normal. */
  synchronized boolean take(long bytes, long beyond) {
    if (taken + bytes > Math.min(most, usual + beyond)) {
      return false;
    }
    taken += bytes;
    return true;
  }

  /** Releases memory. */
  public synchronized void giveBack(long bytes) {
    taken -= bytes;
  }
}
