package zoetrope.internal.raster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Camera;
import zoetrope.frame.Compositing;
import zoetrope.frame.Filter;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** Filters of layers, on a canvas of 160 x 80 pixels with 10 pixels per scene unit. */
class FilterTest {
  private static final Filter.Effect BLACK = new Filter.Flood(Palette.BLACK);

  private static Item square(double left, double right, Color color) {
    return TestCanvas.filled(TestCanvas.polygon(left, 20, right, 20, right, 60, left, 60), color);
  }

  private static TestCanvas draw(Filter filter, Item... items) {
    return TestCanvas.draw(new Item.Layer(List.of(items), Compositing.NONE.withFilter(filter)));
  }

  private static Filter of(Filter.Step... steps) {
    return new Filter(Affine.IDENTITY, Filter.EVERYWHERE, List.of(steps));
  }

  private static Filter.Step step(Filter.Effect effect, Integer... inputs) {
    return new Filter.Step(effect, List.of(inputs), Filter.EVERYWHERE, false);
  }

  @Test
  void blursLikeAGaussian() {
    for (double deviation : new double[] {0.7, 1.5, 3, 6}) {
      TestCanvas pixels = draw(Filter.blur(deviation / 10), square(60, 100, Palette.WHITE));
      for (int x = 45; x < 80; x++) {
        double expected =
            255 * (normal((x + 0.5 - 60) / deviation) - normal((x + 0.5 - 100) / deviation));
        expected *= normal(20 / deviation) - normal(-20 / deviation);
        assertEquals(expected, pixels.red(x, 40), 6, deviation + " at " + x);
      }
    }
  }

  /** Computes the normal distribution by the midpoint rule. */
  private static double normal(double z) {
    double sum = 0;
    for (int i = 0; i < 400; i++) {
      double t = -8 + (i + 0.5) * (z + 8) / 400;
      sum += Math.exp(-t * t / 2) * (z + 8) / 400;
    }
    return Math.max(0, sum / Math.sqrt(2 * Math.PI));
  }

  @Test
  void blursPixelsFromBeyondTheEdgeOfTheCanvas() {
    TestCanvas inside = draw(Filter.blur(0.5), square(-40, 30, Palette.WHITE));
    assertEquals(255, inside.red(0, 40), 2);
    TestCanvas outside = draw(Filter.blur(0.5), square(-40, -2, Palette.WHITE));
    assertTrue(outside.red(0, 40) > 40, "" + outside.red(0, 40));
  }

  @Test
  void anOffsetGoesBetweenPixels() {
    TestCanvas pixels =
        draw(of(step(new Filter.Offset(0.25, 0), -1)), square(40, 80, Palette.WHITE));
    assertEquals(128, pixels.red(42, 40), 1);
    assertEquals(255, pixels.red(43, 40));
    assertEquals(128, pixels.red(82, 40), 1);
  }

  @Test
  void hidesPixelsOutsideOfTheRegion() {
    Bounds region = new Bounds(Vec.of(-2, -1), Vec.of(0, 4));
    Filter flood =
        new Filter(Affine.IDENTITY, region, List.of(step(new Filter.Flood(Palette.WHITE))));
    TestCanvas pixels = draw(flood, square(0, 160, Palette.RED));
    assertEquals(20 * 50, pixels.area(), 1);
    Bounds part = new Bounds(Vec.of(-2, 0), Vec.of(0, 1));
    Filter.Step small = new Filter.Step(new Filter.Flood(Palette.WHITE), List.of(), part, false);
    Filter stepped = new Filter(Affine.IDENTITY, region, List.of(small));
    assertEquals(20 * 10, draw(stepped, square(0, 160, Palette.RED)).area(), 1);
  }

  @Test
  void aTurnedRegionIsCutAlongItsSides() {
    Bounds region = new Bounds(Vec.of(-2, -2), Vec.of(2, 2));
    Affine turn = Affine.rotation(Math.PI / 4, new Vec(0, 0, 1));
    Filter flood = new Filter(turn, region, List.of(step(new Filter.Flood(Palette.WHITE))));
    assertEquals(1600, draw(flood, square(0, 160, Palette.RED)).area(), 40);
  }

  @Test
  void mapsColoursThroughMatricesAndTables() {
    Double[] swap = new Double[20];
    Arrays.fill(swap, 0.0);
    swap[2] = 1.0;
    swap[6] = 1.0;
    swap[10] = 1.0;
    swap[18] = 0.5;
    TestCanvas swapped =
        draw(
            of(step(new Filter.ColorMatrix(List.of(swap)), -1)),
            square(0, 160, new Color(1, 0.4, 0, 1)));
    assertEquals(0, swapped.red(80, 40));
    assertEquals(51, swapped.rgb(80, 40) >> 8 & 255, 1);
    assertEquals(128, swapped.rgb(80, 40) & 255, 1);
    List<Integer> same = new ArrayList<>();
    List<Integer> inverse = new ArrayList<>();
    for (int i = 0; i < 256; i++) {
      same.add(i);
      inverse.add(255 - i);
    }
    TestCanvas inverted =
        draw(
            of(step(new Filter.Transfer(inverse, same, same, same), -1)),
            square(0, 160, new Color(1, 0.4, 0, 1)));
    assertEquals(0x006600, inverted.rgb(80, 40));
  }

