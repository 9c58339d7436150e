package zoetrope.internal.raster;

import java.util.Arrays;

/**
 * Convex polygons in pixels with the depth of each corner, in flat arrays, as there may be hundreds
 * of thousands in each frame. Immutable.
 */
final class DepthFaces implements DepthPart {
  /** Corners in fixed point (24.8 pixels), two elements each. */
  final int[] corners;

  /** The depth of each corner, {@code 1 / w}. */
  final float[] depths;

  /** The least and the greatest depth of each face. */
  final float[] least;

  final float[] most;

  /** The tiles that each face reaches into; see {@link TileBins}. */
  final long[] boxes;

  /** The first corner of each face, and the number of all corners. */
  final int[] starts;

  /** The colour of each face, {@code 0xAARRGGBB}, not premultiplied. */
  final int[] colors;

  /** What runs from corner to corner over some of the faces; null when each has one colour. */
  final CornerValues values;

  /** Where the values of each face begin, -1 for one of one colour; null without values. */
  private final int[] valueStarts;

  /** Whether the faces are pieces of one stroke, which do not blend with one another. */
  final boolean isStroke;

  /** Whether they are one opaque face over all of the canvas, at one depth. */
  final boolean coversCanvas;

  private final int left;
  private final int top;
  private final int right;
  private final int bottom;

  private DepthFaces(Builder b) {
    corners = Arrays.copyOf(b.corners, 2 * b.cornerCount);
    depths = Arrays.copyOf(b.depths, b.cornerCount);
    starts = Arrays.copyOf(b.starts, b.count + 1);
    least = new float[b.count];
    most = new float[b.count];
    boxes = new long[b.count];
    for (int i = 0; i < b.count; i++) {
      measure(i);
    }
    colors = Arrays.copyOf(b.colors, b.count);
    values = b.values == null ? null : b.values.build();
    valueStarts = values == null ? null : Arrays.copyOf(b.valueStarts, b.count);
    isStroke = b.isStroke;
    coversCanvas = b.coversCanvas;
    left = b.minX >> 8;
    top = b.minY >> 8;
    right = (b.maxX >> 8) + 1;
    bottom = (b.maxY >> 8) + 1;
  }

  private void measure(int i) {
    int minX = Integer.MAX_VALUE;
    int minY = Integer.MAX_VALUE;
    int maxX = Integer.MIN_VALUE;
    int maxY = Integer.MIN_VALUE;
    float low = Float.POSITIVE_INFINITY;
    float high = 0;
    for (int k = starts[i]; k < starts[i + 1]; k++) {
      minX = Math.min(minX, corners[2 * k]);
      maxX = Math.max(maxX, corners[2 * k]);
      minY = Math.min(minY, corners[2 * k + 1]);
      maxY = Math.max(maxY, corners[2 * k + 1]);
      low = Math.min(low, depths[k]);
      high = Math.max(high, depths[k]);
    }
    least[i] = low;
    most[i] = high;
    boxes[i] = TileBins.box(minX >> 8, minY >> 8, (maxX >> 8) + 1, (maxY >> 8) + 1);
  }

  int count() {
    return colors.length;
  }

  /** Whether more than one colour runs over face {@code i}. */
  boolean isShaded(int i) {
    return values != null && valueStarts[i] >= 0;
  }

  /** Where the values of the corners of a shaded face begin. */
  int valueStart(int i) {
    return valueStarts[i];
  }

  /** Whether face {@code i} reaches into many tiles. */
  boolean isLarge(int i) {
    return TileBins.isLarge(boxes[i]);
  }

  /** The pixels of a tile that face {@code i} reaches into; see {@link DepthTile#box}. */
  int box(int i, int tileLeft, int tileTop) {
    int minX = Integer.MAX_VALUE;
    int minY = Integer.MAX_VALUE;
    int maxX = Integer.MIN_VALUE;
    int maxY = Integer.MIN_VALUE;
    for (int k = 2 * starts[i]; k < 2 * starts[i + 1]; k += 2) {
      minX = Math.min(minX, corners[k]);
      maxX = Math.max(maxX, corners[k]);
      minY = Math.min(minY, corners[k + 1]);
      maxY = Math.max(maxY, corners[k + 1]);
    }
    return DepthTile.box(
        (minX >> 8) - tileLeft,
        (minY >> 8) - tileTop,
        (maxX >> 8) + 1 - tileLeft,
        (maxY >> 8) + 1 - tileTop);
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

  @Override
  public int size() {
    int extra = values == null ? 0 : values.size() + valueStarts.length;
    return (corners.length + depths.length + 6 * colors.length + extra) / 2;
  }

  /** Collects faces. */
  static final class Builder {
    /** How far from the origin a corner may lie, in pixels. */
    static final double GUARD = 1 << 15;

    private int[] corners = new int[64];
    private float[] depths = new float[32];
    private int[] starts = new int[17];
    private int[] colors = new int[16];
    private int[] valueStarts = new int[16];
    private CornerValues.Builder values;
    private boolean isStroke;
    private boolean coversCanvas;
    private int cornerCount;
    private int count;
    private int minX;
    private int minY;
    private int maxX;
    private int maxY;

    /**
     * Begins anew.
     *
     * @param newValues of the corners of faces over which they run, or null
     * @param stroke whether the faces are pieces of one stroke
     */
    void begin(CornerValues.Builder newValues, boolean stroke) {
      values = newValues;
      isStroke = stroke;
      coversCanvas = false;
      cornerCount = 0;
      count = 0;
      minX = Integer.MAX_VALUE;
      minY = Integer.MAX_VALUE;
      maxX = Integer.MIN_VALUE;
      maxY = Integer.MIN_VALUE;
    }

    boolean isEmpty() {
      return count == 0;
    }

    /** Adds a corner of the next face, within the guard band. */
    void corner(double x, double y, double depth) {
      if (cornerCount == depths.length) {
        corners = Arrays.copyOf(corners, 4 * cornerCount);
        depths = Arrays.copyOf(depths, 2 * cornerCount);
      }
      int fx = EdgeList.toFixed(x);
      int fy = EdgeList.toFixed(y);
      corners[2 * cornerCount] = fx;
      corners[2 * cornerCount + 1] = fy;
      depths[cornerCount++] = (float) depth;
      minX = Math.min(minX, fx);
      maxX = Math.max(maxX, fx);
      minY = Math.min(minY, fy);
      maxY = Math.max(maxY, fy);
    }

    /** Ends a face of the corners since the last one, which are a convex polygon. */
    void face(int color) {
      face(color, -1);
    }

    /** The same of a face over which the values run that were added with its corners. */
    void shadedFace(int color) {
      face(color, values.size() - values.stride() * (cornerCount - starts[count]));
    }

    private void face(int color, int valueStart) {
      if (count == colors.length) {
        colors = Arrays.copyOf(colors, 2 * count);
        starts = Arrays.copyOf(starts, 2 * count + 1);
        valueStarts = Arrays.copyOf(valueStarts, 2 * count);
      }
      valueStarts[count] = valueStart;
      colors[count++] = color;
      starts[count] = cornerCount;
    }

    /** One face that covers all of the canvas. */
    DepthFaces buildCover() {
      coversCanvas = colors[0] >>> 24 == 255;
      return build();
    }

    DepthFaces build() {
      return new DepthFaces(this);
    }
  }
}
