package zoetrope.internal.raster.outline;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.internal.raster.pixel.ColorRamp;

/** Divides a line of varying colour into sections of nearly constant colour. */
final class StrokeSections {
  /** Colours whose channels differ by at most this, out of 255, count as equal. */
  private static final double MAX_EQUAL_DIFFERENCE = 3;

  private static final int MAX_PIECES = 256;

  private final ColorRamp colors;
  private final double step;
  private final FlattenedPath fine = new FlattenedPath();

  StrokeSections(List<Color> colors, int anchors) {
    this.colors = new ColorRamp(colors);
    this.step = StrokeWidths.step(colors.size(), anchors);
  }

  /** Loads a subpath of a line and divides its segments. Returns the index of the last vertex. */
  int divide(FlattenedPath line, int k) {
    fine.clear();
    fine.beginSubpath(false);
    int last = line.end(k) - 1;
    for (int i = line.start(k); i <= last; i++) {
      fine.addCopy(line, i, line.anchor[i]);
      if (i < last) {
        int pieces = pieces(line.param[i], line.param[i + 1]);
        for (int j = 1; j < pieces; j++) {
          fine.addBetween(line, i, i + 1, (double) j / pieces, false);
        }
      }
    }
    return fine.size - 1;
  }

  private int pieces(double from, double to) {
    double between = Math.abs(to - from) * step;
    double most = Math.max(difference(from, to), between > 1 ? 255 * between : 0);
    return (int) Math.max(1, Math.min(MAX_PIECES, Math.ceil(most / MAX_EQUAL_DIFFERENCE)));
  }

  private double difference(double from, double to) {
    int a = colors.at(from * step);
    int b = colors.at(to * step);
    int most = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      most = Math.max(most, Math.abs((a >>> shift & 255) - (b >>> shift & 255)));
    }
    return most;
  }

  /** Returns the last vertex of the section that begins at vertex {@code from}. */
  int end(int from) {
    int to = from + 1;
    while (to < fine.size - 1
        && difference(fine.param[from], fine.param[to + 1]) <= MAX_EQUAL_DIFFERENCE) {
      to++;
    }
    return to;
  }

  /** Returns the colour in the middle of a section. */
  Color color(int from, int to) {
    return Color.ofArgb(colors.at(step * (fine.param[from] + fine.param[to]) / 2));
  }

  /** Writes a section and, so that sections overlap, the next vertex to {@code target}. */
  void copy(int from, int to, FlattenedPath target) {
    target.clear();
    target.beginSubpath(false);
    for (int i = from; i <= Math.min(to + 1, fine.size - 1); i++) {
      target.addCopy(fine, i, fine.anchor[i]);
    }
  }
}
