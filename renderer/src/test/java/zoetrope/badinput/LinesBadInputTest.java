package zoetrope.badinput;

import static java.lang.Double.NaN;
import static java.lang.Double.POSITIVE_INFINITY;
import static zoetrope.Zoetrope.*;
import static zoetrope.badinput.Row.refused;
import static zoetrope.badinput.Row.shows;

import java.util.List;
import java.util.stream.Stream;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.shapes.Square;

/** Lines, arrows and polygons. */
class LinesBadInputTest extends BadInput {
  static Stream<Row> rows() {
    return Stream.of(linesRows(), arrowsRows(), polygonsRows()).flatMap(List::stream);
  }

  private static List<Row> linesRows() {
    return List.of(
        shows(1, "a line from a point to itself", () -> line(UP, UP)),
        refused("a line from NaN", () -> line(at(NaN, 0), UP), "line() got the point (NaN, 0, 0)…"),
        refused(
            "a line to infinity",
            () -> line(ORIGIN, at(POSITIVE_INFINITY, 0)),
            "line() got the point (Infinity, 0, 0)…"),
        refused(
            "a line from null",
            () -> line((Vec) null, UP),
            "line() got null: is a field not set yet, or does a function have no result?"),
        shows(1, "a line between objects in the same place", () -> line(dot(), dot())),
        shows(1, "a line to an empty group", () -> line(dot(LEFT), group(List.<Square>of()))),
        shows(
            1,
            "a line without length put between points",
            () -> line(UP, UP).putStartAndEndOn(LEFT, RIGHT)),
        shows(1, "a dashed line without length", () -> dashedLine(UP, UP)),
        refused(
            "a dashed line to NaN",
            () -> dashedLine(UP, at(NaN, 1)),
            "dashedLine() got the point (NaN, 1, 0)…"),
        refused(
            "zero dashes",
            () -> dashedVMobject(circle(), 0),
            "the number of dashes is 0, not at least 1"),
        refused(
            "-3 dashes",
            () -> dashedVMobject(circle(), -3),
            "the number of dashes is -3, not at least 1"),
        refused(
            "a billion dashes",
            () -> dashedVMobject(circle(), 1_000_000_000),
            "the number of dashes is 1000000000, more than 1000000"),
        refused(
            "dashes longer than their period",
            () -> dashedVMobject(circle(), 5, 2),
            "the dashed part of a line is 2.0; it must be above 0 and at most 1"),
        refused(
            "dashes of ratio NaN",
            () -> dashedVMobject(circle(), 5, NaN),
            "the dashed part of a line is NaN; it must be above 0 and at most 1"),
        shows(0, "dashes of an empty path", () -> dashedVMobject(shape(Path.EMPTY))),
        refused(
            "a tangent to an empty path",
            () -> tangentLine(shape(Path.EMPTY), 0.5),
            "the path has no points"),
        shows(1, "a tangent beyond the end", () -> tangentLine(circle(), 1.5)),
        refused(
            "a tangent at NaN",
            () -> tangentLine(circle(), NaN),
            "a path has no point at the fraction NaN of its length"),
        shows(1, "a tangent of length 0", () -> tangentLine(circle(), 0.5, 0)),
        shows(1, "a tangent to a line without length", () -> tangentLine(line(UP, UP), 0.5)),
        shows(1, "an elbow of width 0", () -> elbow(0)),
        refused("an elbow of width NaN", () -> elbow(NaN), "elbow() got the point (0, NaN, 0)…"),
        refused(
            "a point of a circle at the fraction NaN",
            () -> dot(circle().pointAt(NaN)),
            "a path has no point at the fraction NaN of its length"),
        refused(
            "a point of an empty path",
            () -> dot(shape(Path.EMPTY).pointAt(0.5)),
            "the path has no points"),
        refused(
            "the start of an empty path",
            () -> dot(shape(Path.EMPTY).start()),
            "the path has no points"));
  }

