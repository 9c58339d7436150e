package zoetrope.badinput;

import static java.lang.Double.NaN;
import static java.lang.Double.POSITIVE_INFINITY;
import static zoetrope.Zoetrope.*;
import static zoetrope.badinput.Row.refused;
import static zoetrope.badinput.Row.shows;

import java.util.List;
import java.util.stream.Stream;
import zoetrope.mobject.coordinates.AxisStyle;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.coordinates.Scale;
import zoetrope.mobject.fields.Field;
import zoetrope.mobject.fields.Region;
import zoetrope.mobject.fields.StreamOptions;

/** Axes, graphs, equations and fields. */
class CoordinatesBadInputTest extends BadInput {
  static Stream<Row> rows() {
    return Stream.of(axesRows(), functionsRows(), fieldsRows()).flatMap(List::stream);
  }

  private static List<Row> axesRows() {
    return List.of(
        refused(
            "a range with swapped ends",
            () -> numberLine(Range.of(1, -1)),
            "a range from 1.0 to -1.0 is not possible: it must run from a finite number to a"
                + " greater one; AxisStyle.reversed() turns an axis round"),
        refused(
            "a range without length",
            () -> numberLine(Range.of(1, 1)),
            "an axis from 1.0 to 1.0 has no length: the maximum must be greater than the minimum,"
                + " if only by 0.001"),
        refused(
            "a range from NaN",
            () -> numberLine(Range.of(NaN, 1)),
            "a range from NaN to 1.0 is not possible: it must run from a finite number to a"
                + " greater one"),
        refused(
            "a range to infinity",
            () -> numberLine(Range.of(0, POSITIVE_INFINITY)),
            "a range from 0.0 to Infinity is not possible: it must run from a finite number to a"
                + " greater one"),
        refused(
            "a step of 0",
            () -> numberLine(Range.of(0, 1, 0)),
            "the step of a range is 0.0, not a number above 0.0"),
        refused(
            "a step of -1",
            () -> numberLine(Range.of(0, 1, -1)),
            "the step of a range is -1.0, not a number above 0.0"),
        refused(
            "a billion ticks",
            () -> numberLine(Range.of(0, 1, 1e-9)),
            "a range from 0.0 to 1.0 has too many steps of 1.0E-9"),
        refused(
            "a length of 0",
            () -> numberLine(Range.of(0, 1), AxisStyle.DEFAULT.length(0)),
            "the length of a number line is 0.0, not a number above 0.0"),
        refused(
            "a unit of NaN",
            () -> numberLine(Range.of(0, 1), AxisStyle.DEFAULT.unitSize(NaN)),
            "the unit of a number line is NaN, not a number above 0.0"),
        refused(
            "ticks of size NaN",
            () -> numberLine(Range.of(0, 1), AxisStyle.DEFAULT.tickSize(NaN)),
            "the size of ticks is NaN; it must be 0 or more"),
        refused(
            "numbers with -1 decimals",
            () -> numberLine(Range.of(0, 1), AxisStyle.DEFAULT.numbers().decimals(-1)),
            "the number of places is -1, not at least 0"),
        refused(
            "a point for NaN",
            () -> dot(numberLine().n2p(NaN)),
            "dot() got the point (NaN, NaN, NaN)…"),
        refused(
            "labels for a different number of places",
            () -> numberLine().addLabels(new double[] {1, 2}, List.of(text("a"))),
            "2 values have 1 labels: give each its own"),
        refused(
            "a logarithm to the base 1",
            () -> numberLine(Range.of(1, 3), AxisStyle.DEFAULT.scale(Scale.log(1))),
            "the base of a logarithmic axis must be above 0 and must not be 1: it is 1.0"),
        refused(
            "an interval in steps of 0",
            () -> unitInterval(0, AxisStyle.DEFAULT),
            "the step of a range is 0.0, not a number above 0.0"),
        refused(
            "axes of width 0",
            () -> axes(Range.of(0, 1), Range.of(0, 1), 0, 2),
            "the length of a number line is 0.0, not a number above 0.0"),
        refused(
            "axes as wide as NaN",
            () -> axes(Range.of(0, 1), Range.of(0, 1), NaN, 2),
            "the length of a number line is NaN, not a number above 0.0"),
        refused(
            "axes without a range",
            () -> axes(null, Range.of(0, 1)),
            "axes() got null: is a field not set yet, or does a function have no result?"),
        refused(
            "axes in space with a range with swapped ends",
            () -> threeDAxes(Range.of(0, 1), Range.of(0, 1), Range.of(1, 0)),
            "a range from 1.0 to 0.0 is not possible: it must run from a finite number to a"
                + " greater one; AxisStyle.reversed() turns an axis round"),
        refused(
            "a plane with a range without length",
            () -> numberPlane(Range.of(0, 0), Range.of(0, 1)),
            "an axis from 0.0 to 0.0 has no length: the maximum must be greater than the minimum,"
                + " if only by 0.001"),
        refused(
            "a plane with a million lines",
            () -> numberPlane(Range.of(0, 1, 1e-6), Range.of(0, 1)),
            "a range from 0.0 to 1.0 has too many steps of 1.0E-6"),
        refused(
            "a polar plane of radius 0",
            () -> polarPlane(0),
            "the radius of a polar plane is 0.0, not a number above 0.0"),
        refused(
            "a polar plane of radius NaN",
            () -> polarPlane(NaN),
            "the radius of a polar plane is NaN, not a number above 0.0"),
        refused(
            "a plane for complex numbers of height 0",
            () -> complexPlane(Range.of(0, 1), Range.of(0, 1), 1, 0),
            "the length of a number line is 0.0, not a number above 0.0"));
  }

