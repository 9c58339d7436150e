package zoetrope.internal.raster.depth;

import java.util.Arrays;

/**
 * Turns convex polygons into fragments. The mask of a fragment has the samples of the pixel that
 * the polygon covers: the intersection of the half-planes of all edges. The result for a pixel does
 * not depend on the rectangle that is drawn.
 */
public final class FaceRasterizer {
  /** The maximum number of corners of a face. */
  public static final int MAX_CORNERS = 16;

  /** A quadrilateral bent by more than this fraction of its depth is drawn as two triangles. */
  private static final double MAX_BEND = 5e-5;

  /** The largest width and height of a small face, in 1/256 pixel. */
  private static final int SMALL_SIDE = 8 << 8;

  /** The maximum number of pixels that a small face touches. */
  private static final int MAX_SMALL_PIXELS = 9 * 9;

  /** If a face has at most this many wanted pixels, these are examined one by one. */
  private static final int MAX_SINGLE_PIXELS = 12;

  /** The fractional bits of distances, which are counted in 1/{@link SampleMasks#STEPS} pixel. */
  private static final int FRACTION_BITS = 20;

  private static final long END = 2L * SampleMasks.STEPS << FRACTION_BITS;

  private final int[] cornerX = new int[MAX_CORNERS];

  private final int[] cornerY = new int[MAX_CORNERS];
  private final float[] cornerZ = new float[MAX_CORNERS];
  private int corners;

  /**
   * For each edge: its row in the table of {@link SampleMasks}, the bits to invert, its distance
   * from the centre of pixel (0, 0) plus {@link SampleMasks#STEPS}, and the change of this distance
   * per column and row.
   */
  private final int[] table = new int[MAX_CORNERS];

  private final long[] flip = new long[MAX_CORNERS];
  private final long[] start = new long[MAX_CORNERS];
  private final long[] stepX = new long[MAX_CORNERS];
  private final long[] stepY = new long[MAX_CORNERS];
  private int edges;

  /** For each edge: the columns of the current row that it may divide, {@code [from, to)}. */
  private final int[] dividedFrom = new int[MAX_CORNERS];

  private final int[] dividedTo = new int[MAX_CORNERS];

  /**
   * For each edge: the first column that it may divide in row 0, the number of such columns, and
   * the shift of the first column per row.
   */
  private final double[] lowAtOrigin = new double[MAX_CORNERS];

  private final double[] reach = new double[MAX_CORNERS];
  private final double[] columnStep = new double[MAX_CORNERS];
  private final long[] masks = new long[Math.max(TileMask.SIDE, MAX_SMALL_PIXELS)];
  private final int[] shades = new int[Math.max(TileMask.SIDE, MAX_SMALL_PIXELS)];

  /** The positions and the masks of the covered pixels that were examined one by one. */
  private final int[] singleX = new int[MAX_SINGLE_PIXELS];

  private final int[] singleY = new int[MAX_SINGLE_PIXELS];
  private final long[] singleMasks = new long[MAX_SINGLE_PIXELS];
  private int singleCount;
  private final CornerColors cornerColors = new CornerColors();
  private final FacePlane plane = new FacePlane();

  /** Whether {@link #plane} belongs to the current corners. */
  private boolean isPlaneSet;

  /** The rectangle of pixels to draw, and the columns of the current row. */
  private int x0;

  private int y0;
  private int x1;
  private int y1;
  private int from;
  private int to;
  private int innerFrom;
  private int innerTo;

  private int wantedCount;

