package zoetrope.mobject.lines;

import zoetrope.geometry.Vec;
import zoetrope.mobject.VMobject;

/** A line tangent to a curve, with its middle near the point of contact. */
public final class TangentLine extends AbstractLine<TangentLine> {
  private static final double STEP = 1e-6;

  /** Creates a tangent 2 units long at a fraction, in [0, 1], of the curve. */
  public TangentLine(VMobject<?> curve, double alpha) {
    this(curve, alpha, 2);
  }

  /** Creates a tangent {@code length} units long at a fraction, in [0, 1], of the curve. */
  public TangentLine(VMobject<?> curve, double alpha, double length) {
    super(around(curve, alpha), 0);
    redraw();
    setLength(length);
  }

  private static Endpoints around(VMobject<?> curve, double alpha) {
    Vec before = curve.pointAt(Math.max(0, alpha - STEP));
    return Endpoints.of(before, curve.pointAt(Math.min(1, alpha + STEP)));
  }
}
