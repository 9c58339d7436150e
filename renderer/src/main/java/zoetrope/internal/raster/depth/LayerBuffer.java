package zoetrope.internal.raster.depth;

import java.util.Arrays;
import zoetrope.internal.raster.pixel.Blend;
import zoetrope.internal.raster.pixel.PixelSurface;

/**
 * A buffer that blends the fragments of a tile. The fragments must be added from near to far.
 *
 * <p>A pixel collects fragments that share no samples, such as neighbouring faces of a surface, in
 * a layer. The first fragment that shares a sample with the layer starts the next layer. A fragment
 * behind an opaque fragment loses the samples that the opaque fragment covers. A pixel is done when
 * opaque fragments cover all its samples. If the depths of two fragments overlap, they may cross,
 * and the pixel is marked for {@link FragmentBuffer}.
 */
public final class LayerBuffer extends FragmentSink {
  private static final int SIDE = TileMask.SIDE;

  /** The maximum number of wrongly covered samples that counts as a rounding error. */
  static final int SLACK = 2;

  /** The light that a pixel lets through before a layer is complete. */
  private static final int CLEAR = FrontToBack.CLEAR;

  private static final long HALVES = 0x0020002000200020L;
  private static final long LANES = 0x00FF00FF00FF00FFL;

  private static final float EMPTY = Float.POSITIVE_INFINITY;

  private static final int PIXELS = SIDE * SIDE;

  /** A block of the tile has {@code 1 << BLOCK_SHIFT} columns and rows. */
  private static final int BLOCK_SHIFT = 3;

  private static final int BLOCKS = SIDE >> BLOCK_SHIFT;

  private static final float LEFT_OUT = Float.NEGATIVE_INFINITY;

  /**
   * The least depth of each pixel's fragments: infinite without fragments, negative if the pixel is
   * done, NaN if the pixel is marked, {@link #LEFT_OUT} if it must not be painted.
   */
  private final float[] depths = new float[PIXELS];

  /** The colours of pixels that are done, premultiplied. */
  private final int[] done = new int[PIXELS];

  /** The samples that the current layer covers, and the sum of their premultiplied colours. */
  private final long[] layers = new long[PIXELS];

  private final long[] sums = new long[PIXELS];

  /** The samples that opaque fragments cover. */
  private final long[] opaque = new long[PIXELS];

  /** The state of the completed layers, as in {@link FrontToBack}: their colour and their light. */
  private final long[] fronts = new long[PIXELS];

  private final int[] through = new int[PIXELS];

  /** The number of the stroke that all fragments of a pixel belong to; 0 for none. */
  private final int[] strokes = new int[PIXELS];

  private final TileMask unmarked = new TileMask();

  /** The pixels where fragments of the current member may be visible. */
  private TileMask wanted = unmarked;

  private final TileMask marks = new TileMask();

  /** The pixels that are neither done nor marked. */
  private final TileMask open = new TileMask();

  /** The least depth of the pixels that are done, for each block of the tile. */
  private final float[] farthestDone = new float[BLOCKS * BLOCKS];

  private boolean isConstant;
  private double atOrigin;
  private double slopeX;
  private double slopeY;
  private double reach;
  private float least;
  private float most;
  private int stroke;

  /** Starts a tile, and paints only the pixels of {@code newWanted} in the rectangle. */
  public void begin(TileMask newWanted, int x0, int y0, int x1, int y1) {
    unmarked.copy(newWanted);
    wanted = unmarked;
    setRectangle(x0, y0, x1, y1);
    marks.begin(x0 & -SIDE, y0 & -SIDE);
    open.copy(newWanted);
    Arrays.fill(farthestDone, Float.MAX_VALUE);
    stroke = 0;
    for (int y = y0; y < y1; y++) {
      int bits = unmarked.row(y & SIDE - 1) >>> (x0 & SIDE - 1);
      for (int p = pixel(x0, y); p < pixel(x1, y); p++, bits >>>= 1) {
        depths[p] = (bits & 1) == 0 ? LEFT_OUT : EMPTY;
      }
    }
  }

  /** Returns the pixels where the order of the fragments is uncertain. */
  public TileMask marks() {
    return marks;
  }

  /**
   * Starts a face or fill whose nearest point has this depth; returns whether it may be visible.
   * {@code box} contains its pixels; see {@link DepthTile#box}.
   */
  public boolean beginMember(float depth, int box) {
    // A pixel that is done hides everything that is certainly behind it.
    wanted = depth < farthestDone(box) * (1 - (float) DepthPlanes.EQUAL) ? open : unmarked;
    return wanted.intersects(box);
  }

