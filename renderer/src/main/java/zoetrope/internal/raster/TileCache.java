package zoetrope.internal.raster;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.function.IntPredicate;

/**
 * A cache of tiles with the pixels of the first commands of the frame, which do not change. If
 * other commands move in front of them, these pixels are copied instead of painted again.
 *
 * <p>A tile is cached at its second request, because painting the whole tile takes longer than
 * painting the changes in it. Not thread-safe.
 */
final class TileCache {
  /** The maximum number of tiles, which take 2 MB. */
  private static final int MAX_TILES = 512;

  /** If the following commands stay unchanged for more frames than this, they are cached, too. */
  private static final int STABLE_FRAMES = 8;

  private static final int SIDE = Damage.TILE;

  private final int width;
  private final int columns;
  private final int[][] tiles;
  private final BitSet requested = new BitSet();
  private final Deque<int[]> freeTiles = new ArrayDeque<>();
  private int tileCount;
  private int cachedCount;
  private int stableFrames;

  /** Creates an empty cache for a canvas of {@code width x height} pixels. */
  TileCache(int width, int height) {
    this.width = width;
    this.columns = (width + SIDE - 1) / SIDE;
    this.tiles = new int[columns * ((height + SIDE - 1) / SIDE)][];
  }

  /** Returns how many of the frame's first commands the cached tiles show. */
  int cachedCount() {
    return cachedCount;
  }

  /** Begins a frame whose first {@code same} commands are the same as in the previous frame. */
  void begin(int same) {
    stableFrames = same > cachedCount ? stableFrames + 1 : 0;
    if (same < cachedCount || stableFrames > STABLE_FRAMES) {
      invalidate();
      cachedCount = same;
    }
  }

  private void invalidate() {
    for (int tile = requested.nextSetBit(0); tile >= 0; tile = requested.nextSetBit(tile + 1)) {
      if (tiles[tile] != null) {
        freeTiles.push(tiles[tile]);
        tiles[tile] = null;
      }
    }
    requested.clear();
    tileCount = 0;
    cachedCount = 0;
    stableFrames = 0;
  }

  /** Whether a test is true for all tiles of a rectangle; each of them is tested. */
  private boolean all(int x0, int y0, int x1, int y1, IntPredicate test) {
    boolean all = true;
    for (int row = y0 / SIDE; row * SIDE < y1; row++) {
      for (int column = x0 / SIDE; column * SIDE < x1; column++) {
        all &= test.test(row * columns + column);
      }
    }
    return all;
  }

  /** Whether all tiles of a rectangle are cached. */
  boolean contains(int x0, int y0, int x1, int y1) {
    return all(x0, y0, x1, y1, tile -> tiles[tile] != null);
  }

  /** Records a request for the tiles of a rectangle; returns whether they should be cached now. */
  boolean request(int x0, int y0, int x1, int y1) {
    boolean again = all(x0, y0, x1, y1, this::isRequestedAgain);
    return again && tileCount + count(x0, x1) * count(y0, y1) <= MAX_TILES;
  }

  /** Returns how many columns or rows of tiles a span of pixels touches. */
  private static int count(int from, int to) {
    return (to - 1) / SIDE - from / SIDE + 1;
  }

  private boolean isRequestedAgain(int tile) {
    boolean again = requested.get(tile);
    requested.set(tile);
    return again;
  }

  /** Caches the tiles of a rectangle that is aligned to tiles. */
  void put(int[] pixels, int x0, int y0, int x1, int y1) {
    for (int y = y0; y < y1; y++) {
      for (int x = x0; x < x1; x += SIDE) {
        int tile = y / SIDE * columns + x / SIDE;
        if (tiles[tile] == null) {
          tiles[tile] = freeTiles.isEmpty() ? new int[SIDE * SIDE] : freeTiles.pop();
          tileCount++;
        }
        int count = Math.min(x1 - x, SIDE);
        System.arraycopy(pixels, y * width + x, tiles[tile], y % SIDE * SIDE, count);
      }
    }
  }

  /** Copies the pixels of a rectangle to a canvas; all its tiles must be cached. */
  void copyTo(int[] pixels, int x0, int y0, int x1, int y1) {
    for (int y = y0; y < y1; y++) {
      int x = x0;
      while (x < x1) {
        int end = Math.min(x1, (x / SIDE + 1) * SIDE);
        int[] tile = tiles[y / SIDE * columns + x / SIDE];
        System.arraycopy(tile, y % SIDE * SIDE + x % SIDE, pixels, y * width + x, end - x);
        x = end;
      }
    }
  }
}
