package zoetrope.mobject.coordinates;

import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleFunction;
import zoetrope.color.Theme;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.three.Surface;
import zoetrope.mobject.three.SurfaceFunction;
import zoetrope.mobject.three.mesh.Interval;

/**
 * Three number lines that cross at 0; the third comes out of the picture.
 *
 * <pre>{@code
 * var axes = threeDAxes(Range.of(-3, 3), Range.of(-3, 3), Range.of(0, 2));
 * axes.addAxisLabels(text("time"), text("place"), tex("\\psi"));
 * var helix = axes.plotParametric3d(t -> Vec.of(Math.cos(t), Math.sin(t), t / 6), Range.of(0, 12));
 * var saddle = axes.plotSurface((x, y) -> x * y / 9).setOpacity(0.5);
 * }</pre>
 */
public final class ThreeDAxes extends CoordinateSystem<ThreeDAxes> {
  private static final double LABEL_SIZE = 48;
  private static final double LABEL_BUFF = 0.2;

  private final NumberLine zAxis;
  private final double crossingZ;

  /** From -6 to 6, -5 to 5 and -4 to 4, in scene units. */
  public ThreeDAxes() {
    this(Range.of(-6, 6), Range.of(-5, 5), Range.of(-4, 4));
  }

  /** In scene units. */
  public ThreeDAxes(Range x, Range y, Range z) {
    this(x, y, z, AxisStyle.ofTheme());
  }

  /** All axes in one style. */
  public ThreeDAxes(Range x, Range y, Range z, AxisStyle style) {
    this(x, y, z, flat(style), Axes.left(flat(style)), inTheme(style, 6.5));
  }

  private static AxisStyle flat(AxisStyle style) {
    return inTheme(style, 10.5);
  }

  private static AxisStyle inTheme(AxisStyle style, double length) {
    AxisStyle axis = style.asAxis(length);
    return Theme.isCommunity() ? axis.crossed() : axis;
  }

  /** Each axis in its style; the ticks of the z axis lie along the x axis. */
  public ThreeDAxes(
      Range x, Range y, Range z, AxisStyle xStyle, AxisStyle yStyle, AxisStyle zStyle) {
    super(x, y, xStyle, yStyle.upright());
    toCenter();
    crossingZ = zStyle.crossing(z);
    zAxis = new NumberLine(z, zStyle);
    zAxis.shift(zAxis.positionToPoint(crossingZ).negate());
    zAxis.rotate(-Math.PI / 2, Directions.UP, Vec.ZERO);
    zAxis.rotate(Directions.DOWN.angle(), Directions.OUT, Vec.ZERO);
    zAxis.shift(origin());
    add(zAxis);
  }

  /** Manim Community's axes: white, with tips, on 10.5 by 10.5 by 6.5 units. */
  public static ThreeDAxes community() {
    AxisStyle style = AxisStyle.COMMUNITY.tip().crossed();
    return new ThreeDAxes(
        Range.of(-6, 6),
        Range.of(-5, 5),
        Range.of(-4, 4),
        style.length(10.5),
        Axes.left(style.length(10.5)),
        style.length(6.5));
  }

  /** Axes stand in space whatever else does: they are sorted by depth. */
  @Override
  protected void emitFamily(DisplayListBuilder out) {
    out.inSpace(() -> super.emitFamily(out));
  }

  /** The third axis. */
  public NumberLine zAxis() {
    return zAxis;
  }

  @Override
  public Group<NumberLine> axes() {
    return new Group<>(xAxis(), yAxis(), zAxis);
  }

  /** The point of three coordinates. */
  public Vec coordsToPoint(double x, double y, double z) {
    double position = zAxis.numberScale().position(z);
    return coordsToPoint(x, y).plus(zAxis.unit().times(position - crossingZ));
  }

  /** The same as {@link #coordsToPoint(double, double, double)}. */
  public Vec c2p(double x, double y, double z) {
    return coordsToPoint(x, y, z);
  }

  /** All three coordinates of a point. */
  @Override
  public Vec pointToCoords(Vec point) {
    Affine frame = Affine.ofColumns(xAxis().unit(), yAxis().unit(), zAxis.unit(), origin());
    Vec positions = CoordinateFrames.inverse(frame).apply(point);
    double z = zAxis.numberScale().value(positions.z() + crossingZ);
    return CoordinateFrames.coordinates(this, positions).with(2, z);
  }

