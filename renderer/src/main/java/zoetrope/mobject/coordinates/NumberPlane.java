package zoetrope.mobject.coordinates;

import zoetrope.color.Theme;

/**
 * Axes before a grid of lines, which show what a map does to the plane.
 *
 * <pre>{@code
 * var plane = numberPlane();
 * play(animate(plane, p -> p.applyMatrix(new double[][] {{1, 1}, {0, 1}})));
 * }</pre>
 */
public final class NumberPlane extends AbstractPlane<NumberPlane> {

  /**
   * From -8 to 8 and from -4 to 4, in scene units, or as far as the scene's frame reaches if that
   * is farther; in the community's theme as far as the frame.
   */
  public NumberPlane() {
    this(Theme.choose(Range.acrossFrame(8), Range.ofFrameWidth()), Range.upFrame(4));
  }

  /** In scene units. */
  public NumberPlane(Range x, Range y) {
    this(x, y, GridStyle.ofTheme());
  }

  /** In scene units, with another grid. */
  public NumberPlane(Range x, Range y, GridStyle grid) {
    this(x, y, axisOfTheme(), axisOfTheme(), grid);
  }

  /** As wide and as high as this. */
  public NumberPlane(Range x, Range y, double width, double height) {
    this(x, y, axisOfTheme().length(width), axisOfTheme().length(height), GridStyle.ofTheme());
  }

  /** Each axis in its style, which is best begun with {@link #AXIS}. */
  public NumberPlane(Range x, Range y, AxisStyle xStyle, AxisStyle yStyle, GridStyle grid) {
    super(x, y, xStyle, yStyle);
    addGrid(grid);
    toCenter();
  }

  /** Manim Community's plane, which fills the frame: lines at whole numbers, none between them. */
  public static NumberPlane community() {
    return community(Range.ofFrameWidth(), Range.ofFrameHeight());
  }

  /** Manim Community's plane, in scene units. */
  public static NumberPlane community(Range x, Range y) {
    AxisStyle style = communityAxis().exclude(0);
    return new NumberPlane(x, y, style, style, GridStyle.COMMUNITY);
  }
}