  /** Passes the fragments of face {@code i} in the rectangle of {@code sink} to {@code sink}. */
  public void add(DepthFaces faces, int i, FragmentSink sink) {
    int first = faces.starts[i];
    corners = 0;
    for (int k = first; k < faces.starts[i + 1]; k++) {
      corner(faces, k);
    }
    CornerColors colors = null;
    if (faces.isShaded(i)) {
      cornerColors.set(faces, i);
      colors = cornerColors;
    }
    isPlaneSet = sink.wantsPlanes() && corners == 4;
    if (isPlaneSet) {
      plane.set(cornerX, cornerY, cornerZ, corners);
      if (plane.bend() > MAX_BEND * cornerZ[0]) {
        isPlaneSet = false;
        corners = 3;
        add(sink, faces.colors[i], colors);
        cornerX[1] = cornerX[2];
        cornerY[1] = cornerY[2];
        cornerZ[1] = cornerZ[2];
        corners = 2;
        corner(faces, first + 3);
      }
    }
    add(sink, faces.colors[i], colors);
  }

  private void corner(DepthFaces faces, int k) {
    cornerX[corners] = faces.x(k);
    cornerY[corners] = faces.y(k);
    cornerZ[corners++] = faces.depth(k);
  }

  private void add(FragmentSink sink, int color, CornerColors colors) {
    int minX = cornerX[0];
    int maxX = minX;
    int minY = cornerY[0];
    int maxY = minY;
    long area = 0;
    int k = corners - 1;
    for (int j = 0; j < corners; k = j++) {
      minX = Math.min(minX, cornerX[j]);
      maxX = Math.max(maxX, cornerX[j]);
      minY = Math.min(minY, cornerY[j]);
      maxY = Math.max(maxY, cornerY[j]);
      area += (long) cornerX[k] * cornerY[j] - (long) cornerX[j] * cornerY[k];
    }
    x0 = Math.max(minX >> 8, sink.left);
    x1 = Math.min((maxX >> 8) + 1, sink.right);
    y0 = Math.max(minY >> 8, sink.top);
    y1 = Math.min((maxY >> 8) + 1, sink.bottom);
    if (area == 0 || !isWanted(sink.wanted())) {
      return;
    }
    setEdges(area);
    boolean areSingles = wantedCount <= MAX_SINGLE_PIXELS;
    if (areSingles && !findSingles(sink.wanted())) {
      return;
    }
    boolean isSmall = maxX - minX <= SMALL_SIDE && maxY - minY <= SMALL_SIDE;
    setDepths(isSmall, colors != null, sink);
    if (areSingles) {
      addSingles(color, colors, sink);
    } else if (isSmall && edges <= 4) {
      small();
      send(x0, y0, x1, y1, color, colors, sink);
    } else {
      addRows(color, colors, sink);
    }
  }

  /** Shrinks the rectangle to the wanted pixels in it; returns false if there are none. */
  private boolean isWanted(TileMask wanted) {
    int all = 0;
    int first = y1;
    int end = y0;
    wantedCount = 0;
    for (int y = y0; y < y1; y++) {
      int bits = wanted.row(y, x0, x1);
      first = bits != 0 && all == 0 ? y : first;
      end = bits != 0 ? y + 1 : end;
      all |= bits;
      wantedCount += Integer.bitCount(bits);
    }
    y0 = first;
    y1 = end;
    x0 = wanted.left() + Integer.numberOfTrailingZeros(all);
    x1 = wanted.left() + TileMask.SIDE - Integer.numberOfLeadingZeros(all);
    return all != 0;
  }

  private void setDepths(boolean isSmall, boolean isShaded, FragmentSink sink) {
    if (isShaded || !isSmall || sink.wantsPlanes()) {
      if (!isPlaneSet) {
        plane.set(cornerX, cornerY, cornerZ, corners);
      }
      plane.addTo(sink, isSmall);
    } else {
      plane.addRange(cornerZ, corners, sink);
    }
  }

  /** Finds the masks of the wanted pixels one by one; returns whether any pixel is covered. */
  private boolean findSingles(TileMask wanted) {
    singleCount = 0;
    for (int y = y0; y < y1; y++) {
      for (int bits = wanted.row(y, x0, x1); bits != 0; bits &= bits - 1) {
        int x = wanted.left() + Integer.numberOfTrailingZeros(bits);
        long mask = mask(x, y);
        if (mask != 0) {
          singleMasks[singleCount] = mask;
          singleX[singleCount] = x;
          singleY[singleCount++] = y;
        }
      }
    }
    return singleCount > 0;
  }

