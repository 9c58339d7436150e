package zoetrope.mobject.three;

/** A box of six rectangles that can be styled separately. */
public final class VPrism extends VBoxGroup<VPrism> {
  /** Creates a box 3 units wide, 2 units high and 1 unit deep. */
  public VPrism() {
    this(3, 2, 1);
  }

  /** Creates a box with these sizes along x, y and z in scene units, above 0. */
  public VPrism(double width, double height, double depth) {
    super(width, height, depth);
  }
}
