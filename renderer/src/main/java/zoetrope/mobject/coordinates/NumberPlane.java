package zoetrope.mobject.coordinates;

import zoetrope.color.Theme;

/**
 * Axes in front of a grid of lines, for instance to show how a map changes the plane.
 *
 * <pre>{@code
 * var plane = numberPlane();
 * play(animate(plane, p -> p.applyMatrix(new double[][] {{1, 1}, {0, 1}})));
 * }</pre>
 */
public final class NumberPlane extends AbstractPlane<NumberPlane> {

  /**
   * Creates a plane from -8 to 8 and from -4 to 4, or larger if the frame is larger, with units of
   * one scene unit. In the Community theme its width is that of the frame.
   */
  public NumberPlane() {
    this(Theme.choose(Range.acrossFrame(8), Range.ofFrameWidth()), Range.upFrame(4));
  }

  /** Creates a plane with units of one scene unit. */
  public NumberPlane(Range x, Range y) {
    this(x, y, GridStyle.ofTheme());
  }

  /** Creates a plane with units of one scene unit and another grid. */
  public NumberPlane(Range x, Range y, GridStyle grid) {
    this(x, y, axisOfTheme(), axisOfTheme(), grid);
  }

  /** Creates a plane with a width and a height in scene units. */
  public NumberPlane(Range x, Range y, double width, double height) {
    this(x, y, axisOfTheme().length(width), axisOfTheme().length(height), GridStyle.ofTheme());
  }

  /** Creates a plane with a style for each axis; start with {@link #AXIS}. */
  public NumberPlane(Range x, Range y, AxisStyle xStyle, AxisStyle yStyle, GridStyle grid) {
    super(x, y, xStyle, yStyle);
    addGrid(grid);
    toCenter();
  }

  /** Creates the plane of Manim Community Edition, which fills the frame. */
  public static NumberPlane community() {
    return community(Range.ofFrameWidth(), Range.ofFrameHeight());
  }

  /** Creates a plane like that of Manim Community Edition, with units of one scene unit. */
  public static NumberPlane community(Range x, Range y) {
    AxisStyle style = communityAxis().exclude(0);
    return new NumberPlane(x, y, style, style, GridStyle.COMMUNITY);
  }
}
