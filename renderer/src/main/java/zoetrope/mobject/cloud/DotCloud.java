package zoetrope.mobject.cloud;

import java.util.List;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;

/**
 * Many dots that are one object, grey, of radius 0.08.
 *
 * <pre>{@code
 * var cloud = dotCloud(points).setRadius(0.02).setColorGradient(BLUE, YELLOW);
 * }</pre>
 */
public final class DotCloud extends AbstractDotCloud<DotCloud> {
  /** The radius of a dot unless another is named. */
  public static final double DEFAULT_RADIUS = 0.08;

  /** A dot at each of these points; there may be none. */
  public DotCloud(List<Vec> points) {
    super(points, Palette.GREY_C, DEFAULT_RADIUS);
  }

  /** A dot at each of these points. */
  public DotCloud(Vec... points) {
    this(List.of(points));
  }

  /**
   * A grid of dots around the origin, 0.5 from edge to edge: rows by columns by layers.
   *
   * @throws IllegalArgumentException for less than one of them
   */
  public static DotCloud grid(int rows, int columns, int layers) {
    return new DotCloud(PointGrids.points(rows, columns, layers, 2 * DEFAULT_RADIUS + 0.5));
  }
}
