package zoetrope.internal.vector;

/** Formats numbers with as few characters as possible, independently of the locale. */
final class ShortNumbers {
  /** The limit of absolute values, beyond which readers may reject a number. */
  private static final double MAX_VALUE = 1e9;

  private static final int[] POWERS = {1, 10, 100, 1_000, 10_000, 100_000, 1_000_000};

  private ShortNumbers() {}

  /** Appends a number with at most {@code decimals} decimals, up to 6. */
  static void append(StringBuilder out, double value, int decimals) {
    double bounded = Math.max(-MAX_VALUE, Math.min(MAX_VALUE, value));
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

  /** Returns a number with at most {@code decimals} decimals. */
  static String of(double value, int decimals) {
    StringBuilder out = new StringBuilder();
    append(out, value, decimals);
    return out.toString();
  }
}