  @Test
  void operatorsCompositeTwoImages() {
    // The image itself, and a copy shifted by 2 units to the right.
    Filter.Step shifted = step(new Filter.Offset(2, 0), -1);
    int[][] expected = {{255, 255, 255}, {0, 255, 0}, {255, 0, 0}, {0, 255, 255}, {255, 0, 255}};
    for (int i = 0; i < expected.length; i++) {
      Filter.Operator operator = Filter.Operator.values()[i];
      Filter filter = of(shifted, step(new Filter.Composite(operator), -1, 0));
      TestCanvas pixels = draw(filter, square(40, 80, Palette.WHITE));
      for (int k = 0; k < 3; k++) {
        assertEquals(expected[i][k], pixels.red(50 + 20 * k, 40), operator + " " + k);
      }
    }
    Filter arithmetic =
        of(shifted, step(new Filter.Composite(Filter.Operator.ARITHMETIC, 0, 0.25, 0.5, 0), -1, 0));
    TestCanvas pixels = draw(arithmetic, square(40, 80, Palette.WHITE));
    assertEquals(64, pixels.red(50, 40), 1);
    assertEquals(191, pixels.red(70, 40), 1);
    assertEquals(128, pixels.red(90, 40), 1);
  }

  @Test
  void halfOfWhiteIsLighterInLinearLight() {
    Filter.Effect half = new Filter.Composite(Filter.Operator.ARITHMETIC, 0, 0.5, 0, 0);
    Filter.Step opaque = step(BLACK);
    for (boolean linear : new boolean[] {false, true}) {
      Filter.Step mixed = new Filter.Step(half, List.of(-1, -1), Filter.EVERYWHERE, linear);
      Filter.Step merged =
          new Filter.Step(new Filter.Merge(), List.of(0, 1), Filter.EVERYWHERE, linear);
      TestCanvas pixels = draw(of(opaque, mixed, merged), square(0, 160, Palette.WHITE));
      assertEquals(linear ? 188 : 128, pixels.red(80, 40), 2);
    }
  }

  @Test
  void shapesGrowAndShrink() {
    TestCanvas thick =
        draw(of(step(new Filter.Morphology(true, 0.5, 0.2), -1)), square(40, 80, Palette.WHITE));
    assertEquals(50 * 44, thick.area(), 0.1);
    TestCanvas thin =
        draw(of(step(new Filter.Morphology(false, 0.5, 0.2), -1)), square(40, 80, Palette.WHITE));
    assertEquals(30 * 36, thin.area(), 0.1);
  }

  @Test
  void appliesAFilterToTheDegreeOfItsStrength() {
    Compositing gone = Compositing.NONE.withFilter(of(step(BLACK)));
    Item white = square(0, 160, Palette.WHITE);
    assertEquals(0, TestCanvas.draw(new Item.Layer(List.of(white), gone)).red(80, 40));
    Item half = new Item.Layer(List.of(white), gone.withStrength(0.5));
    assertEquals(128, TestCanvas.draw(half).red(80, 40), 2);
    Item none = new Item.Layer(List.of(white), gone.withStrength(0));
    assertEquals(255, TestCanvas.draw(none).red(80, 40));
  }

  @Test
  void blendsLikeLayers() {
    Filter filter =
        of(
            step(new Filter.Flood(new Color(1, 0.5, 0, 1))),
            step(new Filter.Blend(BlendMode.MULTIPLY), 0, -1));
    TestCanvas pixels = draw(filter, square(40, 80, new Color(0.5, 0.5, 0.5, 1)));
    assertEquals(0x804000, pixels.rgb(60, 40));
    assertEquals(0xFF8000, pixels.rgb(20, 40));
  }

  @Test
  void drawsHugeBlursAndLongChainsInBoundedTime() {
    List<Filter.Step> steps = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      steps.add(step(new Filter.Blur(1e9, 1e9), i - 1));
      steps.add(step(new Filter.Offset(1e9, -1e12), i));
    }
    Item layer =
        new Item.Layer(
            List.of(square(-1e6, 1e6, Palette.WHITE)),
            Compositing.NONE.withFilter(of(steps.toArray(Filter.Step[]::new))));
    for (int i = 0; i < 4; i++) {
      layer = new Item.Layer(List.of(layer), Compositing.NONE.withFilter(Filter.blur(1e9)));
    }
    Item drawn = layer;
    assertTimeoutPreemptively(
        Duration.ofSeconds(30),
        () -> new Canvas(640, 360).draw(new Frame(Camera.DEFAULT, Palette.BLACK, List.of(drawn))));
  }

  @Test
  void hidesFiltersWithCoordinatesThatAreNotNumbers() {
    Bounds region = new Bounds(Vec.of(Double.NaN, 0), Vec.of(1, 1));
    Filter filter =
        new Filter(Affine.IDENTITY, region, List.of(step(new Filter.Flood(Palette.WHITE))));
    assertEquals(0, draw(filter, square(0, 160, Palette.RED)).area());
    Filter far =
        new Filter(
            Affine.scaling(Double.NaN),
            Filter.EVERYWHERE,
            List.of(step(new Filter.Flood(Palette.WHITE))));
    assertEquals(0, draw(far, square(0, 160, Palette.RED)).area());
  }

  @Test
  void aPatternRepeatsItsTile() {
    Path left = Path.polygon(Vec.of(0, 0), Vec.of(0.5, 0), Vec.of(0.5, 1), Vec.of(0, 1));
    Item dot =
        new Item.Shape(
            left, Affine.IDENTITY, Style.NONE.withFill(new Paint.Solid(Palette.WHITE)), 0);
    Paint stripes = new Paint.Pattern(List.of(dot), Vec.of(1, 1), Affine.IDENTITY, 1);
    Path all = Path.polygon(Vec.of(-8, -4), Vec.of(8, -4), Vec.of(8, 4), Vec.of(-8, 4));
    TestCanvas pixels =
        TestCanvas.draw(new Item.Shape(all, Affine.IDENTITY, Style.NONE.withFill(stripes), 0));
    for (int x = 0; x < 160; x++) {
      assertEquals(x % 10 < 5 ? 255 : 0, pixels.red(x, 40), "at " + x);
    }
  }
}
