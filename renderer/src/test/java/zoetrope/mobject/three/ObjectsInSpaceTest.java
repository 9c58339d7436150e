package zoetrope.mobject.three;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import org.junit.jupiter.api.Test;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.geometry.Quaternion;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.Canvas;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.display.Shading;
import zoetrope.mobject.three.mesh.Interval;

/** Tests of lines, texts and images among solids, with everything in space. */
class ObjectsInSpaceTest {
  private static final int WIDTH = 320;
  private static final int HEIGHT = 180;

  /** A camera on the right, slightly above: x points to the eye, z upwards. */
  private static final Camera SIDE =
      new Camera(
          Vec.ZERO,
          8,
          Quaternion.of(PI / 2, OUT).times(Quaternion.of(PI / 2 - 0.1, RIGHT)),
          PI / 4);

  private static List<Item> inSpace(Camera camera, Mobject<?>... all) {
    var out = new DisplayListBuilder(camera).inSpace(true);
    for (Mobject<?> m : all) {
      m.emit(out);
    }
    return out.items();
  }

  private static int[] drawn(Camera camera, List<Item> items) {
    var canvas = new Canvas(WIDTH, HEIGHT);
    canvas.draw(new Frame(camera, BLACK, items));
    return canvas.pixels();
  }

  /**
   * Returns the number of pixels with exactly this colour. Lines and texts have no shading, so
   * their pixels can be counted.
   */
  private static long count(int[] pixels, int argb) {
    long n = 0;
    for (int p : pixels) {
      n += p == argb ? 1 : 0;
    }
    return n;
  }

  @Test
  void aSolidHidesTheFarHalfOfALineThatPassesThroughIt() {
    var ball = sphere(1).setColor(BLUE);
    var through = line(left(3), right(3)).setStroke(RED, 20, 1);
    var across = line(down(3), up(3)).setStroke(RED, 20, 1);
    int red = RED.toArgb();
    int[] alone = drawn(SIDE, inSpace(SIDE, across));
    int[] hidden = drawn(SIDE, inSpace(SIDE, ball, across));
    double share = (double) count(hidden, red) / count(alone, red);
    assertEquals(2.0 / 3, share, 0.03, "a third lies within the ball");
    assertArrayEquals(hidden, drawn(SIDE, inSpace(SIDE, across, ball)), "in any order");
    int[] towards = drawn(SIDE, inSpace(SIDE, ball, through));
    assertEquals(red, towards[(HEIGHT / 2 + 5) * WIDTH + WIDTH / 2], "the near half is seen");
  }

  @Test
  void aLineThatPassesBehindTheEyeIsSeenAsTheSumOfItsPieces() {
    var floor = square3D(40).setColor(GREY_D).shift(out(-2));
    var whole = line(at(-60, 2, -2), at(60, 2, -2)).setStroke(TEAL, 15);
    var pieces = group();
    for (int x = -60; x < 60; x += 6) {
      pieces.add(line(at(x, 2, -2), at(x + 6, 2, -2)).setStroke(TEAL, 15));
    }
    int teal = TEAL.toArgb();
    int inSight = 0;
    for (double turn = -1.4; turn < 1.5; turn += 0.2) {
      var around = Quaternion.of(turn, OUT).times(Quaternion.of(1.3, RIGHT));
      var camera = new Camera(Vec.ZERO, 8, around, PI / 4);
      long seen = count(drawn(camera, inSpace(camera, floor, whole)), teal);
      long expected = count(drawn(camera, inSpace(camera, floor, pieces)), teal);
      assertEquals(expected, seen, 0.15 * expected + 15, "turned by " + turn);
      inSight += expected > 100 ? 1 : 0;
    }
    assertTrue(inSight > 8, inSight + " of the views show the line");
  }

