package zoetrope.internal.raster.depth;

import java.util.Arrays;
import zoetrope.internal.raster.pixel.Blend;
import zoetrope.internal.raster.pixel.PixelSurface;

/**
 * Paints the faces of a tile by their exact coverage in all pixels where the order of the faces is
 * certain. The order is certain if a pixel shows only one face, or neighbouring faces of one
 * surface. It is also certain if all faces of one layer are nearer than all faces of the next
 * layer. If pixels of the tile remain, its quarters are tried separately, because they contain
 * fewer faces.
 */
public final class SheetPainter {
  /** If at most this many pixels of a square remain, they are left to {@link LayerBuffer}. */
  private static final int MAX_SKIPPED_PIXELS = 12;

  private static final int MIN_SIDE = 8;

  private final PixelSurface surface;
  private final SheetBuffer sheets = new SheetBuffer();
  private final TileMask unsure = new TileMask();

  /** The pixels that flat fills touch. This painter does not paint them. */
  private final TileMask forced = new TileMask();

  /** The state of each pixel, as in {@link FrontToBack}: its colour, and its light. */
  private final long[] fronts = new long[TileMask.SIDE * TileMask.SIDE];

  private final int[] through = new int[TileMask.SIDE * TileMask.SIDE];

  /** The pixels of each row, as bits, whose layers are certain so far and let light through. */
  private final int[] open = new int[TileMask.SIDE];

  private final int[] failed = new int[TileMask.SIDE];

  /** The faces of squares, from near to far; those of a quarter follow those of its square. */
  private int[] members = new int[256];

  private DepthTile tile;
  private int x0;
  private int y0;
  private int x1;
  private int y1;

  public SheetPainter(PixelSurface surface) {
    this.surface = surface;
  }

  /** Starts a tile, and limits the painting to a rectangle. */
  public void begin(DepthTile newTile, int left, int top, int right, int bottom) {
    tile = newTile;
    x0 = left;
    y0 = top;
    x1 = right;
    y1 = bottom;
    unsure.begin(tile.left(), tile.top());
    forced.begin(tile.left(), tile.top());
  }

  /** Returns the pixels that the caller marks before painting because flat fills touch them. */
  public TileMask forced() {
    return forced;
  }

  /** Paints the pixels that are certain, and returns the other pixels of the rectangle. */
  public TileMask paint() {
    sheets.begin(tile.left(), tile.top(), TileMask.SIDE, tile.count(), true);
    addAll();
    sheets.end();
    boolean isPlain = x1 - x0 == TileMask.SIDE && !sheets.isCrowded();
    for (int row = 0; row < TileMask.SIDE; row++) {
      if (sheets.isEmpty(row)) {
        unsure.set(row, forced.row(row));
        continue;
      }
      int y = tile.top() + row;
      if (isPlain && y >= y0 && y < y1 && forced.row(row) == 0) {
        unsure.set(row, sheets.paint(row, surface.pixels, surface.at(x0, y)));
        continue;
      }
      int bits = sheets.resolve(row) | forced.row(row);
      unsure.set(row, bits);
      if (y >= y0 && y < y1) {
        paintRow(y, ~bits);
      }
    }
    if (!unsure.isEmpty()) {
      tile.sort(unsure);
      int count = tile.sortedCount();
      members = members.length < 4 * count ? new int[4 * count] : members;
      for (int i = 0; i < count; i++) {
        members[i] = tile.nearest(i);
      }
      divide(0, 0, TileMask.SIDE, 0, count);
      unsure.clip(x0, y0, x1, y1);
    }
    return unsure;
  }

  /** Adds all faces of the tile; a part is looked up only when it changes. */
  private void addAll() {
    DepthList list = tile.list();
    int part = -1;
    int start = 0;
    int end = 0;
    DepthFaces faces = null;
    for (int k = 0; k < tile.count(); k++) {
      int number = tile.number(k);
      if (number < start || number >= end) {
        part = list.partOf(number);
        start = list.start(part);
        end = list.start(part + 1);
        faces = list.part(part) instanceof DepthFaces f ? f : null;
      }
      if (faces != null) {
        sheets.add(faces, number - start, part);
      }
    }
  }

  private void add(int k) {
    if (tile.part(k) instanceof DepthFaces faces) {
      sheets.add(faces, tile.face(k), tile.partNumber(k));
    }
  }

  /** Paints some columns, given as bits, of the row that was summed up last. */
  private void paintRow(int y, int columns) {
    SheetRow line = sheets.line();
    int left = x0 - tile.left();
    int right = x1 - tile.left();
    int at = surface.at(x0, y) - left;
    for (int k = 0; k < line.count(); k++) {
      int from = Math.max(left, line.start(k));
      int to = Math.min(right, line.start(k + 1));
      if (line.lanes(k) != 0 && from < to) {
        paintRun(at, columns, from, to, SheetRow.pack(line.lanes(k)));
      }
    }
  }

  private void paintRun(int at, int columns, int from, int to, int color) {
    int[] pixels = surface.pixels;
    boolean isOpaque = color >>> 24 == 255;
    if (isOpaque && (TileMask.columns(from, to) & ~columns) == 0) {
      for (int p = at + from; p < at + to; p++) {
        pixels[p] = color;
      }
      return;
    }
    int bits = columns >>> from;
    for (int p = at + from; p < at + to; p++, bits >>>= 1) {
      if ((bits & 1) != 0) {
        pixels[p] = isOpaque ? color : Blend.premultipliedOver(pixels[p], color, 255);
      }
    }
  }

