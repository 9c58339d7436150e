package zoetrope.internal.raster.command;

import zoetrope.internal.raster.coverage.FillOp;
import zoetrope.internal.raster.coverage.Shader;
import zoetrope.internal.raster.depth.DepthFaces;
import zoetrope.internal.raster.depth.DepthList;
import zoetrope.internal.raster.depth.DepthMembers;
import zoetrope.internal.raster.depth.DepthTile;
import zoetrope.internal.raster.depth.FaceRasterizer;
import zoetrope.internal.raster.depth.FragmentBuffer;
import zoetrope.internal.raster.depth.FragmentPainter;
import zoetrope.internal.raster.depth.FragmentResolver;
import zoetrope.internal.raster.depth.FragmentSink;
import zoetrope.internal.raster.depth.LayerBuffer;
import zoetrope.internal.raster.depth.SheetPainter;
import zoetrope.internal.raster.depth.TileBins;
import zoetrope.internal.raster.depth.TileMask;
import zoetrope.internal.raster.depth.TouchPainter;
import zoetrope.internal.raster.pixel.PixelSurface;

/**
 * Paints depth groups tile by tile. If the order of all faces is certain in a pixel, it is painted
 * by exact coverage. All other pixels are painted by samples from near to far. If even the order of
 * the samples is not certain, the pixel is painted again with an A-buffer, which stores all
 * fragments of a pixel.
 */
final class DepthPainter {
  private final PixelSurface surface;
  private final DrawCommandPainter flat;
  private final LayerBuffer layers = new LayerBuffer();
  private final FragmentBuffer buffer = new FragmentBuffer();
  private final FragmentResolver resolver = new FragmentResolver();
  private final FaceRasterizer rasterizer = new FaceRasterizer();
  private final FragmentPainter fragments = new FragmentPainter();
  private final TileBins bins = new TileBins();
  private final DepthTile tile = new DepthTile();
  private final SheetPainter sheets;
  private final TouchPainter touched = new TouchPainter();
  private DepthList list;

  /** Creates a painter; {@code flat} provides the shaders and the coverage of flat fills. */
  DepthPainter(PixelSurface surface, DrawCommandPainter flat) {
    this.surface = surface;
    this.flat = flat;
    this.sheets = new SheetPainter(surface);
  }

  void paint(DepthMembers group, int x0, int y0, int x1, int y1) {
    paint(group, 0, false, x0, y0, x1, y1);
  }

  /**
   * Fills a rectangle and paints a group within it, while each row of tiles is still in the
   * processor's cache.
   *
   * @param background premultiplied
   */
  void paintOn(int background, DepthMembers group, int x0, int y0, int x1, int y1) {
    paint(group, background, true, x0, y0, x1, y1);
  }

  private void paint(
      DepthMembers group, int background, boolean fills, int x0, int y0, int x1, int y1) {
    list = group.list();
    bins.begin(list, x0, y0, x1, y1);
    int side = TileMask.SIDE;
    for (int y = y0; y < y1; y = (y / side + 1) * side) {
      bins.row(y);
      if (fills) {
        flat.fill(background, x0, y, x1, Math.min(y1, (y / side + 1) * side));
      }
      for (int x = x0; x < x1; x = (x / side + 1) * side) {
        if (bins.start(x) < bins.end(x)) {
          tile.begin(list, bins, x & -side, y & -side);
          tile(x, y, Math.min(x1, (x / side + 1) * side), Math.min(y1, (y / side + 1) * side));
        }
      }
    }
    resolver.trim();
    list = null;
  }

  private void tile(int x0, int y0, int x1, int y1) {
    sheets.begin(tile, x0, y0, x1, y1);
    for (int k = 0; list.hasAreas() && k < tile.count(); k++) {
      if (tile.part(k) instanceof FlatPart area) {
        touch(area);
      }
    }
    TileMask unsure = sheets.paint();
    if (unsure.isEmpty()) {
      return;
    }
    layers.begin(unsure, x0, y0, x1, y1);
    for (int i = 0; i < tile.sortedCount(); i++) {
      int k = tile.nearest(i);
      if (layers.beginMember(tile.nearest(k, 0, 0, TileMask.SIDE), tile.box(k))) {
        add(k, layers);
      }
    }
    layers.resolve(surface);
    if (!layers.marks().isEmpty()) {
      marked(x0, y0, x1, y1);
    }
  }

  /** Marks all pixels that a fill touches, so that they are painted by samples. */
  private void touch(FlatPart area) {
    int side = TileMask.SIDE;
    touched.begin(sheets.forced());
    for (FillOp op : area.command().ops()) {
      int left = Math.max(tile.left(), op.left());
      int top = Math.max(tile.top(), op.top());
      int right = Math.min(tile.left() + side, op.right());
      int bottom = Math.min(tile.top() + side, op.bottom());
      if (left < right && top < bottom) {
        flat.cover(op, touched, left, top, right, bottom);
      }
    }
  }

  /** Paints the marked pixels in a rectangle of a tile with the A-buffer. */
  private void marked(int x0, int y0, int x1, int y1) {
    buffer.begin(layers.marks(), x0, y0, x1, y1);
    for (int k = 0; k < tile.count(); k++) {
      if (layers.marks().intersects(tile.box(k))) {
        add(k, buffer);
        if (buffer.isFull()) {
          divide(x0, y0, x1, y1);
          return;
        }
      }
    }
    resolver.resolve(buffer, surface);
  }

  /** Paints a rectangle of a tile in two halves, because it has too many fragments. */
  private void divide(int x0, int y0, int x1, int y1) {
    if (y1 - y0 > 1) {
      int middle = (y0 + y1) / 2;
      marked(x0, y0, x1, middle);
      marked(x0, middle, x1, y1);
    } else {
      int middle = (x0 + x1) / 2;
      marked(x0, y0, middle, y1);
      marked(middle, y0, x1, y1);
    }
  }

  private void add(int k, FragmentSink sink) {
    if (tile.part(k) instanceof DepthFaces faces) {
      sink.stroke(faces.isStroke ? tile.partNumber(k) + 1 : 0);
      rasterizer.add(faces, tile.face(k), sink);
    } else {
      sink.stroke(0);
      add((FlatPart) tile.part(k), sink);
    }
  }

  private void add(FlatPart part, FragmentSink sink) {
    DrawCommand command = part.command();
    for (FillOp op : command.ops()) {
      int left = Math.max(sink.left, op.left());
      int top = Math.max(sink.top, op.top());
      int right = Math.min(sink.right, op.right());
      int bottom = Math.min(sink.bottom, op.bottom());
      if (left < right && top < bottom) {
        Shader shader = flat.shader(command, op, left, top, right, bottom);
        fragments.begin(sink, part.plane(), shader, op.color());
        flat.cover(op, fragments, left, top, right, bottom);
      }
    }
  }
}