  /** Returns the least depth of the pixels that are done in the blocks that a box touches. */
  private float farthestDone(int box) {
    float farthest = Float.MAX_VALUE;
    int lastColumn = (box >>> 16 & 255) - 1 >> BLOCK_SHIFT;
    int lastRow = (box >>> 24) - 1 >> BLOCK_SHIFT;
    for (int row = (box >>> 8 & 255) >> BLOCK_SHIFT; row <= lastRow; row++) {
      for (int column = (box & 255) >> BLOCK_SHIFT; column <= lastColumn; column++) {
        farthest = Math.min(farthest, farthestDone[row * BLOCKS + column]);
      }
    }
    return farthest;
  }

  @Override
  public TileMask wanted() {
    return wanted;
  }

  @Override
  public boolean wantsPlanes() {
    return false;
  }

  @Override
  public void plane(double z, double dx, double dy, double leastZ, double mostZ, double bend) {
    range(leastZ, mostZ);
    isConstant = false;
    atOrigin = z;
    slopeX = dx;
    slopeY = dy;
    reach = 0.5 * (Math.abs(dx) + Math.abs(dy)) + bend;
  }

  @Override
  public void range(double leastZ, double mostZ) {
    isConstant = true;
    least = (float) leastZ;
    most = (float) mostZ;
  }

  /** Sets the plane of a fill. If the plane is seen from its edge, its depths are unknown. */
  @Override
  public void plane(DepthPlane plane) {
    if (plane.isLine()) {
      range(0, Float.MAX_VALUE);
    } else {
      plane(plane.at(0.5, 0.5), plane.dx(), plane.dy(), 0, Float.MAX_VALUE, 0);
    }
  }

  @Override
  public void stroke(int number) {
    stroke = number;
  }

  private int pixel(int x, int y) {
    return (y - top) * SIDE + x - left;
  }

  private float nearest(int x, int y) {
    return isConstant ? most : Math.min(most, (float) (atOrigin + slopeX * x + slopeY * y + reach));
  }

  private float farthest(int x, int y) {
    return isConstant
        ? least
        : Math.max(least, (float) (atOrigin + slopeX * x + slopeY * y - reach));
  }

  private boolean isBehind(float depth, int x, int y) {
    return nearest(x, y) < depth * (1 - (float) DepthPlanes.EQUAL);
  }

  @Override
  public boolean skips(int x, int y) {
    float depth = depths[pixel(x, y)];
    return Float.isNaN(depth) || depth < 0 && isBehind(-depth, x, y);
  }

  @Override
  public void add(int x0, int y0, int x1, int y1, long[] masks, int color, int[] colors) {
    boolean isOpaque = color >>> 24 == 255;
    long lanes = lanes(color, isOpaque);
    int k = 0;
    for (int y = y0; y < y1; y++) {
      int p = pixel(x0, y);
      for (int x = x0; x < x1; x++, p++, k++) {
        long mask = masks[k];
        if (mask == 0) {
          continue;
        }
        if (colors != null) {
          isOpaque = colors[k] >>> 24 == 255;
          lanes = lanes(colors[k], isOpaque);
        }
        add(p, x, y, mask, lanes, isOpaque);
      }
    }
  }

  @Override
  public void run(int from, int to, int y, int color) {
    boolean isOpaque = color >>> 24 == 255;
    long lanes = lanes(color, isOpaque);
    int p = pixel(from, y);
    for (int x = from; x < to; x++, p++) {
      if (isOpaque && depths[p] == EMPTY) {
        close(p, color, farthest(x, y));
      } else {
        add(p, x, y, SampleMasks.ALL, lanes, isOpaque);
      }
    }
  }

  @Override
  public void add(int x, int y, int color) {
    boolean isOpaque = color >>> 24 == 255;
    add(pixel(x, y), x, y, SampleMasks.ALL, lanes(color, isOpaque), isOpaque);
  }

  private static long lanes(int color, boolean isOpaque) {
    return Blend.lanes(isOpaque ? color : Blend.premultiply(color));
  }

  private void add(int p, int x, int y, long mask, long lanes, boolean isOpaque) {
    float depth = depths[p];
    if (depth == EMPTY) {
      float far = farthest(x, y);
      if (mask == SampleMasks.ALL && isOpaque) {
        close(p, pack(lanes), far);
        return;
      }
      layers[p] = mask;
      sums[p] = lanes * Long.bitCount(mask);
      opaque[p] = isOpaque ? mask : 0;
      through[p] = CLEAR;
      depths[p] = far;
      strokes[p] = stroke;
    } else if (depth < 0) {
      if (!isBehind(-depth, x, y)) {
        mark(p);
      }
    } else if (!Float.isNaN(depth)) {
      addOver(p, x, y, mask, lanes, isOpaque);
    }
  }