  /** Tries to paint a square of the tile, and then its quarters if pixels remain. */
  private void divide(int column, int row, int side, int from, int to) {
    if (unsure.count(column, row, side) <= MAX_SKIPPED_PIXELS) {
      return;
    }
    tile.sort(members, from, to, column, row, side);
    if (gap(from, to, column, row, side) < to) {
      paintLayers(column, row, side, from, to);
    }
    int half = side / 2;
    if (half < MIN_SIDE) {
      return;
    }
    for (int quarter = 0; quarter < 4; quarter++) {
      int left = column + (quarter & 1) * half;
      int top = row + (quarter >> 1) * half;
      divide(left, top, half, to, gather(left, top, half, from, to));
    }
  }

  /** Stores the faces of a quarter after those of its square; returns the index after them. */
  private int gather(int column, int row, int side, int from, int to) {
    int end = to;
    if (members.length < 2 * to - from) {
      members = Arrays.copyOf(members, 4 * to);
    }
    for (int i = from; i < to; i++) {
      int box = tile.box(members[i]);
      if ((box & 255) < column + side
          && (box >>> 8 & 255) < row + side
          && (box >>> 16 & 255) > column
          && box >>> 24 > row) {
        members[end++] = members[i];
      }
    }
    return end;
  }

  /** Returns the index after the nearest layer; all later faces are certainly behind it. */
  private int gap(int from, int to, int column, int row, int side) {
    float least = Float.POSITIVE_INFINITY;
    for (int i = from; i < to; i++) {
      int k = members[i];
      if (tile.part(k) instanceof DepthFaces) {
        if (tile.nearest(k, column, row, side) < least * (1 - (float) DepthPlanes.EQUAL)
            && least < Float.POSITIVE_INFINITY) {
          return i;
        }
        least = Math.min(least, tile.farthest(k, column, row, side));
      }
    }
    return to;
  }

  /** Blends the layers of a square, and paints the pixels where all layers are certain. */
  private void paintLayers(int column, int row, int side, int from, int to) {
    int columns = TileMask.columns(column, column + side);
    for (int r = row; r < row + side; r++) {
      open[r] = unsure.row(r) & ~forced.row(r) & columns;
      failed[r] = unsure.row(r) & columns & ~open[r];
      Arrays.fill(fronts, r * TileMask.SIDE + column, r * TileMask.SIDE + column + side, 0);
      Arrays.fill(
          through,
          r * TileMask.SIDE + column,
          r * TileMask.SIDE + column + side,
          FrontToBack.CLEAR);
    }
    boolean more = true;
    for (int i = from; i < to && more; ) {
      int end = gap(i, to, column, row, side);
      sheets.begin(tile.left() + column, tile.top() + row, side, end - i, false);
      for (; i < end; i++) {
        add(members[i]);
      }
      sheets.end();
      more = addLayer(column, row, side);
    }
    for (int r = row; r < row + side; r++) {
      int painted = unsure.row(r) & columns & ~failed[r];
      unsure.set(r, unsure.row(r) & ~painted);
      finish(r, painted);
    }
  }

  /** Adds a layer behind all earlier layers; returns whether any pixel still lets light through. */
  private boolean addLayer(int column, int row, int side) {
    SheetRow line = sheets.line();
    int all = 0;
    for (int r = row; r < row + side; r++) {
      int bits = sheets.resolve(r - row) << column;
      failed[r] |= bits & open[r];
      open[r] &= ~bits;
      for (int k = 0; k < line.count(); k++) {
        if (line.lanes(k) != 0) {
          int run = TileMask.columns(column + line.start(k), column + line.start(k + 1));
          open[r] &= ~addBehind(r * TileMask.SIDE, run & open[r], line.lanes(k));
        }
      }
      all |= open[r];
    }
    return all != 0;
  }

  /** Adds a colour behind some pixels of a row; returns those behind which nothing is visible. */
  private int addBehind(int at, int columns, long lanes) {
    int closed = 0;
    for (int rest = columns; rest != 0; rest &= rest - 1) {
      int c = Integer.numberOfTrailingZeros(rest);
      int p = at + c;
      fronts[p] += FrontToBack.behind(through[p], lanes);
      through[p] = FrontToBack.through(through[p], lanes);
      closed |= through[p] == 0 ? 1 << c : 0;
    }
    return closed;
  }

  /** Paints pixels of a row whose layers are complete. */
  private void finish(int row, int columns) {
    int y = tile.top() + row;
    if (y < y0 || y >= y1) {
      return;
    }
    int within = columns & TileMask.columns(x0 - tile.left(), x1 - tile.left());
    for (int rest = within; rest != 0; rest &= rest - 1) {
      int column = Integer.numberOfTrailingZeros(rest);
      int p = row * TileMask.SIDE + column;
      if (through[p] != FrontToBack.CLEAR) {
        int at = surface.at(tile.left() + column, y);
        surface.pixels[at] = FrontToBack.over(surface.pixels[at], fronts[p], through[p]);
      }
    }
  }
}
