package zoetrope.internal.raster.depth;

/**
 * The depths of something flat in space. The depth is {@code 1 / w}, which is linear in pixels; a
 * greater depth is nearer.
 *
 * @param x the column of the plane's anchor, in pixels
 * @param y the row of the anchor
 * @param z the depth at the anchor
 * @param dx the depth's slope to the right, per pixel
 * @param dy the depth's slope downwards, per pixel
 * @param across the x component of the unit vector across a line; 0 for an area. A line is compared
 *     with a face behind it at the middle of the line, not at its border
 * @param down the y component of the same vector
 */
public record DepthPlane(
    double x, double y, double z, double dx, double dy, double across, double down) {
  /** Returns a plane parallel to the image. */
  static DepthPlane constant(double z) {
    return new DepthPlane(0, 0, z, 0, 0, 0, 0);
  }

  /** Returns the depth at a pixel position. */
  double at(double px, double py) {
    return z + dx * (px - x) + dy * (py - y);
  }

  /** Whether this is the plane of a line. */
  public boolean isLine() {
    return across != 0 || down != 0;
  }

  /** Returns the distance of a position from the middle of the line, along {@link #across}. */
  double distance(double px, double py) {
    return across * (px - x) + down * (py - y);
  }

  /**
   * Returns the plane moved towards the eye in proportion to its distance. Planes that coincide
   * still do so afterwards.
   *
   * @param w the shift in homogeneous coordinates at {@code w = 1}
   */
  public DepthPlane inProportion(double w) {
    double factor = 1 + w;
    return new DepthPlane(x, y, z * factor, dx * factor, dy * factor, across, down);
  }

  /** Returns the plane moved towards the eye by {@code w} at its anchor. */
  public DepthPlane nearer(double w) {
    return w == 0 ? this : new DepthPlane(x, y, z + z * z * w, dx, dy, across, down);
  }
}
