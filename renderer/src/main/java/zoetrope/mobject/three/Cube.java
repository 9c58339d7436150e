package zoetrope.mobject.three;

/** A blue cube about the origin. */
public final class Cube extends AbstractBox<Cube> {
  /** Creates a cube with sides of length 2. */
  public Cube() {
    this(2);
  }

  /** Creates a cube with sides of a length in scene units, above 0. */
  public Cube(double side) {
    super(side, side, side);
  }
}
