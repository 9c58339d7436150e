package zoetrope.mobject.lines;

import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.VMobject;

/** A single cubic Bézier curve. */
public final class CubicBezier extends VMobject<CubicBezier> {

  /** Creates the curve from {@code start} to {@code end} with two control points. */
  public CubicBezier(Vec start, Vec handle1, Vec handle2, Vec end) {
    super(Path.builder().moveTo(start).cubicTo(handle1, handle2, end).build());
  }
}
