package zoetrope.vocabulary;

import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleFunction;
import java.util.function.DoubleUnaryOperator;
import zoetrope.geometry.Vec;
import zoetrope.mobject.coordinates.Axes;
import zoetrope.mobject.coordinates.AxisStyle;
import zoetrope.mobject.coordinates.ComplexPlane;
import zoetrope.mobject.coordinates.FunctionGraph;
import zoetrope.mobject.coordinates.GridStyle;
import zoetrope.mobject.coordinates.ImplicitCurve;
import zoetrope.mobject.coordinates.Legend;
import zoetrope.mobject.coordinates.NumberLine;
import zoetrope.mobject.coordinates.NumberPlane;
import zoetrope.mobject.coordinates.ParametricCurve;
import zoetrope.mobject.coordinates.PolarPlane;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.coordinates.ThreeDAxes;
import zoetrope.mobject.coordinates.UnitInterval;

/** Makes number lines, axes, planes and curves. */
public abstract class CoordinateWords extends GroupWords {
  /** Not to be made. */
  protected CoordinateWords() {}

  /** From -8 to 8 and from -4 to 4, in scene units. */
  public static Axes axes() {
    return new Axes();
  }

  /** In scene units. */
  public static Axes axes(Range x, Range y) {
    return new Axes(x, y);
  }

  /** As wide and as high as this, in scene units. */
  public static Axes axes(Range x, Range y, double width, double height) {
    return new Axes(x, y, width, height);
  }

  /** Both axes in one style, the numbers of the y axis to its left. */
  public static Axes axes(Range x, Range y, AxisStyle style) {
    return new Axes(x, y, style);
  }

  /** Each axis in its style. */
  public static Axes axes(Range x, Range y, AxisStyle xStyle, AxisStyle yStyle) {
    return new Axes(x, y, xStyle, yStyle);
  }

  /** From -8 to 8 and from -4i to 4i, in scene units. */
  public static ComplexPlane complexPlane() {
    return new ComplexPlane();
  }

  /** In scene units. */
  public static ComplexPlane complexPlane(Range re, Range im) {
    return new ComplexPlane(re, im);
  }

  /** As wide and as high as this. */
  public static ComplexPlane complexPlane(Range re, Range im, double width, double height) {
    return new ComplexPlane(re, im, width, height);
  }

  /** Each axis in its style, which is best begun with {@code AXIS}. */
  public static ComplexPlane complexPlane(
      Range re, Range im, AxisStyle reStyle, AxisStyle imStyle, GridStyle grid) {
    return new ComplexPlane(re, im, reStyle, imStyle, grid);
  }

  /** From -8 to 8. */
  public static FunctionGraph functionGraph(DoubleUnaryOperator function) {
    return new FunctionGraph(function);
  }

  /** Over a range, whose step is that of the samples. */
  public static FunctionGraph functionGraph(DoubleUnaryOperator function, Range range) {
    return new FunctionGraph(function, range);
  }

  /** Over the default frame. */
  public static ImplicitCurve implicitCurve(DoubleBinaryOperator function) {
    return new ImplicitCurve(function);
  }

  /** Over a rectangle. */
  public static ImplicitCurve implicitCurve(DoubleBinaryOperator function, Range x, Range y) {
    return new ImplicitCurve(function, x, y);
  }

  /** Without entries. */
  public static Legend legend() {
    return new Legend();
  }

  /** From -8 to 8. */
  public static NumberLine numberLine() {
    return new NumberLine();
  }

  /** A line of this range, one scene unit for a step of 1. */
  public static NumberLine numberLine(Range range) {
    return new NumberLine(range);
  }

  /** A line of this range and look. */
  public static NumberLine numberLine(Range range, AxisStyle style) {
    return new NumberLine(range, style);
  }

  /** From -8 to 8 and from -4 to 4, in scene units. */
  public static NumberPlane numberPlane() {
    return new NumberPlane();
  }

  /** In scene units. */
  public static NumberPlane numberPlane(Range x, Range y) {
    return new NumberPlane(x, y);
  }

  /** In scene units, with another grid. */
  public static NumberPlane numberPlane(Range x, Range y, GridStyle grid) {
    return new NumberPlane(x, y, grid);
  }

  /** As wide and as high as this. */
  public static NumberPlane numberPlane(Range x, Range y, double width, double height) {
    return new NumberPlane(x, y, width, height);
  }

  /** Each axis in its style, which is best begun with {@code AXIS}. */
  public static NumberPlane numberPlane(
      Range x, Range y, AxisStyle xStyle, AxisStyle yStyle, GridStyle grid) {
    return new NumberPlane(x, y, xStyle, yStyle, grid);
  }

  /** From 0 to 1. */
  public static ParametricCurve parametricCurve(DoubleFunction<Vec> function) {
    return new ParametricCurve(function);
  }

  /** Over a range, whose step is that of the samples. */
  public static ParametricCurve parametricCurve(DoubleFunction<Vec> function, Range range) {
    return new ParametricCurve(function, range);
  }

  /** To radius 4, in scene units. */
  public static PolarPlane polarPlane() {
    return new PolarPlane();
  }

  /** To a radius, in scene units. */
  public static PolarPlane polarPlane(double radius) {
    return new PolarPlane(radius);
  }

  /** To a radius, {@code size} scene units wide in all. */
  public static PolarPlane polarPlane(double radius, double size) {
    return new PolarPlane(radius, size);
  }

  /** A circle at every {@code step} up to {@code radius}, and {@code rays} rays. */
  public static PolarPlane polarPlane(
      double radius, double step, AxisStyle axis, int rays, GridStyle grid) {
    return new PolarPlane(radius, step, axis, rays, grid);
  }

  /** From -6 to 6, -5 to 5 and -4 to 4, in scene units. */
  public static ThreeDAxes threeDAxes() {
    return new ThreeDAxes();
  }

  /** In scene units. */
  public static ThreeDAxes threeDAxes(Range x, Range y, Range z) {
    return new ThreeDAxes(x, y, z);
  }

  /** All axes in one style. */
  public static ThreeDAxes threeDAxes(Range x, Range y, Range z, AxisStyle style) {
    return new ThreeDAxes(x, y, z, style);
  }

  /** Each axis in its style. */
  public static ThreeDAxes threeDAxes(
      Range x, Range y, Range z, AxisStyle xStyle, AxisStyle yStyle, AxisStyle zStyle) {
    return new ThreeDAxes(x, y, z, xStyle, yStyle, zStyle);
  }

  /** A tick at every tenth. */
  public static UnitInterval unitInterval() {
    return new UnitInterval();
  }

  /** A tick at every step, in another look. */
  public static UnitInterval unitInterval(double step, AxisStyle style) {
    return new UnitInterval(step, style);
  }
}
