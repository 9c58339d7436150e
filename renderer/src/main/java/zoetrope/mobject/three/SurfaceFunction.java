package zoetrope.mobject.three;

import zoetrope.geometry.Vec;

/** A point of space for each pair of parameters. */
@FunctionalInterface
public interface SurfaceFunction {
  /** Returns the point at {@code (u, v)}. */
  Vec at(double u, double v);
}
