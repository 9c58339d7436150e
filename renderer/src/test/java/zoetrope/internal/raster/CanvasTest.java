package zoetrope.internal.raster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;

class CanvasTest {
  private static int[] fromScratch(Frame frame, int width, int height) {
    Canvas canvas = new Canvas(width, height);
    canvas.draw(frame);
    return canvas.pixels();
  }

  @Test
  void repaintingDamageEqualsDrawingFromScratch() {
    for (int seed = 0; seed < 12; seed++) {
      Random random = new Random(seed);
      int width = 300 + random.nextInt(100);
      int height = 170 + random.nextInt(60);
      Canvas canvas = seed % 4 == 0 ? new Canvas(width, height, 4000) : new Canvas(width, height);
      List<Item> items = new ArrayList<>();
      for (int i = 0; i < 15; i++) {
        items.add(RandomItems.next(random));
      }
      Camera camera = Camera.DEFAULT;
      Color background = Palette.BLACK;
      for (int frame = 0; frame < 14; frame++) {
        int[] before = canvas.pixels().clone();
        Frame next = new Frame(camera, background, items);
        Damage damage = canvas.draw(next);
        assertArrayEquals(
            fromScratch(next, width, height), canvas.pixels(), "seed " + seed + " frame " + frame);
        assertOnlyDamageChanged(damage, before, canvas.pixels());
        RandomItems.change(items, random);
        if (random.nextInt(6) == 0) {
          camera = RandomItems.camera(random);
        }
        if (random.nextInt(8) == 0) {
          background = RandomItems.color(random);
        }
      }
    }
  }

