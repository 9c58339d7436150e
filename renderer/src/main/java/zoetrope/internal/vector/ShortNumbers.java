package zoetrope.internal.vector;

/** Numbers as short as they can be, whatever the locale. */
final class ShortNumbers {
  /** What is farther away would be no number that readers take. */
  private static final double LARGEST = 1e9;

  private static final int[] POWERS = {1, 10, 100, 1_000, 10_000, 100_000, 1_000_000};

  private ShortNumbers() {}

  /** Appends a number of so many decimals at most, up to 6. */
  static void append(StringBuilder out, double value, int decimals) {
    double bounded = Math.max(-LARGEST, Math.min(LARGEST, value));
    long scaled = Math.round(bounded * POWERS[decimals]);
    if (scaled < 0) {
      out.append('-');
      scaled = -scaled;
    }
    long whole = scaled / POWERS[decimals];
    long rest = scaled % POWERS[decimals];
    if (whole != 0 || rest == 0) {
      out.append(whole);
    }
    if (rest != 0) {
      int places = decimals;
      while (rest % 10 == 0) {
        rest /= 10;
        places--;
      }
      out.append('.');
      for (int i = places - 1; i > 0 && rest < POWERS[i]; i--) {
        out.append('0');
      }
      out.append(rest);
    }
  }

  /** A number of so many decimals at most. */
  static String of(double value, int decimals) {
    StringBuilder out = new StringBuilder();
    append(out, value, decimals);
    return out.toString();
  }
}
