package zoetrope.mobject.coordinates;

import zoetrope.geometry.Directions;

/**
 * Two number lines that cross at 0, centred at the origin.
 *
 * <pre>{@code
 * var axes = axes(Range.of(-3, 3), Range.of(-1, 9), 6, 5).addCoordinateLabels();
 * var parabola = axes.plot(x -> x * x).setStroke(YELLOW);
 * var area = axes.area(parabola, 0, 2);
 * }</pre>
 */
public final class Axes extends CoordinateSystem<Axes> {

  /** From -8 to 8 and from -4 to 4, in scene units. */
  public Axes() {
    this(Range.of(-8, 8), Range.of(-4, 4));
  }

  /** In scene units. */
  public Axes(Range x, Range y) {
    this(x, y, AxisStyle.DEFAULT);
  }

  /** As wide and as high as this, in scene units. */
  public Axes(Range x, Range y, double width, double height) {
    this(x, y, AxisStyle.DEFAULT.length(width), left(AxisStyle.DEFAULT.length(height)));
  }

  /** Both axes in one style, the numbers of the y axis to its left. */
  public Axes(Range x, Range y, AxisStyle style) {
    this(x, y, style, left(style));
  }

  /** Each axis in its style. */
  public Axes(Range x, Range y, AxisStyle xStyle, AxisStyle yStyle) {
    super(x, y, xStyle, yStyle);
    toCenter();
  }

  /** Manim Community's axes: white, with tips, from -7 to 7 and -4 to 4 on 12 by 6 units. */
  public static Axes community() {
    return community(Range.of(-7, 7), Range.of(-4, 4));
  }

  /** Manim Community's axes on 12 by 6 units. */
  public static Axes community(Range x, Range y) {
    return community(x, y, 12, 6);
  }

  /** Manim Community's axes, as wide and as high as this. */
  public static Axes community(Range x, Range y, double width, double height) {
    AxisStyle style = AxisStyle.COMMUNITY.tip();
    return community(x, y, style.length(width), style.length(height));
  }

  /**
   * Axes as Manim Community places them, in these styles: without a tick at 0, the middles of both
   * ranges at the origin, numbers of the y axis to its left.
   */
  public static Axes community(Range x, Range y, AxisStyle xStyle, AxisStyle yStyle) {
    Axes axes = new Axes(x, y, crossed(xStyle), crossed(left(yStyle)));
    axes.centerRanges();
    return axes;
  }

  static AxisStyle left(AxisStyle style) {
    return style.numberDirection(Directions.LEFT);
  }

  /** Where 0 is on the other axis, no tick and no number. */
  static AxisStyle crossed(AxisStyle style) {
    return style.scale() instanceof Scale.Linear ? style.noOriginTick().exclude(0) : style;
  }
}
