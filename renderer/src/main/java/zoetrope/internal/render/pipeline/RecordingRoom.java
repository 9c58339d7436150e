package zoetrope.internal.render.pipeline;

/**
 * The memory that recordings take together, in bytes as estimated. It is little, so that long films
 * take no more than if nothing was recorded; who has earned it may go beyond, up to a bound.
 */
public final class RecordingRoom {
  private final long usual;
  private final long most;
  private long taken;

  /** Room for so many bytes as a rule, and never more than {@code most}. */
  public RecordingRoom(long usual, long most) {
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
