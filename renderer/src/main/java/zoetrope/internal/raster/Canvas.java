package zoetrope.internal.raster;

import java.util.List;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;

/**
 * Draws frames, one after the other, redrawing only what changed.
 *
 * <p>What a frame looks like does not depend on what was drawn before: the pixels are the same,
 * byte for byte, as on a new canvas. A canvas serves one thread at a time.
 */
public final class Canvas {
  /** Figures with so many numbers of outlines take longer to draw than to copy. */
  private static final int COSTLY = 256;

  /** How many numbers of finished outlines are kept for the next frame. */
  private static final long ROOM = 8_000_000;

  private final int width;
  private final int height;
  private final long room;
  private final int[] pixels;
  private final DrawCommandBuilder builder;
  private final DrawCommandPainter painter;
  private final DisplayListDiff diff = new DisplayListDiff();
  private final DirtyRects changes = new DirtyRects();
  private final TileCache underlay;

  private Frame shown;
  private Projection view;
  private DrawCommandList figures = new DrawCommandList();
  private DrawCommandList next = new DrawCommandList();

  /**
   * A canvas of {@code width x height} pixels. Throws {@link IllegalArgumentException} when a side
   * is below 1 or above 16384.
   */
  public Canvas(int width, int height) {
    this(width, height, ROOM);
  }

  /** A canvas that keeps at most {@code room} numbers of finished outlines for the next frame. */
  Canvas(int width, int height, long room) {
    if (width < 1 || height < 1 || width > 16384 || height > 16384) {
      throw new IllegalArgumentException(
          "a canvas of " + width + " x " + height + " pixels: each side is to be 1 to 16384");
    }
    this.width = width;
    this.height = height;
    this.room = room;
    this.pixels = new int[width * height];
    this.builder = new DrawCommandBuilder(width, height);
    this.painter = new DrawCommandPainter(pixels, width);
    this.underlay = new TileCache(width, height);
  }

  /** The width in pixels. */
  public int width() {
    return width;
  }

  /** The height in pixels. */
  public int height() {
    return height;
  }

  /**
   * All pixels, row by row, {@code 0xAARRGGBB}, premultiplied: that is, plain colours wherever the
   * background is opaque. The array is the canvas itself: to be read only, and it changes with the
   * next {@link #draw}.
   */
  public int[] pixels() {
    return pixels;
  }

  /** A copy of all pixels, row by row, {@code 0xAARRGGBB}, not premultiplied. */
  public int[] straightPixels() {
    int[] result = new int[pixels.length];
    for (int i = 0; i < result.length; i++) {
      result[i] = Blend.straighten(pixels[i]);
    }
    return result;
  }

  /**
   * Draws the next frame from scratch, and lets go of all that was kept of the last one; outlines
   * of letters and pictures made smaller belong to no frame and stay.
   */
  public void forget() {
    shown = null;
    underlay.forget();
    figures.clear();
    next.clear();
  }

  /**
   * Brings the canvas to show {@code frame}. An item with coordinates that are not finite is not
   * seen.
   *
   * @return the tiles whose pixels may have changed; all of them the first time
   */
  public Damage draw(Frame frame) {
    Damage damage = new Damage(width, height);
    if (frame == shown) {
      return damage;
    }
    Frame last = shown;
    // Until all is drawn the canvas shows nothing that could be built upon.
    shown = null;
    boolean sameView = last != null && last.camera().equals(frame.camera());
    if (!sameView) {
      view = new Projection(frame.camera(), width, height);
    }
    List<Item> before = last == null ? List.of() : last.items();
    diff.compare(before, frame.items());
    build(frame.items(), sameView);
    boolean all = !sameView || !last.background().equals(frame.background());
    if (all) {
      damage.addAll();
    } else {
      collect(damage, before.size());
    }
    DrawCommandList drawn = figures;
    figures = next;
    next = drawn;
    next.release();
    underlay.begin(all ? 0 : diff.head());
    if (all) {
      TileMerger.forEach(damage, (x0, y0, x1, y1) -> paint(frame, figures.count(), x0, y0, x1, y1));
    } else {
      TileMerger.Visitor painting = (x0, y0, x1, y1) -> repaint(frame, x0, y0, x1, y1);
      TileMerger.forEach(damage, (x0, y0, x1, y1) -> changes.within(x0, y0, x1, y1, painting));
    }
    shown = frame;
    return damage;
  }

  /** Makes the figures of all items; those of items that stay are taken over. */
  private void build(List<Item> items, boolean sameView) {
    int kept = sameView ? diff.head() : 0;
    next.begin(figures, items.size(), kept);
    int first = DrawCommandList.startOfChunk(kept);
    long left = room - next.sizeBeforeChunkOf(kept);
    for (int i = first; i < items.size(); i++) {
      int origin = diff.origin(i);
      DrawCommand figure =
          origin >= 0 && (sameView || items.get(i).fixed() >= 1) ? figures.get(origin) : null;
      if (figure == null) {
        figure = builder.build(items.get(i), view);
      }
      left -= figure.size();
      next.set(i, left >= 0 ? figure : figure.forgotten());
    }
    next.measure(first);
  }

