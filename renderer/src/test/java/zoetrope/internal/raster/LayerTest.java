package zoetrope.internal.raster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Camera;
import zoetrope.frame.Compositing;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.Mask;

/** Layers: groups of items that are painted like one item. */
class LayerTest {
  private static int[] draw(int width, int height, Camera camera, List<Item> items) {
    Canvas canvas = new Canvas(width, height);
    canvas.draw(new Frame(camera, Palette.BLACK, items));
    return canvas.pixels();
  }

  private static Item square(double left, double right, Color color) {
    return TestCanvas.filled(TestCanvas.polygon(left, 0, right, 0, right, 80, left, 80), color);
  }

  @Test
  void repaintingDamageEqualsDrawingFromScratch() {
    for (int seed = 0; seed < 10; seed++) {
      Random random = new Random(seed);
      Canvas canvas = seed % 3 == 0 ? new Canvas(320, 180, 3000) : new Canvas(320, 180);
      List<Item> items = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        items.add(i % 3 == 1 ? RandomItems.layer(random, 2) : RandomItems.next(random));
      }
      Camera camera = Camera.DEFAULT;
      for (int frame = 0; frame < 10; frame++) {
        canvas.draw(new Frame(camera, Palette.BLACK, items));
        assertArrayEquals(
            draw(320, 180, camera, items), canvas.pixels(), "seed " + seed + " frame " + frame);
        RandomItems.change(items, random);
        if (random.nextInt(4) == 0) {
          items.set(random.nextInt(items.size()), RandomItems.layer(random, 1));
        }
        camera = random.nextInt(5) == 0 ? RandomItems.camera(random) : camera;
      }
    }
  }

  @Test
  void aLayerThatChangesNothingDrawsOpaqueItemsAsTheyAre() {
    Item red = square(20, 100, Palette.RED);
    Item blue = square(60, 140, Palette.BLUE);
    assertArrayEquals(
        draw(160, 80, Camera.DEFAULT, List.of(red, blue)),
        draw(
            160,
            80,
            Camera.DEFAULT,
            List.of(new Item.Layer(List.of(red, blue), Compositing.NONE))));
  }

  @Test
  void aTranslucentLayerShowsNoOverlaps() {
    Item white = square(20, 100, Palette.WHITE);
    Item again = square(60, 140, Palette.WHITE);
    TestCanvas pixels =
        TestCanvas.draw(new Item.Layer(List.of(white, again), Compositing.NONE.withOpacity(0.5)));
    assertEquals(128, pixels.red(40, 40), 1);
    assertEquals(pixels.red(40, 40), pixels.red(80, 40));
    assertEquals(0, pixels.red(150, 40));
  }

  @Test
  void anAlphaMaskLetsThroughWhatItsItemsCover() {
    Mask clip = new Mask(List.of(square(40, 80.5, Palette.BLACK)), Mask.Kind.ALPHA);
    TestCanvas pixels =
        TestCanvas.draw(
            new Item.Layer(
                List.of(square(20, 140, Palette.WHITE)),
                Compositing.NONE.withMasks(List.of(clip))));
    assertEquals(40.5 * 80, pixels.area(), 1);
    assertEquals(128, pixels.red(80, 40), 1);
  }

  @Test
  void theOpacityOfALuminanceMaskIsTheBrightnessOfItsItems() {
    List<Item> items =
        List.of(
            square(0, 40, Palette.WHITE),
            square(40, 80, new Color(0, 1, 0, 1)),
            square(80, 120, Palette.WHITE.withAlpha(0.5)));
    Mask mask = new Mask(items, Mask.Kind.LUMINANCE);
    Item.Layer layer =
        new Item.Layer(
            List.of(square(0, 160, Palette.WHITE)), Compositing.NONE.withMasks(List.of(mask)));
    TestCanvas pixels = TestCanvas.draw(layer);
    assertEquals(255, pixels.red(20, 40));
    assertEquals(0.7152 * 255, pixels.red(60, 40), 1);
    assertEquals(128, pixels.red(100, 40), 1);
    assertEquals(0, pixels.red(140, 40));
  }

  @Test
  void appliesMasksTogetherAndToTheDegreeOfTheirStrength() {
    Mask left = new Mask(List.of(square(0, 80, Palette.WHITE)), Mask.Kind.ALPHA);
    Mask faint =
        new Mask(List.of(square(0, 160, Palette.WHITE.withAlpha(0.5))), Mask.Kind.LUMINANCE);
    List<Item> white = List.of(square(0, 160, Palette.WHITE));
    Compositing both = Compositing.NONE.withMasks(List.of(left, faint));
    TestCanvas pixels = TestCanvas.draw(new Item.Layer(white, both));
    assertEquals(128, pixels.red(40, 40), 1);
    assertEquals(0, pixels.red(120, 40));
    TestCanvas half = TestCanvas.draw(new Item.Layer(white, both.withStrength(0.5)));
    assertEquals(255 * 0.75, half.red(40, 40), 1.5);
    assertEquals(255 * 0.375, half.red(120, 40), 1.5);
  }

  /** Colours behind and in the layer, and the results of the W3C formulas. */
  @ParameterizedTest
  @CsvSource({
    "MULTIPLY, 804020, 40C0FF, 203020",
    "SCREEN, 804020, 40C0FF, A0D0FF",
    "OVERLAY, 804020, 40C0FF, 406040",
    "DARKEN, 804020, 40C0FF, 404020",
    "LIGHTEN, 804020, 40C0FF, 80C0FF",
    "COLOR_DODGE, 804020, 40C0FF, ABFFFF",
    "COLOR_BURN, 804020, 40C0FF, 000120",
    "HARD_LIGHT, 804020, 40C0FF, 40A0FF",
    "SOFT_LIGHT, 804020, 40C0FF, 605F5A",
    "DIFFERENCE, 804020, 40C0FF, 4080DF",
    "EXCLUSION, 804020, 40C0FF, 80A0DF",
    "HUE, 804020, 40C0FF, 1F5F7F",
    "SATURATION, 804020, 40C0FF, A03500",
    "COLOR, 804020, 40C0FF, 006A9E",
    "LUMINOSITY, 804020, 40C0FF, D19171"
  })
  void coloursMixByTheBlendMode(BlendMode mode, String behind, String color, String expected) {
    Item layer =
        new Item.Layer(
            List.of(square(0, 160, Color.named("#" + color))), Compositing.NONE.withBlend(mode));
    int rgb = TestCanvas.draw(square(0, 160, Color.named("#" + behind)), layer).rgb(80, 40);
    int wanted = Integer.parseInt(expected, 16);
    for (int shift = 0; shift < 24; shift += 8) {
      assertEquals(
          wanted >> shift & 255, rgb >> shift & 255, 2, mode + " " + Integer.toHexString(rgb));
    }
  }

  @Test
  void blendingStaysWithinTheLayerAround() {
    Item inner =
        new Item.Layer(
            List.of(square(0, 160, Palette.BLACK)), Compositing.NONE.withBlend(BlendMode.SCREEN));
    Item isolated = new Item.Layer(List.of(inner), Compositing.NONE);
    assertEquals(0, TestCanvas.draw(square(0, 160, Palette.WHITE), isolated).red(80, 40));
    assertEquals(255, TestCanvas.draw(square(0, 160, Palette.WHITE), inner).red(80, 40));
  }

  @Test
  void deeplyNestedLayersAreDrawnInLittleMemory() {
    Item item = square(0, 160, Palette.WHITE);
    for (int i = 0; i < 30; i++) {
      item = new Item.Layer(List.of(item), Compositing.NONE.withOpacity(0.99));
    }
    int[] pixels = draw(1920, 1080, Camera.DEFAULT, List.of(item));
    assertEquals(255 * Math.pow(252 / 255.0, 30), pixels[540 * 1920 + 960] & 255, 12);
  }
}
