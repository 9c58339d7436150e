package zoetrope.badinput;

import static java.lang.Double.NaN;
import static java.lang.Double.POSITIVE_INFINITY;
import static zoetrope.Zoetrope.*;
import static zoetrope.badinput.Row.refused;
import static zoetrope.badinput.Row.shows;

import java.util.List;
import java.util.stream.Stream;
import zoetrope.Zoetrope;
import zoetrope.color.Color;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.NamedGroup;
import zoetrope.mobject.shapes.Square;

/** Groups, styles, circles and arcs. */
class ShapesBadInputTest extends BadInput {
  static Stream<Row> rows() {
    return Stream.of(groupsRows(), stylesRows(), circlesRows()).flatMap(List::stream);
  }

  private static List<Row> groupsRows() {
    return List.of(
        shows(0, "a group without members", () -> group(List.<Square>of())),
        shows(0, "an empty group, put in a row", () -> group(List.<Square>of()).arrange(RIGHT)),
        shows(0, "an empty group, scaled to a width", () -> group(List.<Square>of()).setWidth(3)),
        shows(0, "an empty group, moved to an edge", () -> group(List.<Square>of()).toEdge(UP)),
        refused(
            "a group that contains null",
            () -> group(square(), null),
            "a Group cannot contain null: is a field not set yet?"),
        refused(
            "null on the stage",
            s -> s.show((Mobject<?>) null),
            "null is not a mobject: is a field not set yet?"),
        refused(
            "null removed from the stage",
            s -> s.takeOff((Mobject<?>) null),
            "null is not a mobject: is a field not set yet?"),
        refused(
            "the third member of a group of two",
            () -> group(square(), square()).get(2),
            "there is no child 2 in a Group of 2: children count from 0, and the last is 1"),
        refused(
            "the first member of an empty group",
            () -> group(List.<Square>of()).first(),
            "there is no child 0 in a Group of 0"),
        shows(0, "a slice from beyond the end", () -> group(square(), square()).slice(2, 1)),
        refused(
            "members in groups of size 0",
            () -> group(square(), square()).inGroupsOf(0),
            "the number of children in a group is 0, not at least 1"),
        shows(
            3,
            "three members in a grid of two places",
            () -> group(square(), square(), square()).arrangeInGrid(1, 2)),
        shows(1, "a grid of 0 rows", () -> group(square()).arrangeInGrid(gridLayout(0, 2))),
        refused(
            "a named group without the requested name",
            () -> namedGroupOf("eye").named("ear"),
            "there is nothing under the key ear; the keys are [eye]"),
        shows(
            1, "a named group with a duplicate name", () -> namedGroupOf("eye").put("eye", dot())),
        refused(
            "something within itself",
            () -> {
              var whole = group(square());
              return whole.add(group(whole));
            },
            "a Group cannot contain itself (as a part of Group)"),
        shows(
            1,
            "the same square twice on the stage",
            s -> {
              var it = square();
              s.show(it, it);
            }),
        shows(1, "scaled by 0", () -> square().scale(0)),
        refused("scaled by NaN", () -> square().scale(NaN), "scale() got NaN…"),
        refused(
            "scaled by infinity", () -> square().scale(POSITIVE_INFINITY), "scale() got Infinity…"),
        shows(1, "scaled down below zero", () -> square().scale(-1)),
        shows(1, "a width for an object without width", () -> line(ORIGIN, UP).setWidth(2)),
        refused("a width of NaN", () -> square().setWidth(NaN), "setWidth() got NaN…"),
        refused("a height of NaN", () -> square().setHeight(NaN), "setHeight() got NaN…"),
        refused(
            "stretched in a fourth dimension",
            () -> square().stretch(2, 3),
            "dimension 3 is not 0, 1 or 2"),
        refused(
            "moved to NaN",
            () -> square().moveTo(at(NaN, 0)),
            "moveTo() got the point (NaN, 0, 0)…"),
        refused(
            "shifted by infinity",
            () -> square().shift(right(POSITIVE_INFINITY)),
            "shift() got the point (Infinity, NaN, NaN)…"),
        refused("turned by NaN", () -> square().rotate(NaN), "rotate() got NaN…"),
        refused(
            "turned about the axis (0, 0, 0)",
            () -> square().rotate(1, ORIGIN),
            "the axis of a rotation must not be (0, 0, 0): to rotate about a point, "
                + "use rotateAbout(angle, point)"),
        refused(
            "turned about a point given as an axis",
            () -> square().rotate(1, at(3, 1)),
            "rotate(angle, axis) needs a direction, but Vec[x=3.0, y=1.0, z=0.0] looks like a"
                + " point: use rotateAbout(angle, point), or an axis of length 1 such as "
                + "vector.normalized()"),
        shows(1, "turned about a slanted axis", () -> square().rotate(1, at(0.6, 0.8))),
        shows(1, "turned by 0 about the axis (0, 0, 0)", () -> square().rotate(0, ORIGIN)),
        refused(
            "next to null",
            () -> square().nextTo((Mobject<?>) null, RIGHT),
            "nextTo() got null: is a field not set yet, or does a function have no result?"),
        shows(1, "next to an empty group", () -> square().nextTo(group(List.<Square>of()), RIGHT)),
        shows(1, "shifted by a million units", () -> square().shift(right(1e6))),
        shows(1, "an extremely large object", () -> square().scale(1e9)),
        refused(
            "a target that was not created",
            () -> square().target(),
            "this Square has no target: call generateTarget() first"),
        refused(
            "a state that was not saved",
            () -> square().restore(),
            "this Square has no saved state: call saveState() first"),
        refused(
            "replaced although it is not on the stage",
            s -> s.exchange(square(), circle()),
            "a Square is not a top-level object on the stage, so it cannot be replaced"));
  }

