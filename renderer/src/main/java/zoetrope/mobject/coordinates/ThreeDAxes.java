package zoetrope.mobject.coordinates;

import java.util.List;
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
 * Three number lines that cross like {@link Axes}. The third points towards the viewer.
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

  /**
   * Creates axes from -6 to 6, from -5 to 5 and from -4 to 4, with units of one scene unit. In the
   * Community theme, they have tips and are 10.5, 10.5 and 6.5 scene units long.
   */
  public ThreeDAxes() {
    this(Range.of(-6, 6), Range.of(-5, 5), Range.of(-4, 4));
  }

  /**
   * Creates axes with units of one scene unit; in the Community theme, axes with tips that are
   * 10.5, 10.5 and 6.5 scene units long.
   */
  public ThreeDAxes(Range x, Range y, Range z) {
    this(x, y, z, AxisStyle.ofTheme());
  }

  /** Creates axes in one style. */
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

  /** Creates axes with a style for each; the ticks of the z axis are parallel to the x axis. */
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

  /**
   * Creates the axes of Manim Community Edition. They have tips and are 10.5, 10.5 and 6.5 scene
   * units long.
   */
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

  /** Adds the axes in space, so that they are always sorted by depth. */
  @Override
  protected void emitFamily(DisplayListBuilder out) {
    out.inSpace(() -> super.emitFamily(out));
  }

  /** Returns the third axis. */
  public NumberLine zAxis() {
    return zAxis;
  }

  @Override
  public Group<NumberLine> axes() {
    return new Group<>(lines());
  }

  private List<NumberLine> lines() {
    return List.of(xAxis(), yAxis(), zAxis);
  }

  /** Returns the point of three coordinates. */
  public Vec coordsToPoint(double x, double y, double z) {
    double position = zAxis.numberScale().position(z);
    return coordsToPoint(x, y).plus(zAxis.unit().times(position - crossingZ));
  }

  /** Returns the point of coordinates; short for {@link #coordsToPoint(double, double, double)}. */
  public Vec c2p(double x, double y, double z) {
    return coordsToPoint(x, y, z);
  }

  /** Returns all three coordinates of a point. */
  @Override
  public Vec pointToCoords(Vec point) {
    Affine frame = Affine.ofColumns(xAxis().unit(), yAxis().unit(), zAxis.unit(), origin());
    Vec positions = CoordinateFrames.inverse(frame).apply(point);
    double z = zAxis.numberScale().value(positions.z() + crossingZ);
    return CoordinateFrames.coordinates(this, positions).with(2, z);
  }

  /**
   * Creates the curve of a function from numbers to three coordinates, sorted by depth, and cut at
   * the box of the axes; see {@link ParametricCurve#unclipped}.
   */
  public ParametricCurve plotParametric3d(DoubleFunction<Vec> function, Range range) {
    return new ParametricCurve(
            t -> {
              Vec c = function.apply(t);
              return coordsToPoint(c.x(), c.y(), c.z());
            },
            range,
            path -> AxesClip.linesInSpace(lines(), path))
        .applyDepthTest();
  }

  /**
   * Creates the surface {@code z = f(x, y)} over the ranges of the first two axes, cut at the box
   * of the axes; see {@link Surface#unclipped}.
   */
  public Surface plotSurface(DoubleBinaryOperator function) {
    return plotSurface(function, xAxis().range(), yAxis().range());
  }

  /** Creates the surface {@code z = f(x, y)} over ranges of x and y, cut at the box of the axes. */
  public Surface plotSurface(DoubleBinaryOperator function, Range x, Range y) {
    return plotParametricSurface(
        (u, v) -> new Vec(u, v, function.applyAsDouble(u, v)), interval(x), interval(y));
  }

  private static Interval interval(Range range) {
    return new Interval(range.min(), range.max());
  }

  /**
   * Creates the surface of a function from two parameters to three coordinates, cut at the box of
   * the axes.
   */
  public Surface plotParametricSurface(SurfaceFunction function, Interval u, Interval v) {
    return Surface.within(
        AxesClip.inside(lines()),
        (s, t) -> {
          Vec c = function.at(s, t);
          return coordsToPoint(c.x(), c.y(), c.z());
        },
        u,
        v);
  }

  /**
   * Adds the labels x, y and z beyond the ends of the axes.
   *
   * <p>The default z axis is as high as the frame. To show its label from the side, let the camera
   * show more, for instance by {@code camera().setHeight(10)}, or use a shorter range.
   */
  public ThreeDAxes addAxisLabels() {
    return addAxisLabels("x", "y", "z");
  }

  /** Creates the labels x, y and z beyond the ends of the axes; they face the camera. */
  @Override
  public Group<Tex> axisLabels() {
    return axisLabels("x", "y", "z");
  }

  /** Creates formulas of font size 48 beyond the ends of the axes; they face the camera. */
  public Group<Tex> axisLabels(String x, String y, String z) {
    return new Group<>(xAxisLabel(x), yAxisLabel(y), zAxisLabel(z));
  }

  /** Adds formulas of font size 48 beyond the ends of the axes; they face the camera. */
  public ThreeDAxes addAxisLabels(String x, String y, String z) {
    xAxis().add(xAxisLabel(x));
    yAxis().add(yAxisLabel(y));
    zAxis.add(zAxisLabel(z));
    return this;
  }

  /** Adds any labels, such as texts, beyond the ends of the axes; they face the camera. */
  public ThreeDAxes addAxisLabels(Mobject<?> x, Mobject<?> y, Mobject<?> z) {
    xAxis().add(place(xAxis(), x));
    yAxis().add(place(yAxis(), y));
    zAxis.add(place(zAxis, z));
    return this;
  }

  /** Puts any label, such as a text, beyond the end of the x axis; it faces the camera. */
  public <M extends Mobject<M>> M xAxisLabel(M label) {
    return place(xAxis(), label);
  }

  /** Puts any label, such as a text, beyond the end of the y axis; it faces the camera. */
  public <M extends Mobject<M>> M yAxisLabel(M label) {
    return place(yAxis(), label);
  }

  /** Puts any label, such as a text, beyond the end of the z axis; it faces the camera. */
  public <M extends Mobject<M>> M zAxisLabel(M label) {
    return place(zAxis, label);
  }

  /** Creates a formula of font size 48 beyond the end of the x axis; it faces the camera. */
  @Override
  public Tex xAxisLabel(String tex) {
    return label(xAxis(), tex);
  }

  /** Creates a formula of font size 48 beyond the end of the y axis; it faces the camera. */
  @Override
  public Tex yAxisLabel(String tex) {
    return label(yAxis(), tex);
  }

  /** Creates a formula of font size 48 beyond the end of the z axis; it faces the camera. */
  public Tex zAxisLabel(String tex) {
    return label(zAxis, tex);
  }

  private static Tex label(NumberLine axis, String tex) {
    return place(axis, new Tex(tex).fontSize(LABEL_SIZE));
  }

  /**
   * Places a label beyond the end of its axis. The distance fits the longer side of the label, so
   * it suits every view of the camera.
   */
  private static <M extends Mobject<?>> M place(NumberLine axis, M label) {
    double radius = Math.max(label.width(), label.height()) / 2;
    Vec way = axis.unitVector().times(LABEL_BUFF + radius);
    label.moveTo(axis.endPoint().plus(way));
    label.fixOrientation();
    return label;
  }
}
