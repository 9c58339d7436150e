package zoetrope.studio.window;

/** The memory that a scene may use while it runs. */
final class HeapLimit {
  private static final long MAX_BYTES = 960L << 20;

  /**
   * The part of the limit that may remain in use after garbage is collected. A scene that uses more
   * would soon cause the next collection, and each of them takes more than a second.
   */
  private static final double MAX_LIVE_PART = 0.8;

  /** The studio must still answer when a scene has used up its memory. */
  private static final double MAX_PART_OF_HEAP = 0.75;

  private HeapLimit() {}

  /** Whether more memory is in use than allowed, even after garbage is collected. */
  static boolean isExceeded() {
    if (used() <= bytes()) {
      return false;
    }
    System.gc();
    return used() > MAX_LIVE_PART * bytes();
  }

  private static long used() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  private static long bytes() {
    return (long) Math.min(MAX_BYTES, MAX_PART_OF_HEAP * Runtime.getRuntime().maxMemory());
  }

  static String message() {
    return "stopped, because the scene uses too much memory (more than "
        + bytes() / (1 << 20)
        + " MB): look for a loop that creates objects without end";
  }
}
