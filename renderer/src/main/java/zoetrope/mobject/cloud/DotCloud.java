package zoetrope.mobject.cloud;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;

/**
 * Many dots that are one object, by default grey and of radius 0.08.
 *
 * <pre>{@code
 * var cloud = dotCloud(points).setRadius(0.02).setColorGradient(BLUE, YELLOW);
 * }</pre>
 */
public final class DotCloud extends AbstractDotCloud<DotCloud> {
  /** The default radius of a dot in scene units. */
  public static final double DEFAULT_RADIUS = 0.08;

  /** Creates a dot at each of these points; there may be none. */
  public DotCloud(List<Vec> points) {
    super(points, Palette.GREY_C, DEFAULT_RADIUS);
  }

  /** Creates a dot at each of these points. */
  public DotCloud(Vec... points) {
    this(List.of(points));
  }

  /**
   * Creates a grid of dots around the origin, with gaps of 0.5 scene units between their edges. The
   * dots are in layers, row by row from the top.
   *
   * @throws IllegalArgumentException if a number is below 1
   */
  public static DotCloud grid(int rows, int columns, int layers) {
    if (rows < 1 || columns < 1 || layers < 1) {
      throw new IllegalArgumentException(
          "a grid of dots must not be empty: " + rows + " x " + columns + " x " + layers);
    }
    double step = 2 * DEFAULT_RADIUS + 0.5;
    List<Vec> points = new ArrayList<>();
    for (int k = 0; k < layers; k++) {
      for (int i = 0; i < rows; i++) {
        for (int j = 0; j < columns; j++) {
          points.add(
              new Vec(
                  (j - (columns - 1) / 2.0) * step,
                  ((rows - 1) / 2.0 - i) * step,
                  (k - (layers - 1) / 2.0) * step));
        }
      }
    }
    return new DotCloud(points);
  }
}
