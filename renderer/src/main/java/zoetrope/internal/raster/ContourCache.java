package zoetrope.internal.raster;

import zoetrope.geometry.Path;

/**
 * Contours by what they were made of: the path (the same one, not one like it), what turns and
 * scales it, and its border. So the letters of a page are cut into pieces once for each that
 * differs, and what only moves is not cut again.
 *
 * <p>There are two tables. When the younger one is full the older one is dropped, and what is asked
 * for again moves on to the younger.
 */
final class ContourCache {
  /** How many numbers of contours, of four bytes each, a table keeps. */
  private static final int ROOM = 2_000_000;

  private static final int LEAST = 1 << 8;

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

  /** What was kept for a key; null when nothing was. */
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

  /** Keeps contours for a key. */
  void put(Key key, Contours contours) {
    put(key, key.hash(), contours);
  }

  private void put(Key key, int hash, Contours contours) {
    if (young.numbers > ROOM) {
      old = young;
      young = new Table();
    }
    young.put(key, hash, contours);
  }

  /** A hash table with open addressing. */
  private static final class Table {
    private Key[] keys = new Key[LEAST];
    private Contours[] values = new Contours[LEAST];
    private int count;
    private int numbers;

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
      numbers += contours.size() + 16;
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
