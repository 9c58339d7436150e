package zoetrope.raster;

/** Puts figures on the pixels of a canvas, within a rectangle. */
final class FigurePainter {
  private final SolidPainter solid;
  private final ShadedPainter shaded;
  private final Coverage coverage = new Coverage();
  private final Coverage borderCoverage = new Coverage();
  private final int[] buffer;

  FigurePainter(int[] pixels, int width) {
    solid = new SolidPainter(pixels, width);
    shaded = new ShadedPainter(pixels, width);
    buffer = new int[width + 8];
  }

  /** Paints what lies within {@code [x0, x1) x [y0, y1)}. */
  void paint(Figure figure, int x0, int y0, int x1, int y1) {
    for (Layer layer : figure.layers()) {
      int left = Math.max(x0, layer.left());
      int right = Math.min(x1, layer.right());
      int top = Math.max(y0, layer.top());
      int bottom = Math.min(y1, layer.bottom());
      if (left < right && top < bottom) {
        paint(layer, left, top, right - left, bottom);
      }
    }
  }

  private void paint(Layer layer, int left, int top, int width, int bottom) {
    Painter painter = painter(layer);
    int step = Coverage.rowsAtOnce(width);
    for (int y = top; y < bottom; y += step) {
      int rows = Math.min(step, bottom - y);
      coverage.begin(left, y, width, rows);
      coverage.add(layer.area());
      if (layer.border() == null) {
        coverage.paint(painter, buffer);
      } else {
        borderCoverage.begin(left, y, width, rows);
        borderCoverage.add(layer.border());
        coverage.paintWithBorder(borderCoverage, painter, buffer);
      }
    }
  }

  private Painter painter(Layer layer) {
    if (layer.shader() != null) {
      shaded.shader(layer.shader());
      return shaded;
    }
    solid.color(layer.color());
    return solid;
  }
}
