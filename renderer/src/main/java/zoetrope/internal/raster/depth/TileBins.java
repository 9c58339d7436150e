package zoetrope.internal.raster.depth;

import java.util.Arrays;

/**
 * Sorts the members of a depth list into the tiles that they touch. A member is a face or a fill.
 * If all members are small, they are sorted directly. Otherwise they are sorted by rows of tiles
 * first, and then by tile, one row at a time.
 */
public final class TileBins {
  private static final int SHIFT = Integer.numberOfTrailingZeros(TileMask.SIDE);

  /** The box of a member that touches no tile. */
  static final long NOWHERE = 0xFFFFFFFF_00000000L;

  private final Bins rows = new Bins();
  private final Bins columns = new Bins();

  /** The members sorted by tile directly, if the list has no large members. */
  private final Bins tiles = new Bins();

  private boolean isByTile;
  private int tileRow;
  private DepthList list;
  private int firstColumn;
  private int lastColumn;
  private int firstRow;

  /**
   * Packs the range of tiles that a box of pixels {@code [left, right) x [top, bottom)} touches
   * into a number. From the lowest bits: last row, last column, first row, first column, sixteen
   * bits each.
   */
  static long box(int left, int top, int right, int bottom) {
    return right <= 0 || bottom <= 0 || left >= right || top >= bottom
        ? NOWHERE
        : (long) tile(left) << 48
            | (long) tile(top) << 32
            | tile(right - 1) << 16
            | tile(bottom - 1);
  }

  /** Whether a box touches more than two columns or rows of tiles. */
  static boolean isLarge(long box) {
    return lastColumn(box) - firstColumn(box) > 1 || lastRow(box) - firstRow(box) > 1;
  }

  /**
   * Whether a box may begin left of the tile at column {@code x}. At {@code x = 0} this is always
   * true, because boxes are clipped there.
   */
  static boolean startsLeft(long box, int x) {
    return firstColumn(box) < x >> SHIFT || x == 0;
  }

  private static int firstColumn(long box) {
    return (int) (box >>> 48);
  }

  private static int firstRow(long box) {
    return (int) (box >>> 32) & 0xFFFF;
  }

  private static int lastColumn(long box) {
    return (int) box >>> 16;
  }

  private static int lastRow(long box) {
    return (int) box & 0xFFFF;
  }

  private static int tile(int v) {
    return Math.max(0, v) >> SHIFT;
  }

  /**
   * Sorts the members of a list that touch a rectangle, {@code [x0, x1) x [y0, y1)} in pixels.
   * {@link #row} must be called before the members of a tile are read.
   */
  public void begin(DepthList newList, int x0, int y0, int x1, int y1) {
    list = newList;
    firstColumn = x0 >> SHIFT;
    lastColumn = x1 - 1 >> SHIFT;
    firstRow = y0 >> SHIFT;
    int lastRow = y1 - 1 >> SHIFT;
    isByTile = sortByTile(lastRow);
    if (isByTile) {
      return;
    }
    rows.begin(firstRow, lastRow);
    for (int number = 0; number < list.size(); number++) {
      long box = list.box(number);
      rows.count(firstRow(box), isSeen(box) ? lastRow(box) : -1);
    }
    rows.allocate();
    for (int number = 0; number < list.size(); number++) {
      long box = list.box(number);
      rows.put(number, firstRow(box), isSeen(box) ? lastRow(box) : -1);
    }
  }

