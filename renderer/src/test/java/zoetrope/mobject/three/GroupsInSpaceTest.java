package zoetrope.mobject.three;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zoetrope.frame.Camera;
import zoetrope.frame.FrameRate;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.display.ClipPlane;
import zoetrope.mobject.display.Shading;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Stage;
import zoetrope.scene.StageSettings;

class GroupsInSpaceTest {
  @Test
  void aSquareMakesTheSixFacesOfACube() {
    var square = square(1.6).shift(RIGHT);
    var faces = squareToCubeFaces(square);
    assertEquals(6, faces.size());
    assertEquals(RIGHT, square.center(), "the square stays as it is");
    Vec sum = Vec.ZERO;
    for (var face : faces) {
      assertEquals(0.8, face.center().length(), 1e-9);
      sum = sum.plus(face.center());
    }
    assertTrue(sum.length() < 1e-9, "opposite faces are opposite");
    assertTrue(group(faces).bounds().size().distance(new Vec(1.6, 1.6, 1.6)) < 1e-9);
    assertThrows(IllegalArgumentException.class, () -> squareToCubeFaces(group()));
  }

  @Test
  void flatShapesOfAGroupInSpaceHideOneAnotherInALight() {
    var cube = vGroup3D(squareToCubeFaces(square(2).setFill(RED, 1).setStrokeWidth(0)));
    Camera camera = Rays.randomCamera(new Random(5));
    List<Item> items = Rays.seen(camera, cube);
    Item.Shape nearest = (Item.Shape) items.get(items.size() - 1);
    assertTrue(nearest.bounds().center().dot(camera.eye()) > 0, "the nearest face comes last");
    long colors = items.stream().map(i -> ((Item.Shape) i).style().fill()).distinct().count();
    assertTrue(colors >= 3, "the light differs from face to face");
    cube.setShading(Shading.NONE);
    assertEquals(
        1,
        Rays.seen(camera, cube).stream()
            .map(i -> ((Item.Shape) i).style().fill())
            .distinct()
            .count());
  }

  @Test
  void dotsThatLookLikeBallsAreBrightestTowardsTheLight() {
    var cloud = dotCloud(ORIGIN).setRadius(1).setColor(GREY).make3d(0.8, 0, 0.5);
    var ball = (Paint.Gradient) fill(Rays.seen(Camera.DEFAULT, cloud).get(0));
    assertTrue(ball.focusX() < -0.3 && ball.focusY() > 0.3, "the light is above on the left");
    double first = ball.stops().get(0).color().red();
    double last = ball.stops().get(ball.stops().size() - 1).color().red();
    assertTrue(first > GREY.red() && first > last + 0.2, first + " to " + last);
    assertEquals(ball, fill(Rays.seen(Camera.DEFAULT, cloud.copy()).get(0)));
    assertThrows(IllegalArgumentException.class, () -> cloud.make3d(-1, 0, 0));
  }

  private static Paint fill(Item item) {
    return ((Item.Shape) item).style().fill();
  }

  @Test
  void severalClipPlanesKeepTheirIntersection() {
    var slice =
        sphere(1)
            .resolution(16)
            .setClipPlanes(
                new ClipPlane(RIGHT, 0.25), new ClipPlane(LEFT, 0.25), new ClipPlane(UP, 0));
    var shaded = slice.copy().shadeSmooth().setColorByXyzFunction(p -> rgb((p.x() + 1) / 2, 0, 0));
    for (Mobject<?> solid : List.of(slice, shaded)) {
      List<Item> faces = Rays.faces(Camera.DEFAULT, solid);
      assertTrue(faces.size() > 16);
      for (Item face : faces) {
        for (Vec corner : Rays.corners(face)) {
          assertTrue(Math.abs(corner.x()) < 0.25 + 1e-6 && corner.y() > -1e-6, "" + corner);
        }
      }
    }
    var dots = dotCloud(left(2), ORIGIN, right(2)).setRadius(0.1);
    dots.setClipPlanes(new ClipPlane(RIGHT, 1), new ClipPlane(LEFT, 1));
    assertEquals(1, Rays.seen(Camera.DEFAULT, dots).size());
    assertEquals(3, Rays.seen(Camera.DEFAULT, dots.deactivateClipPlane()).size());
  }

  @Test
  void aSpecialSceneHasManimsAxesSphereAndCamera() {
    List<Object> seen = new ArrayList<>();
    var scene =
        new SpecialThreeDScene() {
          @Override
          protected void construct() {
            setCameraToDefaultPosition();
            seen.add(cameraView().phi());
            seen.add(cameraView().theta());
            seen.add(defaultSphere().width());
            seen.add(defaultAxes().axes().size());
          }
        };
    Stage.run(scene, StageSettings.of(FrameRate.of(60)), FrameRange.ALL, (frame, count) -> {});
    assertEquals(70 * DEGREES, (double) seen.get(0), 1e-9);
    assertEquals(-110 * DEGREES, (double) seen.get(1), 1e-9);
    assertEquals(4.0, (double) seen.get(2), 0.01);
    assertEquals(3, seen.get(3));
  }
}