  private static List<Row> arrowsRows() {
    return List.of(
        shows(1, "an arrow without length", () -> arrow(UP, UP)),
        refused(
            "an arrow to NaN",
            () -> arrow(UP, at(0, NaN)),
            "arrow() got the point (NaN, NaN, NaN)…"),
        shows(1, "an arrow shorter than its tip", () -> arrow(ORIGIN, right(0.01))),
        shows(
            1,
            "an arrow from an object to itself",
            () -> {
              var it = square();
              return arrow(it, it);
            }),
        shows(1, "a vector without length", () -> vector(ORIGIN)),
        refused("a vector of NaN", () -> vector(NaN, 0), "vector() got the point (NaN, 0, 0)…"),
        shows(1, "a double arrow without length", () -> doubleArrow(UP, UP)),
        shows(1, "a filled arrow without length", () -> fillArrow(UP, UP)),
        shows(1, "a tipped arrow without length", () -> tippedArrow(UP, UP)),
        shows(2, "a curved arrow from a point to itself", () -> curvedArrow(UP, UP)),
        refused(
            "a curved arrow of angle NaN",
            () -> curvedArrow(LEFT, RIGHT, NaN),
            "curvedArrow() got the point (NaN, NaN, NaN)…"),
        shows(2, "a curved arrow that does not curve", () -> curvedArrow(LEFT, RIGHT, 0)),
        shows(1, "a Bezier curve of one point", () -> cubicBezier(UP, UP, UP, UP)),
        refused(
            "a Bezier curve by NaN",
            () -> cubicBezier(UP, at(NaN, 0), UP, UP),
            "cubicBezier() got the point (NaN, 0, 0)…"));
  }

  private static List<Row> polygonsRows() {
    return List.of(
        refused(
            "a regular polygon of a billion corners",
            () -> regularPolygon(1_000_000_000),
            "the number of corners is 1000000000, more than 1000000"),
        refused(
            "a star of a billion points",
            () -> star(1_000_000_000, 1, 0.5),
            "the number of points of a star is 1000000000, more than 1000000"),
        shows(0, "a polygon without corners", () -> polygon()),
        shows(1, "a polygon of one corner", () -> polygon(UP)),
        shows(1, "a polygon of two corners", () -> polygon(UP, DOWN)),
        shows(1, "a polygon of three equal corners", () -> polygon(UP, UP, UP)),
        refused(
            "a polygon with a corner at NaN",
            () -> polygon(UP, at(NaN, 0), RIGHT),
            "polygon() got the point (NaN, 0.6667, 0)…"),
        refused(
            "a polygon with a null corner",
            () -> polygon(UP, null, RIGHT),
            "polygon() got null: is a field not set yet, or does a function have no result?"),
        shows(0, "a polyline without points", () -> polyline()),
        shows(1, "a polyline of one point", () -> polyline(UP)),
        refused(
            "a regular polygon of 2 corners",
            () -> regularPolygon(2),
            "the number of corners is 2, not at least 3"),
        refused(
            "a regular polygon of -5 corners",
            () -> regularPolygon(-5),
            "the number of corners is -5, not at least 3"),
        refused(
            "a regular polygon of radius NaN",
            () -> regularPolygon(5, 0, NaN),
            "regularPolygon() got the point (NaN, NaN, 0)…"),
        shows(1, "a rectangle without width", () -> rectangle(0, 2)),
        shows(1, "a rectangle of size 0", () -> rectangle(0, 0)),
        refused(
            "a rectangle of NaN",
            () -> rectangle(NaN, 2),
            "the width of a rectangle is NaN; it must be 0 or more"),
        refused(
            "a rectangle of width -2",
            () -> rectangle(-2, 1),
            "the width of a rectangle is -2.0; it must be 0 or more"),
        refused(
            "a square of NaN",
            () -> square(NaN),
            "the width of a rectangle is NaN; it must be 0 or more"),
        shows(
            1,
            "a rounded rectangle with corners wider than itself",
            () -> roundedRectangle(1, 1, 5)),
        refused(
            "a rounded rectangle with corners of NaN",
            () -> roundedRectangle(2, 1, NaN),
            "the radius is NaN, not a finite number"),
        refused(
            "a star with one point",
            () -> star(1),
            "the number of points of a star is 1, not at least 5"),
        shows(1, "a star of equal radii", () -> star(5, 1, 1)),
        refused("a star of NaN", () -> star(5, NaN, 1), "star() got the point (NaN, NaN, 0)…"),
        shows(1, "a screen of height 0", () -> screenRectangle(0)),
        shows(0, "a curve without points", () -> curve()),
        shows(0, "an empty path", () -> shape(Path.EMPTY)));
  }
}
