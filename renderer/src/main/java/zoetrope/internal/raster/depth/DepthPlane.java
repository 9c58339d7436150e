package zoetrope.internal.raster.depth;

/**
 * The depths of a plane in space at each pixel. The depth is {@code 1 / w}, which is linear in
 * pixels; a greater depth is nearer to the eye.
 *
 * @param x the x coordinate in pixels of the plane's anchor, the point with the depth {@code z}
 * @param y the y coordinate in pixels of the anchor
 * @param dx the depth's slope to the right, per pixel
 * @param dy the depth's slope downwards, per pixel
 * @param across for a line, the x component of the unit vector across it; 0 for an area. When a
 *     line is compared with a face, the depth of the face is taken at the middle of the line
 * @param down for a line, the y component of the unit vector across it
 */
public record DepthPlane(
    double x, double y, double z, double dx, double dy, double across, double down) {
  /** Returns a plane whose points all have the same depth. */
  static DepthPlane constant(double z) {
    return new DepthPlane(0, 0, z, 0, 0, 0, 0);
  }

  /** Returns the depth at a pixel position. */
  double at(double px, double py) {
    return z + dx * (px - x) + dy * (py - y);
  }

  public boolean isLine() {
    return across != 0 || down != 0;
  }

  /** Returns the signed distance of a position from the middle of the line, in pixels. */
  double distance(double px, double py) {
    return across * (px - x) + down * (py - y);
  }

  /** Returns the plane moved towards the eye in proportion to its distance, by w at depth 1. */
  public DepthPlane inProportion(double w) {
    double factor = 1 + w;
    return new DepthPlane(x, y, z * factor, dx * factor, dy * factor, across, down);
  }

  /** Returns the plane moved towards the eye by {@code w}, in homogeneous coordinates. */
  public DepthPlane nearer(double w) {
    return w == 0 ? this : new DepthPlane(x, y, z + z * z * w, dx, dy, across, down);
  }
}