  @Test
  void objectsOnAFloorThatPassesBehindTheEyeAreVisible() {
    var floor = square(60).setFill(GREY_D, 1).setStroke(WHITE, 4).shift(out(-2));
    var tile = square(2).setFill(TEAL, 1).setStroke(TEAL, 0).shift(out(-1.8));
    var line = line(at(-30, 1, -1.8), at(30, 1, -1.8)).setStroke(TEAL, 15);
    int teal = TEAL.toArgb();
    for (double turn = -1.4; turn < 1.5; turn += 0.2) {
      var around = Quaternion.of(turn, OUT).times(Quaternion.of(1.3, RIGHT));
      var camera = new Camera(Vec.ZERO, 8, around, PI / 4);
      for (Mobject<?> thing : List.of(tile, line)) {
        long alone = count(drawn(camera, inSpace(camera, thing)), teal);
        long seen = count(drawn(camera, inSpace(camera, floor, thing)), teal);
        assertEquals(alone, seen, 0.05 * alone + 5, "turned by " + turn);
      }
    }
  }

  @Test
  void textInAPlaneIsCutByIntersectingObjects() {
    var ball = sphere(0.8).setColor(BLUE).setShading(Shading.NONE);
    var words = text("through").scale(3).setColor(YELLOW).rotate(PI / 2, RIGHT).rotate(PI / 2, OUT);
    long alone = count(drawn(SIDE, inSpace(SIDE, words)), YELLOW.toArgb());
    long cut = count(drawn(SIDE, inSpace(SIDE, words, ball)), YELLOW.toArgb());
    assertTrue(cut > alone / 4 && cut < alone * 4 / 5, cut + " of " + alone);
    words.shift(right(2));
    List<Item> before = inSpace(SIDE, words, ball);
    assertFalse(before.get(0) instanceof Item.DepthGroup, "a plane parts them");
  }

  @Test
  void objectsInOnePlaneKeepTheOrderOfTheStageAndTheirPixels() {
    var floor = numberPlane();
    var disc = circle(1).setFill(RED, 1).setStrokeWidth(0);
    var words = text("flat").scale(2);
    var out = new DisplayListBuilder(SIDE);
    List.of(floor, disc, words).forEach(m -> m.emit(out));
    int[] plain = drawn(SIDE, out.items());
    assertArrayEquals(plain, drawn(SIDE, inSpace(SIDE, floor, disc, words)));
    var above = sphere(0.5).shift(out(2));
    List<Item> parted = inSpace(SIDE, floor, above, disc, words);
    assertFalse(parted.stream().anyMatch(i -> i instanceof Item.DepthGroup));
  }

  @Test
  void aDiscHidesTheGridItLiesOnAlsoWhereABallGoesThroughBoth() {
    var floor = numberPlane();
    var disc = circle(2).setFill(RED, 1).setStrokeWidth(0);
    var ball = sphere(0.7).setColor(BLUE).setShading(Shading.NONE);
    Camera camera = new Camera(Vec.ZERO, 8, Quaternion.of(1.1, RIGHT), PI / 4);
    int[] pixels = drawn(camera, inSpace(camera, floor, disc, ball));
    for (double x = 0.9; x < 1.8; x += 0.1) {
      int at = HEIGHT / 2 * WIDTH + WIDTH / 2 + (int) (x * HEIGHT / 8);
      assertEquals(RED.toArgb(), pixels[at], "at " + x);
    }
  }

  @Test
  void fixedAndExceptedObjectsAreInFront() {
    var ball = sphere(1).setColor(BLUE);
    var title = text("title").scale(2).fixInFrame();
    var free = circle(0.2).setFill(RED, 1).setStrokeWidth(0).deactivateDepthTest();
    List<Item> items = inSpace(SIDE, ball, free, title, cube(1).shift(right(2)));
    assertTrue(items.get(items.size() - 1).fixed() == 1);
    int letters = (int) items.stream().filter(i -> i.fixed() == 1).count();
    assertInstanceOf(Item.Shape.class, items.get(items.size() - 1 - letters));
    List<Item> behind = inSpace(SIDE, title, ball);
    assertTrue(behind.get(0).fixed() == 1, "the first item is behind the others");
  }