  @Test
  void repaintingAFewOfHundredsOfItemsEqualsDrawingFromScratch() {
    Random random = new Random(3);
    Canvas canvas = new Canvas(320, 180);
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      items.add(RandomItems.next(random));
    }
    for (int frame = 0; frame < 12; frame++) {
      Frame next = new Frame(Camera.DEFAULT, Palette.BLACK, items);
      canvas.draw(next);
      assertArrayEquals(fromScratch(next, 320, 180), canvas.pixels(), "frame " + frame);
      // Replaces an item near the end or anywhere, and makes the list longer or shorter.
      int at = frame % 3 == 0 ? items.size() - 1 : random.nextInt(items.size());
      items.set(at, RandomItems.next(random));
      items.subList(items.size() - random.nextInt(90), items.size()).clear();
      for (int i = random.nextInt(110); i > 0; i--) {
        items.add(RandomItems.next(random));
      }
    }
  }

  /**
   * The canvas draws small unclipped areas with faster code. Small areas at the edges are clipped,
   * so they use the general code.
   */
  @Test
  void aSmallItemMovingOverOthersLeavesNoTrace() {
    Random random = new Random(8);
    Canvas canvas = new Canvas(320, 180);
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      items.add(small(random));
    }
    Item.Shape dot = small(random);
    for (int frame = 0; frame < 20; frame++) {
      items.set(30, dot.withTransform(Affine.translation(Vec.of(frame / 3.0 - 3, 0.1 * frame))));
      Frame next = new Frame(Camera.DEFAULT, Palette.GREY_E, items);
      canvas.draw(next);
      assertArrayEquals(fromScratch(next, 320, 180), canvas.pixels(), "frame " + frame);
    }
  }

  /**
   * Tiles are cached if their drawing commands stay the same for some frames. A cached tile is
   * dropped when one of its commands changes.
   */
  @Test
  void itemsMovingOverCachedTilesLeaveNoTrace() {
    Random random = new Random(21);
    Canvas canvas = new Canvas(350, 200);
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < 150; i++) {
      items.add(i % 10 == 0 ? RandomItems.next(random) : small(random));
    }
    Item.Shape dot = small(random);
    Item.Shape other = small(random);
    Camera camera = Camera.DEFAULT;
    Color background = Palette.GREY_E;
    for (int frame = 0; frame < 240; frame++) {
      List<Item> all = new ArrayList<>(items);
      all.add(dot.withTransform(Affine.translation(Vec.of(frame % 80 / 20.0 - 2, 0.01 * frame))));
      if (frame % 50 < 35) {
        all.add(other.withTransform(Affine.translation(Vec.of(1, 0.02 * frame - 2))));
      }
      Frame next = new Frame(camera, background, all);
      canvas.draw(next);
      assertArrayEquals(fromScratch(next, 350, 200), canvas.pixels(), "frame " + frame);
      if (frame % 40 == 39) {
        switch (random.nextInt(4)) {
          case 0 -> items.set(random.nextInt(items.size()), small(random));
          case 1 -> items.add(small(random));
          case 2 -> camera = RandomItems.camera(random);
          default -> background = RandomItems.color(random);
        }
      }
    }
  }

  @Test
  void anAreaThatReachesIntoTheLastPixelIsDrawn() {
    double right = TestCanvas.WIDTH - 0.5;
    double low = TestCanvas.HEIGHT - 0.5;
    Path path = TestCanvas.polygon(right - 9, low - 9, right, low - 9, right, low, right - 9, low);
    TestCanvas pixels = TestCanvas.draw(TestCanvas.filled(path, Palette.WHITE));
    assertEquals(81, pixels.area(), 0.1);
  }

  /** Contours are cached by scale and border, and placed anywhere. */
  @Test
  void cachedContoursAreDrawnAsOnANewCanvas() {
    Random random = new Random(9);
    Canvas canvas = new Canvas(320, 180);
    Item.Shape letter = small(random);
    for (int frame = 0; frame < 30; frame++) {
      List<Item> items = new ArrayList<>();
      for (int i = 0; i < 10; i++) {
        Affine place =
            Affine.scaling(1 + random.nextInt(3))
                .then(Affine.rotation(random.nextInt(2), new Vec(0, 0, 1)))
                .then(Affine.translation(RandomItems.point(random, 5)));
        Style style = letter.style().withFillBorder(random.nextInt(3));
        items.add(new Item.Shape(letter.path(), place, style, 0));
      }
      Frame next = new Frame(Camera.DEFAULT, Palette.BLACK, items);
      canvas.draw(next);
      assertArrayEquals(fromScratch(next, 320, 180), canvas.pixels(), "frame " + frame);
    }
  }

  private static Item.Shape small(Random random) {
    PathBuilder b = Path.builder().moveTo(RandomItems.point(random, 0.4));
    for (int i = 0; i < 4; i++) {
      b.cubicTo(
          RandomItems.point(random, 0.4),
          RandomItems.point(random, 0.4),
          RandomItems.point(random, 0.4));
    }
    Style style = Style.NONE.withFill(new Paint.Solid(RandomItems.color(random)));
    Affine place = Affine.translation(RandomItems.point(random, 3.5));
    return new Item.Shape(b.close().build(), place, style.withFillBorder(random.nextInt(2)), 0);
  }

  private static void assertOnlyDamageChanged(Damage damage, int[] before, int[] after) {
    for (int i = 0; i < after.length; i++) {
      int column = i % damage.width() / Damage.TILE;
      int row = i / damage.width() / Damage.TILE;
      if (before[i] != after[i]) {
        assertTrue(damage.contains(column, row), "pixel " + i);
      }
    }
  }

  @Test
  void theFirstFrameDamagesEverythingAndARepeatedFrameDamagesNothing() {
    Random random = new Random(1);
    List<Item> items = List.of(RandomItems.next(random), RandomItems.next(random));
    Canvas canvas = new Canvas(200, 100);
    assertTrue(canvas.draw(new Frame(Camera.DEFAULT, Palette.BLACK, items)).isAll());
    assertTrue(canvas.draw(new Frame(Camera.DEFAULT, Palette.BLACK, items)).isEmpty());
  }

  @Test
  void aMovedItemDamagesItsOldAndItsNewPosition() {
    Item a = TestCanvas.filled(TestCanvas.polygon(2, 2, 8, 2, 8, 8, 2, 8), Palette.WHITE);
    Item b =
        TestCanvas.filled(TestCanvas.polygon(130, 66, 140, 66, 140, 70, 130, 70), Palette.WHITE);
    Item other =
        TestCanvas.filled(TestCanvas.polygon(60, 30, 80, 30, 80, 50, 60, 50), Palette.WHITE);
    Canvas canvas = new Canvas(TestCanvas.WIDTH, TestCanvas.HEIGHT);
    canvas.draw(new Frame(Camera.DEFAULT, Palette.BLACK, List.of(other, a)));
    Damage damage = canvas.draw(new Frame(Camera.DEFAULT, Palette.BLACK, List.of(other, b)));
    assertEquals(2, damage.count());
    assertTrue(damage.contains(0, 0) && damage.contains(4, 2));
  }

  @Test
  void anItemLiftedToTheFrontDamagesOnlyItself() {
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      double x = 32 * i + 4;
      items.add(
          TestCanvas.filled(TestCanvas.polygon(x, 4, x + 9, 4, x + 9, 9, x, 9), Palette.WHITE));
    }
    Canvas canvas = new Canvas(TestCanvas.WIDTH, TestCanvas.HEIGHT);
    canvas.draw(new Frame(Camera.DEFAULT, Palette.BLACK, items));
    items.add(items.remove(1));
    Damage damage = canvas.draw(new Frame(Camera.DEFAULT, Palette.BLACK, items));
    assertEquals(1, damage.count());
    assertTrue(damage.contains(1, 0));
  }

  @Test
  void onATransparentBackgroundStraightAlphaColoursAreKept() {
    Canvas canvas = new Canvas(TestCanvas.WIDTH, TestCanvas.HEIGHT);
    Color color = Color.rgb(1, 0.6, 0.2).withAlpha(0.4);
    Item square = TestCanvas.filled(TestCanvas.polygon(10, 10, 50, 10, 50, 50, 10, 50), color);
    canvas.draw(new Frame(Camera.DEFAULT, Color.TRANSPARENT, List.of(square)));
    int pixel = canvas.straightPixels()[30 * TestCanvas.WIDTH + 30];
    assertEquals(102, pixel >>> 24);
    assertEquals(255, pixel >> 16 & 255);
    assertEquals(153, pixel >> 8 & 255, 1);
    assertEquals(51, pixel & 255, 1);
    assertEquals(0, canvas.straightPixels()[0]);
    int[] copy = canvas.straightPixels();
    Item other = TestCanvas.filled(TestCanvas.polygon(40, 20, 90, 20, 90, 60, 40, 60), color);
    Damage damage = canvas.draw(new Frame(Camera.DEFAULT, Color.TRANSPARENT, List.of(other)));
    canvas.copyStraight(damage, copy);
    assertArrayEquals(canvas.straightPixels(), copy);
  }

  @Test
  void anOpaqueBackgroundStaysOpaque() {
    Random random = new Random(5);
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      items.add(RandomItems.next(random));
    }
    for (int pixel : fromScratch(new Frame(Camera.DEFAULT, Palette.GREY_E, items), 300, 200)) {
      assertEquals(255, pixel >>> 24);
    }
  }

  @Test
  void pixelsAreTheSameOnEveryMachine() {
    Random random = new Random(20);
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      items.add(RandomItems.next(random));
    }
    long hash = 0;
    for (Camera camera : List.of(Camera.DEFAULT, RandomItems.camera(random))) {
      for (int pixel : fromScratch(new Frame(camera, Palette.BLACK, items), 480, 270)) {
        hash = hash * 0x9E3779B97F4A7C15L + pixel;
      }
    }
    assertEquals(GOLDEN, hash);
  }

  /**
   * The expected hash of the pixels. If it changes, the drawing has changed: look at frames before
   * you store a new value.
   */
  private static final long GOLDEN = 174248269790870291L;

  @Test
  void drawsAnItemThatIsInTheListTwice() {
    Random random = new Random(3);
    Item a = RandomItems.next(random);
    Item b = RandomItems.next(random);
    Canvas canvas = new Canvas(300, 200);
    for (List<Item> items : List.of(List.of(a, b, a), List.of(a, a, b), List.of(b, a, b, a))) {
      Frame frame = new Frame(Camera.DEFAULT, Palette.BLACK, items);
      canvas.draw(frame);
      assertArrayEquals(fromScratch(frame, 300, 200), canvas.pixels());
    }
  }

  @Test
  void aCanvasMayHaveOnePixelButNotZeroPixels() {
    Canvas canvas = new Canvas(1, 1);
    Item all =
        TestCanvas.filled(TestCanvas.polygon(0, 0, 160, 0, 160, 80, 0, 80), Palette.WHITE, 1);
    assertFalse(canvas.draw(new Frame(Camera.DEFAULT, Palette.BLACK, List.of(all))).isEmpty());
    assertEquals(0xFFFFFFFF, canvas.pixels()[0]);
    assertThrows(IllegalArgumentException.class, () -> new Canvas(0, 10));
  }

  /**
   * Draws the same opaque square twice: as a rectangle, and with a corner in the middle of each
   * side.
   */
  @Test
  void occlusionCullingChangesNoPixel() {
    Item.Shape behind = square(0.9, Color.hex("83C167"), false);
    for (double place : new double[] {0, 0.3137, -1.271}) {
      List<int[]> drawn = new ArrayList<>();
      for (boolean corners : new boolean[] {false, true}) {
        Item.Shape opaque = square(1.3 + place, Color.hex("FC6255"), corners);
        Item.Shape above = square(0.4, Color.hex("58C4DD80"), false);
        Canvas canvas = new Canvas(640, 360);
        canvas.draw(new Frame(Camera.DEFAULT, Palette.BLACK, List.of(behind, opaque, above)));
        drawn.add(canvas.pixels().clone());
      }
      assertArrayEquals(drawn.get(0), drawn.get(1));
    }
  }

  /**
   * The rectangles are axis-aligned and have one colour. Their sides are from a tenth of a pixel to
   * more than the canvas.
   */
  @Test
  void rectanglesAreCoveredLikeOtherAreas() {
    Random random = new Random(6);
    List<Item> plain = new ArrayList<>();
    List<Item> withCorners = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      double half = 0.001 * Math.pow(1500, random.nextDouble());
      Color color = random.nextBoolean() ? RandomItems.color(random) : Palette.GREY_B;
      Affine place =
          Affine.scaling(1 + random.nextInt(5), 0.2 + random.nextInt(3), 1)
              .then(Affine.translation(RandomItems.point(random, 7)));
      plain.add(square(half, color, false).withTransform(place));
      withCorners.add(square(half, color, true).withTransform(place));
    }
    Canvas canvas = new Canvas(480, 270);
    Canvas other = new Canvas(480, 270);
    for (int frame = 0; frame < 10; frame++) {
      canvas.draw(new Frame(Camera.DEFAULT, Palette.GREY_E, plain));
      other.draw(new Frame(Camera.DEFAULT, Palette.GREY_E, withCorners));
      assertArrayEquals(other.pixels(), canvas.pixels(), "frame " + frame);
      // The items behind the removed one are repainted, clipped.
      int at = random.nextInt(plain.size());
      plain.remove(at);
      withCorners.remove(at);
    }
  }

  private static Item.Shape square(double half, Color color, boolean cornersInSides) {
    PathBuilder b = Path.builder().moveTo(Vec.of(half, half));
    Vec[] ends = {Vec.of(-half, half), Vec.of(-half, -half), Vec.of(half, -half)};
    for (Vec end : ends) {
      if (cornersInSides) {
        b.lineTo(b.last().lerp(end, 0.5));
      }
      b.lineTo(end);
    }
    Style style = Style.NONE.withFill(new Paint.Solid(color));
    return new Item.Shape(b.close().build(), Affine.translation(Vec.of(0.3, half / 3)), style, 0);
  }
}
