package zoetrope.internal.raster.depth;

import java.util.Arrays;
import zoetrope.internal.raster.pixel.Blend;
import zoetrope.internal.raster.pixel.PixelSurface;

/**
 * The pixels of a tile to which fragments are added from near to far, where their order is certain.
 * A pixel gathers fragments that share no samples, such as neighbouring faces of a surface, in a
 * layer; the first fragment behind them begins the next. What is behind an opaque fragment loses
 * the samples that this covers; a pixel of which all are covered so is done. A pixel of which two
 * fragments reach equally deep, so that they may cross, is marked for {@link FragmentBuffer}.
 */
public final class LayerBuffer implements FragmentSink {
  private static final int SIDE = TileMask.SIDE;

  /** So few samples that are covered twice or not at all are rounding at the corners of a mesh. */
  static final int SLACK = 2;

  /** A pixel without a layer that is complete lets through this much. */
  private static final int CLEAR = FrontToBack.CLEAR;

  private static final long HALVES = 0x0020002000200020L;
  private static final long LANES = 0x00FF00FF00FF00FFL;

  private static final float EMPTY = Float.POSITIVE_INFINITY;

  private static final int PIXELS = SIDE * SIDE;

  /** Blocks have {@code 1 << BLOCK} columns and rows; so many of them are a tile's side. */
  private static final int BLOCK = 3;

  private static final int BLOCKS = SIDE >> BLOCK;

  /** The depth of a pixel that is not to be painted. */
  private static final float LEFT_OUT = Float.NEGATIVE_INFINITY;

  /**
   * The least depth of all fragments; infinite in a pixel without any, negative in one that is
   * done, NaN where the order is not certain.
   */
  private final float[] depths = new float[PIXELS];

  /** The colours of pixels that are done, premultiplied. */
  private final int[] done = new int[PIXELS];

  /** The samples that the present layer covers, and the sum of their premultiplied colours. */
  private final long[] layers = new long[PIXELS];

  private final long[] sums = new long[PIXELS];

  /** The samples that something opaque covers. */
  private final long[] opaque = new long[PIXELS];

  /** What the layers before add up to, in 1/256, and how much they let through. */
  private final long[] fronts = new long[PIXELS];

  private final int[] through = new int[PIXELS];

  /** The stroke that all fragments of a pixel are of, or 0. */
  private final int[] strokes = new int[PIXELS];

  /** The pixels that are not marked. */
  private final TileMask unmarked = new TileMask();

  /** Those of which fragments of the present member may be seen. */
  private TileMask wanted = unmarked;

  private int left;
  private int top;
  private int right;
  private int bottom;
  private final TileMask marks = new TileMask();

  /** The pixels that are neither done nor marked. */
  private final TileMask open = new TileMask();

  /** The least depth of the pixels that are done in each block of the tile. */
  private final float[] farthestDone = new float[BLOCKS * BLOCKS];

  private boolean isConstant;
  private double atOrigin;
  private double slopeX;
  private double slopeY;
  private double reach;
  private float least;
  private float most;
  private int stroke;

  /** Begins a tile, of which some pixels within a rectangle are to be painted. */
  public void begin(TileMask newWanted, int x0, int y0, int x1, int y1) {
    unmarked.copy(newWanted);
    wanted = unmarked;
    left = x0;
    top = y0;
    right = x1;
    bottom = y1;
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

  @Override
  public int left() {
    return left;
  }

  @Override
  public int top() {
    return top;
  }

  @Override
  public int right() {
    return right;
  }

  @Override
  public int bottom() {
    return bottom;
  }

  /** The pixels in which the order is not certain. */
  public TileMask marks() {
    return marks;
  }

  /**
   * Begins a member that lies in a box of the tile and is nowhere nearer than {@code depth}.
   *
   * @return whether any of it may be seen
   */
  public boolean beginMember(float depth, int box) {
    // What is done hides all that is certainly behind it.
    wanted = depth < farthestDone(box) * (1 - (float) DepthPlanes.EQUAL) ? open : unmarked;
    return wanted.intersects(box);
  }

  /** The least depth of the pixels that are done in the blocks that a box reaches into. */
  private float farthestDone(int box) {
    float farthest = Float.MAX_VALUE;
    int lastColumn = (box >>> 16 & 255) - 1 >> BLOCK;
    int lastRow = (box >>> 24) - 1 >> BLOCK;
    for (int row = (box >>> 8 & 255) >> BLOCK; row <= lastRow; row++) {
      for (int column = (box & 255) >> BLOCK; column <= lastColumn; column++) {
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

  /** A line is compared with what lies behind its middle, of which nothing is known here. */
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

  /** Adds a fragment to a pixel that has some and is not done. */
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
    int block = ((y & SIDE - 1) >> BLOCK) * BLOCKS + ((x & SIDE - 1) >> BLOCK);
    farthestDone[block] = Math.min(farthestDone[block], depth);
  }

  private void mark(int p) {
    depths[p] = Float.NaN;
    open.remove(left + p % SIDE, top + p / SIDE);
    marks.add(left + p % SIDE, top + p / SIDE);
    unmarked.remove(left + p % SIDE, top + p / SIDE);
  }

  /** What is seen of a fragment behind the others of its pixel; marks this when that is unknown. */
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

  /** The sum of the present layer for 64 samples; few that are not covered count as covered. */
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
    // Not CLEAR, which tells that there is no layer before.
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
