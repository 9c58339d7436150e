package zoetrope.mobject.three;

/** A blue cube about the origin. */
public final class Cube extends AbstractBox<Cube> {
  /** Of side 2. */
  public Cube() {
    this(2);
  }

  /** Of a side above 0. */
  public Cube(double side) {
    super(side, side, side);
  }
}
