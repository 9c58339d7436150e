package zoetrope.internal.raster.outline;

import zoetrope.geometry.Path;
import zoetrope.internal.raster.coverage.Contours;

/**
 * A cache of flattened contours. The key is the path (by identity), the linear part of its map, and
 * its border: each glyph of a page is flattened once, and what is only translated is not flattened
 * again.
 *
 * <p>Two generations: when the young table is full, the old one is dropped, and an entry found in
 * the old table moves to the young one.
 */
final class ContourCache {
  /** The limit of a table, in array elements of four bytes. */
  private static final int TABLE_LIMIT = 2_000_000;

  private static final int MIN_SIZE = 1 << 8;

  /** A path under {@code (x, y) -> (xx x + xy y, yx x + yy y)}, grown by {@code border} pixels. */
  record Key(Path path, double xx, double yx, double xy, double yy, double border) {
    boolean isSame(Key k) {
      return k.path == path
          && k.xx == xx
          && k.yx == yx
          && k.xy == xy
          && k.yy == yy
          && k.border == border;
    }

    int hash() {
      long bits =
          Double.doubleToRawLongBits(xx)
              + 3 * Double.doubleToRawLongBits(yx)
              + 5 * Double.doubleToRawLongBits(border);
      int hash = (int) (bits ^ bits >>> 32) * 31 + System.identityHashCode(path);
      return (hash ^ hash >>> 15) * 0x9E3779B1;
    }
  }

  private Table young = new Table();
  private Table old = new Table();

  /** The contours for a key; null when there are none. */
  Contours get(Key key) {
    int hash = key.hash();
    Contours found = young.get(key, hash);
    if (found == null) {
      found = old.get(key, hash);
      if (found != null) {
        put(key, hash, found);
      }
    }
    return found;
  }

  /** Adds contours for a key. */
  void put(Key key, Contours contours) {
    put(key, key.hash(), contours);
  }

  private void put(Key key, int hash, Contours contours) {
    if (young.size > TABLE_LIMIT) {
      old = young;
      young = new Table();
    }
    young.put(key, hash, contours);
  }

  /** A hash table with open addressing. */
  private static final class Table {
    private Key[] keys = new Key[MIN_SIZE];
    private Contours[] values = new Contours[MIN_SIZE];
    private int count;
    private int size;

    Contours get(Key key, int hash) {
      int mask = keys.length - 1;
      for (int i = hash >>> 8 & mask; keys[i] != null; i = i + 1 & mask) {
        if (keys[i].isSame(key)) {
          return values[i];
        }
      }
      return null;
    }

    void put(Key key, int hash, Contours contours) {
      if (2 * count >= keys.length) {
        grow();
      }
      insert(key, hash, contours);
      count++;
      size += contours.size() + 16;
    }

    private void insert(Key key, int hash, Contours contours) {
      int mask = keys.length - 1;
      int i = hash >>> 8 & mask;
      while (keys[i] != null) {
        i = i + 1 & mask;
      }
      keys[i] = key;
      values[i] = contours;
    }

    private void grow() {
      Key[] oldKeys = keys;
      Contours[] oldValues = values;
      keys = new Key[2 * oldKeys.length];
      values = new Contours[keys.length];
      for (int i = 0; i < oldKeys.length; i++) {
        if (oldKeys[i] != null) {
          insert(oldKeys[i], oldKeys[i].hash(), oldValues[i]);
        }
      }
    }
  }
}
