package zoetrope.internal.raster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.display.Shading;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.three.Cube;
import zoetrope.mobject.three.Line3D;
import zoetrope.mobject.three.Sphere;
import zoetrope.mobject.three.Square3D;
import zoetrope.mobject.three.Torus;

/** Objects in space that pass through one another hide each other pixel by pixel. */
class DepthGroupTest {
  private static final int WIDTH = 320;
  private static final int HEIGHT = 180;
  private static final Vec UP = new Vec(0, 1, 0);
  private static final Vec RIGHT = new Vec(1, 0, 0);

  private static Frame frame(Camera camera, List<? extends Mobject<?>> mobjects) {
    DisplayListBuilder list = new DisplayListBuilder(camera);
    mobjects.forEach(m -> m.emit(list));
    return new Frame(camera, Palette.BLACK, list.items());
  }

  private static int[] drawn(Frame frame) {
    Canvas canvas = new Canvas(WIDTH, HEIGHT);
    canvas.draw(frame);
    return canvas.pixels();
  }

  private static int pixel(int[] pixels, double x, double y) {
    int column = (int) (WIDTH / 2.0 + x * HEIGHT / 8);
    int row = (int) (HEIGHT / 2.0 - y * HEIGHT / 8);
    return pixels[row * WIDTH + column];
  }

  private static Square3D square(double side, Color color) {
    return new Square3D(side).setColor(color).setShading(Shading.NONE);
  }

  @Test
  void squaresThatCrossHideHalfOfEachOther() {
    Square3D a = square(4, Palette.RED).rotate(0.5, UP);
    Square3D b = square(4, Palette.BLUE).rotate(-0.5, UP);
    int[] pixels = drawn(frame(Camera.DEFAULT, List.of(a, b)));
    assertEquals(Palette.BLUE.toArgb(), pixel(pixels, 1, 1), "b is nearer on the right");
    assertEquals(Palette.RED.toArgb(), pixel(pixels, -1, -1), "a is nearer on the left");
  }

  @Test
  void anOutlineOfAnyWidthCoversTheFrame() {
    Sphere ball = new Sphere(1).resolution(12, 6).setStroke(Palette.WHITE, 60_000_000);
    int[] pixels = drawn(frame(Camera.DEFAULT, List.of(ball, square(3, Palette.RED))));
    assertEquals(Palette.WHITE.toArgb(), pixel(pixels, 0, 0));
    assertEquals(Palette.WHITE.toArgb(), pixel(pixels, 6, 3));
  }

  @Test
  void drawsVeryWideOutlinesInBoundedTime() {
    Frame outlined =
        frame(
            Camera.DEFAULT,
            List.of(
                new Sphere(1),
                new Circle(1.5).setStroke(Palette.WHITE, 1e7).applyDepthTest(),
                new Torus(1, 0.3).resolution(40, 20).setStroke(Palette.RED, 1e6)));
    Canvas canvas = new Canvas(1920, 1080);
    assertTimeoutPreemptively(Duration.ofSeconds(20), () -> canvas.draw(outlined));
    assertEquals(Palette.WHITE.toArgb(), canvas.pixels()[0]);
  }

  @Test
  void aBallComesOutOfASquareOnBothSides() {
    Sphere ball = new Sphere(1.5).setColor(Palette.GREEN).setShading(Shading.NONE);
    Square3D plane = square(6, Palette.RED).rotate(1.2, RIGHT);
    int[] pixels = drawn(frame(Camera.DEFAULT, List.of(plane, ball)));
    assertEquals(Palette.GREEN.toArgb(), pixel(pixels, 0, 0.6));
    assertEquals(Palette.RED.toArgb(), pixel(pixels, 0, 1.02), "the nearer part of the plane");
  }

