package zoetrope.mobject.three.mesh;

import zoetrope.color.Color;

/** A colour for each pair of parameters of a surface. */
@FunctionalInterface
public interface SurfaceColor {
  /** Returns the colour at {@code (u, v)}. */
  Color at(double u, double v);
}
