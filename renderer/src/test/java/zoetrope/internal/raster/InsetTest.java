package zoetrope.internal.raster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.InsetView;
import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Quaternion;
import zoetrope.geometry.Vec;

/** Insets: picture in picture. */
class InsetTest {
  private static int[] draw(int width, int height, Camera camera, List<Item> items) {
    Canvas canvas = new Canvas(width, height);
    canvas.draw(new Frame(camera, Palette.BLACK, items));
    return canvas.pixels();
  }

  private static Item.Inset inset(List<Item> items, Camera camera, double strokes, Affine place) {
    return new Item.Inset(
        new InsetView(items, camera, Camera.DEFAULT, 2, strokes, Palette.BLACK), place, 1, 0);
  }

  private static Camera over(double x, double y, double height) {
    return new Camera(Vec.of(x, y), height, Quaternion.IDENTITY, 1);
  }

  @Test
  void repaintingDamageEqualsDrawingFromScratch() {
    for (int seed = 0; seed < 8; seed++) {
      Random random = new Random(seed);
      Canvas canvas = seed % 3 == 0 ? new Canvas(320, 180, 3000) : new Canvas(320, 180);
      List<Item> items = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        items.add(i % 3 == 1 ? RandomItems.inset(random, 2) : RandomItems.next(random));
      }
      Camera camera = Camera.DEFAULT;
      for (int frame = 0; frame < 10; frame++) {
        canvas.draw(new Frame(camera, Palette.BLACK, items));
        assertArrayEquals(
            draw(320, 180, camera, items), canvas.pixels(), "seed " + seed + " frame " + frame);
        RandomItems.change(items, random);
        if (random.nextInt(4) == 0) {
          items.set(random.nextInt(items.size()), RandomItems.inset(random, 1));
        }
        camera = random.nextInt(5) == 0 ? RandomItems.camera(random) : camera;
      }
    }
  }

  @Test
  void anInsetOfTheWholeFrameWithTheSameCameraDrawsTheSamePixels() {
    Random random = new Random(3);
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      items.add(RandomItems.next(random));
    }
    int[] direct = draw(320, 160, Camera.DEFAULT, items);
    Item whole = inset(items, Camera.DEFAULT, 1, Affine.scaling(8, 4, 1));
    assertClose(direct, draw(320, 160, Camera.DEFAULT, List.of(whole)));
  }

  @Test
  void anEnlargedInsetIsAsSharpAsACloserCamera() {
    Random random = new Random(5);
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      Item item = RandomItems.next(random);
      items.add(item.fixed() > 0 ? item.withTransform(Affine.scaling(0)) : item);
    }
    Camera near = new Camera(Vec.of(0.5, 0.2), 2, Quaternion.IDENTITY, 0.7);
    int[] direct = draw(320, 160, near, items);
    Item whole = inset(items, near, 1, Affine.scaling(8, 4, 1));
    assertClose(direct, draw(320, 160, Camera.DEFAULT, List.of(whole)));
  }

  /**
   * Asserts that two images are nearly equal. Points of an inset are rounded differently, so an
   * edge may differ by 1/256 pixel.
   */
  private static void assertClose(int[] expected, int[] actual) {
    for (int i = 0; i < expected.length; i++) {
      for (int shift = 0; shift < 24; shift += 8) {
        int a = expected[i] >> shift & 255;
        int b = actual[i] >> shift & 255;
        assertTrue(Math.abs(a - b) <= 3, "pixel " + i + ": " + a + " and " + b);
      }
    }
  }

  @Test
  void theBorderOfAnInsetIsAntiAliased() {
    Item white =
        TestCanvas.filled(
            TestCanvas.polygon(-900, -900, 900, -900, 900, 900, -900, 900), Palette.WHITE);
    // From x = -2.05 to 1.95 and y = -1 to 1: pixels 59.5 to 99.5 and 30 to 50.
    Affine place = Affine.scaling(2, 1, 1).then(Affine.translation(Vec.of(-0.05, 0)));
    TestCanvas pixels = TestCanvas.draw(inset(List.of(white), Camera.DEFAULT, 1, place));
    assertEquals(40 * 20, pixels.area(), 0.1);
    assertEquals(128, pixels.red(59, 40), 1);
    assertEquals(255, pixels.red(60, 40));
    assertEquals(128, pixels.red(99, 40), 1);
    assertEquals(0, pixels.red(80, 29));
  }

  @Test
  void strokesAreScaledByTheStrokeScale() {
    Item line = TestCanvas.stroked(TestCanvas.line(-500, 40, 700, 40), TestCanvas.pen(2));
    Affine place = Affine.scaling(4, 2, 1);
    for (double scale : new double[] {1, 2.5}) {
      Item inset = inset(List.of(line), over(0, 0, 1), scale, place);
      assertEquals(80 * 2 * scale, TestCanvas.draw(inset).area(), 0.5);
    }
  }

  @Test
  void opacityAppliesToTheInsetAsAGroup() {
    Item white = TestCanvas.filled(TestCanvas.polygon(0, 0, 160, 0, 160, 80, 0, 80), Palette.WHITE);
    Item again = TestCanvas.filled(TestCanvas.polygon(0, 0, 160, 0, 160, 80, 0, 80), Palette.WHITE);
    Item.Inset whole = inset(List.of(white, again), Camera.DEFAULT, 1, Affine.scaling(2, 1, 1));
    TestCanvas pixels = TestCanvas.draw(new Item.Inset(whole.view(), whole.transform(), 0.5, 0));
    assertEquals(128, pixels.red(80, 40), 1);
  }

  @Test
  void opaqueInsetsHideTheItemsBehindAndTransparentOnesDoNot() {
    Item behind = TestCanvas.filled(TestCanvas.polygon(0, 0, 160, 0, 160, 80, 0, 80), Palette.RED);
    InsetView empty =
        new InsetView(List.of(), Camera.DEFAULT, Camera.DEFAULT, 2, 1, Color.TRANSPARENT);
    Affine place = Affine.scaling(2, 1, 1);
    Item opaque = inset(List.of(), Camera.DEFAULT, 1, place);
    assertEquals(0, TestCanvas.draw(behind, opaque).rgb(80, 40));
    TestCanvas through = TestCanvas.draw(behind, new Item.Inset(empty, place, 1, 0));
    assertEquals(through.rgb(5, 5), through.rgb(80, 40));
  }
}
