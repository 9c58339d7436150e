package zoetrope.raster;

/**
 * What becomes of a ground of one colour under another colour, for each coverage: text is mostly
 * put on even grounds, letter after letter in the same colour, and to look up a pixel is faster
 * than to blend it. A ramp is reckoned by {@link Blend}, so no pixel changes by it.
 */
final class Ramps {
  private static final int SLOT_BITS = 4;
  private static final int SLOTS = 1 << SLOT_BITS;

  /** After so many areas alike the next ones are worth a ramp. */
  private static final int WORTH = 4;

  private final int[] colors = new int[SLOTS];
  private final int[] grounds = new int[SLOTS];
  private final int[] uses = new int[SLOTS];
  private final int[][] ramps = new int[SLOTS][];

  /**
   * The pixels for coverages 0 to 255 of {@code argb}, not premultiplied, on the premultiplied
   * {@code ground}; null when it is not asked for often enough.
   */
  int[] find(int argb, int ground) {
    int slot = (argb * 31 + ground) * 0x9E3779B9 >>> 32 - SLOT_BITS;
    if (colors[slot] != argb || grounds[slot] != ground) {
      colors[slot] = argb;
      grounds[slot] = ground;
      uses[slot] = 0;
    }
    if (uses[slot] <= WORTH && ++uses[slot] > WORTH) {
      fill(slot);
    }
    return uses[slot] > WORTH ? ramps[slot] : null;
  }

  private void fill(int slot) {
    if (ramps[slot] == null) {
      ramps[slot] = new int[256];
    }
    int[] ramp = ramps[slot];
    long lanes = Blend.lanes(colors[slot] | 0xFF000000);
    int alpha = colors[slot] >>> 24;
    for (int coverage = 0; coverage < 256; coverage++) {
      ramp[coverage] = Blend.over(grounds[slot], lanes, Blend.multiply(coverage, alpha));
    }
  }
}
