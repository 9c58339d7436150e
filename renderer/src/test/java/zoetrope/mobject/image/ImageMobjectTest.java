package zoetrope.mobject.image;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import zoetrope.color.Color;
import zoetrope.frame.Item;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Resampling;

/** Images from arrays, and the resulting pixels. */
class ImageMobjectTest {
  private static Item.Image item(ImageMobject image) {
    List<Item> items = new ArrayList<>();
    image.appendItems(items);
    return (Item.Image) items.get(0);
  }

  private static void assertRefused(String expected, Executable made) {
    String message = assertThrows(IllegalArgumentException.class, made).getMessage();
    assertTrue(message.contains(expected), message);
  }

  @Test
  void rowsOfNumbersAreRowsOfGreyPixelsFromTheTop() {
    ImageMobject image = imageMobject(new double[][] {{0, 0.5, 1}, {1, 0.2, 0}});
    assertEquals(3, image.picture().width());
    assertEquals(6, image.width(), 1e-12);
    assertEquals(4, image.height(), 1e-12);
    int[] pixels = {0xff000000, 0xff808080, 0xffffffff, 0xffffffff, 0xff333333, 0xff000000};
    assertArrayEquals(pixels, image.picture().argb());
  }

  @Test
  void wholeNumbersAreGreysUpTo255() {
    int[] pixels = imageMobject(new int[][] {{0, 100, 255}}).picture().argb();
    assertArrayEquals(new int[] {0xff000000, 0xff646464, 0xffffffff}, pixels);
  }

  @Test
  void aHeatMapHasTheColoursOfItsScaleAlsoBeyondItsEnds() {
    double[][] values = {{-3, 0}, {0.5, Double.POSITIVE_INFINITY}};
    int[] pixels = imageMobject(values, colorScale(0, 1, BLUE, RED)).picture().argb();
    int between = BLUE.mix(RED, 0.5).toArgb();
    assertArrayEquals(new int[] {BLUE.toArgb(), BLUE.toArgb(), between, RED.toArgb()}, pixels);
    int clear = imageMobject(values, v -> RED.withAlpha(0.5)).picture().argb()[0];
    assertEquals(128, clear >>> 24);
  }

  @Test
  void coloursArePixels() {
    Color[][] colors = {{RED}, {GREEN.withAlpha(0.2)}};
    int[] pixels = imageMobject(colors).picture().argb();
    assertArrayEquals(new int[] {RED.toArgb(), GREEN.withAlpha(0.2).toArgb()}, pixels);
  }

  @Test
  void invalidArraysAreRefusedWithTheirPlace() {
    assertRefused(
        "1.5 in row 1, column 0 of an image is not in [0, 1]: scale it",
        () -> imageMobject(new double[][] {{0, 1}, {1.5, 0}}));
    assertRefused("NaN in row 0, column 1", () -> imageMobject(new double[][] {{0, Double.NaN}}));
    assertRefused(
        "NaN in row 0, column 0 of an image is not a number: look for a division by zero",
        () -> imageMobject(new double[][] {{Double.NaN}}, v -> RED));
    assertRefused("256 in row 0, column 0", () -> imageMobject(new int[][] {{256}}));
    assertRefused("RasterImage", () -> imageMobject(new int[][] {{0xff0000ff}}));
    assertRefused(
        "row 1 of an image has 1 values and row 0 has 2",
        () -> imageMobject(new double[][] {{0, 1}, {0}}));
    assertRefused("without rows", () -> imageMobject(new double[0][]));
    assertRefused("without columns", () -> imageMobject(new int[][] {{}}));
    assertRefused("no colour in row 0, column 0", () -> imageMobject(new Color[1][1]));
    assertRefused("returned null for 3.0", () -> imageMobject(new double[][] {{3}}, v -> null));
  }

  @Test
  void resamplingIsKeptInCopiesAndChangesTheItem() {
    ImageMobject image = imageMobject(new double[][] {{0, 1}});
    Item.Image before = item(image);
    assertEquals(Resampling.BILINEAR, before.resampling());
    image.resampling(NEAREST);
    assertEquals(Resampling.NEAREST, item(image).resampling());
    assertEquals(Resampling.NEAREST, item(image.copy()).resampling());
    assertSame(item(image), item(image));
    assertNotSame(before, item(image.resampling(BICUBIC)));
    ImageMobject other = imageMobject(new double[][] {{1, 0}});
    assertEquals(BICUBIC, item(other.become(image)).resampling());
  }

  @Test
  void anotherPictureKeepsThePlace() {
    ImageMobject image = imageMobject(new double[][] {{0, 1}}).setHeight(1).shift(UP);
    RasterImage next = imageMobject(new double[][] {{1, 0}}).picture();
    var place = image.place();
    assertSame(next, item(image.setPicture(next)).source());
    assertEquals(place, image.place());
  }
}
