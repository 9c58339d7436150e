package zoetrope.internal.raster;

import java.util.List;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.internal.raster.command.DrawCommand;
import zoetrope.internal.raster.command.DrawCommandBuilder;
import zoetrope.internal.raster.command.DrawCommandList;
import zoetrope.internal.raster.command.DrawCommandPainter;
import zoetrope.internal.raster.coverage.ProjectedMesh;
import zoetrope.internal.raster.outline.OpaqueRect;
import zoetrope.internal.raster.outline.Projection;
import zoetrope.internal.raster.pixel.Blend;
import zoetrope.internal.raster.pixel.PixelBox;
import zoetrope.internal.raster.pixel.PixelSurface;

/**
 * A canvas that draws frames one after the other. It repaints only the damaged tiles: squares of
 * pixels where something changed.
 *
 * <p>The pixels of a frame do not depend on what was drawn before: they are the same, byte for
 * byte, as on a new canvas. Only one thread may use a canvas at a time.
 */
public final class Canvas {
  /** Painting commands of more array elements than this takes longer than copying pixels. */
  private static final int COSTLY_SIZE = 256;

  /** The default maximum size of the commands kept for the next frame, in array elements. */
  private static final long CACHE_LIMIT = 8_000_000;

  private final int width;
  private final int height;
  private final long cacheLimit;
  private final int[] pixels;
  private final DrawCommandBuilder builder;
  private final DrawCommandPainter painter;
  private final DisplayListDiff diff = new DisplayListDiff();
  private final DirtyRects dirtyRects = new DirtyRects();
  private final GroupDamage groupDamage = new GroupDamage();
  private final TileCache tileCache;

  private Frame lastFrame;
  private Projection projection;
  private DrawCommandList commands = new DrawCommandList();
  private DrawCommandList next = new DrawCommandList();

  /**
   * Creates a canvas of {@code width x height} pixels.
   *
   * @throws IllegalArgumentException if a side is below 1 or above 16384
   */
  public Canvas(int width, int height) {
    this(width, height, CACHE_LIMIT);
  }

  /** Creates a canvas that keeps at most {@code cacheLimit} array elements of commands. */
  Canvas(int width, int height, long cacheLimit) {
    if (width < 1 || height < 1 || width > 16384 || height > 16384) {
      throw new IllegalArgumentException(
          "a canvas of " + width + " x " + height + " pixels: each side must be from 1 to 16384");
    }
    this.width = width;
    this.height = height;
    this.cacheLimit = cacheLimit;
    this.pixels = new int[width * height];
    this.builder = new DrawCommandBuilder(width, height);
    this.painter = new DrawCommandPainter(new PixelSurface(pixels, width));
    this.tileCache = new TileCache(width, height);
  }

  /**
   * Returns all pixels, row by row, {@code 0xAARRGGBB}, premultiplied; alpha is 255 throughout when
   * the background is opaque. The array must only be read, and the next {@link #draw} overwrites
   * it.
   */
  public int[] pixels() {
    return pixels;
  }

  /** Returns a copy of all pixels, row by row, {@code 0xAARRGGBB}, with straight alpha. */
  public int[] straightPixels() {
    int[] result = new int[pixels.length];
    copyStraight(Damage.all(width, height), result);
    return result;
  }

  /** Copies at least the damaged tiles, with straight alpha, into an array for all pixels. */
  public void copyStraight(Damage damage, int[] target) {
    TileMerger.forEachRect(
        damage,
        (x0, y0, x1, y1) -> {
          for (int y = y0; y < y1; y++) {
            for (int i = y * width + x0; i < y * width + x1; i++) {
              target[i] = Blend.unpremultiply(pixels[i]);
            }
          }
        });
  }