  private void addSingles(int color, CornerColors colors, FragmentSink sink) {
    for (int i = 0; i < singleCount; i++) {
      if (!sink.skips(singleX[i], singleY[i])) {
        masks[0] = singleMasks[i];
        send(singleX[i], singleY[i], singleX[i] + 1, singleY[i] + 1, color, colors, sink);
      }
    }
  }

  private long mask(int x, int y) {
    long mask = SampleMasks.ALL;
    for (int e = 0; e < edges && mask != 0; e++) {
      long distance = start[e] + stepY[e] * y + stepX[e] * x;
      mask &= SampleMasks.mask(table[e], (int) (distance >> FRACTION_BITS)) ^ flip[e];
    }
    return mask;
  }

  private void addRows(int color, CornerColors colors, FragmentSink sink) {
    TileMask wanted = sink.wanted();
    setColumns();
    for (int y = y0; y < y1; y++) {
      int bits = wanted.row(y, x0, x1);
      if (bits == 0) {
        continue;
      }
      int first = wanted.left() + Integer.numberOfTrailingZeros(bits);
      int end = wanted.left() + TileMask.SIDE - Integer.numberOfLeadingZeros(bits);
      narrow(y, first, end);
      if (innerFrom >= innerTo) {
        border(from, to, y, color, colors, sink);
      } else {
        border(from, innerFrom, y, color, colors, sink);
        if (colors == null) {
          sink.run(innerFrom, innerTo, y, color);
        } else {
          Arrays.fill(masks, 0, innerTo - innerFrom, SampleMasks.ALL);
          send(innerFrom, y, innerTo, y + 1, color, colors, sink);
        }
        border(innerTo, to, y, color, colors, sink);
      }
    }
  }

  /** Sets up the edges. Two faces take a common edge from the same end, so that their masks fit. */
  private void setEdges(long area) {
    edges = 0;
    int k = corners - 1;
    for (int j = 0; j < corners; k = j++) {
      int dx = cornerX[j] - cornerX[k];
      int dy = cornerY[j] - cornerY[k];
      if ((dx | dy) == 0) {
        continue;
      }
      boolean turned = dy < 0 || dy == 0 && dx < 0;
      int end = turned ? j : k;
      dx = turned ? -dx : dx;
      dy = turned ? -dy : dy;
      int e = edges++;
      double unit = 1.0 / Math.max(Math.abs(dx), dy);
      table[e] = SampleMasks.row(dx, dy, unit);
      flip[e] = area > 0 == turned ? 0 : SampleMasks.ALL;
      double scale = (SampleMasks.STEPS << FRACTION_BITS - 8) * unit;
      long across = (long) (scale * dy);
      long down = (long) (scale * -dx);
      stepX[e] = across << 8;
      stepY[e] = down << 8;
      start[e] =
          across * (128 - cornerX[end])
              + down * (128 - cornerY[end])
              + (2L * SampleMasks.STEPS + 1 << FRACTION_BITS - 1);
    }
  }

  /** Finds the masks of all pixels in the rectangle of a small face with up to four edges. */
  private void small() {
    for (int e = edges; e < 4; e++) {
      table[e] = 0;
      flip[e] = 0;
      stepX[e] = 0;
      stepY[e] = 0;
      start[e] = END;
    }
    int k = 0;
    for (int y = y0; y < y1; y++) {
      // Within 9 pixels of the edge, the distances fit in an int.
      int a = (int) (start[0] + stepY[0] * y + stepX[0] * x0);
      int b = (int) (start[1] + stepY[1] * y + stepX[1] * x0);
      int c = (int) (start[2] + stepY[2] * y + stepX[2] * x0);
      int d = (int) (start[3] + stepY[3] * y + stepX[3] * x0);
      for (int x = x0; x < x1; x++) {
        masks[k++] =
            (SampleMasks.mask(table[0], a >> FRACTION_BITS) ^ flip[0])
                & (SampleMasks.mask(table[1], b >> FRACTION_BITS) ^ flip[1])
                & (SampleMasks.mask(table[2], c >> FRACTION_BITS) ^ flip[2])
                & (SampleMasks.mask(table[3], d >> FRACTION_BITS) ^ flip[3]);
        a += (int) stepX[0];
        b += (int) stepX[1];
        c += (int) stepX[2];
        d += (int) stepX[3];
      }
    }
  }

