package zoetrope.internal.video.encode;

import java.util.Arrays;
import java.util.BitSet;
import zoetrope.internal.raster.Damage;
import zoetrope.internal.video.h264.YuvPicture;

/**
 * Stores a copy of the last picture, and finds the macroblocks where the next picture differs from
 * it. Only damaged tiles are compared. This does not change the result, because other tiles are
 * equal. Not thread-safe.
 */
final class MacroblockDiff {
  private final YuvPicture copy;
  private final BitSet changed = new BitSet();
  private final byte[] row;

  /** The planes that were read last. Pictures may come from several planes in turn. */
  private YuvPlanes last;

  /** Creates a diff that stores the last picture in {@code copy}. */
  MacroblockDiff(YuvPicture copy) {
    this.copy = copy;
    this.row = new byte[copy.width()];
  }

  /**
   * Reads a picture and returns the numbers of the macroblocks that changed, counted row by row.
   * The next call reuses the returned set.
   */
  BitSet read(YuvPlanes planes) {
    changed.clear();
    Damage damage = planes.changesFor(this);
    if (planes != last) {
      // The damage is relative to the last picture in these planes, not in other planes.
      damage.addAll();
      last = planes;
    }
    for (int tileRow = 0; tileRow < damage.rows(); tileRow++) {
      int from = damage.nextDamaged(0, tileRow);
      while (from < damage.columns()) {
        int to = damage.nextClean(from, tileRow);
        readTiles(planes, tileRow, from * Damage.TILE, to * Damage.TILE + YuvPlanes.GROUP_PIXELS);
        from = damage.nextDamaged(to, tileRow);
      }
    }
    for (int mb = changed.nextSetBit(0); mb >= 0; mb = changed.nextSetBit(mb + 1)) {
      copy.padEdges(mb);
    }
    return changed;
  }

  private void readTiles(YuvPlanes planes, int tileRow, int left, int right) {
    int top = tileRow * Damage.TILE;
    int bottom = Math.min(copy.height(), top + Damage.TILE);
    int end = Math.min(copy.width(), right);
    for (int y = top; y < bottom; y++) {
      readRow(planes, 0, left, end, y);
    }
    for (int plane = 1; plane < 3; plane++) {
      for (int y = top / 2; y < bottom / 2; y++) {
        readRow(planes, plane, left / 2, end / 2, y);
      }
    }
  }

  private void readRow(YuvPlanes planes, int plane, int left, int right, int y) {
    int side = YuvPicture.side(plane);
    byte[] samples = copy.plane(plane);
    int at = y * copy.stride(plane);
    planes.read(plane, left, y, right - left, row);
    int x = left;
    while (x < right) {
      int change = Arrays.mismatch(row, x - left, right - left, samples, at + x, at + right);
      if (change < 0) {
        return;
      }
      int column = (x + change) / side;
      int from = Math.max(x, column * side);
      x = Math.min(right, (column + 1) * side);
      System.arraycopy(row, from - left, samples, at + from, x - from);
      changed.set(y / side * copy.columns() + column);
    }
  }
}
