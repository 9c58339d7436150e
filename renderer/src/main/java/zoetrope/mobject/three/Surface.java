package zoetrope.mobject.three;

import java.util.function.Predicate;
import zoetrope.geometry.Vec;
import zoetrope.mobject.three.mesh.Interval;

/**
 * A surface defined by a function of two parameters, grey and shaded, with 100 by 100 faces. In the
 * Community theme it is a blue checkerboard of 32 by 32 faces. Where the function has no finite
 * value, for instance at a pole, the surface has no faces.
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
    this(function, u, v, null);
  }

  /**
   * Creates a surface with {@code uFaces} by {@code vFaces} faces. In contrast to a later call of
   * {@link #resolution(int, int)}, its points are computed only once.
   *
   * @throws IllegalArgumentException if a number is not from 1 to 2000
   */
  public Surface(SurfaceFunction function, Interval u, Interval v, int uFaces, int vFaces) {
    super(function, u, v);
    inTheme(uFaces, vFaces, uFaces, vFaces);
  }

  private Surface(SurfaceFunction function, Interval u, Interval v, Predicate<Vec> inside) {
    super(function, u, v);
    showWithin(inside);
    inTheme(100, 100, 32, 32);
  }

  /** Creates the part of a surface whose points satisfy a condition. */
  public static Surface within(
      Predicate<Vec> inside, SurfaceFunction function, Interval u, Interval v) {
    return new Surface(function, u, v, inside);
  }

  /** Also shows the parts of the surface beyond its axes, which are cut off by default. */
  public Surface unclipped() {
    showWithin(null);
    return resolution(uFaces(), vFaces());
  }
}
