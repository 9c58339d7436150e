package zoetrope.internal.raster;

import java.util.Arrays;

/** Puts figures on the pixels of a canvas, within a rectangle. */
final class DrawCommandPainter {
  private final SolidPainter solid;
  private final ShadedPainter shaded;
  private final Coverage coverage = new Coverage();
  private final Coverage borderCoverage = new Coverage();
  private final GlyphCoverage glyphCoverage = new GlyphCoverage();
  private final int[] buffer;
  private final int[] pixels;
  private final int width;
  private final int height;
  private InsetShader insets;

  DrawCommandPainter(int[] pixels, int width) {
    this.pixels = pixels;
    this.width = width;
    this.height = pixels.length / width;
    solid = new SolidPainter(pixels, width);
    shaded = new ShadedPainter(pixels, width);
    buffer = new int[width + 8];
  }

  /** Makes all of {@code [x0, x1) x [y0, y1)} one premultiplied colour. */
  void fill(int color, int x0, int y0, int x1, int y1) {
    if (x1 - x0 == width) {
      Arrays.fill(pixels, y0 * width, y1 * width, color);
      return;
    }
    for (int y = y0; y < y1; y++) {
      Arrays.fill(pixels, y * width + x0, y * width + x1, color);
    }
  }

  /** Paints what lies within {@code [x0, x1) x [y0, y1)}. */
  void paint(DrawCommand figure, int x0, int y0, int x1, int y1) {
    if (figure.facets() != null) {
      paint(figure.facets(), figure, x0, y0, x1, y1);
      return;
    }
    for (FillOp layer : figure.layers()) {
      paint(layer, figure, x0, y0, x1, y1);
    }
  }

  private void paint(ProjectedMesh faces, DrawCommand figure, int x0, int y0, int x1, int y1) {
    int count = faces.count();
    for (int i = 0; i < count; i++) {
      if (!faces.meets(i, x0, y0, x1, y1)) {
        continue;
      }
      FillOp layer = faces.layer(i);
      if (layer == null && GlyphCoverage.fits(faces, i)) {
        solid.color(faces.color(i));
        glyphCoverage.paint(faces, i, solid, x0, y0, x1, y1);
      } else {
        FillOp face = layer != null ? layer : new FillOp(faces.area(i), null, faces.color(i), null);
        paint(face, figure, x0, y0, x1, y1);
      }
    }
  }

  private void paint(FillOp layer, DrawCommand figure, int x0, int y0, int x1, int y1) {
    boolean isPlain = figure.inset() == null && layer.shader() == null && layer.border() == null;
    boolean isRectangle =
        layer.area() instanceof PlacedContours area && area.contours().isRectangle;
    if (isPlain && !isRectangle && GlyphCoverage.fits(layer.area())) {
      solid.color(layer.color());
      glyphCoverage.paint(layer.area(), solid, x0, y0, x1, y1);
      return;
    }
    int left = Math.max(x0, layer.left());
    int right = Math.min(x1, layer.right());
    int top = Math.max(y0, layer.top());
    int bottom = Math.min(y1, layer.bottom());
    if (left >= right || top >= bottom) {
      return;
    }
    if (isPlain && isRectangle) {
      solid.color(layer.color());
      solid.expect(left, top, right, bottom);
      RectangleCoverage.paint((PlacedContours) layer.area(), solid, left, top, right, bottom);
    } else {
      paint(layer, painter(figure, layer, left, top, right, bottom), left, top, right, bottom);
    }
  }

  private void paint(FillOp layer, Painter painter, int left, int top, int right, int bottom) {
    int step = Coverage.rowsAtOnce(right - left);
    for (int y = top; y < bottom; y += step) {
      int rows = Math.min(step, bottom - y);
      coverage.begin(left, y, right - left, rows);
      coverage.add(layer.area());
      if (layer.border() == null) {
        coverage.paint(painter);
      } else {
        borderCoverage.begin(left, y, right - left, rows);
        borderCoverage.add(layer.border());
        coverage.paintWithBorder(borderCoverage, painter, buffer);
      }
    }
  }

  private Painter painter(DrawCommand figure, FillOp layer, int x0, int y0, int x1, int y1) {
    Shader shader = layer.shader();
    if (figure.inset() != null) {
      // One for each depth of insets within insets, and only when there are any.
      insets = insets == null ? new InsetShader(width, height) : insets;
      insets.draw(figure.inset(), x0, y0, x1, y1);
      shader = insets;
    }
    if (shader != null) {
      shaded.shader(shader);
      return shaded;
    }
    solid.color(layer.color());
    return solid;
  }
}
