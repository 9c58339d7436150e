package zoetrope.internal.raster.depth;

import java.util.Arrays;
import zoetrope.internal.raster.pixel.Blend;

/**
 * A buffer that adds up the faces in a square of pixels: how much of each pixel they cover
 * together, and which colour they give it. The sums are meaningful where faces do not hide one
 * another, such as in a surface seen from one side.
 *
 * <p>At a common edge of two faces, one face adds a number and the other subtracts the same number.
 * So a pixel within a surface is covered exactly once, however the surface is divided into faces. A
 * pixel at the border is covered in part. Faces that show their front are counted separately from
 * faces that show their back. Without this, a fold could look like a pixel that is covered once:
 * the front covers a part of the pixel, and the back covers another part.
 */
final class SheetBuffer {
  /** The maximum number of edges that can wait for the face on their other side; a power of 2. */
  private static final int HELD_EDGES = 1 << 7;

  /** The shift that reduces a 32-bit hash to the number of bits of a slot. */
  private static final int HASH = Integer.numberOfLeadingZeros(HELD_EDGES - 1);

  /** The maximum number of faces over one pixel that the lanes of {@link SheetRow} can count. */
  private static final int MAX_LAYERS = 500;

  /** An edge between colours that differ by at most this is rounded to whole pixels. */
  private static final int MAX_ROUNDED_DIFFERENCE = 3;

  private final SheetEdges edges = new SheetEdges();
  private final SheetRow line = new SheetRow();

  /** The ends and the contributions of edges that only one face has added so far. */
  private final int[] heldEnds = new int[4 * HELD_EDGES];

  private final long[] heldColors = new long[HELD_EDGES];
  private final long[] heldCoverage = new long[HELD_EDGES];

  /** The slots that contain an edge, as bits. */
  private final long[] holds = new long[HELD_EDGES >> 6];

  /** The coverage of one face whose colour varies. */
  private final SheetEdges shape = new SheetEdges();

  private final CornerColors cornerColors = new CornerColors();
  private final FacePlane plane = new FacePlane();
  private int left;
  private int top;
  private int side;
  private int part;
  private boolean isUnited;

  /** Whether all faces that touch the square are added. */
  private boolean isWhole;

  /** Whether there may be more faces over a pixel than can be counted. */
  private boolean isDense;

  /** For each column, how many more faces touch it than the previous column. */
  private final int[] reached = new int[TileMask.SIDE + 1];

  /** The columns that more faces touch than can be counted, as bits. */
  private int crowded;

  /**
   * Starts a square without faces.
   *
   * @param count the number of faces that will be added
   * @param whole whether these are all faces that touch the square
   */
  void begin(int x, int y, int newSide, int count, boolean whole) {
    isWhole = whole;
    isDense = count > MAX_LAYERS;
    crowded = 0;
    left = x << 8;
    top = y << 8;
    side = newSide;
    edges.begin(newSide);
    shape.begin(newSide);
    part = -1;
    isUnited = true;
  }

  /** Adds face {@code i} of {@code faces}, which are part {@code number} of a depth list. */
  void add(DepthFaces faces, int i, int number) {
    isUnited &= (part < 0 || part == number) && !faces.isStroke;
    part = number;
    if (isDense) {
      reach(faces, i);
    }
    int turn = -faces.turns[i];
    if (turn == 0) {
      return;
    }
    if (faces.isShaded(i)) {
      addShaded(faces, i, turn < 0);
      return;
    }
    addEven(faces, i, turn);
  }

