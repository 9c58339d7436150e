package zoetrope.internal.raster;

import java.util.BitSet;
import zoetrope.internal.raster.pixel.PixelBox;

/**
 * A set of damaged tiles: the parts of a canvas whose pixels may have changed. A tile is a square
 * with a side of {@link #TILE} pixels, clipped to the canvas.
 */
public final class Damage {
  /** The side of a tile in pixels. */
  public static final int TILE = 32;

  private final int width;
  private final int height;
  private final int columns;
  private final int rows;
  private final BitSet tiles;

  /** Creates an empty set of tiles for a canvas of {@code width x height} pixels. */
  public Damage(int width, int height) {
    this.width = width;
    this.height = height;
    this.columns = (width + TILE - 1) / TILE;
    this.rows = (height + TILE - 1) / TILE;
    this.tiles = new BitSet(columns * rows);
  }

  /** Returns every tile of a canvas of {@code width x height} pixels. */
  public static Damage all(int width, int height) {
    Damage damage = new Damage(width, height);
    damage.addAll();
    return damage;
  }

  public int columns() {
    return columns;
  }

  public int rows() {
    return rows;
  }

  /** Returns the canvas's width in pixels. */
  public int width() {
    return width;
  }

  /** Returns the canvas's height in pixels. */
  public int height() {
    return height;
  }

  public void addAll() {
    tiles.set(0, columns * rows);
  }

  /** Adds the tiles that intersect {@code [x0, x1) x [y0, y1)}, clipped to the canvas. */
  public void add(int x0, int y0, int x1, int y1) {
    int left = Math.max(0, x0) / TILE;
    int top = Math.max(0, y0) / TILE;
    int right = Math.min(columns, (Math.min(width, x1) + TILE - 1) / TILE);
    int bottom = Math.min(rows, (Math.min(height, y1) + TILE - 1) / TILE);
    for (int row = top; row < bottom && left < right; row++) {
      tiles.set(row * columns + left, row * columns + right);
    }
  }

  /** Adds the tiles that intersect a box, clipped to the canvas. */
  void add(PixelBox box) {
    add(box.left(), box.top(), box.right(), box.bottom());
  }

  /** Adds all tiles of {@code other}, which must be for a canvas of the same size. */
  public void add(Damage other) {
    tiles.or(other.tiles);
  }

  public void clear() {
    tiles.clear();
  }

  public boolean contains(int column, int row) {
    return tiles.get(row * columns + column);
  }

  /** Returns the first damaged column of a row from {@code column} on, or {@code columns()}. */
  public int nextDamaged(int column, int row) {
    int next = tiles.nextSetBit(row * columns + column);
    return next < 0 || next >= (row + 1) * columns ? columns : next - row * columns;
  }

  /** Returns the first undamaged column of a row from {@code column} on, or {@code columns()}. */
  public int nextClean(int column, int row) {
    return Math.min(columns, tiles.nextClearBit(row * columns + column) - row * columns);
  }

  public boolean isEmpty() {
    return tiles.isEmpty();
  }

  public boolean isAll() {
    return tiles.cardinality() == columns * rows;
  }

  /** Returns the number of damaged tiles. */
  public int count() {
    return tiles.cardinality();
  }
}