  private static List<Row> functionsRows() {
    return List.of(
        refused(
            "a function that is NaN everywhere",
            () -> functionGraph(x -> NaN),
            "the function has no finite values between -8.0 and 8.0: there is no curve to "
                + "draw"),
        refused(
            "a function that is infinite everywhere",
            () -> functionGraph(x -> POSITIVE_INFINITY),
            "the function has no finite values between -8.0 and 8.0: there is no curve to "
                + "draw"),
        shows(1, "a function through a pole", () -> axes().plot(x -> 1 / x)),
        shows(1, "the tangent function across its poles", () -> axes().plot(StrictMath::tan)),
        shows(1, "a function that is undefined on one side", () -> axes().plot(StrictMath::log)),
        shows(1, "a function with a jump", () -> axes().plot(x -> x < 0 ? -1 : 1)),
        shows(
            1,
            "a function that grows beyond all bounds",
            () -> axes().plot(x -> StrictMath.exp(100 * x))),
        refused(
            "a function over a range with swapped ends",
            () -> axes().plot(x -> x, 1, -1),
            "a range from 1.0 to -1.0 is not possible: it must run from a finite number to a"
                + " greater one; AxisStyle.reversed() turns an axis round"),
        refused(
            "a function over NaN",
            () -> axes().plot(x -> x, NaN, 1),
            "a range from NaN to 1.0 is not possible: it must run from a finite number to a"
                + " greater one"),
        refused(
            "a function that fails",
            () ->
                axes()
                    .plot(
                        x -> {
                          throw new IllegalStateException("no value at " + x);
                        }),
            "no value at -8.0"),
        refused(
            "a null function",
            () -> functionGraph(null),
            "functionGraph() got null: is a field not set yet, or does a "
                + "function have no result?"),
        shows(
            1,
            "a point of a graph beyond its ends",
            () -> {
              var a = axes();
              return dot(a.i2gp(100, a.plot(x -> x)));
            }),
        shows(
            1,
            "a curve that is NaN in the middle",
            () -> parametricCurve(t -> t > 0.4 && t < 0.6 ? at(NaN, 0) : at(t, t))),
        refused(
            "a curve that returns null",
            () -> parametricCurve(t -> null),
            "parametricCurve() got null: is a field not set yet, or does "
                + "a function have no result?"),
        shows(1, "a curve that stands still", () -> parametricCurve(t -> UP)),
        shows(0, "an equation without solutions", () -> implicitCurve((x, y) -> x * x + y * y + 1)),
        shows(0, "an equation that every point fulfils", () -> implicitCurve((x, y) -> 0)),
        shows(0, "an equation of NaN", () -> implicitCurve((x, y) -> NaN)),
        shows(0, "an equation with a pole", () -> implicitCurve((x, y) -> 1 / x)),
        refused(
            "an equation without a function",
            () -> implicitCurve(null),
            "implicitCurve() got null: is a field not set yet, or does a "
                + "function have no result?"),
        refused(
            "a polar curve of NaN",
            () -> polarPlane().plotPolar(t -> NaN),
            "the function has no finite values between 0.0 and 6.283185307179586: there is "
                + "no curve to draw"),
        refused(
            "points with different numbers of xs and ys",
            () -> axes().scatterPlot(new double[] {1, 2}, new double[] {1}),
            "points need one y for each x: 2 and 1 were given"),
        shows(
            2,
            "a line through one point",
            () -> axes().plotLineGraph(new double[] {1}, new double[] {1})),
        shows(
            0,
            "a line through zero points",
            () -> axes().plotLineGraph(new double[0], new double[0])),
        shows(
            2,
            "a line through NaN",
            () -> axes().plotLineGraph(new double[] {1, NaN}, new double[] {1, 2})),
        refused(
            "a line through NaN only",
            () -> axes().plotLineGraph(new double[] {NaN}, new double[] {2}),
            "no point of the data is on these axes: look for NaN, or for 0 on a logarithmic axis"),
        shows(
            1,
            "an area under a pole",
            () -> {
              var a = axes();
              return a.area(a.plot(x -> 1 / x));
            }),
        refused(
            "an area with swapped bounds",
            () -> {
              var a = axes();
              return a.area(a.plot(x -> x), 2, 1);
            },
            "a graph must run from a value of the axis to a greater one, not from 2.0 to " + "1.0"),
        refused(
            "rectangles under a function of NaN",
            () -> {
              var a = axes();
              return a.riemannRectangles(a.plot(x -> NaN));
            },
            "the function has no finite values between -8.0 and 8.0: there is no curve to "
                + "draw"),
        refused(
            "a billion rectangles",
            () -> {
              var a = axes();
              return a.riemannRectangles(a.plot(x -> x), Range.of(0, 1, 1e-9));
            },
            "a range from 0.0 to 1.0 has too many steps of 1.0E-9"),
        refused(
            "a tangent at a pole",
            () -> {
              var a = axes();
              return a.tangentLine(0, a.plot(x -> 1 / x));
            },
            "the graph has no point at x = 0.0: its value is Infinity"),
        shows(
            3,
            "a secant of width 0",
            () -> {
              var a = axes();
              return a.secantSlopeGroup(1, a.plot(x -> x), 0);
            }),
        shows(0, "a legend without entries", () -> legend()));
  }