  /** Passes a rectangle of masks and their colours to the sink. */
  private void send(
      int left, int top, int right, int bottom, int color, CornerColors colors, FragmentSink sink) {
    int k = 0;
    for (int y = top; y < bottom && colors != null; y++) {
      for (int x = left; x < right; x++, k++) {
        if (masks[k] != 0 && !sink.skips(x, y)) {
          shades[k] = colors.at(x + 0.5, y + 0.5, plane.at(x, y), color);
        }
      }
    }
    sink.add(left, top, right, bottom, masks, color, colors == null ? null : shades);
  }

  /** Passes the pixels {@code [x0, x1)} of a row, which edges may divide, to the sink. */
  private void border(int x0, int x1, int y, int color, CornerColors colors, FragmentSink sink) {
    if (x0 >= x1) {
      return;
    }
    Arrays.fill(masks, 0, x1 - x0, SampleMasks.ALL);
    for (int e = 0; e < edges; e++) {
      int end = Math.min(x1, dividedTo[e]);
      int x = Math.max(x0, dividedFrom[e]);
      long distance = start[e] + stepY[e] * y + stepX[e] * x;
      for (; x < end; x++) {
        masks[x - x0] &= SampleMasks.mask(table[e], (int) (distance >> FRACTION_BITS)) ^ flip[e];
        distance += stepX[e];
      }
    }
    send(x0, y, x1, y + 1, color, colors, sink);
  }

  /** Prepares the columns that each edge may divide, for all rows. */
  private void setColumns() {
    for (int e = 0; e < edges; e++) {
      if (stepX[e] != 0) {
        double inverse = 1.0 / stepX[e];
        double width = (END + (1L << FRACTION_BITS)) * inverse;
        lowAtOrigin[e] = -start[e] * inverse + Math.min(0, width) - 1;
        reach[e] = Math.abs(width) + 3;
        columnStep[e] = -stepY[e] * inverse;
      }
    }
  }

  /** Finds the columns of a row that the face may cover, and those that it covers completely. */
  private void narrow(int y, int left, int right) {
    from = left;
    to = right;
    innerFrom = left;
    innerTo = right;
    for (int e = 0; e < edges; e++) {
      if (stepX[e] == 0) {
        level(e, start[e] + stepY[e] * y, left, right);
        continue;
      }
      double low = lowAtOrigin[e] + columnStep[e] * y;
      int first = (int) Math.max(left, Math.min(right, low));
      int end = (int) Math.max(left, Math.min(right, low + reach[e]));
      dividedFrom[e] = first;
      dividedTo[e] = end;
      if (flip[e] == 0 == stepX[e] > 0) {
        from = Math.max(from, first);
        innerFrom = Math.max(innerFrom, end);
      } else {
        to = Math.min(to, end);
        innerTo = Math.min(innerTo, first);
      }
    }
  }

  /** Handles a horizontal edge, which divides all pixels of the row or none. */
  private void level(int e, long distance, int left, int right) {
    boolean divides = distance > 0 && distance < END + (1L << FRACTION_BITS);
    dividedFrom[e] = left;
    dividedTo[e] = divides ? right : left;
    innerTo = divides ? left : innerTo;
    if (!divides && flip[e] == 0 == distance <= 0) {
      to = left;
      innerTo = left;
    }
  }
}
