package zoetrope.mobject.shapes;

/** A rectangle with round corners, whose outline starts at the upper right corner. */
public final class RoundedRectangle extends AbstractRectangle<RoundedRectangle> {

  /** Creates a rectangle 4 units wide and 2 units high with a corner radius of 0.5. */
  public RoundedRectangle() {
    this(4, 2);
  }

  /** Creates a rectangle with a corner radius of 0.5. */
  public RoundedRectangle(double width, double height) {
    this(width, height, 0.5);
  }

  /**
   * Creates a rectangle with a corner radius in scene units, at most half the shorter side. A
   * negative radius cuts round pieces out of the corners.
   */
  public RoundedRectangle(double width, double height, double cornerRadius) {
    super(width, height);
    roundCorners(limited(cornerRadius, width, height));
  }

  static double limited(double radius, double width, double height) {
    double max = Math.min(width, height) / 2;
    return Math.max(-max, Math.min(radius, max));
  }
}
