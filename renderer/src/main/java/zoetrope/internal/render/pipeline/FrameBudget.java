package zoetrope.internal.render.pipeline;

/**
 * The memory that the frames of all dry runs take together, in bytes as estimated. It is little, so
 * that long films take no more than if no frames were kept. A run that has earned more may go
 * beyond, up to a bound.
 */
public final class FrameBudget {
  private final long usual;
  private final long most;
  private long taken;

  /** A budget of so many bytes as a rule, and never more than {@code most}. */
  public FrameBudget(long usual, long most) {
    this.usual = usual;
    this.most = most;
  }

  /** Takes memory if there is so much, with {@code beyond} bytes more than usual. */
  synchronized boolean take(long bytes, long beyond) {
    if (taken + bytes > Math.min(most, usual + beyond)) {
      return false;
    }
    taken += bytes;
    return true;
  }

  synchronized void giveBack(long bytes) {
    taken -= bytes;
  }
}
