package zoetrope.mobject.three.mesh;

import zoetrope.color.Color;

/** The colour of a surface for each pair of parameters. */
@FunctionalInterface
public interface SurfaceColor {
  /** The colour at {@code (u, v)}. */
  Color at(double u, double v);
}
