package zoetrope.mobject.three;

/** A box of six rectangles that can be styled one by one. */
public final class VPrism extends VBoxGroup<VPrism> {
  /** 3 wide, 2 high, 1 deep. */
  public VPrism() {
    this(3, 2, 1);
  }

  /** Of these sizes along x, y and z, above 0. */
  public VPrism(double width, double height, double depth) {
    super(width, height, depth);
  }
}