  private void collect(Damage damage, int before) {
    changes.clear();
    for (int i = diff.head(); i < next.count(); i++) {
      if (!diff.isKept(i)) {
        add(damage, next.get(i));
      }
    }
    for (int i = diff.head(); i < before; i++) {
      if (!diff.stays(i)) {
        add(damage, figures.get(i));
      }
    }
  }

  private void add(Damage damage, DrawCommand figure) {
    if (figure.facets() != null) {
      addFaces(damage, figure.facets());
      changes.add(figure);
    } else if (figure.left() < figure.right()) {
      damage.add(figure.left(), figure.top(), figure.right(), figure.bottom());
      changes.add(figure);
    }
  }

  private static void addFaces(Damage damage, ProjectedMesh faces) {
    for (int i = 0; i < faces.count(); i++) {
      damage.add(
          faces.side(i, ProjectedMesh.LEFT),
          faces.side(i, ProjectedMesh.TOP),
          faces.side(i, ProjectedMesh.RIGHT),
          faces.side(i, ProjectedMesh.BOTTOM));
    }
  }

  /**
   * Paints a rectangle in which something changed: what lies below it as it was kept, if it was.
   */
  private void repaint(Frame frame, int x0, int y0, int x1, int y1) {
    int still = underlay.still();
    if (still == 0 || figures.lastCover(figures.count()) >= still) {
      paint(frame, figures.count(), x0, y0, x1, y1);
    } else if (underlay.has(x0, y0, x1, y1)) {
      underlay.copy(pixels, x0, y0, x1, y1);
      paintFrom(frame, still, figures.count(), x0, y0, x1, y1);
    } else if (isCostly(still, x0, y0, x1, y1) && underlay.ask(x0, y0, x1, y1)) {
      int left = x0 / Damage.TILE * Damage.TILE;
      int top = y0 / Damage.TILE * Damage.TILE;
      int right = Math.min(width, (x1 + Damage.TILE - 1) / Damage.TILE * Damage.TILE);
      int bottom = Math.min(height, (y1 + Damage.TILE - 1) / Damage.TILE * Damage.TILE);
      painter.fill(Blend.premultiply(frame.background().toArgb()), left, top, right, bottom);
      paintFrom(frame, 0, still, left, top, right, bottom);
      underlay.keep(pixels, left, top, right, bottom);
      paintFrom(frame, still, figures.count(), left, top, right, bottom);
    } else {
      paint(frame, figures.count(), x0, y0, x1, y1);
    }
  }

  /** Whether the first {@code count} figures take long to be drawn within a rectangle. */
  private boolean isCostly(int count, int x0, int y0, int x1, int y1) {
    long size = 0;
    for (int i = figures.next(0, x0, y0, x1, y1); i < count && size <= COSTLY; ) {
      size += figures.get(i).inset() == null ? figures.get(i).size() : COSTLY + 1;
      i = figures.next(i + 1, x0, y0, x1, y1);
    }
    return size > COSTLY;
  }

  /**
   * Paints a rectangle. Where one of the first {@code count} figures hides all that is behind it,
   * painting begins with that figure; the rest of the rectangle is cut in up to four.
   */
  private void paint(Frame frame, int count, int x0, int y0, int x1, int y1) {
    for (int i = figures.lastCover(count); i >= 0; i = figures.lastCover(i)) {
      OpaqueRect cover = figures.get(i).cover();
      if (cover.hidesMuchOf(x0, y0, x1, y1)) {
        int left = Math.max(x0, cover.left());
        int top = Math.max(y0, cover.top());
        int right = Math.min(x1, cover.right());
        int bottom = Math.min(y1, cover.bottom());
        paintFrom(frame, i, figures.count(), left, top, right, bottom);
        paintRest(frame, i, x0, y0, x1, top);
        paintRest(frame, i, x0, bottom, x1, y1);
        paintRest(frame, i, x0, top, left, bottom);
        paintRest(frame, i, right, top, x1, bottom);
        return;
      }
    }
    painter.fill(Blend.premultiply(frame.background().toArgb()), x0, y0, x1, y1);
    paintFrom(frame, 0, figures.count(), x0, y0, x1, y1);
  }

  private void paintRest(Frame frame, int count, int x0, int y0, int x1, int y1) {
    if (x0 < x1 && y0 < y1) {
      paint(frame, count, x0, y0, x1, y1);
    }
  }

  /** Paints the figures from {@code first} up to {@code end}, within a rectangle. */
  private void paintFrom(Frame frame, int first, int end, int x0, int y0, int x1, int y1) {
    int i = figures.next(first, x0, y0, x1, y1);
    while (i < end) {
      DrawCommand figure = figures.get(i);
      if (figure.layers() == null) {
        figure = builder.build(frame.items().get(i), view);
      }
      painter.paint(figure, x0, y0, x1, y1);
      i = figures.next(i + 1, x0, y0, x1, y1);
    }
  }
}
