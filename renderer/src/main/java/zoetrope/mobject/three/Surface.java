package zoetrope.mobject.three;

import zoetrope.color.Palette;
import zoetrope.mobject.three.mesh.Interval;

/**
 * A surface defined by a function of two parameters, grey and shaded, with 100 by 100 faces. In the
 * Community theme it is a blue checkerboard of 32 by 32 faces.
 *
 * <pre>{@code
 * var saddle = surface((u, v) -> Vec.of(u, v, u * v), new Interval(-1, 1), new Interval(-1, 1));
 * }</pre>
 */
public final class Surface extends AbstractSurface<Surface> {
  /** Creates a surface over parameters from 0 to 1. */
  public Surface(SurfaceFunction function) {
    this(function, Interval.UNIT, Interval.UNIT);
  }

  /** Creates a surface over a range of each parameter. */
  public Surface(SurfaceFunction function, Interval u, Interval v) {
    super(Palette.GREY, function, u, v);
    inTheme(100, 100, 32, 32);
  }

  /**
   * Creates a surface with {@code uFaces} by {@code vFaces} faces. In contrast to a later call of
   * {@link #resolution(int, int)}, its points are computed only once.
   *
   * @throws IllegalArgumentException if a number is not from 1 to 2000
   */
  public Surface(SurfaceFunction function, Interval u, Interval v, int uFaces, int vFaces) {
    super(Palette.GREY, function, u, v);
    inTheme(uFaces, vFaces, uFaces, vFaces);
  }
}