  /**
   * Draws {@code frame}. Items with coordinates that are not finite are skipped.
   *
   * @return the tiles whose pixels may have changed; all tiles for the first frame
   */
  public Damage draw(Frame frame) {
    Damage damage = new Damage(width, height);
    if (frame == lastFrame) {
      return damage;
    }
    Frame last = lastFrame;
    // If drawing fails halfway, the next frame must be drawn from scratch.
    lastFrame = null;
    boolean sameCamera =
        last != null && last.camera().equals(frame.camera()) && last.size().equals(frame.size());
    if (!sameCamera) {
      projection = new Projection(frame.camera(), width, height, frame.size().height());
    }
    List<Item> before = last == null ? List.of() : last.items();
    diff.compare(before, frame.items());
    build(before, frame.items(), sameCamera);
    boolean all = !sameCamera || !last.background().equals(frame.background());
    if (all) {
      damage.addAll();
    } else {
      collectDamage(damage, before.size());
    }
    DrawCommandList drawn = commands;
    commands = next;
    next = drawn;
    next.release();
    tileCache.begin(all ? 0 : diff.prefixLength());
    if (all) {
      TileMerger.forEachRect(
          damage, (x0, y0, x1, y1) -> paint(frame, commands.count(), x0, y0, x1, y1));
    } else {
      TileMerger.Visitor painting = (x0, y0, x1, y1) -> repaint(frame, x0, y0, x1, y1);
      TileMerger.forEachRect(
          damage, (x0, y0, x1, y1) -> dirtyRects.within(x0, y0, x1, y1, painting));
    }
    lastFrame = frame;
    return damage;
  }

  /** Builds the commands of all items; those of unchanged items are reused. */
  private void build(List<Item> before, List<Item> items, boolean sameCamera) {
    int reused = sameCamera ? diff.prefixLength() : 0;
    next.begin(commands, items.size(), reused);
    int first = DrawCommandList.startOfChunk(reused);
    groupDamage.begin(before, items, diff, sameCamera);
    long left = cacheLimit - next.sizeBeforeChunkOf(reused);
    for (int i = first; i < items.size(); i++) {
      int origin = diff.origin(i);
      DrawCommand command =
          origin >= 0 && (sameCamera || items.get(i).fixed() >= 1) ? commands.get(origin) : null;
      if (command == null) {
        int partner = groupDamage.partner(i);
        DrawCommand last = partner < 0 ? null : commands.get(partner);
        command = builder.build(items.get(i), projection, last);
      }
      left -= command.size();
      next.set(i, left >= 0 ? command : command.withoutOps());
    }
    next.measure(first);
  }

  private void collectDamage(Damage damage, int before) {
    dirtyRects.clear();
    for (int i = diff.prefixLength(); i < next.count(); i++) {
      if (!diff.isKept(i) && !addMembers(damage, i)) {
        add(damage, next.get(i));
      }
    }
    for (int i = diff.prefixLength(); i < before; i++) {
      if (!diff.stays(i) && !groupDamage.isPartner(i)) {
        add(damage, commands.get(i));
      }
    }
  }

  /**
   * Adds the changes within a depth group since the previous frame. Returns false if item {@code i}
   * replaces no depth group of the previous frame, or if its changes are unknown.
   */
  private boolean addMembers(Damage damage, int i) {
    int partner = groupDamage.partner(i);
    if (partner < 0) {
      return false;
    }
    boolean known =
        GroupDamage.forEachChange(
            commands.get(partner).depth(),
            next.get(i).depth(),
            part -> {
              // Damage whole tiles, because how a pixel is painted depends on all parts that touch
              // its tile.
              PixelBox box = tiles(part.left(), part.top(), part.right(), part.bottom());
              damage.add(box);
              dirtyRects.add(box);
            });
    if (!known) {
      add(damage, commands.get(partner));
    }
    return known;
  }

  /** Returns the box of all tiles that a rectangle touches, clipped to the canvas. */
  private PixelBox tiles(int x0, int y0, int x1, int y1) {
    return new PixelBox(
        Math.max(0, x0) & -Damage.TILE,
        Math.max(0, y0) & -Damage.TILE,
        Math.min(width, x1 + Damage.TILE - 1 & -Damage.TILE),
        Math.min(height, y1 + Damage.TILE - 1 & -Damage.TILE));
  }

  private void add(Damage damage, DrawCommand command) {
    if (command.mesh() != null) {
      addMesh(damage, command.mesh());
      dirtyRects.add(command.box());
    } else if (!command.box().isEmpty()) {
      damage.add(command.box());
      dirtyRects.add(command.box());
    }
  }

  private static void addMesh(Damage damage, ProjectedMesh mesh) {
    for (int i = 0; i < mesh.count(); i++) {
      damage.add(mesh.box(i));
    }
  }

