package zoetrope.mobject.coordinates;

import zoetrope.color.Theme;
import zoetrope.geometry.Complex;
import zoetrope.geometry.Vec;
import zoetrope.mobject.text.GlyphGroup;

/**
 * The plane of complex numbers.
 *
 * <pre>{@code
 * var plane = complexPlane().addCoordinateLabels();
 * var dot = dot(plane.n2p(Complex.of(2, 1)));
 * }</pre>
 */
public final class ComplexPlane extends AbstractPlane<ComplexPlane> {
  private static final double NUMBER_SIZE = 36;

  /**
   * Creates a plane from -8 to 8 and from -4i to 4i, or larger if the frame is larger, with units
   * of one scene unit. In the Community theme its width is that of the frame.
   */
  public ComplexPlane() {
    this(Theme.choose(Range.acrossFrame(8), Range.ofFrameWidth()), Range.upFrame(4));
  }

  /** Creates a plane with units of one scene unit. */
  public ComplexPlane(Range re, Range im) {
    this(re, im, axisOfTheme(), axisOfTheme(), GridStyle.ofTheme());
  }

  /** Creates a plane with a width and a height in scene units. */
  public ComplexPlane(Range re, Range im, double width, double height) {
    this(re, im, axisOfTheme().length(width), axisOfTheme().length(height), GridStyle.ofTheme());
  }

  /** Creates a plane with a style for each axis; start with {@link #AXIS}. */
  public ComplexPlane(Range re, Range im, AxisStyle reStyle, AxisStyle imStyle, GridStyle grid) {
    super(re, im, reStyle, imStyle);
    addGrid(grid);
    toCenter();
  }

  /**
   * Creates the plane of Manim Community Edition, which fills the frame. It has no lines between
   * whole numbers.
   */
  public static ComplexPlane community() {
    AxisStyle style = communityAxis().exclude(0);
    return new ComplexPlane(
        Range.ofFrameWidth(), Range.ofFrameHeight(), style, style, GridStyle.COMMUNITY);
  }

  /** Returns the point of a complex number. */
  public Vec numberToPoint(Complex z) {
    return coordsToPoint(z.re(), z.im());
  }

  /** Returns the point of a number; short for {@link #numberToPoint(Complex)}. */
  public Vec n2p(Complex z) {
    return numberToPoint(z);
  }

  /** Returns the point of a real number. */
  public Vec numberToPoint(double x) {
    return coordsToPoint(x, 0);
  }

  /** Returns the point of a number; short for {@link #numberToPoint(double)}. */
  public Vec n2p(double x) {
    return numberToPoint(x);
  }

  /** Returns the complex number of a point. */
  public Complex pointToNumber(Vec point) {
    Vec coords = pointToCoords(point);
    return Complex.of(coords.x(), coords.y());
  }

  /** Returns the number of a point; short for {@link #pointToNumber}. */
  public Complex p2n(Vec point) {
    return pointToNumber(point);
  }

  /** Adds numbers of font size 36 at all steps except 0; imaginary numbers have an i. */
  @Override
  public ComplexPlane addCoordinateLabels() {
    double[] re = withoutZero(xAxis().tickValues());
    double[] im = withoutZero(yAxis().tickValues());
    return addCoordinateLabels(re, im);
  }

  /** Adds numbers of font size 36 at these values of the axes. */
  @Override
  public ComplexPlane addCoordinateLabels(double[] re, double[] im) {
    xAxis().addNumbers(re, xAxis().defaultNumberStyle().size(NUMBER_SIZE));
    NumberStyle imaginary = yAxis().defaultNumberStyle().size(NUMBER_SIZE).unit(1, "i");
    yAxis().addNumbers(im, imaginary);
    clearCorner();
    return this;
  }

  /** Creates a number at an axis: the imaginary axis if |im| > |re|, otherwise the real axis. */
  public GlyphGroup<?> numberMobject(Complex z) {
    boolean imaginary = Math.abs(z.im()) > Math.abs(z.re());
    NumberLine axis = imaginary ? yAxis() : xAxis();
    NumberStyle style = axis.defaultNumberStyle().size(NUMBER_SIZE);
    return imaginary
        ? axis.numberMobject(z.im(), style.unit(1, "i"))
        : axis.numberMobject(z.re(), style);
  }
}
