package zoetrope.internal.raster.depth;

import java.util.Arrays;

/**
 * An A-buffer (Carpenter 1984) with 64 samples per pixel. It stores the fragments of pixels where
 * faces cross or where the order of the faces is not certain.
 *
 * <p>A fragment is the part of one polygon or fill that is visible in one pixel: the samples it
 * covers, the plane of its depth, and its colour. An opaque fragment removes the samples that it
 * hides from the fragments behind it. If two planes cross within a pixel, their line of
 * intersection divides the samples. Translucent fragments are stored, and {@link FragmentResolver}
 * blends them.
 *
 * <p>The result for a pixel depends only on its fragments. The order of their addition matters only
 * if two are equally far away: then the later fragment is in front.
 */
public final class FragmentBuffer extends FragmentSink {
  /**
   * If there are more fragments and planes than this, the rectangle must be divided; see {@link
   * #isFull}.
   */
  private static final int MAX_FRAGMENTS = 1 << 18;

  static final int NONE = -1;

  private static final int PIXELS = TileMask.SIDE * TileMask.SIDE;

  private final DepthPlanes planes = new DepthPlanes();

  /** The numbers of each pixel's newest opaque fragment, and of its newest translucent one. */
  private final int[] solids = new int[PIXELS];

  private final int[] translucents = new int[PIXELS];
  private long[] masks = new long[1024];
  private int[] planeOf = new int[1024];
  private int[] colors = new int[1024];
  private int[] nexts = new int[1024];
  private int free;
  private int count;
  private int used;
  private TileMask marks;
  private int plane;
  private boolean isStroke;

  /** Starts a rectangle of a tile whose pixels in {@code wanted} take fragments. */
  public void begin(TileMask wanted, int x0, int y0, int x1, int y1) {
    marks = wanted;
    setRectangle(x0, y0, x1, y1);
    int pixels = (x1 - x0) * (y1 - y0);
    Arrays.fill(solids, 0, pixels, NONE);
    Arrays.fill(translucents, 0, pixels, NONE);
    free = NONE;
    count = 0;
    used = 0;
    planes.clear();
    stroke(0);
  }

  /** Whether the rectangle has too many fragments and can be divided. */
  public boolean isFull() {
    return used + planes.count() > MAX_FRAGMENTS && (right - left > 1 || bottom - top > 1);
  }

  DepthPlanes planes() {
    return planes;
  }

  @Override
  public TileMask wanted() {
    return marks;
  }

  @Override
  public boolean wantsPlanes() {
    return true;
  }

  @Override
  public void plane(double atOrigin, double dx, double dy, double least, double most, double bend) {
    plane = planes.add(atOrigin, dx, dy, least, most);
  }

  @Override
  public void range(double least, double most) {
    throw new UnsupportedOperationException("a fragment buffer needs planes of depths, not ranges");
  }

  @Override
  public void plane(DepthPlane fill) {
    plane = planes.add(fill);
  }

  @Override
  public void stroke(int number) {
    isStroke = number != 0;
    planes.stroke(number);
  }

  @Override
  public boolean skips(int x, int y) {
    return !marks.contains(x, y);
  }

  @Override
  public void add(int x0, int y0, int x1, int y1, long[] newMasks, int color, int[] newColors) {
    int k = 0;
    for (int y = y0; y < y1; y++) {
      for (int x = x0; x < x1; x++, k++) {
        if (newMasks[k] != 0 && marks.contains(x, y)) {
          add(x, y, newMasks[k], newColors == null ? color : newColors[k]);
        }
      }
    }
  }

  @Override
  public void run(int from, int to, int y, int color) {
    for (int x = from; x < to; x++) {
      if (marks.contains(x, y)) {
        add(x, y, SampleMasks.ALL, color);
      }
    }
  }

  @Override
  public void add(int x, int y, int color) {
    add(x, y, SampleMasks.ALL, color);
  }

  private void add(int x, int y, long mask, int color) {
    int pixel = pixel(x, y);
    boolean opaque = color >>> 24 == 255;
    long seen = mask;
    if (solids[pixel] != NONE) {
      seen = compare(solids, pixel, x, y, seen, opaque);
    }
    if (translucents[pixel] != NONE && seen != 0 && (opaque || isStroke)) {
      seen = compare(translucents, pixel, x, y, seen, opaque);
    }
    if (seen != 0) {
      int[] heads = opaque ? solids : translucents;
      heads[pixel] = allocate(seen, color, heads[pixel]);
    }
  }

  /**
   * Compares a new fragment with the stored fragments of its pixel. Removes the samples that the
   * new fragment hides from the stored fragments. Returns the samples of the new fragment that
   * remain visible.
   */
  private long compare(int[] heads, int pixel, int x, int y, long mask, boolean opaque) {
    long seen = mask;
    int before = NONE;
    int i = heads[pixel];
    while (i != NONE && seen != 0) {
      int next = nexts[i];
      long common = seen & masks[i];
      boolean united = isStroke && planes.isSameStroke(plane, planeOf[i]);
      if (common != 0 && (opaque || united || heads == solids)) {
        long front = planes.inFront(plane, planeOf[i], x, y);
        if (united || heads == solids) {
          seen &= ~(common & ~front);
        }
        if (united || opaque) {
          masks[i] &= ~(common & front);
        }
      }
      if (masks[i] == 0) {
        release(heads, pixel, before, i);
      } else {
        before = i;
      }
      i = next;
    }
    return seen;
  }

  private void release(int[] heads, int pixel, int before, int i) {
    if (before == NONE) {
      heads[pixel] = nexts[i];
    } else {
      nexts[before] = nexts[i];
    }
    nexts[i] = free;
    free = i;
    used--;
  }

  private int allocate(long mask, int color, int next) {
    int at = free;
    if (at != NONE) {
      free = nexts[at];
    } else {
      if (count == masks.length) {
        grow(2 * count);
      }
      at = count++;
    }
    used++;
    masks[at] = mask;
    planeOf[at] = plane;
    colors[at] = color;
    nexts[at] = next;
    return at;
  }

  private void grow(int capacity) {
    masks = Arrays.copyOf(masks, capacity);
    planeOf = Arrays.copyOf(planeOf, capacity);
    colors = Arrays.copyOf(colors, capacity);
    nexts = Arrays.copyOf(nexts, capacity);
  }

  private int pixel(int x, int y) {
    return (y - top) * (right - left) + x - left;
  }

  /** Returns the newest opaque fragment of a pixel, or {@link #NONE}. */
  int solid(int x, int y) {
    return solids[pixel(x, y)];
  }

  /** Returns the newest translucent fragment of a pixel, or {@link #NONE}. */
  int translucent(int x, int y) {
    return translucents[pixel(x, y)];
  }

  /** Returns the next older fragment of the same kind and pixel, or {@link #NONE}. */
  int next(int i) {
    return nexts[i];
  }

  long mask(int i) {
    return masks[i];
  }

  /** Returns the number of the plane of fragment {@code i} in {@link #planes}. */
  int plane(int i) {
    return planeOf[i];
  }

  int color(int i) {
    return colors[i];
  }
}
