package zoetrope.corpus;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.three.mesh.Interval;

/** Scenes in space without faults. */
final class CleanSpace extends SpaceScene {
  @Clean(2)
  void aBallUnderAFixedTitle() {
    setCameraOrientation(70 * DEGREES, -45 * DEGREES);
    var title = text("A ball").toEdge(UP);
    addFixedInFrameMobjects(title);
    var ball = sphere(1.3).resolution(24, 12).setColor(variant == 0 ? BLUE : TEAL);
    play(fadeIn(ball));
    play(animate(ball, b -> b.shift(at(0, 0, 0.5))));
  }

  @Clean(2)
  void labelsOfAxesInSpace() {
    setCameraOrientation(65 * DEGREES, -60 * DEGREES);
    var axes = threeDAxes();
    var x = tex("x").moveTo(at(variant == 0 ? 4 : 3.5, 0.5, 0));
    var z = tex("z").moveTo(at(0.4, 0, 3));
    addFixedOrientationMobjects(x, z);
    add(axes, x, z);
    moveCamera(65 * DEGREES, -40 * DEGREES);
  }

  @Clean
  void aSurfaceWithALabelAbove() {
    setCameraOrientation(60 * DEGREES, -70 * DEGREES);
    var across = Interval.of(-2, 2);
    var hill = surface((x, y) -> at(x, y, 1 - (x * x + y * y) / 5), across, across, 16, 16);
    var top = text("peak").scale(0.8).moveTo(at(0, 0, 2));
    addFixedOrientationMobjects(top);
    add(hill, top);
  }

  @Clean
  void aCubeTurns() {
    setCameraOrientation(70 * DEGREES, -50 * DEGREES);
    var box = cube(2).setColor(RED);
    add(box);
    play(rotate(box, PI / 2).axis(OUT));
  }

  @Clean
  void solidsSideBySide() {
    setCameraOrientation(70 * DEGREES, -90 * DEGREES);
    var row = group(cube(1.5).setColor(BLUE), cone(0.8, 1.6).setColor(YELLOW));
    row.add(cylinder(1.6, 0.7).setColor(GREEN));
    row.arrange(RIGHT, 0.8);
    play(fadeIn(row));
  }

  @Clean
  void theCameraGoesAround() {
    setCameraOrientation(70 * DEGREES, -60 * DEGREES);
    add(torus(1.5, 0.5));
    beginAmbientCameraRotation(0.5);
    pause(1.5);
    stopAmbientCameraRotation();
  }

  @Clean
  void oneBallPassesBehindAnother() {
    setCameraOrientation(80 * DEGREES, -90 * DEGREES);
    var near = sphere(0.8).resolution(20, 10).setColor(RED);
    var far = sphere(0.6).resolution(20, 10).setColor(BLUE).moveTo(at(-3, 2.5, 0));
    add(near, far);
    play(animate(far, b -> b.shift(right(6))).runTime(1.5));
  }

  @Clean
  void aBallRestsOnAPlate() {
    setCameraOrientation(75 * DEGREES, -60 * DEGREES);
    var plate = prism(4, 4, 0.2).setColor(GREY);
    var ball = sphere(0.7).resolution(20, 10).setColor(ORANGE).moveTo(at(0, 0, 0.82));
    add(plate, ball);
    play(animate(ball, b -> b.shift(right(1))));
  }

  @Clean
  void aPlaneStandsInSpace() {
    setCameraOrientation(60 * DEGREES, -45 * DEGREES);
    var sheet = square3D(3).setColor(BLUE_E);
    add(sheet, arrow3D(at(0, 0, 0.1), at(0, 0, 2)).setColor(YELLOW));
  }

  @Clean
  void aTextPaintedOnAFloor() {
    setCameraOrientation(40 * DEGREES, -90 * DEGREES);
    var floor = square3D(5).setColor("#10303a");
    var word = text("floor").scale(2).moveTo(at(0, 0, 0.02));
    add(floor, word);
  }

  @Clean
  void aCurveInSpace() {
    setCameraOrientation(70 * DEGREES, -45 * DEGREES);
    var axes = threeDAxes();
    add(axes);
    var coil =
        parametricCurve(
            t -> at(StrictMath.cos(4 * t), StrictMath.sin(4 * t), t / 2),
            zoetrope.mobject.coordinates.Range.of(-3, 3));
    play(create(coil.setStroke(YELLOW, 4)));
  }
}
