package zoetrope.internal.raster.command;

import java.util.Arrays;
import java.util.List;
import zoetrope.internal.raster.coverage.Coverage;
import zoetrope.internal.raster.coverage.FillOp;
import zoetrope.internal.raster.coverage.GlyphCoverage;
import zoetrope.internal.raster.coverage.Painter;
import zoetrope.internal.raster.coverage.PlacedContours;
import zoetrope.internal.raster.coverage.ProjectedMesh;
import zoetrope.internal.raster.coverage.RectangleCoverage;
import zoetrope.internal.raster.coverage.ShadedPainter;
import zoetrope.internal.raster.coverage.Shader;
import zoetrope.internal.raster.coverage.SolidPainter;
import zoetrope.internal.raster.pixel.PixelSurface;

/** Rasterizes draw commands onto the pixels of a canvas, clipped to a rectangle. */
public final class DrawCommandPainter {
  private final SolidPainter solid;
  private final ShadedPainter shaded;
  private final Coverage coverage = new Coverage();
  private final Coverage borderCoverage = new Coverage();
  private final GlyphCoverage glyphCoverage = new GlyphCoverage();
  private final PixelSurface surface;
  private int[] buffer = new int[0];
  private InsetShader insets;
  private LayerPainter layers;
  private DepthPainter depth;

  public DrawCommandPainter(PixelSurface surface) {
    this.surface = surface;
    solid = new SolidPainter(surface);
    shaded = new ShadedPainter(surface);
  }

  /** Fills {@code [x0, x1) x [y0, y1)} with one premultiplied colour. */
  public void fill(int color, int x0, int y0, int x1, int y1) {
    int[] pixels = surface.pixels;
    if (x1 - x0 == surface.stride) {
      Arrays.fill(pixels, surface.at(x0, y0), surface.at(x0, y1), color);
      return;
    }
    for (int y = y0; y < y1; y++) {
      Arrays.fill(pixels, surface.at(x0, y), surface.at(x1, y), color);
    }
  }

  /** Paints a command, clipped to {@code [x0, x1) x [y0, y1)}. */
  public void paint(DrawCommand command, int x0, int y0, int x1, int y1) {
    if (command.mesh() != null) {
      paint(command.mesh(), command, x0, y0, x1, y1);
      return;
    }
    if (command.layer() != null) {
      // A layer within a layer needs another painter. It is allocated when first needed.
      layers = layers == null ? new LayerPainter(surface) : layers;
      layers.paint(command, x0, y0, x1, y1);
      return;
    }
    if (command.depth() != null) {
      depthPainter().paint(command.depth(), x0, y0, x1, y1);
      return;
    }
    for (FillOp op : command.ops()) {
      paint(op, command, x0, y0, x1, y1);
    }
  }

  private DepthPainter depthPainter() {
    depth = depth == null ? new DepthPainter(surface, this) : depth;
    return depth;
  }

  /** Fills a rectangle with one premultiplied colour and paints a command on it. */
  public void paintOn(int background, DrawCommand command, int x0, int y0, int x1, int y1) {
    if (command.depth() != null) {
      depthPainter().paintOn(background, command.depth(), x0, y0, x1, y1);
    } else {
      fill(background, x0, y0, x1, y1);
      paint(command, x0, y0, x1, y1);
    }
  }

  /** Fills a rectangle with one premultiplied colour and paints commands on it. */
  void paintOn(int background, List<DrawCommand> commands, int x0, int y0, int x1, int y1) {
    fill(background, x0, y0, x1, y1);
    for (DrawCommand command : commands) {
      if (command.intersects(x0, y0, x1, y1)) {
        paint(command, x0, y0, x1, y1);
      }
    }
  }

  private void paint(ProjectedMesh mesh, DrawCommand command, int x0, int y0, int x1, int y1) {
    int count = mesh.count();
    for (int i = 0; i < count; i++) {
      if (!mesh.intersects(i, x0, y0, x1, y1)) {
        continue;
      }
      FillOp op = mesh.op(i);
      if (op == null && GlyphCoverage.fits(mesh, i)) {
        solid.color(mesh.color(i));
        glyphCoverage.paint(mesh, i, solid, x0, y0, x1, y1);
      } else {
        FillOp face = op != null ? op : new FillOp(mesh.area(i), null, mesh.color(i), null);
        paint(face, command, x0, y0, x1, y1);
      }
    }
  }

  private void paint(FillOp op, DrawCommand command, int x0, int y0, int x1, int y1) {
    boolean isPlain = command.inset() == null && op.shader() == null && op.border() == null;
    boolean isRectangle = op.area() instanceof PlacedContours area && area.contours().isRectangle;
    if (isPlain && !isRectangle && GlyphCoverage.fits(op.area())) {
      solid.color(op.color());
      glyphCoverage.paint(op.area(), solid, x0, y0, x1, y1);
      return;
    }
    int left = Math.max(x0, op.left());
    int right = Math.min(x1, op.right());
    int top = Math.max(y0, op.top());
    int bottom = Math.min(y1, op.bottom());
    if (left >= right || top >= bottom) {
      return;
    }
    if (isPlain && isRectangle) {
      solid.color(op.color());
      solid.prefetch(left, top, right, bottom);
      RectangleCoverage.paint((PlacedContours) op.area(), solid, left, top, right, bottom);
    } else {
      cover(op, painter(command, op, left, top, right, bottom), left, top, right, bottom);
    }
  }

  /** Passes the coverage of a fill within a rectangle to a painter. */
  void cover(FillOp op, Painter painter, int left, int top, int right, int bottom) {
    int step = Coverage.maxRows(right - left);
    if (op.border() != null && buffer.length < right - left + 8) {
      buffer = new int[right - left + 8];
    }
    for (int y = top; y < bottom; y += step) {
      int rows = Math.min(step, bottom - y);
      coverage.begin(left, y, right - left, rows);
      coverage.add(op.area());
      if (op.border() == null) {
        coverage.paint(painter);
      } else {
        borderCoverage.begin(left, y, right - left, rows);
        borderCoverage.add(op.border());
        coverage.paintWithBorder(borderCoverage, painter, buffer);
      }
    }
  }

  private Painter painter(DrawCommand command, FillOp op, int x0, int y0, int x1, int y1) {
    Shader shader = shader(command, op, x0, y0, x1, y1);
    if (shader != null) {
      shaded.shader(shader);
      return shaded;
    }
    solid.color(op.color());
    return solid;
  }

  /** Returns the shader of a fill within a rectangle; null if the fill has one colour. */
  Shader shader(DrawCommand command, FillOp op, int x0, int y0, int x1, int y1) {
    if (command.inset() == null) {
      return op.shader();
    }
    // An inset within an inset needs another shader. It is allocated when first needed.
    insets = insets == null ? new InsetShader() : insets;
    insets.draw(command.inset(), x0, y0, x1, y1);
    return insets;
  }
}
