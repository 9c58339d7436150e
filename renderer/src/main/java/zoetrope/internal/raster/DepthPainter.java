package zoetrope.internal.raster;

/**
 * Paints depth groups, tile by tile: from near to far, as long as it is certain what is nearer, and
 * once more the pixels in which it is not.
 */
final class DepthPainter {
  private final PixelSurface surface;
  private final DrawCommandPainter flat;
  private final LayerBuffer layers = new LayerBuffer();
  private final FragmentBuffer buffer = new FragmentBuffer();
  private final FragmentResolver resolver = new FragmentResolver();
  private final FaceRasterizer rasterizer = new FaceRasterizer();
  private final FragmentPainter fragments;
  private final TileBins bins = new TileBins();
  private DepthList list;

  /**
   * Paints onto a surface.
   *
   * @param flat finds the shaders of fills
   */
  DepthPainter(PixelSurface surface, DrawCommandPainter flat) {
    this.surface = surface;
    this.flat = flat;
    this.fragments = new FragmentPainter();
  }

  /** Paints what a group shows of itself within a rectangle. */
  void paint(DepthMembers group, int x0, int y0, int x1, int y1) {
    list = group.list();
    bins.begin(list, x0, y0, x1, y1);
    int side = LayerBuffer.SIDE;
    for (int y = y0; y < y1; y = (y / side + 1) * side) {
      bins.row(y);
      for (int x = x0; x < x1; x = (x / side + 1) * side) {
        if (bins.start(x) < bins.end(x)) {
          tile(x, y, Math.min(x1, (x / side + 1) * side), Math.min(y1, (y / side + 1) * side));
        }
      }
    }
    resolver.trim();
    list = null;
  }

  private void tile(int x0, int y0, int x1, int y1) {
    layers.begin(x0, y0, x1, y1);
    for (int k = bins.start(x0); k < bins.end(x0); k++) {
      int number = bins.get(k);
      int part = list.part(number);
      if (!layers.hidesBehind(list.most(number, part))) {
        add(number, part, layers);
      }
    }
    layers.resolve(surface);
    if (layers.hasMarks()) {
      bins.sort(bins.start(x0), bins.end(x0));
      marked(bins.start(x0), bins.end(x0), x0, y0, x1, y1);
    }
  }

  /** Paints the marked pixels of a tile, or of a part of it. */
  private void marked(int from, int to, int x0, int y0, int x1, int y1) {
    buffer.begin(layers, x0, y0, x1, y1);
    for (int k = from; k < to; k++) {
      add(bins.get(k), list.part(bins.get(k)), buffer);
      if (buffer.isFull()) {
        divide(from, to, x0, y0, x1, y1);
        return;
      }
    }
    resolver.resolve(buffer, surface);
  }

  /** Paints the halves of what has too many fragments. */
  private void divide(int from, int to, int x0, int y0, int x1, int y1) {
    if (y1 - y0 > 1) {
      int middle = (y0 + y1) / 2;
      marked(from, to, x0, y0, x1, middle);
      marked(from, to, x0, middle, x1, y1);
    } else {
      int middle = (x0 + x1) / 2;
      marked(from, to, x0, y0, middle, y1);
      marked(from, to, middle, y0, x1, y1);
    }
  }

  private void add(int number, int part, FragmentSink sink) {
    if (list.parts().get(part) instanceof DepthFaces faces) {
      sink.stroke(faces.isStroke ? part + 1 : 0);
      rasterizer.add(faces, number - list.start(part), sink);
    } else {
      sink.stroke(0);
      add((DepthArea) list.parts().get(part), sink);
    }
  }

  private void add(DepthArea part, FragmentSink sink) {
    DrawCommand command = part.command();
    for (FillOp op : command.ops()) {
      int left = Math.max(sink.left(), op.left());
      int top = Math.max(sink.top(), op.top());
      int right = Math.min(sink.right(), op.right());
      int bottom = Math.min(sink.bottom(), op.bottom());
      if (left < right && top < bottom) {
        Shader shader = flat.shader(command, op, left, top, right, bottom);
        fragments.begin(sink, part.plane(), shader, op.color());
        flat.cover(op, fragments, left, top, right, bottom);
      }
    }
  }
}
