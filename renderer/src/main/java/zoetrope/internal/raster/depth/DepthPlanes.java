package zoetrope.internal.raster.depth;

import java.util.Arrays;

/** The planes of the depths, {@code 1 / w}, of all faces and fills in a tile, by number. */
final class DepthPlanes {
  /** Depths that differ by less than this fraction count as equal. */
  static final double EQUAL = 1.0 / (1 << 20);

  /**
   * The number of elements for each plane: the depth at the centre of pixel (0, 0), the slopes to
   * the right and down, the least and the greatest depth.
   */
  private static final int STRIDE = 5;

  private double[] data = new double[STRIDE * 256];

  /** The number of the stroke that each plane belongs to; 0 for none. */
  private int[] strokes = new int[256];

  /** For each plane of a line, this plane with the position of the line; null for other planes. */
  private DepthPlane[] lines = new DepthPlane[0];

  private int count;
  private int stroke;

  void clear() {
    count = 0;
    stroke = 0;
    lines = lines.length == 0 ? lines : new DepthPlane[0];
  }

  int count() {
    return count;
  }

  /** Sets the stroke of the following planes, counted from 1; 0 for none. */
  void stroke(int number) {
    stroke = number;
  }

  /** Adds a plane, given as in {@link FragmentSink#plane}, and returns its number. */
  int add(double z, double dx, double dy, double least, double most) {
    if (count == strokes.length) {
      strokes = Arrays.copyOf(strokes, 2 * count);
      data = Arrays.copyOf(data, 2 * data.length);
    }
    int at = STRIDE * count;
    data[at] = z;
    data[at + 1] = dx;
    data[at + 2] = dy;
    data[at + 3] = least;
    data[at + 4] = most;
    strokes[count] = stroke;
    return count++;
  }

  /** Adds the plane of a fill and returns its number. */
  int add(DepthPlane plane) {
    int number =
        add(
            plane.at(0.5, 0.5),
            plane.dx(),
            plane.dy(),
            Double.NEGATIVE_INFINITY,
            Double.POSITIVE_INFINITY);
    if (plane.isLine()) {
      if (lines.length <= number) {
        lines = Arrays.copyOf(lines, 2 * number + 16);
      }
      lines[number] = plane;
    }
    return number;
  }

  /** Returns the depth of a plane at the centre of a pixel. */
  double at(int plane, int x, int y) {
    return depth(STRIDE * plane, x, y);
  }

  /** Whether two planes belong to pieces of the same stroke. */
  boolean isSameStroke(int a, int b) {
    return strokes[a] != 0 && strokes[a] == strokes[b];
  }

  private DepthPlane line(int plane) {
    return plane < lines.length ? lines[plane] : null;
  }

  /** Returns the samples of a pixel where plane a is not behind plane b. */
  long inFront(int a, int b, int x, int y) {
    int i = STRIDE * a;
    int j = STRIDE * b;
    double za = depth(i, x, y);
    double zb = depth(j, x, y);
    double gx = data[i + 1] - data[j + 1];
    double gy = data[i + 2] - data[j + 2];
    double d = za - zb + EQUAL * (za + zb);
    DepthPlane line = line(a);
    if (line != null) {
      double slope = across(line, j);
      d += line.distance(x + 0.5, y + 0.5) * slope;
      gx += slope * line.across();
      gy += slope * line.down();
    }
    line = line(b);
    if (line != null) {
      double slope = across(line, i);
      d -= line.distance(x + 0.5, y + 0.5) * slope;
      gx -= slope * line.across();
      gy -= slope * line.down();
    }
    double reach = 0.5 * (Math.abs(gx) + Math.abs(gy));
    if (d >= reach) {
      return SampleMasks.ALL;
    }
    return d < -reach ? 0 : SampleMasks.halfPlane(gx, gy, d);
  }

  private double depth(int at, int x, int y) {
    double z = data[at] + data[at + 1] * x + data[at + 2] * y;
    return Math.max(data[at + 3], Math.min(data[at + 4], z));
  }

  /**
   * Returns the slope of a plane across a line, to compare the plane with the line at the middle of
   * the line.
   */
  private double across(DepthPlane line, int other) {
    return data[other + 1] * line.across() + data[other + 2] * line.down();
  }
}
