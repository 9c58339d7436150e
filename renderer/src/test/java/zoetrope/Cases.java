package zoetrope;

/** The number of random cases of a test. */
public final class Cases {
  private Cases() {}

  /**
   * Returns {@code all}, or {@code few} during mutation testing. There, every test runs hundreds of
   * times, and the first cases find the same failures as all of them.
   */
  public static int count(int all, int few) {
    return Boolean.getBoolean("zoetrope.mutation") ? few : all;
  }
}
