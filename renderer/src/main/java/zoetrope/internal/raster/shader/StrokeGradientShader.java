package zoetrope.internal.raster.shader;

import java.util.Arrays;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.internal.raster.coverage.Shader;
import zoetrope.internal.raster.outline.FlattenedPath;
import zoetrope.internal.raster.outline.StrokeWidths;
import zoetrope.internal.raster.pixel.ColorRamp;

/**
 * Shades a stroke whose colour varies along its path: each pixel takes the colour of the nearest
 * point of the path. The whole stroke is one area, so translucent colours show no seams between
 * segments.
 */
public final class StrokeGradientShader implements Shader {
  /** The maximum distance in pixels of a covered pixel's centre from the stroke. */
  private static final double MARGIN = 1.5;

  private final double[] x;
  private final double[] y;
  private final double[] param;
  private final boolean[] begins;
  private final double reach;
  private final ColorRamp colors;
  private final double step;
  private final int[] active;
  private int activeCount;
  private int activeRow = -1;
  private double[] best = new double[0];
  private double[] position = new double[0];

  /**
   * Creates a shader for a stroke along a path in pixels; {@code half} is its greatest half width.
   */
  public StrokeGradientShader(FlattenedPath path, double half, List<Color> colors, int anchors) {
    this.x = Arrays.copyOf(path.x, path.size);
    this.y = Arrays.copyOf(path.y, path.size);
    this.param = Arrays.copyOf(path.param, path.size);
    this.active = new int[path.size];
    this.begins = new boolean[path.size];
    for (int k = 0; k < path.subpaths; k++) {
      begins[path.start(k)] = true;
    }
    this.reach = half + MARGIN;
    this.colors = new ColorRamp(colors);
    this.step = StrokeWidths.step(colors.size(), anchors);
  }

  @Override
  public boolean isPremultiplied() {
    return false;
  }

  @Override
  public void shade(int left, int row, int count, int[] target) {
    if (best.length < count) {
      best = new double[count];
      position = new double[count];
    }
    Arrays.fill(best, 0, count, Double.POSITIVE_INFINITY);
    if (row != activeRow) {
      activate(row);
    }
    for (int i = 0; i < activeCount; i++) {
      int j = active[i];
      segment(j, begins[j] ? j : j - 1, left, row + 0.5, count);
    }
    for (int i = 0; i < count; i++) {
      if (best[i] == Double.POSITIVE_INFINITY) {
        for (int j = 0; j < x.length; j++) {
          nearest(j, begins[j] ? j : j - 1, i, left + i + 0.5, row + 0.5);
        }
      }
      target[i] = colors.at(position[i] * step);
    }
  }

  /** Collects the segments that may be the nearest for a pixel of a row. */
  private void activate(int row) {
    activeRow = row;
    activeCount = 0;
    double py = row + 0.5;
    for (int j = 0; j < x.length; j++) {
      int i = begins[j] ? j : j - 1;
      if (py >= Math.min(y[i], y[j]) - reach && py <= Math.max(y[i], y[j]) + reach) {
        active[activeCount++] = j;
      }
    }
  }

  /** Updates the nearest point for those pixels of a row that are near enough to one segment. */
  private void segment(int j, int i, int left, double py, int count) {
    double from = Math.min(x[i], x[j]) - reach;
    double to = Math.max(x[i], x[j]) + reach;
    double dx = x[j] - x[i];
    double dy = y[j] - y[i];
    if (Math.abs(dy) > 1e-9) {
      double middle = x[i] + dx * (py - y[i]) / dy;
      double width = reach * Math.sqrt(dx * dx + dy * dy) / Math.abs(dy);
      from = Math.max(from, middle - width);
      to = Math.min(to, middle + width);
    }
    int first = (int) Math.max(0, Math.floor(from - left - 0.5));
    int last = (int) Math.min(count - 1.0, Math.ceil(to - left - 0.5));
    for (int p = first; p <= last; p++) {
      nearest(j, i, p, left + p + 0.5, py);
    }
  }

  private void nearest(int j, int i, int pixel, double px, double py) {
    double dx = x[j] - x[i];
    double dy = y[j] - y[i];
    double square = dx * dx + dy * dy;
    double t = 0;
    if (square > 0) {
      t = Math.max(0, Math.min(1, ((px - x[i]) * dx + (py - y[i]) * dy) / square));
    }
    double ex = px - x[i] - t * dx;
    double ey = py - y[i] - t * dy;
    double distance = ex * ex + ey * ey;
    if (distance < best[pixel]) {
      best[pixel] = distance;
      position[pixel] = param[i] + t * (param[j] - param[i]);
    }
  }
}
