package zoetrope.internal.raster.pixel;

/**
 * Lookup tables of pixels. Each table contains one colour blended over one background, for each
 * opacity. Text is mostly drawn in one colour on a uniform background, and looking up a pixel is
 * faster than blending it. {@link Blend} computes the tables, so the pixels are the same, bit for
 * bit.
 */
public final class BlendTables {
  private static final int SLOT_BITS = 4;
  private static final int SLOTS = 1 << SLOT_BITS;

  /** If more glyphs than this have the same colours, a table is faster than blending. */
  private static final int MIN_USES = 4;

  private final int[] colors = new int[SLOTS];
  private final int[] backgrounds = new int[SLOTS];
  private final int[] uses = new int[SLOTS];
  private final int[][] tables = new int[SLOTS][];

  /**
   * Returns the pixels for opacities 0 to 255 of an opaque colour over the premultiplied {@code
   * background}; null until the pair has been requested often enough.
   */
  public int[] find(int color, int background) {
    int slot = (color * 31 + background) * 0x9E3779B9 >>> 32 - SLOT_BITS;
    if (colors[slot] != color || backgrounds[slot] != background) {
      colors[slot] = color;
      backgrounds[slot] = background;
      uses[slot] = 0;
    }
    if (uses[slot] <= MIN_USES && ++uses[slot] > MIN_USES) {
      fill(slot);
    }
    return uses[slot] > MIN_USES ? tables[slot] : null;
  }

  private void fill(int slot) {
    if (tables[slot] == null) {
      tables[slot] = new int[256];
    }
    int[] table = tables[slot];
    long lanes = Blend.lanes(colors[slot]);
    for (int alpha = 0; alpha < 256; alpha++) {
      table[alpha] = Blend.over(backgrounds[slot], lanes, alpha);
    }
  }
}
