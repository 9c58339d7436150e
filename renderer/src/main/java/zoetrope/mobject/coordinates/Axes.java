package zoetrope.mobject.coordinates;

import zoetrope.color.Theme;
import zoetrope.geometry.Directions;

/**
 * Two number lines that cross at 0, or where {@link AxisStyle#crossingAt} says, centred at the
 * origin.
 *
 * <pre>{@code
 * var axes = axes(Range.of(-3, 3), Range.of(-1, 9), 6, 5).addCoordinateLabels();
 * var parabola = axes.plot(x -> x * x).setStroke(YELLOW);
 * var area = axes.area(parabola, 0, 2);
 * }</pre>
 */
public final class Axes extends CoordinateSystem<Axes> {
  private static final double COMMUNITY_WIDTH = 12;
  private static final double COMMUNITY_HEIGHT = 6;

  /** From -8 to 8 and from -4 to 4, in scene units; in the community's theme as those have it. */
  public Axes() {
    this(Theme.choose(Range.of(-8, 8), Range.of(-7, 7)), Range.of(-4, 4));
  }

  /** In scene units; in the community's theme 12 by 6 of them, with tips. */
  public Axes(Range x, Range y) {
    this(x, y, AxisStyle.ofTheme());
  }

  /** As wide and as high as this, in scene units. */
  public Axes(Range x, Range y, double width, double height) {
    this(x, y, AxisStyle.ofTheme().length(width), AxisStyle.ofTheme().length(height));
  }

  /** Both axes in one style, the numbers of the y axis to its left. */
  public Axes(Range x, Range y, AxisStyle style) {
    this(x, y, style, left(style));
  }

  /**
   * Each axis in its style, the numbers of the y axis to its left unless its style names a side. In
   * the community's theme they are placed as its own, and have tips unless it is said.
   */
  public Axes(Range x, Range y, AxisStyle xStyle, AxisStyle yStyle) {
    this(x, y, xStyle, yStyle, Theme.isCommunity());
  }

  private Axes(Range x, Range y, AxisStyle xStyle, AxisStyle yStyle, boolean community) {
    super(
        x,
        y,
        community ? xStyle.asAxis(COMMUNITY_WIDTH).crossed() : xStyle,
        community ? yStyle.asAxis(COMMUNITY_HEIGHT).upright().crossed() : yStyle.upright());
    if (community) {
      centerRanges();
    } else {
      toCenter();
    }
  }

  /** Manim Community's axes: white, with tips, from -7 to 7 and -4 to 4 on 12 by 6 units. */
  public static Axes community() {
    return community(Range.of(-7, 7), Range.of(-4, 4));
  }

  /** Manim Community's axes on 12 by 6 units. */
  public static Axes community(Range x, Range y) {
    return community(x, y, COMMUNITY_WIDTH, COMMUNITY_HEIGHT);
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
    return new Axes(x, y, xStyle, left(yStyle), true);
  }

  static AxisStyle left(AxisStyle style) {
    return style.numberDirection(Directions.LEFT);
  }
}
