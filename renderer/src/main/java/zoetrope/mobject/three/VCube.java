package zoetrope.mobject.three;

/** A cube of six squares that can be styled separately. */
public final class VCube extends VBoxGroup<VCube> {
  /** Creates a cube with sides of length 2. */
  public VCube() {
    this(2);
  }

  /** Creates a cube with sides of a length in scene units, above 0. */
  public VCube(double side) {
    super(side, side, side);
  }
}
