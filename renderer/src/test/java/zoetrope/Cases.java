package zoetrope;

/** How many random cases a test tries. */
public final class Cases {
  private Cases() {}

  /**
   * {@code all}, but {@code few} while mutations are counted, when every test runs hundreds of
   * times and the first cases notice what all of them would.
   */
  public static int count(int all, int few) {
    return Boolean.getBoolean("zoetrope.mutation") ? few : all;
  }
}
