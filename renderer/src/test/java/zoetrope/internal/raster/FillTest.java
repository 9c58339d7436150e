package zoetrope.internal.raster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.frame.Item;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;

class FillTest {
  @Test
  void aRectangleBetweenPixelsHasExactCoverage() {
    TestCanvas p =
        TestCanvas.draw(
            TestCanvas.filled(
                TestCanvas.polygon(10.25, 20.5, 13.75, 20.5, 13.75, 22, 10.25, 22), Palette.WHITE));
    assertEquals(Math.round(255 * 0.75 * 0.5), p.red(10, 20));
    assertEquals(Math.round(255 * 0.5), p.red(11, 20));
    assertEquals(Math.round(255 * 0.75), p.red(13, 21));
    assertEquals(255, p.red(12, 21));
    assertEquals(0, p.red(14, 21));
    assertEquals(0, p.red(12, 22));
  }

  @Test
  void aTriangleHasItsAreaAndHalfCoversThePixelsOnItsDiagonal() {
    TestCanvas p =
        TestCanvas.draw(
            TestCanvas.filled(TestCanvas.polygon(30, 10, 60, 40, 30, 40), Palette.WHITE));
    assertEquals(450, p.area(), 0.1);
    assertEquals(128, p.red(40, 20));
    assertEquals(255, p.red(39, 20));
    assertEquals(0, p.red(41, 20));
  }

  @Test
  void aFlatTriangleIsExactInEachColumn() {
    TestCanvas p =
        TestCanvas.draw(
            TestCanvas.filled(TestCanvas.polygon(20, 30, 120, 30, 120, 31), Palette.WHITE));
    for (int x = 20; x < 120; x++) {
      assertEquals((x - 20 + 0.5) / 100 * 255, p.red(x, 30), 2, "column " + x);
    }
  }

  @Test
  void fillsFollowTheNonzeroWindingRule() {
    Path outer = TestCanvas.polygon(10, 10, 50, 10, 50, 50, 10, 50);
    Path inner = TestCanvas.polygon(20, 20, 40, 20, 40, 40, 20, 40);
    assertEquals(
        1600, TestCanvas.draw(TestCanvas.filled(outer.append(inner), Palette.WHITE)).area(), 1e-9);
    assertEquals(
        1200,
        TestCanvas.draw(TestCanvas.filled(outer.append(inner.reversed()), Palette.WHITE)).area(),
        1e-9);
  }

  @Test
  void anOpenPathIsFilledAsIfClosed() {
    TestCanvas p =
        TestCanvas.draw(TestCanvas.filled(TestCanvas.line(10, 10, 20, 10, 20, 20), Palette.WHITE));
    assertEquals(50, p.area(), 0.1);
  }

  @Test
  void aCircleHasItsArea() {
    TestCanvas p =
        TestCanvas.draw(TestCanvas.filled(Paths.circle(Vec.of(80.3, 40.7), 30), Palette.WHITE));
    assertEquals(Math.PI * 900, p.area(), 6);
  }

  @Test
  void equalShapesOnUniformBackgroundsGiveEqualPixels() {
    for (double opacity : new double[] {1, 0.4}) {
      Color color = Color.rgb(0.9, 0.5, 0.2).withAlpha(opacity);
      Item[] items = new Item[36];
      for (int i = 0; i < 36; i += 3) {
        Vec middle = Vec.of(8.3 + 12 * (i / 3), 20.6);
        // The second shape covers the first, so its background is uniform except in the middle. The
        // third shape lies across the border of the second.
        items[i] = TestCanvas.filled(Paths.circle(middle, 1.6), Palette.WHITE);
        items[i + 1] = TestCanvas.filled(Paths.circle(middle, 4.2), color);
        items[i + 2] = TestCanvas.filled(Paths.circle(middle.plus(Vec.of(1, 2)), 3), color);
      }
      TestCanvas p = TestCanvas.draw(items);
      for (int y = 14; y < 28; y++) {
        for (int x = 14; x < 146; x++) {
          assertEquals(p.rgb(x - 12, y), p.rgb(x, y), "at " + x + ", " + y);
        }
      }
    }
  }

  @Test
  void anAreaPartlyOutsideIsClipped() {
    TestCanvas p =
        TestCanvas.draw(
            TestCanvas.filled(
                TestCanvas.polygon(-50, -50, 10, -50, 10, 10.5, -50, 10.5), Palette.WHITE),
            TestCanvas.filled(
                TestCanvas.polygon(150, 70, 300, 70, 300, 200, 150, 200), Palette.WHITE));
    assertEquals(105 + 100, p.area(), 0.1);
  }

