package zoetrope.mobject.three;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.geometry.Quaternion;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.Canvas;
import zoetrope.internal.raster.Damage;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.shapes.Square;

class DepthTest {
  private final Random random = new Random(7);

  @Test
  void aTranslucentSphereShowsNoEdgesOfItsFacesAndNoPoles() {
    Sphere sphere = new Sphere(1.3).setColor(RED).setShading(0, 0, 0).setOpacity(0.5);
    Camera camera = new Camera(Vec.ZERO, 8, Quaternion.of(0.4, RIGHT), Math.PI / 4);
    Canvas canvas = new Canvas(320, 180);
    canvas.draw(new Frame(camera, BLACK, Rays.seen(camera, sphere)));
    int middle = canvas.pixels()[90 * 320 + 160];
    assertNotEquals(BLACK.toArgb(), middle);
    for (int y = 72; y <= 108; y++) {
      for (int x = 142; x <= 178; x++) {
        int pixel = canvas.pixels()[y * 320 + x];
        for (int shift = 0; shift < 24; shift += 8) {
          assertEquals(middle >> shift & 255, pixel >> shift & 255, 1, x + ", " + y);
        }
      }
    }
  }

  @Test
  void theFarSideOfAnOpaqueSolidIsLeftOut() {
    assertEquals(1, Rays.faces(Camera.DEFAULT, new Cube(1)).size());
    assertEquals(6, Rays.faces(Camera.DEFAULT, new Cube(1).setOpacity(0.9)).size());
    assertEquals(6, Rays.faces(Camera.DEFAULT, new Cube(30)).size(), "the eye is within its box");
  }

  @Test
  void aSmallCubeBeforeALargeOneIsPaintedOverItFromAnywhere() {
    Mobject<?> large = new Cube(2);
    Mobject<?> small = new Cube(0.3).shift(new Vec(0.8, 0.7, 1.3));
    Mobject<?> plate = new Prism(3, 3, 0.1).shift(new Vec(0.4, 0, -1.2));
    Mobject<?> turned = new Cube(0.8).rotate(0.7, new Vec(1, 2, 3)).shift(new Vec(-2.2, 0.3, 0.2));
    for (int k = 0; k < 40; k++) {
      Camera camera = Rays.randomCamera(random);
      List<Item> items = Rays.faces(camera, large, small, plate, turned);
      assertEquals(1.0, Rays.shareOfRightRays(camera, items, random));
    }
  }

  @Test
  void theSixSquaresOfABoxAreInOrderFromAnywhere() {
    VPrism box = new VPrism(3, 0.2, 1);
    for (int k = 0; k < 40; k++) {
      Camera camera = Rays.randomCamera(random);
      List<Item> items = Rays.seen(camera, box);
      assertEquals(6, items.size());
      boolean near = false;
      for (Item item : items) {
        Item.Shape side = (Item.Shape) item;
        Vec middle = side.bounds().center();
        boolean faces = middle.normalized().dot(camera.eye().minus(middle)) > 0;
        near |= faces;
        assertTrue(faces || !near, "a far side after a near one");
      }
    }
  }

  @Test
  void planesThatCrossHideEachOtherPixelByPixel() {
    Mobject<?> a = new Square3D(3).resolution(24, 24);
    Mobject<?> b = new Square3D(3).resolution(24, 24).rotate(1.2, new Vec(1, 1, 0));
    for (int k = 0; k < 5; k++) {
      List<Item> items = Rays.seen(Rays.randomCamera(random), a, b);
      assertEquals(1, items.size());
      assertEquals(2, ((Item.DepthGroup) items.get(0)).items().size());
    }
    b.shift(new Vec(0, 0, 9));
    List<Item> apart = Rays.seen(Camera.DEFAULT, a, b);
    assertEquals(2, apart.size(), "a plane parts them");
  }

  @Test
  void flatItemsKeepTheOrderOfTheStageAndSolidsAreNotSortedAcrossThem() {
    Mobject<?> near = new Cube(1).shift(new Vec(0, 0, 2));
    Mobject<?> far = new Cube(1).shift(new Vec(0, 0, -2));
    Mobject<?> flat = new Circle().shift(new Vec(0, 0, -9));
    Vec first = Rays.seen(Camera.DEFAULT, near, far, flat).get(0).bounds().center();
    assertTrue(first.z() < 0, "the far cube is painted first");
    List<Item> parted = Rays.seen(Camera.DEFAULT, near, flat, far);
    assertTrue(parted.get(0).bounds().center().z() > 0);
    assertTrue(parted.get(1) instanceof Item.Shape);
  }