  /**
   * Repaints a damaged rectangle. The pixels of the static commands at the back are copied from the
   * tile cache if possible. All other commands are painted over them.
   */
  private void repaint(Frame frame, int x0, int y0, int x1, int y1) {
    int cachedCount = tileCache.cachedCount();
    if (cachedCount == 0 || commands.lastOpaque(commands.count()) >= cachedCount) {
      paint(frame, commands.count(), x0, y0, x1, y1);
    } else if (tileCache.contains(x0, y0, x1, y1)) {
      tileCache.copyTo(pixels, x0, y0, x1, y1);
      paintCommands(frame, cachedCount, commands.count(), x0, y0, x1, y1);
    } else if (isCostly(cachedCount, x0, y0, x1, y1) && tileCache.request(x0, y0, x1, y1)) {
      PixelBox box = tiles(x0, y0, x1, y1);
      int left = box.left();
      int top = box.top();
      int right = box.right();
      int bottom = box.bottom();
      painter.fill(Blend.premultiply(frame.background().toArgb()), left, top, right, bottom);
      paintCommands(frame, 0, cachedCount, left, top, right, bottom);
      tileCache.put(pixels, left, top, right, bottom);
      paintCommands(frame, cachedCount, commands.count(), left, top, right, bottom);
    } else {
      paint(frame, commands.count(), x0, y0, x1, y1);
    }
  }

  /** Whether painting the first {@code count} commands costs more than copying their pixels. */
  private boolean isCostly(int count, int x0, int y0, int x1, int y1) {
    long size = 0;
    for (int i = commands.next(0, x0, y0, x1, y1); i < count && size <= COSTLY_SIZE; ) {
      size += commands.get(i).isOffscreen() ? COSTLY_SIZE + 1 : commands.get(i).size();
      i = commands.next(i + 1, x0, y0, x1, y1);
    }
    return size > COSTLY_SIZE;
  }

  /**
   * Paints a rectangle with occlusion culling. If one of the first {@code count} commands covers a
   * part of the rectangle opaquely, earlier commands are not painted in this part. The rest of the
   * rectangle is split into up to four rectangles, which are painted separately.
   */
  private void paint(Frame frame, int count, int x0, int y0, int x1, int y1) {
    for (int i = commands.lastOpaque(count); i >= 0; i = commands.lastOpaque(i)) {
      OpaqueRect opaqueRect = commands.get(i).opaqueRect();
      if (opaqueRect.isWorthCulling(x0, y0, x1, y1)) {
        int left = Math.max(x0, opaqueRect.left());
        int top = Math.max(y0, opaqueRect.top());
        int right = Math.min(x1, opaqueRect.right());
        int bottom = Math.min(y1, opaqueRect.bottom());
        paintCommands(frame, i, commands.count(), left, top, right, bottom);
        paintRest(frame, i, x0, y0, x1, top);
        paintRest(frame, i, x0, bottom, x1, y1);
        paintRest(frame, i, x0, top, left, bottom);
        paintRest(frame, i, right, top, x1, bottom);
        return;
      }
    }
    int background = Blend.premultiply(frame.background().toArgb());
    int first = commands.next(0, x0, y0, x1, y1);
    if (first >= commands.count()) {
      painter.fill(background, x0, y0, x1, y1);
      return;
    }
    painter.paintOn(background, command(frame, first), x0, y0, x1, y1);
    paintCommands(frame, first + 1, commands.count(), x0, y0, x1, y1);
  }

  private void paintRest(Frame frame, int count, int x0, int y0, int x1, int y1) {
    if (x0 < x1 && y0 < y1) {
      paint(frame, count, x0, y0, x1, y1);
    }
  }

  /** Paints the commands from {@code first} to before {@code end}, clipped to a rectangle. */
  private void paintCommands(Frame frame, int first, int end, int x0, int y0, int x1, int y1) {
    int i = commands.next(first, x0, y0, x1, y1);
    while (i < end) {
      painter.paint(command(frame, i), x0, y0, x1, y1);
      i = commands.next(i + 1, x0, y0, x1, y1);
    }
  }

  /** Returns a command with its fills, which are built again if they were dropped. */
  private DrawCommand command(Frame frame, int i) {
    DrawCommand command = commands.get(i);
    return command.ops() == null ? builder.build(frame.items().get(i), projection) : command;
  }
}
