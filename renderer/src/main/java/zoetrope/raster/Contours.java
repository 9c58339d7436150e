package zoetrope.raster;

import java.util.Arrays;

/**
 * Closed lines of straight pieces around an area, in pixels around a place that is still open: what
 * is left of a path when it has been turned and scaled, cut into straight pieces and grown by its
 * border. Never changes.
 */
final class Contours {
  final double[] x;
  final double[] y;

  /** The first vertex of each line, and the number of all vertices. Ends repeat beginnings. */
  final int[] starts;

  /** The area before it was grown, when it is an upright rectangle; else null. */
  final Cover.Rectangle rectangle;

  final double left;
  final double top;
  final double right;
  final double bottom;

  private Contours(double[] x, double[] y, int[] starts, Cover.Rectangle rectangle) {
    this.x = x;
    this.y = y;
    this.starts = starts;
    this.rectangle = rectangle;
    this.left = least(x);
    this.top = least(y);
    this.right = greatest(x);
    this.bottom = greatest(y);
  }

  private static double least(double[] values) {
    double least = Double.POSITIVE_INFINITY;
    for (double value : values) {
      least = Math.min(least, value);
    }
    return least;
  }

  private static double greatest(double[] values) {
    double greatest = Double.NEGATIVE_INFINITY;
    for (double value : values) {
      greatest = Math.max(greatest, value);
    }
    return greatest;
  }

  boolean isEmpty() {
    return x.length == 0;
  }

  /** How many numbers are kept. */
  int size() {
    return 2 * x.length + starts.length;
  }

  /** Joins edges to lines. */
  static final class Builder implements EdgeSink {
    private double[] x = new double[256];
    private double[] y = new double[256];
    private int[] starts = new int[16];
    private int size;
    private int lines;

    void clear() {
      size = 0;
      lines = 0;
    }

    @Override
    public void add(double x0, double y0, double x1, double y1) {
      if (size == 0 || x[size - 1] != x0 || y[size - 1] != y0) {
        if (lines + 1 == starts.length) {
          starts = Arrays.copyOf(starts, 2 * starts.length);
        }
        starts[lines++] = size;
        put(x0, y0);
      }
      put(x1, y1);
    }

    private void put(double px, double py) {
      if (size == x.length) {
        x = Arrays.copyOf(x, 2 * size);
        y = Arrays.copyOf(y, 2 * size);
      }
      x[size] = px;
      y[size++] = py;
    }

    /**
     * All that was added.
     *
     * @param rectangle the area before it was grown, when it is an upright rectangle
     */
    Contours build(Cover.Rectangle rectangle) {
      starts[lines] = size;
      return new Contours(
          Arrays.copyOf(x, size),
          Arrays.copyOf(y, size),
          Arrays.copyOf(starts, lines + 1),
          rectangle);
    }
  }
}
