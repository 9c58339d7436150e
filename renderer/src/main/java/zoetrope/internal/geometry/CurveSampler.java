package zoetrope.internal.geometry;

import java.util.Arrays;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/**
 * Steps through the chords of a few curves of a closed path. Several curves give one chord each; a
 * single curve gives the chords of equal parts. Zero curves give chords of length 0 at the start of
 * the first curve.
 */
final class CurveSampler {
  private final double[] c;
  private final int curves;
  private final int maxParts;

  /** The lengths of the chords of whole curves. */
  private final double[] whole;

  /**
   * For each curve and number of parts: the points between the parts, followed by the lengths of
   * the parts' chords; computed on demand.
   */
  private final double[][] cuts;

  private int first;
  private int count;
  private int pieces;
  private int k;
  private double x0;
  private double y0;
  private double z0;
  private double x1;
  private double y1;
  private double z1;

  /** Creates a sampler for the curves of a path, with at most {@code maxParts} parts each. */
  CurveSampler(Path path, int maxParts) {
    this.c = path.coordinates();
    this.curves = path.curveCount();
    this.maxParts = Math.max(1, maxParts);
    this.cuts = new double[curves * (this.maxParts + 1)][];
    this.whole = new double[curves];
    for (int i = 0; i < curves; i++) {
      whole[i] = distance(c, 9 * i, c, 9 * ((i + 1) % curves));
    }
  }

  /** Starts {@code pieces} steps along {@code count} curves, beginning with curve {@code first}. */
  void begin(int first, int count, int pieces) {
    this.first = first;
    this.count = count;
    this.pieces = pieces;
    k = 0;
    goTo(0);
  }

  /** Advances by one chord. */
  void next() {
    x0 = x1;
    y0 = y1;
    z0 = z1;
    goTo(++k);
  }

  private void goTo(int index) {
    if (count == 0 || index == 0) {
      goTo(c, 9 * (first % curves));
    } else if (count == pieces || index == pieces) {
      goTo(c, 9 * ((first + (count == pieces ? index : 1)) % curves));
    } else {
      goTo(cuts(first % curves), 3 * (index - 1));
    }
  }

  private void goTo(double[] points, int at) {
    x1 = points[at];
    y1 = points[at + 1];
    z1 = points[at + 2];
  }

  private double[] cuts(int curve) {
    int at = curve * (maxParts + 1) + pieces;
    if (cuts[at] == null) {
      double[] points = new double[3 * (pieces - 1)];
      for (int i = 1; i < pieces; i++) {
        Vec p = Bezier.point(c, 9 * curve, (double) i / pieces);
        points[3 * i - 3] = p.x();
        points[3 * i - 2] = p.y();
        points[3 * i - 1] = p.z();
      }
      cuts[at] = withLengths(points, curve);
    }
    return cuts[at];
  }

  private double[] withLengths(double[] points, int curve) {
    double[] all = Arrays.copyOf(points, points.length + pieces);
    for (int i = 0; i < pieces; i++) {
      boolean last = i == pieces - 1;
      all[points.length + i] =
          distance(
              i == 0 ? c : points,
              i == 0 ? 9 * curve : 3 * (i - 1),
              last ? c : points,
              last ? 9 * ((curve + 1) % curves) : 3 * i);
    }
    return all;
  }

  private static double distance(double[] p, int i, double[] q, int j) {
    double dx = q[j] - p[i];
    double dy = q[j + 1] - p[i + 1];
    double dz = q[j + 2] - p[i + 2];
    return Math.sqrt(dx * dx + dy * dy + dz * dz);
  }

  /** Returns the length of the current chord. */
  double length() {
    if (count == 0) {
      return 0;
    }
    return count == pieces
        ? whole[(first + k - 1) % curves]
        : cuts(first % curves)[3 * (pieces - 1) + k - 1];
  }

  /** Returns the scalar product of two vectors: the current chords of this and another sampler. */
  double dotStep(CurveSampler other) {
    return (x1 - x0) * (other.x1 - other.x0)
        + (y1 - y0) * (other.y1 - other.y0)
        + (z1 - z0) * (other.z1 - other.z0);
  }

  /** Returns the mean squared distance between the current chord and that of another sampler. */
  double apart(CurveSampler other) {
    double dx0 = x0 - other.x0;
    double dy0 = y0 - other.y0;
    double dz0 = z0 - other.z0;
    double dx1 = x1 - other.x1;
    double dy1 = y1 - other.y1;
    double dz1 = z1 - other.z1;
    double atStart = dx0 * dx0 + dy0 * dy0 + dz0 * dz0;
    double between = dx0 * dx1 + dy0 * dy1 + dz0 * dz1;
    double atEnd = dx1 * dx1 + dy1 * dy1 + dz1 * dz1;
    return (atStart + between + atEnd) / 3;
  }
}
