package zoetrope.internal.raster.depth;

/**
 * The depth of what is flat in space: {@code 1 / w}, which is linear in pixels; more is nearer.
 *
 * @param x a pixel position
 * @param y a pixel position
 * @param z the depth there
 * @param dx the depth's slope to the right, per pixel
 * @param dy the depth's slope downwards, per pixel
 * @param across the unit vector across a line, x; 0 for an area. A line is compared with a face
 *     behind it at its middle, where it lies, and not at its border
 * @param down the same, y
 */
public record DepthPlane(
    double x, double y, double z, double dx, double dy, double across, double down) {
  /** A plane parallel to the image. */
  static DepthPlane constant(double z) {
    return new DepthPlane(0, 0, z, 0, 0, 0, 0);
  }

  /** The depth at a pixel position. */
  double at(double px, double py) {
    return z + dx * (px - x) + dy * (py - y);
  }

  /** Whether it is that of a line. */
  public boolean isLine() {
    return across != 0 || down != 0;
  }

  /** How far a pixel position is from the middle of the line, along {@link #across}. */
  double distance(double px, double py) {
    return across * (px - x) + down * (py - y);
  }

  /**
   * The plane moved towards the eye in proportion to its distance: what lies in one plane still
   * does.
   *
   * @param w how far in homogeneous coordinates, where {@code w} is 1
   */
  public DepthPlane inProportion(double w) {
    double factor = 1 + w;
    return new DepthPlane(x, y, z * factor, dx * factor, dy * factor, across, down);
  }

  /** The plane moved towards the eye by {@code w} in homogeneous coordinates. */
  public DepthPlane nearer(double w) {
    return w == 0 ? this : new DepthPlane(x, y, z + z * z * w, dx, dy, across, down);
  }
}
