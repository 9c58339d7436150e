package zoetrope.internal.raster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Polygons;

/** Very many translucent faces over the same pixel are blended by their depths. */
class ManyLayersTest {
  private static final int WIDTH = 160;
  private static final int HEIGHT = 90;
  private static final double OPACITY = 0.5;

  /**
   * Returns squares with sides of two units, each rotated about the vertical axis through its
   * centre.
   *
   * @param angles the angle of each square
   * @param places how far each square is moved towards the eye, in scene units
   */
  private static Item.Mesh squares(
      IntToDoubleFunction angles, IntToDoubleFunction places, Color... colors) {
    double[] corners = new double[12 * colors.length];
    for (int i = 0; i < colors.length; i++) {
      for (int k = 0; k < 4; k++) {
        double across = k == 0 || k == 3 ? -1 : 1;
        corners[12 * i + 3 * k] = across * StrictMath.cos(angles.applyAsDouble(i));
        corners[12 * i + 3 * k + 1] = k < 2 ? -1 : 1;
        corners[12 * i + 3 * k + 2] =
            across * StrictMath.sin(angles.applyAsDouble(i)) + places.applyAsDouble(i);
      }
    }
    int[] starts = IntStream.rangeClosed(0, colors.length).map(i -> 4 * i).toArray();
    int[] order = IntStream.range(0, colors.length).toArray();
    int[] fills = Arrays.stream(colors).mapToInt(Color::toArgb).toArray();
    return new Item.Mesh(
        new Polygons(corners, starts), Affine.IDENTITY, order, fills, OPACITY, 0, null);
  }

  private static Color[] colors(int count, Color color) {
    Color[] colors = new Color[count];
    Arrays.fill(colors, color);
    return colors;
  }

  /** Returns the pixel slightly right of the middle. */
  private static int drawn(Item.Mesh mesh) {
    Item group = new Item.DepthGroup(List.of(mesh), new double[1], new boolean[1], 0);
    Canvas canvas = new Canvas(WIDTH, HEIGHT);
    canvas.draw(new Frame(Camera.DEFAULT, Palette.BLACK, List.of(group)));
    return canvas.pixels()[HEIGHT / 2 * WIDTH + WIDTH / 2 + 3];
  }

  private static void assertNear(Color expected, int actual) {
    assertEquals(255, actual >>> 24);
    for (int shift = 0; shift < 24; shift += 8) {
      int difference = (expected.toArgb() >>> shift & 255) - (actual >>> shift & 255);
      assertTrue(
          Math.abs(difference) <= 2,
          Integer.toHexString(actual) + " is not " + Integer.toHexString(expected.toArgb()));
    }
  }

  @Test
  void showsAFaceInFrontOfManyCrossingFacesAndHidesOneBehind() {
    int count = 1000;
    Color[] colors = colors(count, Palette.BLUE);
    colors[0] = Palette.RED;
    colors[1] = Palette.GREEN;
    Item.Mesh mesh =
        squares(i -> i < 2 ? 0 : i * Math.PI / count, i -> i == 0 ? 2 : i == 1 ? -2 : 0, colors);
    assertNear(Palette.BLUE.lerp(Palette.RED, OPACITY), drawn(mesh));
  }

  @Test
  void drawsMoreThan512FacesOverAPixel() {
    Color[] colors = colors(513, Palette.BLUE);
    colors[0] = Palette.RED;
    Item.Mesh mesh = squares(i -> 0, i -> i == 0 ? 1 : -0.001 * i, colors);
    assertNear(Palette.BLUE.lerp(Palette.RED, OPACITY), drawn(mesh));
  }

  @Test
  void theNewestOfManyFacesInOnePlaneIsInFront() {
    Color[] colors = colors(200, Palette.BLUE);
    colors[198] = Palette.GREEN;
    colors[199] = Palette.RED;
    Item.Mesh mesh = squares(i -> 0.3, i -> 0, colors);
    Color below = Palette.BLUE.lerp(Palette.GREEN, OPACITY);
    assertNear(below.lerp(Palette.RED, OPACITY), drawn(mesh));
  }
}
