package zoetrope.mobject.three;

/** A cube of six squares that can be styled one by one. */
public final class VCube extends VBoxGroup<VCube> {
  /** Of side 2. */
  public VCube() {
    this(2);
  }

  /** Of a side above 0. */
  public VCube(double side) {
    super(side, side, side);
  }
}
