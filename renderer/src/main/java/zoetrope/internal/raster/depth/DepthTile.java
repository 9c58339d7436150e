package zoetrope.internal.raster.depth;

import java.util.Arrays;

/**
 * The faces and fills of a depth group that touch one tile of the canvas; they are called members
 * here. They are numbered from 0 in the order of the depth list.
 */
public final class DepthTile {
  private int[] numbers = new int[64];
  private int[] boxes = new int[64];
  private long[] keys = new long[64];
  private boolean[] isLarge = new boolean[64];
  private FacePlane[] planes = new FacePlane[64];
  private long[] partKeys = new long[64];
  private boolean hasLarge;
  private DepthList list;
  private int left;
  private int top;
  private int count;
  private int sortedCount;

  /** Loads the members of the tile whose upper left pixel is {@code (x, y)}. */
  public void begin(DepthList newList, TileBins bins, int x, int y) {
    list = newList;
    left = x;
    top = y;
    int from = bins.start(x);
    count = bins.end(x) - from;
    if (numbers.length < count) {
      numbers = new int[2 * count];
      boxes = new int[2 * count];
      keys = new long[2 * count];
      isLarge = new boolean[2 * count];
      planes = Arrays.copyOf(planes, 2 * count);
    }
    for (int k = 0; k < count; k++) {
      numbers[k] = bins.get(from + k);
    }
  }

  /** Finds the boxes of all members; sorts those that touch {@code pixels} from near to far. */
  void sort(TileMask pixels) {
    hasLarge = false;
    sortedCount = 0;
    for (int k = 0; k < count; k++) {
      boxes[k] = part(k).box(face(k), left, top);
      if (!pixels.intersects(boxes[k])) {
        continue;
      }
      isLarge[k] = part(k) instanceof DepthFaces faces && takePlane(faces, k);
      hasLarge |= isLarge[k];
      float depth =
          part(k) instanceof DepthArea area
              ? (float) area.middle()
              : nearest(k, 0, 0, TileMask.SIDE);
      keys[sortedCount++] = key(depth, k);
    }
    Arrays.sort(keys, 0, sortedCount);
  }

  /** Returns a sort key: the nearest depth first, and for equal depths the last member first. */
  private static long key(float depth, int k) {
    long near = Integer.MAX_VALUE - Float.floatToIntBits(Math.max(0, depth));
    return near << 32 | Integer.MAX_VALUE - k;
  }

  /**
   * Computes the plane of a large face. Returns false if the face is not large, or if it is seen so
   * nearly edge-on that its plane is of no use.
   */
  private boolean takePlane(DepthFaces faces, int k) {
    int face = face(k);
    if (!faces.isLarge(face)) {
      return false;
    }
    planes[k] = planes[k] == null ? new FacePlane() : planes[k];
    planes[k].set(faces, faces.starts[face], faces.starts[face + 1]);
    return !planes[k].isSteep();
  }

  /**
   * Sorts the members {@code [from, to)} from near to far by their nearest depths within a square
   * of the tile. The square begins at {@code (column, row)} in the tile.
   */
  void sort(int[] members, int from, int to, int column, int row, int side) {
    if (!hasLarge || side == TileMask.SIDE) {
      return;
    }
    if (partKeys.length < to - from) {
      partKeys = new long[2 * (to - from)];
    }
    for (int i = from; i < to; i++) {
      partKeys[i - from] = key(nearest(members[i], column, row, side), members[i]);
    }
    Arrays.sort(partKeys, 0, to - from);
    for (int i = from; i < to; i++) {
      members[i] = Integer.MAX_VALUE - (int) partKeys[i - from];
    }
  }

  /** Returns the depth of the nearest point of member {@code k} in a square of the tile. */
  public float nearest(int k, int column, int row, int side) {
    double half = side / 2.0;
    return isLarge[k]
        ? planes[k].nearest(left + column + half, top + row + half, half)
        : list.nearestDepth(numbers[k]);
  }

  /** Returns the depth of the farthest point of member {@code k} in a square of the tile. */
  float farthest(int k, int column, int row, int side) {
    double half = side / 2.0;
    return isLarge[k]
        ? planes[k].farthest(left + column + half, top + row + half, half)
        : list.farthestDepth(numbers[k]);
  }

  /**
   * Packs a box of pixels {@code [left, right) x [top, bottom)} of a tile, clipped to the tile,
   * into four bytes, with the left side in the lowest byte.
   */
  static int box(int left, int top, int right, int bottom) {
    return clamped(left) | clamped(top) << 8 | clamped(right) << 16 | clamped(bottom) << 24;
  }

  private static int clamped(int v) {
    return Math.max(0, Math.min(TileMask.SIDE, v));
  }

  public int left() {
    return left;
  }

  public int top() {
    return top;
  }

  public int count() {
    return count;
  }

  /** Returns the number of members that touch the pixels passed to {@link #sort(TileMask)}. */
  public int sortedCount() {
    return sortedCount;
  }

  /**
   * Returns the member with index {@code i} in the order from near to far. The order depends on the
   * nearest points; of members with equal depths, the last member comes first.
   */
  public int nearest(int i) {
    return Integer.MAX_VALUE - (int) keys[i];
  }

  /** Returns the pixels of the tile that member {@code k} touches, once the members are sorted. */
  public int box(int k) {
    return boxes[k];
  }

  public DepthPart part(int k) {
    return list.part(list.partOf(numbers[k]));
  }

  int number(int k) {
    return numbers[k];
  }

  DepthList list() {
    return list;
  }

  /** Returns the index of the part that member {@code k} belongs to. */
  public int partNumber(int k) {
    return list.partOf(numbers[k]);
  }

  /** Returns the index of member {@code k} among the faces of its part. */
  public int face(int k) {
    return numbers[k] - list.start(list.partOf(numbers[k]));
  }
}
