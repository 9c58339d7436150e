package zoetrope.mobject.lines;

import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.VMobject;

/** One cubic Bézier curve. */
public final class CubicBezier extends VMobject<CubicBezier> {

  /** From {@code start} towards {@code handle1}, arriving at {@code end} from {@code handle2}. */
  public CubicBezier(Vec start, Vec handle1, Vec handle2, Vec end) {
    super(Path.builder().moveTo(start).cubicTo(handle1, handle2, end).build());
  }
}