  /** Sorts the list by tile; returns false, with undefined bins, if a member is large. */
  private boolean sortByTile(int lastRow) {
    int columnCount = lastColumn - firstColumn + 1;
    tiles.begin(0, columnCount * (lastRow - firstRow + 1) - 1);
    long[] boxes = list.boxes();
    int size = list.size();
    for (int number = 0; number < size; number++) {
      long box = boxes[number];
      int tile = onlyTile(box, columnCount, lastRow);
      if (tile >= 0) {
        tiles.count(tile);
        continue;
      }
      if (isLarge(box)) {
        return false;
      }
      int left = Math.max(0, firstColumn(box) - firstColumn);
      int right = Math.min(columnCount - 1, lastColumn(box) - firstColumn);
      int last = Math.min(lastRow, lastRow(box)) - firstRow;
      for (int row = Math.max(0, firstRow(box) - firstRow); row <= last && left <= right; row++) {
        tiles.count(row * columnCount + left, row * columnCount + right);
      }
    }
    tiles.allocate();
    for (int number = 0; number < size; number++) {
      long box = boxes[number];
      int tile = onlyTile(box, columnCount, lastRow);
      if (tile >= 0) {
        tiles.put(number, tile);
        continue;
      }
      int left = Math.max(0, firstColumn(box) - firstColumn);
      int right = Math.min(columnCount - 1, lastColumn(box) - firstColumn);
      int last = Math.min(lastRow, lastRow(box)) - firstRow;
      for (int row = Math.max(0, firstRow(box) - firstRow); row <= last && left <= right; row++) {
        tiles.put(number, row * columnCount + left, row * columnCount + right);
      }
    }
    return true;
  }

  /**
   * Returns the only tile that a box touches; -1 if it touches several tiles, or a tile outside the
   * rectangle.
   */
  private int onlyTile(long box, int columnCount, int lastRow) {
    int column = firstColumn(box);
    int row = firstRow(box);
    return (column << 16 | row) == (int) box
            && column >= firstColumn
            && column <= lastColumn
            && row >= firstRow
            && row <= lastRow
        ? (row - firstRow) * columnCount + column - firstColumn
        : -1;
  }

  private boolean isSeen(long box) {
    return firstColumn(box) <= lastColumn && lastColumn(box) >= firstColumn;
  }

  /** Sorts the members of the tile row at {@code y} by tile. */
  public void row(int y) {
    int row = (y >> SHIFT) - firstRow;
    tileRow = row * (lastColumn - firstColumn + 1);
    if (isByTile) {
      return;
    }
    columns.begin(firstColumn, lastColumn);
    for (int k = rows.start(row); k < rows.start(row + 1); k++) {
      long box = list.box(rows.get(k));
      columns.count(firstColumn(box), lastColumn(box));
    }
    columns.allocate();
    for (int k = rows.start(row); k < rows.start(row + 1); k++) {
      int number = rows.get(k);
      long box = list.box(number);
      columns.put(number, firstColumn(box), lastColumn(box));
    }
  }

  /** Returns the index in {@link #get} where the members of the tile at column {@code x} begin. */
  public int start(int x) {
    int column = (x >> SHIFT) - firstColumn;
    return isByTile ? tiles.start(tileRow + column) : columns.start(column);
  }

  /** Returns the index after the last member of the tile at column {@code x}. */
  public int end(int x) {
    return start(x + TileMask.SIDE);
  }

  /** Returns the number in the list of the member at index {@code k}. */
  int get(int k) {
    return isByTile ? tiles.get(k) : columns.get(k);
  }

  /** A counting sort of members into bins. A member goes into one or several consecutive bins. */
  private static final class Bins {
    private int[] starts = new int[0];
    private int[] members = new int[256];
    private int first;
    private int bins;

    void begin(int firstBin, int lastBin) {
      first = firstBin;
      bins = lastBin - firstBin + 1;
      starts = starts.length < bins + 2 ? new int[bins + 2] : starts;
      Arrays.fill(starts, 0, bins + 2, 0);
    }

    void count(int from, int to) {
      int end = Math.min(bins - 1, to - first);
      for (int b = Math.max(0, from - first); b <= end; b++) {
        starts[b + 2]++;
      }
    }

    void count(int bin) {
      starts[bin - first + 2]++;
    }

    void allocate() {
      for (int b = 2; b < bins + 2; b++) {
        starts[b] += starts[b - 1];
      }
      if (members.length < starts[bins + 1]) {
        members = new int[starts[bins + 1]];
      }
    }

    void put(int member, int from, int to) {
      int end = Math.min(bins - 1, to - first);
      for (int b = Math.max(0, from - first); b <= end; b++) {
        members[starts[b + 1]++] = member;
      }
    }

    void put(int member, int bin) {
      members[starts[bin - first + 1]++] = member;
    }

    public int start(int bin) {
      return starts[bin];
    }

    int get(int k) {
      return members[k];
    }
  }
}
