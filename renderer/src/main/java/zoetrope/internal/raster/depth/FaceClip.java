package zoetrope.internal.raster.depth;

import java.util.Arrays;
import zoetrope.internal.raster.outline.Projection;

/**
 * A polygon in homogeneous pixel coordinates, with values at its corners such as colours. It can be
 * clipped at the near plane and the guard band (Sutherland and Hodgman 1974), and divided into
 * triangles.
 */
public final class FaceClip {
  /** The number of elements for each corner: X, Y and w, followed by the corner's values. */
  public static final int STRIDE = 3 + CornerValues.MAX_VALUES;

  /** Colour values, from 0 to 255, count as linear up to this deviation. */
  private static final double MAX_COLOR_ERROR = 0.75;

  private static final double MAX_TEXTURE_ERROR = 1e-3;

  private double[] data = new double[8 * STRIDE];
  private double[] clipped = new double[8 * STRIDE];
  private int size;
  private int clippedSize;

  void clear() {
    size = 0;
  }

  /** Adds a corner of {@link #STRIDE} elements. */
  public void add(double[] corner) {
    if ((size + 1) * STRIDE > data.length) {
      data = Arrays.copyOf(data, 2 * data.length);
    }
    System.arraycopy(corner, 0, data, size * STRIDE, STRIDE);
    size++;
  }

  int size() {
    return size;
  }

  double[] data() {
    return data;
  }

  double w(int k) {
    return data[k * STRIDE + 2];
  }

  /** Returns the column of corner {@code k} in pixels. */
  double x(int k) {
    return data[k * STRIDE] / w(k);
  }

  double y(int k) {
    return data[k * STRIDE + 1] / w(k);
  }

  /** Clips at the near plane and at the four sides of the guard band. */
  void clip() {
    double guard = DepthFacesBuilder.GUARD * (1 - 1e-9);
    clip(0, 0, 1, -Projection.NEAR);
    clip(1, 0, guard, 0);
    clip(-1, 0, guard, 0);
    clip(0, 1, guard, 0);
    clip(0, -1, guard, 0);
  }

  /** Removes the part of the polygon where {@code a X + b Y + c w + d < 0}. */
  private void clip(double a, double b, double c, double d) {
    clippedSize = 0;
    if (clipped.length < 2 * size * STRIDE) {
      clipped = new double[2 * size * STRIDE];
    }
    for (int i = 0; i < size; i++) {
      int at = i * STRIDE;
      int before = (i == 0 ? size - 1 : i - 1) * STRIDE;
      double now = a * data[at] + b * data[at + 1] + c * data[at + 2] + d;
      double then = a * data[before] + b * data[before + 1] + c * data[before + 2] + d;
      if (now >= 0 != then >= 0) {
        double t = then / (then - now);
        for (int k = 0; k < STRIDE; k++) {
          clipped[clippedSize * STRIDE + k] = (1 - t) * data[before + k] + t * data[at + k];
        }
        if (d != 0) {
          clipped[clippedSize * STRIDE + 2] = -d;
        }
        clippedSize++;
      }
      if (now >= 0) {
        System.arraycopy(data, at, clipped, clippedSize * STRIDE, STRIDE);
        clippedSize++;
      }
    }
    double[] swap = data;
    data = clipped;
    clipped = swap;
    size = clippedSize;
  }

  /** Whether the polygon turns the same way at all corners and winds around once, in pixels. */
  public boolean isConvex() {
    int sign = 0;
    int turnsOfX = 0;
    double lastDx = 0;
    for (int i = 0; i < size; i++) {
      int j = (i + 1) % size;
      int k = (i + 2) % size;
      double dx = x(j) - x(i);
      double cross = dx * (y(k) - y(j)) - (y(j) - y(i)) * (x(k) - x(j));
      int now = cross > 0 ? 1 : cross < 0 ? -1 : 0;
      if (now * sign < 0) {
        return false;
      }
      sign = now != 0 ? now : sign;
      if (dx != 0) {
        turnsOfX += lastDx * dx < 0 ? 1 : 0;
        lastDx = dx;
      }
    }
    return turnsOfX <= 2;
  }

  /**
   * Whether the values of the corners, divided by {@code w}, are nearly a linear function of the
   * pixel. The function is given by the first three corners.
   *
   * @param count the number of values per corner
   */
  boolean isLinear(int count) {
    double area = cross(0, 1, 2);
    for (int i = 3; i < size; i++) {
      // Corner i is the sum of the first three corners with these weights, in homogeneous
      // coordinates.
      double a = cross(i, 1, 2) / area * w(i) / w(0);
      double b = cross(0, i, 2) / area * w(i) / w(1);
      double c = cross(0, 1, i) / area * w(i) / w(2);
      for (int v = 3; v < 3 + count; v++) {
        double there = a * data[v] + b * data[STRIDE + v] + c * data[2 * STRIDE + v];
        double most = isTextureCoordinate(v - 3) ? MAX_TEXTURE_ERROR : MAX_COLOR_ERROR;
        if (!(Math.abs(there - data[i * STRIDE + v]) <= most)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether a value is a texture coordinate, which is in [0, 1]. */
  private static boolean isTextureCoordinate(int v) {
    return v == CornerValues.TEXTURE || v == CornerValues.TEXTURE + 1;
  }

  /**
   * Divides the polygon into triangles by cutting off ears (Meisters 1975). Returns the indices of
   * the triangles' corners, three for each triangle.
   */
  int[] triangles() {
    int[] ring = new int[size];
    double area = 0;
    for (int i = 0; i < size; i++) {
      ring[i] = i;
      int j = (i + 1) % size;
      area += x(i) * y(j) - x(j) * y(i);
    }
    double sign = area < 0 ? -1 : 1;
    int[] result = new int[3 * (size - 2)];
    int count = 0;
    int left = size;
    while (left > 3) {
      int ear = 0;
      while (ear < left && !isEar(ring, left, ear, sign)) {
        ear++;
      }
      ear = ear == left ? 1 : ear;
      result[count++] = ring[(ear + left - 1) % left];
      result[count++] = ring[ear];
      result[count++] = ring[(ear + 1) % left];
      System.arraycopy(ring, ear + 1, ring, ear, left - ear - 1);
      left--;
    }
    result[count++] = ring[0];
    result[count++] = ring[1];
    result[count] = ring[2];
    return result;
  }

  private boolean isEar(int[] ring, int n, int at, double sign) {
    int a = ring[(at + n - 1) % n];
    int b = ring[at];
    int c = ring[(at + 1) % n];
    if (sign * cross(a, b, c) <= 0) {
      return false;
    }
    for (int i = 0; i < n; i++) {
      int p = ring[i];
      if (p != a
          && p != b
          && p != c
          && sign * cross(a, b, p) >= 0
          && sign * cross(b, c, p) >= 0
          && sign * cross(c, a, p) >= 0) {
        return false;
      }
    }
    return true;
  }

  private double cross(int a, int b, int c) {
    return (x(b) - x(a)) * (y(c) - y(a)) - (y(b) - y(a)) * (x(c) - x(a));
  }
}
