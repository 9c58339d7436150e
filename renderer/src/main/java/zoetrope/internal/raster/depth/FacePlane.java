package zoetrope.internal.raster.depth;

/** The depths of a face: the plane through its corners, and their range. */
final class FacePlane {
  private final int[] cornerX = new int[FaceRasterizer.MAX_CORNERS];
  private final int[] cornerY = new int[FaceRasterizer.MAX_CORNERS];
  private final float[] cornerZ = new float[FaceRasterizer.MAX_CORNERS];
  private double middleX;
  private double middleY;
  private double middleZ;
  private double slopeX;
  private double slopeY;
  private double least;
  private double most;
  private double bend;

  /** Computes the plane of a face with the corners from {@code first} to before {@code last}. */
  void set(DepthFaces faces, int first, int last) {
    for (int k = first; k < last; k++) {
      cornerX[k - first] = faces.x(k);
      cornerY[k - first] = faces.y(k);
      cornerZ[k - first] = faces.depth(k);
    }
    set(cornerX, cornerY, cornerZ, last - first);
  }

  /**
   * Computes the plane through corners by Newell's formula, which is exact if they are in one
   * plane.
   *
   * @param x the corners' x coordinates, in 1/256 pixel
   * @param z the corners' depths
   */
  void set(int[] x, int[] y, float[] z, int n) {
    double nx = 0;
    double ny = 0;
    double nz = 0;
    double sumX = 0;
    double sumY = 0;
    double sumZ = 0;
    least = z[0];
    most = z[0];
    int k = n - 1;
    for (int j = 0; j < n; k = j++) {
      double px = x[k] - x[0];
      double py = y[k] - y[0];
      double pz = (double) z[k] - z[0];
      double qx = x[j] - x[0];
      double qy = y[j] - y[0];
      double qz = (double) z[j] - z[0];
      nx += (py - qy) * (pz + qz);
      ny += (pz - qz) * (px + qx);
      nz += (px - qx) * (py + qy);
      sumX += qx;
      sumY += qy;
      sumZ += qz;
      least = Math.min(least, z[j]);
      most = Math.max(most, z[j]);
    }
    middleX = (x[0] + sumX / n) / 256;
    middleY = (y[0] + sumY / n) / 256;
    middleZ = z[0] + sumZ / n;
    double range = most - least;
    // If a face is seen nearly edge-on, its slope per pixel is limited to its range of depths.
    slopeX = nz == 0 ? 0 : Math.max(-range, Math.min(range, -256 * nx / nz));
    slopeY = nz == 0 ? 0 : Math.max(-range, Math.min(range, -256 * ny / nz));
    bend = 0;
    for (int i = 0; i < n && n > 3; i++) {
      double flat = plain(x[i] / 256.0, y[i] / 256.0);
      bend = Math.max(bend, Math.abs(z[i] - flat));
    }
  }

  /** Returns the greatest distance in depth of a corner from the plane; 0 for a triangle. */
  double bend() {
    return bend;
  }

  /** Passes the plane to a sink, or only the range of depths if that is enough. */
  void addTo(FragmentSink sink, boolean isSmall) {
    if (isSmall && !sink.wantsPlanes()) {
      sink.range(least, most);
    } else {
      sink.plane(plain(0.5, 0.5), slopeX, slopeY, least, most, bend);
    }
  }

  void addRange(float[] z, int n, FragmentSink sink) {
    float low = z[0];
    float high = z[0];
    for (int i = 1; i < n; i++) {
      low = Math.min(low, z[i]);
      high = Math.max(high, z[i]);
    }
    sink.range(low, high);
  }

  /** Whether the face is seen so nearly edge-on that it has no useful plane over the pixels. */
  boolean isSteep() {
    double range = most - least;
    return range > 0 && (Math.abs(slopeX) >= range || Math.abs(slopeY) >= range);
  }

  /** Returns an upper bound of the depths in a square around {@code (x, y)} of side 2 half. */
  float nearest(double x, double y, double half) {
    return (float) Math.min(most, plain(x, y) + reach(half));
  }

  /** Returns a lower bound of the depths in a square around {@code (x, y)} of side 2 half. */
  float farthest(double x, double y, double half) {
    return (float) Math.max(least, plain(x, y) - reach(half));
  }

  private double reach(double half) {
    return half * (Math.abs(slopeX) + Math.abs(slopeY)) + bend;
  }

  private double plain(double px, double py) {
    return middleZ + slopeX * (px - middleX) + slopeY * (py - middleY);
  }

  /** Returns the depth at the centre of a pixel, limited to the range of the corners. */
  double at(int x, int y) {
    return Math.max(least, Math.min(most, plain(x + 0.5, y + 0.5)));
  }
}
