package zoetrope.badinput;

import static java.lang.Double.NaN;
import static zoetrope.Zoetrope.*;
import static zoetrope.badinput.Row.refused;
import static zoetrope.badinput.Row.shows;

import java.util.List;
import java.util.stream.Stream;
import zoetrope.frame.RasterImage;
import zoetrope.geometry.Path;
import zoetrope.mobject.shapes.Square;

/**
 * Annotations of other objects: marks, angles, hulls, boolean operations, bubbles, labels; and
 * ready-made drawings.
 */
class DrawnBadInputTest extends BadInput {
  static Stream<Row> rows() {
    return Stream.of(
            marksRows(), shapesRows(), booleansRows(), bubblesAndLabelsRows(), drawingsRows())
        .flatMap(List::stream);
  }

  private static List<Row> marksRows() {
    return List.of(
        shows(
            1,
            "a frame around an empty group",
            () -> surroundingRectangle(group(List.<Square>of()))),
        refused(
            "a frame around null",
            () -> surroundingRectangle(null),
            "surroundingRectangle() got null: is a field not set yet, or "
                + "does a function have no result?"),
        refused(
            "a frame at a distance of NaN",
            () -> surroundingRectangle(square(), NaN),
            "the width is NaN, not a finite number"),
        shows(
            1,
            "a frame so far inside that it has no size",
            () -> surroundingRectangle(square(), -5)),
        shows(
            1,
            "a background behind an empty group",
            () -> backgroundRectangle(group(List.<Square>of()))),
        shows(2, "a cross over an empty group", () -> cross(group(List.<Square>of()))),
        shows(1, "a line under an empty group", () -> underline(group(List.<Square>of()))),
        refused(
            "a line under something at NaN",
            () -> underline(square(), NaN),
            "underline() got NaN…"),
        shows(1, "a brace under an empty group", () -> brace(group(List.<Square>of()))),
        shows(1, "a brace under a point", () -> brace(point())),
        shows(1, "a brace in the direction (0, 0, 0)", () -> brace(square(), ORIGIN)),
        refused(
            "a brace in the direction NaN",
            () -> brace(square(), at(NaN, 0)),
            "the direction of a brace is Vec[x=NaN, y=0.0, z=0.0]: use one such as DOWN"),
        shows(1, "a brace between a point and itself", () -> braceBetween(UP, UP)),
        shows(1, "a brace along a line without length", () -> braceAlong(line(UP, UP))),
        shows(1, "a brace around an arc of angle 0", () -> braceAround(arc(0, 0))),
        shows(1, "a brace with an empty label", () -> braceLabel(square(), text(""))));
  }

  private static List<Row> shapesRows() {
    return List.of(
        refused(
            "an angle between parallels",
            () -> angle(line(LEFT, RIGHT), line(UP, at(1, 1))),
            "two lines make an angle where they cross, but these are parallel or have no "
                + "length: Vec[x=-1.0, y=0.0, z=0.0] to Vec[x=1.0, y=0.0, z=0.0] and Vec[x=0.0, "
                + "y=1.0, z=0.0] to Vec[x=1.0, y=1.0, z=0.0]"),
        refused(
            "an angle at a line without length",
            () -> angle(line(LEFT, LEFT), line(LEFT, UP)),
            "two lines make an angle where they cross, but these are parallel or have no "
                + "length: Vec[x=-1.0, y=0.0, z=0.0] to Vec[x=-1.0, y=0.0, z=0.0] and "
                + "Vec[x=-1.0, y=0.0, z=0.0] to Vec[x=0.0, y=1.0, z=0.0]"),
        refused(
            "a right angle of length NaN",
            () -> rightAngle(line(ORIGIN, UP), line(ORIGIN, RIGHT), NaN),
            "the length of a right angle is NaN, not a number above 0.0"),
        refused(
            "a rounded corner between parallels",
            () -> tangentialArc(line(LEFT, RIGHT), line(UP, at(1, 1)), 1),
            "two lines make an angle where they cross, but these are parallel or have no "
                + "length: Vec[x=-1.0, y=0.0, z=0.0] to Vec[x=1.0, y=0.0, z=0.0] and Vec[x=0.0, "
                + "y=1.0, z=0.0] to Vec[x=1.0, y=1.0, z=0.0]"),
        refused(
            "a rounded corner of radius 0",
            () -> tangentialArc(line(ORIGIN, UP), line(ORIGIN, RIGHT), 0),
            "the radius of an arc is 0.0, not a number above 0.0"),
        refused(
            "a polygon of arcs without corners",
            () -> arcPolygon(),
            "a polygon of arcs needs at least 2 corners and an angle for each, not 0 "
                + "corners and 0 angles"),
        refused(
            "a polygon of arcs with fewer angles than corners",
            () -> arcPolygon(List.of(UP, LEFT, RIGHT), List.of(1.0)),
            "a polygon of arcs needs at least 2 corners and an angle for each, not 3 "
                + "corners and 1 angles"),
        refused(
            "a hull of zero points",
            () -> convexHull(List.of()),
            "a convex hull needs at least three points that are not all on one line, but got []"),
        refused(
            "a hull of two points",
            () -> convexHull(UP, DOWN),
            "a convex hull needs at least three points that are not all on one line, but got "
                + "[Vec[x=0.0, y=1.0, z=0.0], Vec[x=0.0, y=-1.0, z=0.0]]"),
        refused(
            "a hull of points on a line",
            () -> convexHull(LEFT, ORIGIN, RIGHT),
            "a convex hull needs at least three points that are not all on one line, but got"
                + " [Vec[x=-1.0, y=0.0, z=0.0], Vec[x=0.0, y=0.0, z=0.0], Vec[x=1.0, y=0.0,"
                + " z=0.0]]"),
        refused(
            "a hull of NaN",
            () -> convexHull(UP, LEFT, at(NaN, 0)),
            "a convex hull needs at least three points that are not all on one line, but got"
                + " [Vec[x=0.0, y=1.0, z=0.0], Vec[x=-1.0, y=0.0, z=0.0], Vec[x=NaN, y=0.0,"
                + " z=0.0]]"),
        shows(0, "the curves of an empty path", () -> curvesAsSubmobjects(shape(Path.EMPTY))),
        shows(1, "a cutout of an empty path", () -> cutout(shape(Path.EMPTY), square())),
        shows(1, "a cutout without a hole", () -> cutout(square())),
        refused(
            "a polygram without polygons",
            () -> polygram(List.of()),
            "a polygram needs at least one list of corners"),
        refused(
            "a polygram of an empty polygon",
            () -> polygram(List.of(List.of())),
            "each polygon of a polygram needs at least 2 corners, not 0"),
        refused(
            "a regular polygram of density 0",
            () -> regularPolygram(5, 0),
            "the density of a polygram of 5 corners must be from 1 to 4, not 0"),
        refused(
            "a regular polygram whose density is its number of corners",
            () -> regularPolygram(5, 5),
            "the density of a polygram of 5 corners must be from 1 to 4, not 5"),
        shows(0, "a glow around an empty group", () -> vHighlight(group(List.<Square>of()))));
  }