  /** Adds a face of one colour. */
  private void addEven(DepthFaces faces, int i, int turn) {
    int color = Blend.premultiply(faces.colors[i]);
    long faceColors = turn * SheetRow.colors(color);
    int[] across = isWhole ? faces.across : null;
    boolean startsLeft = TileBins.startsLeft(faces.boxes[i], left >> 8);
    int to = faces.starts[i + 1];
    int k = to - 1;
    for (int next = faces.starts[i]; next < to; k = next++) {
      int other = across == null ? -1 : across[k];
      boolean isInner = other >= 0 && faces.continuesIn(other, i);
      if (isInner && other < i && !startsLeft) {
        continue;
      }
      int a = 2 * faces.vertices[k];
      int b = 2 * faces.vertices[next];
      // If an edge is left of the square, the face on its other side may be outside the square.
      if (!isInner || startsLeft && Math.max(faces.points[a], faces.points[b]) < left) {
        long coverage = turn * SheetRow.coverage(turn < 0, color);
        addOuter(faces.points, a, b, faceColors, coverage);
      } else if (i < other) {
        // The first of two faces adds the difference in colour at their common edge.
        int behind = Blend.premultiply(faces.colors[other]);
        if (behind != color) {
          addInner(faces.points, a, b, faceColors - turn * SheetRow.colors(behind));
        }
      }
    }
  }

  /** Adds the difference in colour at the edge between a face and its neighbour. */
  private void addInner(int[] points, int a, int b, long colors) {
    boolean isDown = points[a + 1] < points[b + 1];
    int from = isDown ? a : b;
    int to = isDown ? b : a;
    int x0 = points[from] - left;
    int y0 = points[from + 1] - top;
    int x1 = points[to] - left;
    int y1 = points[to + 1] - top;
    int end = side << 8;
    if (y1 <= 0 || y0 >= end || x0 >= end && x1 >= end || y0 == y1) {
      return;
    }
    put(x0, y0, x1, y1, isDown ? colors : -colors, 0);
  }

  /** Adds the edge between two points. The face on its other side is not known. */
  private void addOuter(int[] points, int a, int b, long colors, long coverage) {
    int x0 = points[a] - left;
    int y0 = points[a + 1] - top;
    int x1 = points[b] - left;
    int y1 = points[b + 1] - top;
    if (Math.max(y0, y1) <= 0
        || Math.min(y0, y1) >= side << 8
        || Math.min(x0, x1) >= side << 8
        || y0 == y1) {
      return;
    }
    if (y0 < y1) {
      hold(x0, y0, x1, y1, colors, coverage);
    } else {
      hold(x1, y1, x0, y0, -colors, -coverage);
    }
  }

  /** Adds the contribution of an edge, which is given from its upper to its lower end. */
  private void put(int x0, int y0, int x1, int y1, long colors, long coverage) {
    if (coverage == 0 && SheetRow.isEven(colors, MAX_ROUNDED_DIFFERENCE)) {
      edges.rounded(x0, y0, x1, y1, colors);
    } else {
      edges.set(colors, coverage);
      edges.edge(x0, y0, x1, y1);
    }
  }

  /**
   * Holds an edge until the face on its other side adds the same edge, or until another edge takes
   * its slot. The edge is given from its upper to its lower end. The sum of both contributions is
   * small, and 0 if both faces have the same colour.
   */
  private void hold(int x0, int y0, int x1, int y1, long colors, long coverage) {
    int slot = (x0 * 31 + y0 * 17 + x1 * 7 + y1 * 5) * 0x9E3779B1 >>> HASH;
    holds[slot >> 6] |= 1L << slot;
    int at = 4 * slot;
    boolean same =
        heldEnds[at] == x0
            && heldEnds[at + 1] == y0
            && heldEnds[at + 2] == x1
            && heldEnds[at + 3] == y1;
    if (same) {
      heldColors[slot] += colors;
      heldCoverage[slot] += coverage;
      return;
    }
    release(slot);
    heldEnds[at] = x0;
    heldEnds[at + 1] = y0;
    heldEnds[at + 2] = x1;
    heldEnds[at + 3] = y1;
    heldColors[slot] = colors;
    heldCoverage[slot] = coverage;
  }

  private void release(int slot) {
    if ((heldColors[slot] | heldCoverage[slot]) != 0) {
      int at = 4 * slot;
      int[] e = heldEnds;
      put(e[at], e[at + 1], e[at + 2], e[at + 3], heldColors[slot], heldCoverage[slot]);
      heldColors[slot] = 0;
      heldCoverage[slot] = 0;
    }
  }

