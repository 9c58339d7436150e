package zoetrope.mobject.three;

/** A blue box about the origin. */
public final class Prism extends AbstractBox<Prism> {
  /** 3 wide, 2 high, 1 deep. */
  public Prism() {
    this(3, 2, 1);
  }

  /** Of these sizes along x, y and z, above 0. */
  public Prism(double width, double height, double depth) {
    super(width, height, depth);
  }
}