  private static List<Row> fieldsRows() {
    return List.of(
        shows(0, "a field of zero", () -> vectorField(p -> ORIGIN)),
        refused(
            "a field of NaN",
            () -> vectorField(p -> at(NaN, 0)),
            "the field is not finite at any point: look for a division by zero in its function"),
        shows(1121, "a field with a pole", () -> arrowVectorField(p -> p.times(1 / p.dot(p)))),
        refused(
            "a field that returns null",
            () -> vectorField(p -> null),
            "vectorField() got null: is a field not set yet, or does a "
                + "function have no result?"),
        refused(
            "a null field",
            () -> vectorField((Field) null),
            "vectorField() got null: is a field not set yet, or does a "
                + "function have no result?"),
        refused(
            "a region with steps of 0",
            () -> vectorField(p -> p, Region.plane(-1, 1, -1, 1, 0)),
            "a region needs finite corners and a step above 0, not Vec[x=-1.0, y=-1.0, z=0.0], "
                + "Vec[x=1.0, y=1.0, z=0.0] and 0.0"),
        refused(
            "a region with swapped corners",
            () -> vectorField(p -> p, Region.plane(1, -1, -1, 1, 0.5)),
            "the first corner of a region must have the smaller coordinates, but it is Vec[x=1.0, "
                + "y=-1.0, z=0.0], and the second is Vec[x=-1.0, y=1.0, z=0.0]"),
        refused(
            "a region of a billion points",
            () -> vectorField(p -> p, Region.plane(-1, 1, -1, 1, 1e-5)),
            "a field with 40000000000 points is too large: use a larger step than 1.0E-5"),
        refused(
            "a region of NaN",
            () -> vectorField(p -> p, Region.plane(NaN, 1, -1, 1, 0.5)),
            "a region needs finite corners and a step above 0, not Vec[x=NaN, y=-1.0, z=0.0], "
                + "Vec[x=1.0, y=1.0, z=0.0] and 0.5"),
        shows(0, "stream lines of a field of zero", () -> streamLines(p -> ORIGIN)),
        shows(0, "stream lines of NaN", () -> streamLines(p -> at(NaN, NaN))),
        shows(0, "stream lines into infinity", () -> streamLines(p -> p.times(1e300))),
        refused(
            "stream lines that last 0 s",
            () -> streamLines(p -> p, Region.FRAME, StreamOptions.DEFAULT.lasting(0)),
            "stream lines cannot last 0.0 s in steps of 0.05 s: both must be above 0, with at most"
                + " 100000 steps"),
        refused(
            "stream lines in a billion steps",
            () -> streamLines(p -> p, Region.FRAME, StreamOptions.DEFAULT.every(1e-9)),
            "stream lines cannot last 3.0 s in steps of 1.0E-9 s: both must be above 0, with at"
                + " most 100000 steps"));
  }
}