  @Test
  void depthTestedFlatItemsAreHiddenByNearerOnes() {
    Mobject<?> far = new Square().setFill(RED, 1).shift(new Vec(0, 0, -2)).applyDepthTest();
    Mobject<?> cube = new Cube(1).shift(new Vec(0, 0, 1));
    List<Item> items = Rays.seen(Camera.DEFAULT, cube, far);
    assertTrue(items.get(0) instanceof Item.Shape);
    far.deactivateDepthTest();
    items = Rays.seen(Camera.DEFAULT, cube, far);
    assertTrue(items.get(items.size() - 1) instanceof Item.Shape);
  }

  @Test
  void fixedObjectsAreOrderedByTheDefaultCamera() {
    Mobject<?> near = new Cube(1).setOpacity(0.5).shift(new Vec(0, 0, 2)).fixInFrame();
    Mobject<?> far = new Cube(1).setOpacity(0.5).shift(new Vec(0, 0, -2)).fixInFrame();
    Camera behind = new Camera(Vec.ZERO, 8, Quaternion.of(Math.PI, new Vec(0, 1, 0)), Math.PI / 4);
    List<Item> items = Rays.faces(behind, near, far);
    assertTrue(items.get(0).bounds().center().z() < 0);
    assertTrue(items.get(11).bounds().center().z() > 0);
  }

  @Test
  void anUnchangedSurfaceKeepsItsItems() {
    Camera turned = Rays.randomCamera(random);
    Torus torus = new Torus(2, 0.7).resolution(12, 8).setOpacity(0.8);
    Sphere ball = new Sphere(1).resolution(12, 8);
    for (Mobject<?> solid : List.of(torus, ball)) {
      List<Item> first = Rays.seen(turned, solid);
      assertTrue(
          new Frame(turned, BLACK, first)
              .showsSameAs(new Frame(turned, BLACK, Rays.seen(turned, solid))));
    }
    ball.setShading(0.3, 0, 0.4);
    List<Item> here = Rays.seen(turned, ball);
    List<Item> there = Rays.seen(Camera.DEFAULT, ball);
    assertNotSame(((Item.Mesh) here.get(0)).order(), ((Item.Mesh) there.get(0)).order());
    assertSame(((Item.Mesh) here.get(0)).colors(), ((Item.Mesh) there.get(0)).colors());
    ball.shift(RIGHT);
    assertNotSame(here.get(0), Rays.seen(turned, ball).get(0));
  }

  @Test
  void aMovingSolidRedrawsOnlyItsAreaWithTheSamePixels() {
    Camera camera = new Camera(Vec.ZERO, 8, Quaternion.of(0.8, RIGHT), Math.PI / 4);
    Sphere still = new Sphere(1).resolution(20, 10).shift(new Vec(-4, 0, 0));
    Cube moving = new Cube(1).shift(new Vec(4, 0, 0));
    Canvas canvas = new Canvas(320, 180);
    canvas.draw(new Frame(camera, BLACK, Rays.seen(camera, still, moving)));
    moving.shift(UP.times(0.1));
    Frame next = new Frame(camera, BLACK, Rays.seen(camera, still, moving));
    Damage damage = canvas.draw(next);
    assertTrue(damage.count() > 0 && damage.count() < damage.columns() * damage.rows() / 3);
    Canvas fresh = new Canvas(320, 180);
    fresh.draw(next);
    assertArrayEquals(fresh.pixels(), canvas.pixels());
  }

  @Test
  void manySolidsAreOrdered() {
    Mobject<?>[] dots = new Mobject<?>[900];
    for (int i = 0; i < dots.length; i++) {
      Vec p = new Vec(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
      dots[i] = new Square().scale(0.01).moveTo(p).applyDepthTest();
    }
    List<Item> items = Rays.seen(Camera.DEFAULT, dots);
    assertEquals(900, items.size());
    double before = Double.POSITIVE_INFINITY;
    for (Item item : items) {
      double distance = item.bounds().center().distance(Camera.DEFAULT.eye());
      assertTrue(distance <= before + 1e-5);
      before = distance;
    }
  }

  @Test
  void labelsFaceTheCameraInTheirPlace() {
    Square label = new Square().shift(new Vec(1, 2, 3)).fixOrientation();
    Camera camera = Rays.randomCamera(random);
    Item item = Rays.seen(camera, label).get(0);
    assertTrue(item.bounds().center().distance(new Vec(1, 2, 3)) < 1e-9);
    Vec normal = item.transform().column(0).cross(item.transform().column(1)).normalized();
    Vec sight = camera.orientation().toAffine().column(2);
    assertTrue(normal.distance(sight) < 1e-9);
    assertSame(item, Rays.seen(camera, label).get(0));
    label.unfixOrientation();
    assertEquals(1, Rays.seen(camera, label).get(0).transform().column(0).normalized().x(), 1e-12);
  }
}
