package zoetrope.internal.raster.outline;

import java.util.HashMap;
import java.util.Map;
import zoetrope.geometry.Path;
import zoetrope.internal.raster.coverage.Contours;

/**
 * A cache of flattened contours. The key consists of the path (by identity), the linear part of its
 * map to pixels, and its border. So each glyph of a page is flattened once, and a path that was
 * only translated is not flattened again.
 *
 * <p>The cache has a young and an old table. When the young table is full, it becomes the old
 * table, and the previous old table is dropped. An entry that is found in the old table is copied
 * to the young table.
 */
final class ContourCache {
  /** The maximum size of a table, in array elements of four bytes. */
  private static final int TABLE_LIMIT = 2_000_000;

  /** A path, its map {@code (x, y) -> (xx x + xy y, yx x + yy y)}, and its border. */
  record Key(Path path, double xx, double yx, double xy, double yy, double border) {
    @Override
    public boolean equals(Object o) {
      return o instanceof Key k
          && k.path == path
          && k.xx == xx
          && k.yx == yx
          && k.xy == xy
          && k.yy == yy
          && k.border == border;
    }

    @Override
    public int hashCode() {
      long bits =
          Double.doubleToRawLongBits(xx)
              + 3 * Double.doubleToRawLongBits(yx)
              + 5 * Double.doubleToRawLongBits(border);
      return (int) (bits ^ bits >>> 32) * 31 + System.identityHashCode(path);
    }
  }

  private Map<Key, Contours> young = new HashMap<>();
  private Map<Key, Contours> old = Map.of();

  /** The memory that the young table uses, in array elements. */
  private int size;

  Contours get(Key key) {
    Contours found = young.get(key);
    if (found == null) {
      found = old.get(key);
      if (found != null) {
        put(key, found);
      }
    }
    return found;
  }

  void put(Key key, Contours contours) {
    if (size > TABLE_LIMIT) {
      old = young;
      young = new HashMap<>();
      size = 0;
    }
    young.put(key, contours);
    size += contours.size() + 16;
  }
}
