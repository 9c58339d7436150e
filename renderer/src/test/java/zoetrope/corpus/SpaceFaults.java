package zoetrope.corpus;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.three.mesh.Interval;

/** Labels that surfaces hide, and solids that intersect. */
final class SpaceFaults extends SpaceScene {
  @Seeded(value = FaultKind.HIDDEN_IN_SPACE, object = "label")
  void aLabelBehindABall() {
    setCameraOrientation(70 * DEGREES, -90 * DEGREES);
    var ball = sphere(1.5).resolution(24, 12);
    var label = text("core").rotate(PI / 2, RIGHT).moveTo(at(0.3, 2.5, 0.4));
    add(ball, label);
  }

  @Seeded(value = FaultKind.HIDDEN_IN_SPACE, object = "name")
  void aNameInsideABox() {
    setCameraOrientation(70 * DEGREES, -60 * DEGREES);
    var box = cube(2).setColor(BLUE);
    var name = text("box").scale(0.8);
    addFixedOrientationMobjects(name);
    add(box, name);
  }

  @Seeded(value = FaultKind.HIDDEN_IN_SPACE, object = "peak", from = 1.067, by = 1.133)
  void theCameraTurnsUntilTheLabelIsHidden() {
    setCameraOrientation(75 * DEGREES, -90 * DEGREES);
    var wall = prism(4, 0.3, 3).setColor("#203040");
    var peak = text("front").rotate(PI / 2, RIGHT).moveTo(at(0, -0.8, 0.5));
    add(wall, peak);
    moveCamera(cameraView().toward(75 * DEGREES, 90 * DEGREES), 2);
  }

  @Seeded(value = FaultKind.HIDDEN_IN_SPACE, object = "tag", from = 0.933, by = 1)
  void aTagSinksBelowASurface() {
    setCameraOrientation(50 * DEGREES, -70 * DEGREES);
    var across = Interval.of(-3, 3);
    var land = surface((x, y) -> at(x, y, 0.3 * StrictMath.sin(x)), across, across, 16, 16);
    var tag = text("boat").setColor(BLACK).moveTo(at(0, 0, 1.2));
    add(land, tag);
    play(animate(tag, t -> t.shift(at(0, 0, -2.4))).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.SOLIDS_ENTER, object = "ball block")
  void aBallInABlock() {
    setCameraOrientation(65 * DEGREES, -50 * DEGREES);
    var block = cube(2).setColor(TEAL);
    var ball = sphere(1).resolution(20, 10).setColor(RED).moveTo(at(1.3, 0, 0));
    add(block, ball);
  }

  @Seeded(value = FaultKind.SOLIDS_ENTER, object = "cone box", from = 1.1, by = 1.133)
  void aConeFallsIntoABox() {
    setCameraOrientation(70 * DEGREES, -60 * DEGREES);
    var box = prism(2, 2, 1).setColor(BLUE);
    var cone = cone(0.6, 1.2).setColor(YELLOW).moveTo(at(0, 0, 2.2));
    add(box, cone);
    play(animate(cone, c -> c.shift(at(0, 0, -2))).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.SOLIDS_ENTER, object = "left right", from = 1.067, by = 1.067)
  void twoBallsMeetAndGoOn() {
    setCameraOrientation(70 * DEGREES, -90 * DEGREES);
    var left = sphere(0.8).resolution(20, 10).setColor(RED).moveTo(left(3));
    var right = sphere(0.8).resolution(20, 10).setColor(BLUE).moveTo(right(3));
    add(left, right);
    var go = animate(left, b -> b.shift(right(2.6))).rate(LINEAR);
    play(go.runTime(1.2), animate(right, b -> b.shift(left(2.6))).rate(LINEAR).runTime(1.2));
  }

  @Seeded(value = FaultKind.TEXT_ON_TEXT, object = "first second", from = 1.4, by = 1.467)
  void twoLabelsCoincideAsTheCameraTurns() {
    setCameraOrientation(90 * DEGREES, -90 * DEGREES);
    var first = text("north");
    var second = text("south");
    addFixedOrientationMobjects(first, second);
    first.moveTo(at(-2, 0, 0));
    second.moveTo(at(2, 0, 0));
    moveCamera(cameraView().toward(90 * DEGREES, -3 * DEGREES), 2);
  }

  @Seeded(value = FaultKind.LEAVES_FRAME, object = "title")
  void aFixedTitleIsTooWide() {
    setCameraOrientation(70 * DEGREES, -45 * DEGREES);
    var title = text("A solid of revolution about the axis").setWidth(15).toEdge(UP);
    addFixedInFrameMobjects(title);
    add(cylinder(2, 1));
  }
}