  private static List<Row> stylesRows() {
    return List.of(
        refused(
            "a stroke as wide as NaN",
            () -> square().setStroke(WHITE, NaN),
            "stroke width NaN is not 0 or more"),
        refused(
            "a stroke as wide as -1",
            () -> square().setStroke(WHITE, -1),
            "stroke width -1.0 is not 0 or more"),
        refused(
            "a miter limit of 0.5",
            () -> square().setMiterLimit(0.5),
            "miter limit 0.5 is not from 1 to 1000"),
        refused(
            "a miter limit of NaN",
            () -> square().setMiterLimit(NaN),
            "miter limit NaN is not from 1 to 1000"),
        refused(
            "a null fill",
            () -> square().setFill((Color) null, 1),
            "setFill() got null: is a field not set yet, or does a function have no result?"),
        refused(
            "an opacity of 2",
            () -> square().setFill(BLUE, 2),
            "opacity is 2.0, not in [0, 1]: 50 % is 0.5"),
        refused(
            "an opacity of NaN", () -> square().setOpacity(NaN), "opacity is NaN, not in [0, 1]"),
        refused(
            "a colour of five digits",
            () -> square().setColor(hex("#12345")),
            "'#12345' is not a colour: expected #RGB, #RRGGBB or #RRGGBBAA"),
        refused(
            "a colour that is a word",
            () -> square().setColor(hex("reddish")),
            "'reddish' is not a colour: expected #RGB, #RRGGBB or #RRGGBBAA"),
        refused(
            "a red of 2",
            () -> square().setColor(rgb(2, 0, 0)),
            "red is 2.0, not in [0, 1]: write 255 as 1.0"),
        refused(
            "a hue of NaN",
            () -> square().setColor(hsl(NaN, 1, 0.5)),
            "there is no colour of hue NaN, saturation 1.0 and lightness 0.5"));
  }

  private static List<Row> circlesRows() {
    return List.of(
        shows(1, "a circle of radius 0", () -> circle(0)),
        shows(1, "a circle of radius -1", () -> circle(-1)),
        refused(
            "a circle of radius NaN", () -> circle(NaN), "the radius is NaN, not a finite number"),
        refused(
            "a circle of endless radius",
            () -> circle(POSITIVE_INFINITY),
            "the radius is Infinity, not a finite number"),
        refused(
            "a circle about NaN",
            () -> circle(at(NaN, 0), 1),
            "circle() got the point (NaN, 0, 0)…"),
        refused(
            "a circle through three points of a line",
            () -> circleThrough(LEFT, ORIGIN, RIGHT),
            "no circle goes through points on a line: Vec[x=-1.0, y=0.0, z=0.0], "
                + "Vec[x=0.0, y=0.0, z=0.0], Vec[x=1.0, y=0.0, z=0.0]"),
        refused(
            "a circle through the same point three times",
            () -> circleThrough(UP, UP, UP),
            "no circle goes through points on a line: Vec[x=0.0, y=1.0, z=0.0], Vec[x=0.0, "
                + "y=1.0, z=0.0], Vec[x=0.0, y=1.0, z=0.0]"),
        refused(
            "a dot of radius NaN",
            () -> dot(ORIGIN, NaN),
            "the radius is NaN, not a finite number"),
        shows(1, "a dot of radius 0", () -> dot(ORIGIN, 0)),
        shows(1, "an ellipse without height", () -> ellipse(2, 0)),
        refused(
            "an ellipse as wide as NaN",
            () -> ellipse(NaN, 1),
            "ellipse() got the point (NaN, 0, 0)…"),
        shows(1, "an arc of angle 0", () -> arc(0, 0)),
        refused("an arc of angle NaN", () -> arc(0, NaN), "arc() got the point (NaN, NaN, 0)…"),
        shows(1, "an arc of a thousand turns", () -> arc(0, 1000 * TAU)),
        shows(1, "an arc from a point to itself", () -> arcBetweenPoints(UP, UP)),
        shows(1, "an arc of angle 0 between points", () -> arcBetweenPoints(LEFT, RIGHT, 0)),
        shows(1, "an arc of a whole turn between points", () -> arcBetweenPoints(LEFT, RIGHT, TAU)),
        refused(
            "an arc too small to reach its ends",
            () -> arcOfRadius(left(2), right(2), 1),
            "no circle of radius 1.0 goes through points 4.0 apart"),
        shows(1, "an annulus with a hole wider than itself", () -> annulus(2, 1)),
        shows(1, "an annulus without width", () -> annulus(1, 1)),
        refused(
            "an annulus of NaN", () -> annulus(NaN, 1), "the radius is NaN, not a finite number"),
        shows(1, "a sector of angle 0", () -> sector(1, 0, 0)),
        refused(
            "a sector of NaN", () -> sector(NaN, 1, 0), "the radius is NaN, not a finite number"));
  }

  private static NamedGroup<String, Mobject<?>> namedGroupOf(String name) {
    return Zoetrope.<String, Mobject<?>>namedGroup().put(name, dot());
  }
}
