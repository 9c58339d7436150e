package zoetrope.mobject.three;

/** A blue box about the origin. */
public final class Prism extends AbstractBox<Prism> {
  /** Creates a box 3 units wide, 2 units high and 1 unit deep. */
  public Prism() {
    this(3, 2, 1);
  }

  /** Creates a box with these sizes along x, y and z in scene units, above 0. */
  public Prism(double width, double height, double depth) {
    super(width, height, depth);
  }
}
