package zoetrope.mobject.lines;

import zoetrope.geometry.Path;
import zoetrope.internal.mobject.Dashes;
import zoetrope.internal.mobject.Preconditions;
import zoetrope.mobject.VMobject;

/**
 * The outline of a shape in dashes, in the shape's own stroke.
 *
 * <pre>{@code
 * var ring = dashedVMobject(circle(), 30);
 * }</pre>
 */
public final class DashedVMobject extends VMobject<DashedVMobject> {

  /** Fifteen dashes, half of the outline. */
  public DashedVMobject(VMobject<?> model) {
    this(model, 15);
  }

  /** {@code count} dashes, half of the outline. */
  public DashedVMobject(VMobject<?> model, int count) {
    this(model, count, 0.5);
  }

  /** {@code count} dashes that make up the part {@code ratio} of the outline, in (0, 1]. */
  public DashedVMobject(VMobject<?> model, int count, double ratio) {
    Preconditions.requireAtLeast("the number of dashes", count, 1);
    Path dashes = Dashes.along(model.localPath(), count, Dashes.requireRatio(ratio));
    setPath(dashes, model.place());
    matchStyle(model);
    setFillOpacity(0);
  }
}