  @Test
  void theNearerOfTwoTranslucentSquaresIsBlendedLast() {
    Square3D a = square(4, Palette.RED).rotate(0.5, UP).setOpacity(0.5);
    Square3D b = square(4, Palette.BLUE).rotate(-0.5, UP).setOpacity(0.5);
    int[] pixels = drawn(frame(Camera.DEFAULT, List.of(a, b)));
    Color right = Palette.BLACK.lerp(Palette.RED, 0.5).lerp(Palette.BLUE, 0.5);
    Color left = Palette.BLACK.lerp(Palette.BLUE, 0.5).lerp(Palette.RED, 0.5);
    assertNear(right.toArgb(), pixel(pixels, 1, 0));
    assertNear(left.toArgb(), pixel(pixels, -1, 0));
  }

  private static void assertNear(int expected, int actual) {
    for (int shift = 0; shift < 32; shift += 8) {
      int difference = (expected >>> shift & 255) - (actual >>> shift & 255);
      assertTrue(
          Math.abs(difference) <= 2,
          Integer.toHexString(actual) + " is not " + Integer.toHexString(expected));
    }
  }

  private static List<Mobject<?>> randomMobjects(Random random) {
    List<Mobject<?>> mobjects = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      Mobject<?> mobject =
          switch (random.nextInt(5)) {
            case 0 -> new Sphere(0.5 + random.nextDouble()).resolution(12, 8).shadeSmooth();
            case 1 -> new Cube(1 + random.nextDouble());
            case 2 -> new Torus(1, 0.4).resolution(12, 8);
            case 3 -> new Line3D(Vec.of(-2, 0), Vec.of(2, 1), 0.1);
            default -> new Square3D(3);
          };
      mobject.setColor(Palette.BLUE.lerp(Palette.YELLOW, random.nextDouble()));
      mobject.setOpacity(random.nextBoolean() ? 1 : 0.2 + 0.6 * random.nextDouble());
      move(mobject, random);
      mobjects.add(mobject);
    }
    return mobjects;
  }

  private static void move(Mobject<?> mobject, Random random) {
    Vec axis = new Vec(random.nextDouble() - 0.5, random.nextDouble() - 0.5, 0.7);
    mobject.rotate(6 * random.nextDouble(), axis);
    mobject.moveTo(
        new Vec(4 * random.nextDouble() - 2, 3 * random.nextDouble() - 1.5, random.nextDouble()));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void redrawingOnlyTheDamageGivesTheSameFrameAsDrawingFromScratch(long seed) {
    Random random = new Random(seed);
    List<Mobject<?>> mobjects = randomMobjects(random);
    Canvas canvas = new Canvas(WIDTH, HEIGHT);
    boolean hasGroups = false;
    for (int i = 0; i < 12; i++) {
      int changes = random.nextInt(3);
      for (int k = 0; k < changes; k++) {
        Mobject<?> mobject = mobjects.get(random.nextInt(mobjects.size()));
        if (random.nextInt(4) == 0) {
          mobjects.remove(mobject);
          mobjects.add(random.nextInt(mobjects.size() + 1), mobject);
        } else {
          move(mobject, random);
        }
      }
      Frame frame = frame(Camera.DEFAULT, mobjects);
      hasGroups |= frame.items().stream().anyMatch(item -> item instanceof Item.DepthGroup);
      canvas.draw(frame);
      assertArrayEquals(drawn(frame), canvas.pixels(), "frame " + i);
    }
    assertTrue(hasGroups, "nothing crosses in this scene");
  }

  @Test
  void drawsWithTheCameraInsideASolid() {
    Sphere around = new Sphere(20).setColor(Palette.BLUE);
    Square3D through = new Square3D(30).rotate(1.3, RIGHT);
    int[] pixels = drawn(frame(Camera.DEFAULT, List.of(around, through)));
    assertEquals(0xFF, pixel(pixels, 0, 0) >>> 24);
  }

  @Test
  void manyTranslucentLayersThatCrossAreDrawnInBoundedMemory() {
    List<Mobject<?>> layers = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      layers.add(square(6, Palette.RED).setOpacity(0.02).rotate(0.016 * i, UP));
    }
    int[] pixels = drawn(frame(Camera.DEFAULT, layers));
    assertTrue((pixel(pixels, 0.2, 0) >> 16 & 255) > 100);
  }
}
