package zoetrope.mobject.three;

import zoetrope.color.Palette;

/**
 * The surface that a function of two parameters draws, grey, shaded, of 100 by 100 faces; in the
 * community's theme a blue checkerboard of 32 by 32.
 *
 * <pre>{@code
 * var saddle = surface((u, v) -> Vec.of(u, v, u * v), new Interval(-1, 1), new Interval(-1, 1));
 * }</pre>
 */
public final class Surface extends AbstractSurface<Surface> {
  /** Over parameters from 0 to 1. */
  public Surface(SurfaceFunction function) {
    this(function, Interval.UNIT, Interval.UNIT);
  }

  /** Over a range of each parameter. */
  public Surface(SurfaceFunction function, Interval u, Interval v) {
    super(Palette.GREY, function, u, v);
    inTheme(100, 100, 32, 32);
  }
}