  @Test
  void hugeCoordinatesAreClippedWithoutOverflow() {
    for (double huge : new double[] {1e5, 1e7, 1e12, 1e100, 1e300}) {
      TestCanvas p =
          TestCanvas.draw(
              TestCanvas.filled(
                  TestCanvas.polygon(-huge, 20, huge, 20, huge, 60, -huge, 60), Palette.WHITE));
      assertEquals(160 * 40, p.area(), 1e-9, "at " + huge);
      TestCanvas triangle =
          TestCanvas.draw(
              TestCanvas.filled(
                  TestCanvas.polygon(80 - huge, 40 - huge, 80 + huge, 40 - huge, 80, 40),
                  Palette.WHITE));
      assertTrue(triangle.red(80, 38) == 255 && triangle.red(80, 41) == 0, "at " + huge);
    }
  }

  @Test
  void itemsWithCoordinatesThatAreNotFiniteAreSkipped() {
    for (double bad : new double[] {Double.NaN, Double.POSITIVE_INFINITY}) {
      TestCanvas p =
          TestCanvas.draw(
              TestCanvas.item(
                  TestCanvas.polygon(10, 10, bad, 10, 20, 20),
                  zoetrope.frame.Style.NONE
                      .withFill(new zoetrope.frame.Paint.Solid(Palette.WHITE))
                      .withFillBorder(2)
                      .withStroke(TestCanvas.pen(3))));
      assertEquals(0, p.area());
    }
  }

  @Test
  void theBorderGrowsTheFillByHalfItsWidth() {
    Path square = TestCanvas.polygon(20.5, 20.5, 40.5, 20.5, 40.5, 40.5, 20.5, 40.5);
    assertEquals(21 * 21, TestCanvas.draw(TestCanvas.filled(square, Palette.WHITE, 1)).area(), 0.1);
    assertEquals(
        21 * 21,
        TestCanvas.draw(TestCanvas.filled(square.reversed(), Palette.WHITE, 1)).area(),
        0.1);
  }

  @Test
  void theBorderNarrowsHoles() {
    Path ring =
        TestCanvas.polygon(10, 10, 50, 10, 50, 50, 10, 50)
            .append(TestCanvas.polygon(20, 20, 40, 20, 40, 40, 20, 40).reversed());
    TestCanvas p = TestCanvas.draw(TestCanvas.filled(ring, Palette.WHITE, 2));
    assertEquals(42 * 42 - 18 * 18, p.area(), 0.1);
  }

  @Test
  void aTranslucentBorderIsBlendedOnce() {
    Color half = Palette.WHITE.withAlpha(0.5);
    Path bowTie = TestCanvas.polygon(20, 20, 60, 50, 60, 20, 20, 50);
    Path square = TestCanvas.polygon(90, 20, 130, 20, 130, 60, 90, 60);
    TestCanvas p =
        TestCanvas.draw(TestCanvas.filled(bowTie, half, 5), TestCanvas.filled(square, half, 5));
    int brightest = 0;
    for (int y = 0; y < TestCanvas.HEIGHT; y++) {
      for (int x = 0; x < TestCanvas.WIDTH; x++) {
        brightest = Math.max(brightest, p.red(x, y));
      }
    }
    assertEquals(128, brightest);
    assertEquals(45 * 45, area(p, 80, 160) * 255 / 128, 0.5);
    assertEquals(128, p.red(18, 30), "the border of a shape that crosses itself, left");
    assertEquals(128, p.red(61, 30), "the border of a shape that crosses itself, right");
  }

  private static double area(TestCanvas p, int from, int to) {
    double sum = 0;
    for (int y = 0; y < TestCanvas.HEIGHT; y++) {
      for (int x = from; x < to; x++) {
        sum += p.red(x, y) / 255.0;
      }
    }
    return sum;
  }

  @Test
  void translucentColoursAreBlendedSourceOver() {
    Path square = TestCanvas.polygon(20, 20, 40, 20, 40, 40, 20, 40);
    TestCanvas p =
        TestCanvas.draw(
            TestCanvas.filled(square, Color.rgb(1, 0, 0)),
            TestCanvas.filled(square, Color.rgb(0, 0, 1).withAlpha(0.2)));
    assertEquals(0xCC0033, p.rgb(30, 30));
  }
}
