package zoetrope.internal.raster;

/**
 * What becomes of a ground of one colour under another colour, for each opacity: text is mostly put
 * on even grounds, letter after letter in the same colour, and to look up a pixel is faster than to
 * blend it. A ramp is reckoned by {@link Blend}, so no pixel changes by it.
 */
final class BlendTables {
  private static final int SLOT_BITS = 4;
  private static final int SLOTS = 1 << SLOT_BITS;

  /** After so many areas alike the next ones are worth a ramp. */
  private static final int WORTH = 4;

  private final int[] colors = new int[SLOTS];
  private final int[] grounds = new int[SLOTS];
  private final int[] uses = new int[SLOTS];
  private final int[][] ramps = new int[SLOTS][];

  /**
   * The pixels for opacities 0 to 255 of an opaque colour on the premultiplied {@code ground}; null
   * when it is not asked for often enough.
   */
  int[] find(int color, int ground) {
    int slot = (color * 31 + ground) * 0x9E3779B9 >>> 32 - SLOT_BITS;
    if (colors[slot] != color || grounds[slot] != ground) {
      colors[slot] = color;
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
    long lanes = Blend.lanes(colors[slot]);
    for (int alpha = 0; alpha < 256; alpha++) {
      ramp[alpha] = Blend.over(grounds[slot], lanes, alpha);
    }
  }
}
