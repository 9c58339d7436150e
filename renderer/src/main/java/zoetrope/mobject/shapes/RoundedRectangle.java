package zoetrope.mobject.shapes;

/** A rectangle with round corners; its outline begins in the upper right one. */
public final class RoundedRectangle extends AbstractRectangle<RoundedRectangle> {

  /** 4 units wide, 2 high, with a corner radius of 0.5. */
  public RoundedRectangle() {
    this(4, 2);
  }

  /** With a corner radius of 0.5. */
  public RoundedRectangle(double width, double height) {
    this(width, height, 0.5);
  }

  /** The corner radius is at most half the shorter side; a negative one cuts the corners out. */
  public RoundedRectangle(double width, double height, double cornerRadius) {
    super(width, height);
    roundCorners(limited(cornerRadius, width, height));
  }

  /** A radius that leaves the opposite corner its half of each side. */
  static double limited(double radius, double width, double height) {
    double most = Math.min(width, height) / 2;
    return Math.max(-most, Math.min(radius, most));
  }
}