  /** The curve of a point that a function gives in three coordinates, sorted by depth. */
  public ParametricCurve plotParametric3d(DoubleFunction<Vec> function, Range range) {
    return new ParametricCurve(
            t -> {
              Vec c = function.apply(t);
              return coordsToPoint(c.x(), c.y(), c.z());
            },
            range)
        .applyDepthTest();
  }

  /** The graph of {@code z = f(x, y)} over the ranges of the first two axes. */
  public Surface plotSurface(DoubleBinaryOperator function) {
    return plotSurface(function, xAxis().range(), yAxis().range());
  }

  /** The graph of {@code z = f(x, y)} over a range of each coordinate, whose steps do not count. */
  public Surface plotSurface(DoubleBinaryOperator function, Range x, Range y) {
    return plotParametricSurface(
        (u, v) -> new Vec(u, v, function.applyAsDouble(u, v)), interval(x), interval(y));
  }

  private static Interval interval(Range range) {
    return new Interval(range.min(), range.max());
  }

  /** The surface of a point that a function of two parameters gives in three coordinates. */
  public Surface plotParametricSurface(SurfaceFunction function, Interval u, Interval v) {
    return new Surface(
        (s, t) -> {
          Vec c = function.at(s, t);
          return coordsToPoint(c.x(), c.y(), c.z());
        },
        u,
        v);
  }

  /**
   * Adds the labels x, y and z beyond the ends of the axes. The z axis of axes without ranges is as
   * high as the frame: seen from the side, its label is in sight where the camera shows more, as by
   * {@code camera().setHeight(10)}, or where ranges are shorter.
   */
  public ThreeDAxes addAxisLabels() {
    return addAxisLabels("x", "y", "z");
  }

  /** The labels x, y and z beyond the ends of the axes; they face the camera. */
  @Override
  public Group<Tex> axisLabels() {
    return axisLabels("x", "y", "z");
  }

  /** Formulas beyond the ends of the axes, of size 48, that face the camera. */
  public Group<Tex> axisLabels(String x, String y, String z) {
    return new Group<>(xAxisLabel(x), yAxisLabel(y), zAxisLabel(z));
  }

  /** Adds labels beyond the ends of the axes, of size 48, that face the camera. */
  public ThreeDAxes addAxisLabels(String x, String y, String z) {
    xAxis().add(xAxisLabel(x));
    yAxis().add(yAxisLabel(y));
    zAxis.add(zAxisLabel(z));
    return this;
  }

  /** Adds labels of any kind beyond the ends of the axes, such as texts, that face the camera. */
  public ThreeDAxes addAxisLabels(Mobject<?> x, Mobject<?> y, Mobject<?> z) {
    place(xAxis(), x);
    place(yAxis(), y);
    place(zAxis, z);
    xAxis().add(x);
    yAxis().add(y);
    zAxis.add(z);
    return this;
  }

  /**
   * Puts a label of any kind, such as a text, beyond the end of the x axis; it faces the camera.
   */
  public <M extends Mobject<M>> M xAxisLabel(M label) {
    place(xAxis(), label);
    return label;
  }

  /**
   * Puts a label of any kind, such as a text, beyond the end of the y axis; it faces the camera.
   */
  public <M extends Mobject<M>> M yAxisLabel(M label) {
    place(yAxis(), label);
    return label;
  }

  /**
   * Puts a label of any kind, such as a text, beyond the end of the z axis; it faces the camera.
   */
  public <M extends Mobject<M>> M zAxisLabel(M label) {
    place(zAxis, label);
    return label;
  }

  /** A formula beyond the end of the x axis that faces the camera, of size 48. */
  @Override
  public Tex xAxisLabel(String tex) {
    return label(xAxis(), tex);
  }

  /** A formula beyond the end of the y axis that faces the camera, of size 48. */
  @Override
  public Tex yAxisLabel(String tex) {
    return label(yAxis(), tex);
  }

  /** A formula beyond the end of the z axis that faces the camera, of size 48. */
  public Tex zAxisLabel(String tex) {
    return label(zAxis, tex);
  }

  private static Tex label(NumberLine axis, String tex) {
    Tex label = new Tex(tex).fontSize(LABEL_SIZE);
    place(axis, label);
    return label;
  }

  /** The camera may look from anywhere: the label has the same distance from the end to all. */
  private static void place(NumberLine axis, Mobject<?> label) {
    double radius = Math.max(label.width(), label.height()) / 2;
    Vec way = axis.unitVector().times(LABEL_BUFF + radius);
    label.moveTo(axis.endPoint().plus(way));
    label.fixOrientation();
  }
}