  private static List<Row> booleansRows() {
    return List.of(
        refused(
            "a union of zero objects", () -> union(), "a union needs at least 2 objects, not 0"),
        refused(
            "a union of one object",
            () -> union(square()),
            "a union needs at least 2 objects, not 1"),
        shows(1, "a union with an empty path", () -> union(square(), shape(Path.EMPTY))),
        shows(
            1,
            "a union of open paths, which are taken as closed",
            () -> union(arc(0, PI), line(UP, DOWN))),
        shows(
            0,
            "an intersection of disjoint shapes",
            () -> intersection(square().shift(left(3)), square().shift(right(3)))),
        shows(0, "a difference of a shape and itself", () -> difference(square(), square())),
        refused(
            "a difference of a shape and zero others",
            () -> difference(square()),
            "a difference needs at least 1 objects, not 0"),
        shows(0, "an exclusion of equals", () -> exclusion(circle(), circle())),
        shows(
            0,
            "an intersection of squares with a common edge",
            () -> intersection(square(), square().shift(right(2)))),
        shows(1, "a union of groups", () -> union(group(square(), circle()), dot())),
        refused(
            "a union of a text and an image",
            () -> union(square(), imageMobject(new RasterImage(1, 1, new int[] {-1}))),
            "a union is for vector objects, and an ImageMobject has no outline: use a shape "
                + "of the same place, such as a Rectangle"),
        refused(
            "a union outside the plane",
            () -> union(square(), square().rotate(1, UP)),
            "boolean operations need paths in one plane parallel to the frame, but these "
                + "reach from z = -0.8414709848078965 to 0.8414709848078965: combine them before "
                + "you rotate or move them in space"),
        refused(
            "a union with null",
            () -> union(square(), null),
            "union() got null: is a field not set yet, or does a function have no result?"));
  }

  private static List<Row> bubblesAndLabelsRows() {
    return List.of(
        shows(1, "a bubble around an empty group", () -> speechBubble(group(List.<Square>of()))),
        shows(4, "a bubble around an empty text", () -> thoughtBubble("")),
        refused(
            "a bubble at a distance of NaN",
            () -> speechBubble("a").buff(NaN),
            "the gap in a SpeechBubble is NaN; it must be 0 or more"),
        refused(
            "a bubble that points at NaN",
            () -> speechBubble("a").moveTipTo(at(NaN, 0)),
            "moveTipTo() got the point (NaN, 0.7233, 0)…"),
        refused(
            "a bubble with the direction (0, 0, 0)",
            () -> speechBubble("a").direction(ORIGIN),
            "the tip of a bubble must be LEFT or RIGHT, not at Vec[x=0.0, y=0.0, z=0.0]"),
        shows(2, "an empty label", () -> label(text(""))),
        shows(1, "a dot without a label", () -> labeledDot(text(""))),
        shows(
            4,
            "a line with a label beyond its end",
            () -> labeledLine(LEFT, RIGHT, "a").labelAt(2)),
        shows(4, "a label on a line without length", () -> labeledLine(UP, UP, "a")),
        refused(
            "a label inside a polygram without polygons",
            () -> labeledPolygram(List.of(), "a"),
            "a polygram needs at least one list of corners"));
  }

  private static List<Row> drawingsRows() {
    return List.of(
        refused(
            "a series of a billion videos",
            () -> videoSeries(1_000_000_000),
            "the number of videos is 1000000000, more than 1000000"),
        refused("a die that shows 7", () -> dieFace(7), "a die shows a number from 1 to 6, not 7"),
        refused(
            "a die that shows a negative number",
            () -> dieFace(-1),
            "a die shows a number from 1 to 6, not -1"),
        refused(
            "a speedometer with one tick",
            () -> speedometer(1),
            "the number of ticks is 1, not at least 2"),
        refused(
            "a speedometer at NaN",
            () -> speedometer().moveNeedleToVelocity(NaN),
            "moveNeedleToVelocity() got NaN…"),
        refused(
            "a series of zero videos",
            () -> videoSeries(0),
            "the number of videos is 0, not at least 1"),
        refused(
            "a clock that passes NaN hours", () -> clock().passTime(NaN), "passTime() got NaN…"));
  }
}