  @Test
  void axesInAnySceneAreCutBySolids() {
    var axes = threeDAxes(Range.of(-3, 3), Range.of(-3, 3), Range.of(-3, 3)).addAxisLabels();
    var ball = sphere(1).setColor(BLUE).setShading(Shading.NONE);
    var curve = axes.plotParametric3d(t -> at(t, 0.3, 0.3), Range.of(-2, 2));
    var out = new DisplayListBuilder(SIDE);
    List.of(axes, ball, curve).forEach(m -> m.emit(out));
    List<Item> items = out.items();
    assertTrue(items.stream().anyMatch(i -> i instanceof Item.DepthGroup));
    int[] pixels = drawn(SIDE, items);
    int middle = HEIGHT / 2 * WIDTH + WIDTH / 2;
    assertEquals(BLUE.toArgb(), pixels[middle - WIDTH * 8], "the z axis is within the ball");
  }

  @Test
  void aCurveOnASurfaceIsSeenInItsWholeWidth() {
    DoubleBinaryOperator height = (x, y) -> 0.5 * StrictMath.sin(x) * StrictMath.cos(y);
    var hills =
        surface(
                (x, y) -> at(x, y, height.applyAsDouble(x, y)),
                new Interval(-3, 3),
                new Interval(-3, 3))
            .setColor(BLUE);
    var level =
        parametricCurve(t -> at(t, 1, height.applyAsDouble(t, 1)), Range.of(-2, 2))
            .setStroke(YELLOW, 12, 1);
    Camera camera = new Camera(Vec.ZERO, 8, Quaternion.of(0.9, RIGHT), PI / 4);
    long alone = count(drawn(camera, inSpace(camera, level)), YELLOW.toArgb());
    long on = count(drawn(camera, inSpace(camera, hills, level)), YELLOW.toArgb());
    assertTrue(on > 0.9 * alone, on + " of " + alone);
  }

  @Test
  void thousandsOfSolidsHideOneAnotherPixelByPixel() {
    List<Mobject<?>> all = new ArrayList<>();
    for (int i = 0; i < 900; i++) {
      all.add(cube(0.1).setColor(GREEN).shift(at(-3 + i % 30 * 0.2, -3 + i / 30 * 0.2, -2)));
    }
    var ball = sphere(1).setColor(RED).setShading(Shading.NONE);
    all.add(ball);
    all.add(square3D(4).setColor(BLUE).setShading(Shading.NONE));
    int[] pixels = drawn(SIDE, inSpace(SIDE, all.toArray(new Mobject<?>[0])));
    assertEquals(RED.toArgb(), pixels[(HEIGHT / 2 - 10) * WIDTH + WIDTH / 2]);
  }

  @Test
  void onlyOpaqueConvexSolidsSeenFromOutsideSortTheirFaces() {
    List<Mobject<?>> convex =
        List.of(
            cube(1),
            sphere(1),
            cylinder(2, 1).showEnds(),
            cone(1, 1).showBase(),
            dodecahedron().setStrokeWidth(0).setOpacity(1));
    for (Mobject<?> solid : convex) {
      assertInstanceOf(Item.Mesh.class, inSpace(SIDE, solid).get(0), solid + " is convex");
    }
    var pear =
        sphere(1).applyFunction(p -> p.times(1 + StrictMath.abs(p.z()) * StrictMath.abs(p.z())));
    for (Mobject<?> solid : List.of(torus(1, 0.4), pear, sphere(12), cube(1).setOpacity(0.5))) {
      assertInstanceOf(Item.DepthGroup.class, inSpace(SIDE, solid).get(0), solid + " may be wrong");
    }
  }

  @Test
  void theOutlinedFacesOfASurfaceThatCutsItselfHideOneAnother() {
    var cross =
        surface(
                (u, v) -> at(StrictMath.sin(u), v, StrictMath.sin(2 * u) / 2),
                Interval.TURN,
                new Interval(-1, 1))
            .resolution(24, 4)
            .setColor(BLUE)
            .setStroke(WHITE, 1, 1);
    List<Item> items = inSpace(SIDE, cross);
    assertEquals(1, items.size());
    var group = (Item.DepthGroup) items.get(0);
    assertEquals(1 + 96, group.items().size(), "the faces and their outlines");
    assertSame(group, inSpace(SIDE, cross).get(0), "as long as nothing changes");
  }
}
