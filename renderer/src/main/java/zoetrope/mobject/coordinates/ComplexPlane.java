package zoetrope.mobject.coordinates;

import zoetrope.color.Theme;
import zoetrope.geometry.Complex;
import zoetrope.geometry.Vec;
import zoetrope.mobject.text.GlyphGroup;

/**
 * The plane of the complex numbers.
 *
 * <pre>{@code
 * var plane = complexPlane().addCoordinateLabels();
 * var dot = dot(plane.n2p(Complex.of(2, 1)));
 * }</pre>
 */
public final class ComplexPlane extends AbstractPlane<ComplexPlane> {
  private static final double NUMBER_SIZE = 36;

  /**
   * From -8 to 8 and from -4i to 4i, in scene units, or as far as the scene's frame reaches if that
   * is farther; in the community's theme as the frame.
   */
  public ComplexPlane() {
    this(Theme.choose(Range.acrossFrame(8), Range.ofFrameWidth()), Range.upFrame(4));
  }

  /** In scene units. */
  public ComplexPlane(Range re, Range im) {
    this(re, im, axisOfTheme(), axisOfTheme(), GridStyle.ofTheme());
  }

  /** As wide and as high as this. */
  public ComplexPlane(Range re, Range im, double width, double height) {
    this(re, im, axisOfTheme().length(width), axisOfTheme().length(height), GridStyle.ofTheme());
  }

  /** Each axis in its style, which is best begun with {@link #AXIS}. */
  public ComplexPlane(Range re, Range im, AxisStyle reStyle, AxisStyle imStyle, GridStyle grid) {
    super(re, im, reStyle, imStyle);
    addGrid(grid);
    toCenter();
  }

  /** Manim Community's plane, which fills the frame: no lines between whole numbers. */
  public static ComplexPlane community() {
    AxisStyle style = communityAxis().exclude(0);
    return new ComplexPlane(
        Range.ofFrameWidth(), Range.ofFrameHeight(), style, style, GridStyle.COMMUNITY);
  }

  /** The point of a number. */
  public Vec numberToPoint(Complex z) {
    return coordsToPoint(z.re(), z.im());
  }

  /** The same as {@link #numberToPoint(Complex)}. */
  public Vec n2p(Complex z) {
    return numberToPoint(z);
  }

  /** The point of a real number. */
  public Vec numberToPoint(double x) {
    return coordsToPoint(x, 0);
  }

  /** The same as {@link #numberToPoint(double)}. */
  public Vec n2p(double x) {
    return numberToPoint(x);
  }

  /** The number of a point. */
  public Complex pointToNumber(Vec point) {
    Vec coords = pointToCoords(point);
    return Complex.of(coords.x(), coords.y());
  }

  /** The same as {@link #pointToNumber}. */
  public Complex p2n(Vec point) {
    return pointToNumber(point);
  }

  /** Numbers at all steps but 0, of size 36: real ones, and imaginary ones with i. */
  @Override
  public ComplexPlane addCoordinateLabels() {
    double[] re = withoutZero(xAxis().tickValues());
    double[] im = withoutZero(yAxis().tickValues());
    return addCoordinateLabels(re, im);
  }

  /** Numbers at these values of the axes, of size 36. */
  @Override
  public ComplexPlane addCoordinateLabels(double[] re, double[] im) {
    xAxis().addNumbers(re, xAxis().defaultNumberStyle().size(NUMBER_SIZE));
    NumberStyle imaginary = yAxis().defaultNumberStyle().size(NUMBER_SIZE).unit(1, "i");
    yAxis().addNumbers(im, imaginary);
    return this;
  }

  /** A number beside its point: on the imaginary axis when its imaginary part is the greater. */
  public GlyphGroup<?> numberMobject(Complex z) {
    boolean imaginary = Math.abs(z.im()) > Math.abs(z.re());
    NumberLine axis = imaginary ? yAxis() : xAxis();
    NumberStyle style = axis.defaultNumberStyle().size(NUMBER_SIZE);
    return imaginary
        ? axis.numberMobject(z.im(), style.unit(1, "i"))
        : axis.numberMobject(z.re(), style);
  }
}
