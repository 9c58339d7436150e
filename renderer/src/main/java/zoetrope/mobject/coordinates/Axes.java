package zoetrope.mobject.coordinates;

import zoetrope.color.Theme;
import zoetrope.geometry.Directions;

/**
 * Two number lines that cross at 0, or at the number nearest to 0 in their range, or at the number
 * that {@link AxisStyle#crossingAt} sets. They are centred at the origin.
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

  /**
   * Creates axes from -8 to 8 and from -4 to 4, with units of one scene unit. In the Community
   * theme, x goes from -7 to 7, and the axes are 12 by 6 scene units large.
   */
  public Axes() {
    this(Theme.choose(Range.of(-8, 8), Range.of(-7, 7)), Range.of(-4, 4));
  }

  /** Creates axes with units of one scene unit; in the Community theme 12 by 6 units, with tips. */
  public Axes(Range x, Range y) {
    this(x, y, AxisStyle.ofTheme());
  }

  /** Creates axes with a width and a height in scene units. */
  public Axes(Range x, Range y, double width, double height) {
    this(x, y, AxisStyle.ofTheme().length(width), AxisStyle.ofTheme().length(height));
  }

  /** Creates axes in one style; the numbers of the y axis are on its left. */
  public Axes(Range x, Range y, AxisStyle style) {
    this(x, y, style, left(style));
  }

  /**
   * Creates axes with a style for each axis. The numbers of the y axis are on its left unless its
   * style names a side. In the Community theme, axes are placed as in Manim Community Edition and
   * have tips by default.
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

  /**
   * Creates the default axes of Manim Community Edition: white, with tips, from -7 to 7 and from -4
   * to 4 on 12 by 6 scene units.
   */
  public static Axes community() {
    return community(Range.of(-7, 7), Range.of(-4, 4));
  }

  /** Creates axes like those of Manim Community Edition on 12 by 6 scene units. */
  public static Axes community(Range x, Range y) {
    return community(x, y, COMMUNITY_WIDTH, COMMUNITY_HEIGHT);
  }

  /** Creates axes of Manim Community Edition with a width and a height in scene units. */
  public static Axes community(Range x, Range y, double width, double height) {
    AxisStyle style = AxisStyle.COMMUNITY.tip();
    return community(x, y, style.length(width), style.length(height));
  }

  /**
   * Creates axes in these styles, placed as in Manim Community Edition. The middles of both ranges
   * are at the origin. There is no tick at 0, and the numbers of the y axis are on its left.
   */
  public static Axes community(Range x, Range y, AxisStyle xStyle, AxisStyle yStyle) {
    return new Axes(x, y, xStyle, left(yStyle), true);
  }

  static AxisStyle left(AxisStyle style) {
    return style.numberDirection(Directions.LEFT);
  }
}