  /** Counts a face in the columns that it touches. */
  private void reach(DepthFaces faces, int i) {
    int min = Integer.MAX_VALUE;
    int max = Integer.MIN_VALUE;
    for (int k = faces.starts[i]; k < faces.starts[i + 1]; k++) {
      min = Math.min(min, faces.x(k));
      max = Math.max(max, faces.x(k));
    }
    reached[Math.max(0, Math.min(side, min - left >> 8))]++;
    reached[Math.max(0, Math.min(side, (max - left >> 8) + 1))]--;
  }

  private void findCrowded() {
    int sum = 0;
    for (int column = 0; column < side; column++) {
      sum += reached[column];
      crowded |= sum > MAX_LAYERS ? 1 << column : 0;
    }
    Arrays.fill(reached, 0);
  }

  /** Adds all edges that are still held. Must be called before the rows are read. */
  void end() {
    if (isDense) {
      findCrowded();
    }
    for (int k = 0; k < holds.length; k++) {
      for (long rest = holds[k]; rest != 0; rest &= rest - 1) {
        release((k << 6) + Long.numberOfTrailingZeros(rest));
      }
      holds[k] = 0;
    }
  }

  /** Adds a face whose colour varies from pixel to pixel. */
  private void addShaded(DepthFaces faces, int i, boolean front) {
    int from = faces.starts[i];
    int to = faces.starts[i + 1];
    cornerColors.set(faces, i);
    plane.set(faces, from, to);
    int turn = front ? -1 : 1;
    int x = faces.x(to - 1) - left;
    int y = faces.y(to - 1) - top;
    for (int k = from; k < to; k++) {
      int x0 = x;
      int y0 = y;
      x = faces.x(k) - left;
      y = faces.y(k) - top;
      shape.set(0, y0 < y ? turn : -turn);
      if (y0 < y) {
        shape.edge(x0, y0, x, y);
      } else if (y < y0) {
        shape.edge(x, y, x0, y0);
      }
    }
    for (int row = 0; row < side; row++) {
      if (shape.touched[row] != 0) {
        addShadedRow(row, faces.colors[i], front);
      }
    }
  }

  private void addShadedRow(int row, int color, boolean front) {
    int y = (top >> 8) + row;
    int touched = shape.touched[row];
    int last = Math.min(side, TileMask.SIDE - Integer.numberOfLeadingZeros(touched));
    int column = Integer.numberOfTrailingZeros(touched);
    int at = SheetEdges.STRIDE * row + 2 * column + 1;
    long covered = 0;
    edges.begin(row, column);
    for (; column < side && (column < last || covered != 0); column++, at += 2) {
      covered += shape.sums[at];
      shape.sums[at] = 0;
      if (covered == 0) {
        edges.next(0, 0);
      } else {
        int px = (left >> 8) + column;
        int shade = cornerColors.at(px + 0.5, y + 0.5, plane.at(px, y), color);
        shade = Blend.premultiply(shade);
        edges.next(covered * SheetRow.colors(shade), covered * SheetRow.coverage(front, shade));
      }
    }
    edges.end();
    shape.sums[SheetEdges.STRIDE * row + 2 * side + 1] = 0;
    shape.touched[row] = 0;
  }

  boolean isEmpty(int row) {
    return edges.touched[row] == 0;
  }

  /**
   * Sums up the contributions in a row of the square, and clears the row.
   *
   * @return the columns, as bits, where the result is uncertain because faces hide one another
   */
  int resolve(int row) {
    return line.resolve(edges, row, side, isUnited) | crowded;
  }

  /**
   * Sums up a row as {@link #resolve} does, and paints the columns that are certain.
   *
   * @param from the index of the first column in {@code pixels}
   */
  int paint(int row, int[] pixels, int from) {
    return line.paint(edges, row, side, isUnited, pixels, from) | crowded;
  }

  /** Whether any column is touched by more faces than can be counted. */
  boolean isCrowded() {
    return crowded != 0;
  }

  /** Returns the row that was resolved last. */
  SheetRow line() {
    return line;
  }
}
