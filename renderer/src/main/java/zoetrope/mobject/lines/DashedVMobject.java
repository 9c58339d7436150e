package zoetrope.mobject.lines;

import zoetrope.geometry.Path;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.Dashes;
import zoetrope.mobject.VMobject;

/**
 * The dashed outline of a shape, in the stroke of the shape.
 *
 * <pre>{@code
 * var ring = dashedVMobject(circle(), 30);
 * }</pre>
 */
public final class DashedVMobject extends VMobject<DashedVMobject> {

  /** Creates 15 dashes that cover half of the outline. */
  public DashedVMobject(VMobject<?> model) {
    this(model, 15);
  }

  /** Creates {@code count} dashes that cover half of the outline. */
  public DashedVMobject(VMobject<?> model, int count) {
    this(model, count, 0.5);
  }

  /** Creates {@code count} dashes that cover a fraction of the outline, in (0, 1]. */
  public DashedVMobject(VMobject<?> model, int count, double ratio) {
    Preconditions.requireAtLeast("the number of dashes", count, 1);
    Path dashes = Dashes.along(model.localPath(), count, Dashes.requireRatio(ratio));
    setPath(dashes, model.place());
    matchStyle(model);
    setFillOpacity(0);
  }
}
