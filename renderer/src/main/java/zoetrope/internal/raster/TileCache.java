package zoetrope.internal.raster;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.function.IntPredicate;

/**
 * What the figures at the back of a frame look like by themselves, in tiles in which others move
 * over them: while they stay as they are, their pixels are copied there and not drawn again.
 *
 * <p>A tile is kept when it is asked for the second time, as to draw all of it takes longer than to
 * draw what changed in it. For one thread at a time.
 */
final class TileCache {
  /** Tiles that are kept at most: 2 MB. */
  private static final int MOST = 512;

  /** For how many pictures more figures have to stay as they are before those are kept too. */
  private static final int PATIENCE = 8;

  private static final int SIDE = Damage.TILE;

  private final int width;
  private final int columns;
  private final int[][] tiles;
  private final BitSet asked = new BitSet();
  private final Deque<int[]> spare = new ArrayDeque<>();
  private int kept;
  private int still;
  private int waited;

  /** Keeps nothing yet of pictures of {@code width x height} pixels. */
  TileCache(int width, int height) {
    this.width = width;
    this.columns = (width + SIDE - 1) / SIDE;
    this.tiles = new int[columns * ((height + SIDE - 1) / SIDE)][];
  }

  /** How many figures, from the back, are in what is kept. */
  int still() {
    return still;
  }

  /** Begins a picture whose first {@code same} figures are those of the last one. */
  void begin(int same) {
    waited = same > still ? waited + 1 : 0;
    if (same < still || waited > PATIENCE) {
      forget();
      still = same;
    }
  }

  /** Lets go of all that is kept. */
  void forget() {
    for (int tile = asked.nextSetBit(0); tile >= 0; tile = asked.nextSetBit(tile + 1)) {
      if (tiles[tile] != null) {
        spare.push(tiles[tile]);
        tiles[tile] = null;
      }
    }
    asked.clear();
    kept = 0;
    still = 0;
    waited = 0;
  }

  /** Whether a test holds for all tiles of a rectangle; all of them are tested. */
  private boolean all(int x0, int y0, int x1, int y1, IntPredicate test) {
    boolean all = true;
    for (int row = y0 / SIDE; row * SIDE < y1; row++) {
      for (int column = x0 / SIDE; column * SIDE < x1; column++) {
        all &= test.test(row * columns + column);
      }
    }
    return all;
  }

  /** Whether all tiles of a rectangle are kept. */
  boolean has(int x0, int y0, int x1, int y1) {
    return all(x0, y0, x1, y1, tile -> tiles[tile] != null);
  }

  /** Asks for all tiles of a rectangle: whether it is not the first time, and there is room. */
  boolean ask(int x0, int y0, int x1, int y1) {
    boolean again = all(x0, y0, x1, y1, this::isAskedAgain);
    return again && kept + count(x0, x1) * count(y0, y1) <= MOST;
  }

  /** How many columns or rows of tiles a stretch of pixels has a part of. */
  private static int count(int from, int to) {
    return (to - 1) / SIDE - from / SIDE + 1;
  }

  private boolean isAskedAgain(int tile) {
    boolean again = asked.get(tile);
    asked.set(tile);
    return again;
  }

  /** Keeps the tiles of a rectangle, which begins and ends with tiles. */
  void keep(int[] pixels, int x0, int y0, int x1, int y1) {
    for (int y = y0; y < y1; y++) {
      for (int x = x0; x < x1; x += SIDE) {
        int tile = y / SIDE * columns + x / SIDE;
        if (tiles[tile] == null) {
          tiles[tile] = spare.isEmpty() ? new int[SIDE * SIDE] : spare.pop();
          kept++;
        }
        int count = Math.min(x1 - x, SIDE);
        System.arraycopy(pixels, y * width + x, tiles[tile], y % SIDE * SIDE, count);
      }
    }
  }

  /** Puts the pixels of a rectangle, whose tiles are all kept, on a canvas. */
  void copy(int[] pixels, int x0, int y0, int x1, int y1) {
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