  /** Adds a fragment to a pixel that has fragments and is not done. */
  private void addOver(int p, int x, int y, long mask, long lanes, boolean isOpaque) {
    long seen = seen(p, x, y, mask) & ~opaque[p];
    if (seen == 0) {
      return;
    }
    if ((seen & layers[p]) != 0) {
      endLayer(p);
    }
    layers[p] |= seen;
    sums[p] += lanes * Long.bitCount(seen);
    float depth = Math.min(depths[p], farthest(x, y));
    strokes[p] = strokes[p] == stroke ? stroke : 0;
    depths[p] = depth;
    if (isOpaque) {
      opaque[p] |= seen;
      if (opaque[p] == SampleMasks.ALL && through[p] == CLEAR) {
        close(p, pack(sums[p] + HALVES >>> 6 & LANES), depth);
      }
    }
  }

  private void close(int p, int color, float depth) {
    done[p] = color;
    depths[p] = -Math.max(Float.MIN_VALUE, depth);
    int x = left + p % SIDE;
    int y = top + p / SIDE;
    open.remove(x, y);
    int block = ((y & SIDE - 1) >> BLOCK_SHIFT) * BLOCKS + ((x & SIDE - 1) >> BLOCK_SHIFT);
    farthestDone[block] = Math.min(farthestDone[block], depth);
  }

  private void mark(int p) {
    depths[p] = Float.NaN;
    open.remove(left + p % SIDE, top + p / SIDE);
    marks.add(left + p % SIDE, top + p / SIDE);
    unmarked.remove(left + p % SIDE, top + p / SIDE);
  }

  /** Returns the samples that may be visible; if unsure, marks the pixel and returns 0. */
  private long seen(int p, int x, int y, long mask) {
    long common = through[p] == CLEAR ? mask & layers[p] : mask;
    if (common == 0 || isBehind(depths[p], x, y)) {
      return mask;
    }
    boolean united = stroke != 0 && strokes[p] == stroke;
    if (through[p] == CLEAR && (united || Long.bitCount(common) <= SLACK)) {
      return mask & ~common;
    }
    mark(p);
    return 0;
  }

  /**
   * Returns the sum of the colours of a layer. Up to {@link #SLACK} open samples count as covered.
   */
  private long sum(int p) {
    int covered = Long.bitCount(layers[p]);
    if (covered == SampleMasks.SAMPLES || SampleMasks.SAMPLES - covered > SLACK) {
      return sums[p];
    }
    long result = 0;
    for (int shift = 0; shift < 64; shift += 16) {
      long lane = sums[p] >>> shift & 0xFFFF;
      result |= (lane * SampleMasks.SAMPLES + covered / 2) / covered << shift;
    }
    return result;
  }

  private void endLayer(int p) {
    long sum = sum(p) << 2;
    fronts[p] = FrontToBack.behind(through[p], sum) + (through[p] == CLEAR ? 0 : fronts[p]);
    // CLEAR would mean that no layer is complete.
    through[p] = Math.min(CLEAR - 1, FrontToBack.through(through[p], sum));
    layers[p] = 0;
    sums[p] = 0;
  }

  /** Blends the pixels whose order is certain onto a surface. */
  public void resolve(PixelSurface surface) {
    int[] pixels = surface.pixels;
    for (int y = top; y < bottom; y++) {
      int p = (y - top) * SIDE;
      int at = surface.at(left, y);
      for (int x = left; x < right; x++, p++, at++) {
        float depth = depths[p];
        if (depth < 0) {
          pixels[at] = depth == LEFT_OUT ? pixels[at] : done[p];
        } else if (depth < EMPTY) {
          pixels[at] = color(p, pixels[at]);
        }
      }
    }
  }

  private int color(int p, int background) {
    if (through[p] == CLEAR) {
      int color = pack(sum(p) + HALVES >>> 6 & LANES);
      return color >>> 24 == 255 ? color : Blend.premultipliedOver(background, color, 255);
    }
    if (layers[p] != 0) {
      endLayer(p);
    }
    return FrontToBack.over(background, fronts[p], through[p]);
  }

  private static int pack(long lanes) {
    return (int) (lanes >>> 24) | (int) lanes;
  }
}
