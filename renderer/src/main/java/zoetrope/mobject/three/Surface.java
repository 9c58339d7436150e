package zoetrope.mobject.three;

import zoetrope.color.Palette;
import zoetrope.mobject.three.mesh.Interval;

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

  /**
   * Of {@code uFaces} by {@code vFaces} faces at once: as {@link #resolution(int, int)} of another
   * one, but its points are computed only once.
   *
   * @throws IllegalArgumentException for less than 1 or more than 2000 of them
   */
  public Surface(SurfaceFunction function, Interval u, Interval v, int uFaces, int vFaces) {
    super(Palette.GREY, function, u, v);
    inTheme(uFaces, vFaces, uFaces, vFaces);
  }
}
