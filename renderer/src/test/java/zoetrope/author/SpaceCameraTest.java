package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import zoetrope.frame.Camera;
import zoetrope.frame.FrameRate;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Quaternion;
import zoetrope.geometry.Vec;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.mobject.shapes.Square;
import zoetrope.scene.FrameRange;
import zoetrope.scene.ThreeDScene;

class SpaceCameraTest {
  private final Random random = new Random(11);

  /** Returns the coordinates of a point in the default frame, by the documented formula. */
  private static Vec project(Camera camera, Vec p) {
    Affine back = camera.orientation().conjugate().toAffine();
    Vec q = back.apply(p.minus(camera.center())).times(8 / camera.height());
    double w = 1 - q.z() * Math.tan(camera.fieldOfView() / 2) / 4;
    return Vec.of(q.x() / w, q.y() / w);
  }

  private Vec randomVec() {
    return new Vec(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
  }

  @Test
  void eulerAnglesGiveTheProductOfThreeRotations() {
    CameraFrame xy = new CameraFrame().setEulerAngles(0.7, 1.1, -0.4);
    Affine expected =
        Affine.rotation(-0.4, OUT)
            .then(Affine.rotation(1.1, RIGHT))
            .then(Affine.rotation(0.7, OUT));
    Vec p = randomVec();
    assertTrue(xy.orientation().toAffine().apply(p).distance(expected.apply(p)) < 1e-12);
    CameraFrame xz = new CameraFrame().setFloorPlaneXz().setEulerAngles(0.7, -0.5, 0);
    Vec direction = xz.eye().normalized();
    Vec formula =
        new Vec(Math.sin(0.7) * Math.cos(-0.5), -Math.sin(-0.5), Math.cos(0.7) * Math.cos(-0.5));
    assertTrue(direction.distance(formula) < 1e-12);
  }

  @Test
  void allLinesOfSightMeetAtTheEye() {
    assertEquals(9.657, new CameraFrame().eyeDistance(), 1e-3);
    CameraFrame frame = new CameraFrame().reorient(20, 50, 10, new Vec(1, 2, 3), 5);
    Camera camera = frame.toCamera();
    Vec p = randomVec();
    Vec farther = p.plus(p.minus(frame.eye()).times(0.7));
    assertTrue(project(camera, p).distance(project(camera, farther)) < 1e-9);
    frame.setEyeDistance(12);
    assertEquals(12, frame.eye().distance(new Vec(1, 2, 3)), 1e-9);
    assertThrows(IllegalArgumentException.class, () -> frame.setEyeDistance(0));
  }

  @Test
  void allRotationMethodsTurnTheCamera() {
    CameraFrame expected = new CameraFrame().moveTo(at(1, 2)).rotate(0.8, OUT, at(3, -1));
    Affine map = Affine.rotation(0.8, OUT).about(at(3, -1));
    CameraFrame mapped = new CameraFrame().moveTo(at(1, 2)).transform(map);
    CameraFrame grouped = new CameraFrame().moveTo(at(1, 2));
    group(grouped, dot(at(5, -4))).rotate(0.8, OUT, at(3, -1));
    Runs.Run run =
        Runs.run(
            s -> {
              s.view().moveTo(at(1, 2));
              s.playAll(zoetrope.Zoetrope.rotate(s.view(), 0.8).about(at(3, -1)));
              s.rest(0.1);
            });
    for (Camera camera : new Camera[] {mapped.toCamera(), grouped.toCamera()}) {
      assertAlike(expected.toCamera(), camera);
    }
    assertAlike(expected.toCamera(), run.frames().get(run.frames().size() - 1).camera());
  }

  private static void assertAlike(Camera expected, Camera camera) {
    assertEquals(0, expected.center().distance(camera.center()), 1e-12);
    assertEquals(expected.height(), camera.height(), 1e-12);
    Vec p = at(1, 2);
    Vec seen = expected.orientation().toAffine().apply(p);
    assertEquals(0, seen.distance(camera.orientation().toAffine().apply(p)), 1e-12);
  }

  @Test
  void theRotationOfAMapIsFoundInAllDirections() {
    for (int k = 0; k < 200; k++) {
      Quaternion q = Quaternion.of(random.nextDouble() * 7, randomVec());
      Affine map = q.toAffine().then(Affine.scaling(0.2 + 3 * random.nextDouble()));
      Vec p = randomVec();
      Affine found = Quaternion.of(map).toAffine();
      assertEquals(0, found.apply(p).distance(q.toAffine().apply(p)), 1e-12);
    }
    Affine mirror = Affine.rotation(1, OUT).then(Affine.scaling(-1, 1, 1));
    Affine shear = Affine.plane(1, 1, 0, 1, 0, 0);
    for (Affine map : new Affine[] {mirror, shear, Affine.scaling(0), Affine.scaling(1, 2, 3)}) {
      assertEquals(Quaternion.IDENTITY, Quaternion.of(map));
    }
  }

  @Test
  void rotationsAreDecomposedIntoEulerAngles() {
    for (int k = 0; k < 40; k++) {
      Quaternion q = Quaternion.of(random.nextDouble() * 7, randomVec());
      CameraFrame frame = k % 2 == 0 ? new CameraFrame() : new CameraFrame().setFloorPlaneXz();
      frame.setOrientation(q);
      CameraFrame again = frame.copy().setEulerAngles(frame.theta(), frame.phi(), frame.gamma());
      Vec p = randomVec();
      assertTrue(again.orientation().toAffine().apply(p).distance(q.toAffine().apply(p)) < 1e-9);
    }
    for (double phi : new double[] {0, PI, PI / 2, -PI / 2}) {
      for (boolean floor : new boolean[] {true, false}) {
        CameraFrame frame = floor ? new CameraFrame().setFloorPlaneXz() : new CameraFrame();
        frame.setEulerAngles(0.4, phi, 0.3);
        Quaternion before = frame.orientation();
        frame.setOrientation(before).setTheta(frame.theta());
        Vec p = randomVec();
        assertTrue(
            frame.orientation().toAffine().apply(p).distance(before.toAffine().apply(p)) < 1e-6);
      }
    }
  }

  @Test
  void anglesAreIncrementedSeparately() {
    CameraFrame frame = new CameraFrame().incrementTheta(0.1).incrementPhi(0.2).incrementGamma(0.3);
    assertEquals(0.1, frame.theta());
    assertEquals(0.2, frame.phi());
    assertEquals(0.3, frame.gamma());
    frame.rotate(0.5, OUT);
    assertEquals(0.6, frame.theta(), 1e-12);
  }

  @Test
  void theCameraTweensItsOrientationOrItsAngles() {
    CameraFrame a = new CameraFrame().reorient(-30, 70);
    CameraFrame b = new CameraFrame().reorient(150, 20);
    CameraFrame frame = new CameraFrame();
    MobjectTrees.tween(frame, a, b, MotionPath.STRAIGHT).at(0.5);
    assertEquals(a.orientation().lerp(b.orientation(), 0.5), frame.orientation());
    b.interpolateAngles(true);
    MobjectTrees.tween(frame, a, b, MotionPath.STRAIGHT).at(0.5);
    Vec sight = new CameraFrame().reorient(60, 45).eye();
    assertTrue(frame.eye().distance(sight) < 1e-9);
  }

  @Test
  void ambientRotationTurnsSteadilyUntilItIsStopped() {
    CameraFrame frame = new CameraFrame().setPhi(1).addAmbientRotation(0.5);
    frame.addAmbientRotation(0.25, CameraFrame.Angle.PHI);
    frame.update(2);
    assertEquals(1, frame.theta(), 1e-12);
    assertEquals(1.5, frame.phi(), 1e-12);
    frame.stopAmbientRotation();
    assertFalse(frame.hasActiveUpdaters());
    frame.addAmbientRotation(0.5, CameraFrame.Angle.GAMMA).update(1);
    assertEquals(0.5, frame.gamma(), 1e-12);
    assertEquals(1, frame.theta(), 1e-12);
  }

  /** A three-dimensional scene from a lambda. */
  private static final class Sketch extends ThreeDScene {
    private final Consumer<Sketch> body;

    Sketch(Consumer<Sketch> body) {
      this.body = body;
    }

    @Override
    protected void construct() {
      body.accept(this);
    }

    void look(CameraView view) {
      setCameraOrientation(view);
    }

    CameraView view() {
      return cameraView();
    }

    CameraFrame frame() {
      return camera();
    }

    void move(CameraView view) {
      moveCamera(view, 1);
    }

    void turnAndSway() {
      beginAmbientCameraRotation(0.5);
      pause(1);
      stopAmbientCameraRotation();
      begin3DIllusionCameraRotation(1);
      pause(1);
      stop3DIllusionCameraRotation();
      pause(1);
    }

    void show(Square inFrame, Square label) {
      addFixedInFrameMobjects(inFrame);
      addFixedOrientationMobjects(label);
      pause(0.1);
      removeFixedInFrameMobjects(inFrame);
      removeFixedOrientationMobjects(label);
      setToDefaultAngledCameraOrientation();
      pause(0.1);
    }
  }

  private static Runs.Run run(Consumer<Sketch> body) {
    return Runs.run(new Sketch(body), FrameRate.of(10), 0, FrameRange.ALL);
  }

  /**
   * Returns Manim CE's projection: rotation by {@code Rz(gamma) Rx(-phi) Rz(-theta - 90)}, times
   * zoom f / (f - z).
   */
  private static Vec communityProjection(ThreeDScene.CameraView v, Vec p) {
    Vec q =
        p.minus(v.center())
            .rotate(-v.theta() - PI / 2, OUT)
            .rotate(-v.phi(), RIGHT)
            .rotate(v.gamma(), OUT);
    double factor = v.zoom() * v.focalDistance() / (v.focalDistance() - q.z());
    return Vec.of(q.x() * factor, q.y() * factor);
  }

  @Test
  void aViewContinuesFromTheCurrentCamera() {
    var frames =
        run(s -> {
              s.frame().moveTo(at(2, 1)).setHeight(4).setEyeDistance(9);
              s.move(s.view().toward(1.3, 0.2));
              s.show(new Square(), new Square());
            })
            .frames();
    for (int k : new int[] {0, 5, 10}) {
      Camera camera = frames.get(k).camera();
      assertEquals(0, camera.center().distance(at(2, 1)), 1e-12);
      assertEquals(4, camera.height(), 1e-12);
      assertEquals(9, camera.eye().distance(at(2, 1)), 1e-9);
    }
  }

  @Test
  void theCommunitysViewsProjectByItsFormula() {
    var plain = new ThreeDScene.CameraView(1.2, -0.8, 0, 1, 20, ORIGIN);
    var all = new ThreeDScene.CameraView(0.9, 0.3, 0.5, 1.7, 12, new Vec(1, -1, 0.5));
    for (var view : new ThreeDScene.CameraView[] {ThreeDScene.CameraView.DEFAULT, plain, all}) {
      Camera camera =
          run(s -> {
                s.look(view);
                s.show(new Square(), new Square());
              })
              .frames()
              .get(0)
              .camera();
      for (int i = 0; i < 10; i++) {
        Vec p = randomVec();
        assertTrue(project(camera, p).distance(communityProjection(view, p)) < 1e-9);
      }
    }
    assertThrows(IllegalArgumentException.class, () -> plain.zoomed(0));
    assertThrows(IllegalArgumentException.class, () -> plain.at(-1));
  }

  @Test
  void theCameraMovesFromViewToView() {
    var to = ThreeDScene.CameraView.DEFAULT.toward(1, 2).rolled(0.3).zoomed(2).around(UP).at(15);
    run(
        s -> {
          s.move(to);
          assertEquals(to.phi(), s.view().phi(), 1e-12);
          assertEquals(to.theta(), s.view().theta(), 1e-12);
          assertEquals(to.gamma(), s.view().gamma(), 1e-12);
          assertEquals(15, s.view().focalDistance());
          assertEquals(UP, s.view().center());
        });
    var half = ThreeDScene.CameraView.DEFAULT.lerp(to, 0.5);
    assertEquals(1.5, half.zoom());
    assertEquals(0.5, half.phi());
  }

  @Test
  void anglesThatLookLikeDegreesAreAWarning() {
    var view = ThreeDScene.CameraView.DEFAULT;
    for (var degrees : new ThreeDScene.CameraView[] {view.toward(75, -45), view.toward(0, -90)}) {
      String warning = run(s -> s.look(degrees)).result().warnings().get(0);
      assertTrue(warning.matches("SpaceCameraTest\\.java:\\d+: .*"), warning);
      assertTrue(warning.matches(".*; for (75|-90) degrees write (75|-90) \\* DEGREES"), warning);
    }
    assertEquals(1, run(s -> s.move(view.toward(60, 30))).result().warnings().size());
    var turned = view.toward(75 * DEGREES, -45 * DEGREES + 3 * TAU);
    assertEquals(List.of(), run(s -> s.look(turned)).result().warnings());
  }

  @Test
  void theCameraTurnsAndSways() {
    run(
        s -> {
          s.turnAndSway();
          double theta = -PI / 2 + 0.5 + 0.2 * Math.sin(1);
          assertEquals(theta, s.view().theta(), 1e-9);
          assertEquals(0.1 * Math.cos(1) - 0.1, s.view().phi(), 1e-9);
        });
  }

  @Test
  void fixedMobjectsCanBeReleased() {
    Square inFrame = new Square();
    Square label = new Square().shift(RIGHT);
    Runs.Run run =
        run(
            s -> {
              s.look(ThreeDScene.CameraView.DEFAULT.toward(1, 0.5));
              s.show(inFrame, label);
            });
    assertEquals(1, run.shape(0, 0).fixed());
    Vec sight = run.frames().get(0).camera().orientation().toAffine().column(2);
    assertTrue(run.shape(0, 1).transform().column(2).distance(sight) < 1e-9);
    assertEquals(0, run.shape(1, 0).fixed());
    assertTrue(run.shape(1, 1).transform().column(2).distance(OUT) < 1e-9);
  }

  @Test
  void aTransformFliesFromTheFrameIntoSpace() {
    Square inFrame = new Square().fixInFrame();
    Square inSpace = new Square();
    MobjectTrees.tween(inFrame, inFrame.copy(), inSpace, MotionPath.STRAIGHT).at(0.25);
    assertEquals(0.75, inFrame.fixedInFrame(), 1e-12);
  }
}
