package zoetrope;

/** The number of random cases of a test. */
public final class Cases {
  private Cases() {}

  /**
   * Returns {@code regular}, or {@code reduced} during mutation testing. There, every test runs
   * hundreds of times, and the first cases find the same failures as all of them.
   */
  public static int count(int regular, int reduced) {
    return Boolean.getBoolean("zoetrope.mutation") ? reduced : regular;
  }
}
