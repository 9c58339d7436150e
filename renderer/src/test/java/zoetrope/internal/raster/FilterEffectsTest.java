package zoetrope.internal.raster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zoetrope.color.Palette;
import zoetrope.frame.Filter;
import zoetrope.frame.FilterLight;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.filter.FilterImage;
import zoetrope.internal.raster.filter.FilterOps;
import zoetrope.internal.raster.filter.PerlinNoise;
import zoetrope.internal.raster.outline.PixelMap;
import zoetrope.internal.raster.pixel.PixelBox;

/** Noise, displacement, convolution and light, on pixels of one unit. */
class FilterEffectsTest {
  private static final PixelMap UNITS = new PixelMap(1, 0, 0, 1, 0, 0);
  private static final PixelBox BOX = new PixelBox(0, 0, 16, 12);
  private static final Bounds REGION = new Bounds(Vec.of(0, 0), Vec.of(16, 12));

  private static int[] made(PixelMap map, Filter.Effect effect, PixelBox out, int[]... inputs) {
    Filter.Step step = new Filter.Step(effect, List.of(), REGION, false);
    FilterImage[] images =
        Arrays.stream(inputs)
            .map(pixels -> new FilterImage(BOX, pixels, false))
            .toArray(FilterImage[]::new);
    return FilterOps.of(step, map, BOX, 100).apply(images, out, BOX);
  }

  private static int[] made(Filter.Effect effect, int[]... inputs) {
    return made(UNITS, effect, BOX, inputs);
  }

  private static int[] filled(int pixel) {
    int[] pixels = new int[BOX.width() * BOX.height()];
    Arrays.fill(pixels, pixel);
    return pixels;
  }

  private static int at(int[] pixels, int x, int y) {
    return pixels[y * BOX.width() + x];
  }

  @Test
  void noiseIsZeroOnTheLatticeAndRepeatsAfter256Cells() {
    PerlinNoise noise = new PerlinNoise(0);
    assertEquals(0, noise.at(0, 3, 5, null), 1e-12);
    assertNotEquals(0, noise.at(0, 3.5, 5.25, null));
    assertEquals(noise.at(2, 0.5, 0.25, null), noise.at(2, 256.5, -255.75, null), 1e-9);
  }

  @Test
  @Timeout(20)
  void noiseWithoutEndOfOctavesEnds() {
    int[] one = made(new Filter.Turbulence(0.1, 0.2, 1_000_000_000, 7, false, true));
    assertArrayEquals(one, made(new Filter.Turbulence(0.1, 0.2, 9, 7, false, true)));
    assertNotEquals(
        Arrays.toString(one),
        Arrays.toString(made(new Filter.Turbulence(0.1, 0.2, 9, 8, false, true))));
  }

  @Test
  void stitchedNoiseFitsTogetherAtTheEdges() {
    Filter.Effect noise = new Filter.Turbulence(0.17, 0.22, 3, 1, true, true);
    PixelMap fine = new PixelMap(100, 0, 0, 100, 0, 0);
    for (int y = 10; y < 1200; y += 97) {
      int left = made(fine, noise, new PixelBox(0, y, 1, y + 1))[0];
      int right = made(fine, noise, new PixelBox(1599, y, 1600, y + 1))[0];
      assertEquals(left >>> 24, right >>> 24, 4, "" + y);
      assertEquals(left & 255, right & 255, 4, "" + y);
    }
  }

  @Test
  void displacementMovesByChannels() {
    int[] dot = filled(0);
    dot[5 * BOX.width() + 8] = 0xFFFF0000;
    int[] moved = made(new Filter.Displacement(8, 0, 1), dot, filled(0xFFFF0000));
    assertEquals(0xFFFF0000, at(moved, 4, 9));
    assertEquals(1, Arrays.stream(moved).filter(p -> p != 0).count());
  }

  @Test
  void aConvolutionIsTurnedByHalfATurn() {
    int[] dot = filled(0);
    dot[5 * BOX.width() + 8] = 0xFFFFFFFF;
    List<Double> kernel = List.of(0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0);
    int[] moved = made(new Filter.Convolution(3, kernel, 1, 0, 1, 1, Filter.Edge.NONE, false), dot);
    assertEquals(0xFFFFFFFF, at(moved, 9, 5));
    int[] half = filled(0x80402010);
    made(new Filter.Convolution(1, List.of(1.0), 1, 0, 0, 0, Filter.Edge.NONE, true), half);
    assertEquals(0x80402010, half[0], "what goes in stays as it is");
    for (Filter.Edge edge : Filter.Edge.values()) {
      int[] mean =
          made(
              new Filter.Convolution(3, Collections.nCopies(9, 1.0), 9, 0, 1, 1, edge, false),
              filled(0xFF808080));
      assertEquals(0xFF808080, at(mean, 5, 5));
      assertEquals(edge == Filter.Edge.NONE, at(mean, 0, 0) != 0xFF808080, "" + edge);
    }
  }

  @Test
  void lightIsStrongestWhereTheSurfaceFacesIt() {
    FilterLight up = new FilterLight.Distant(new Vec(0, 0, 1));
    int[] flat =
        made(new Filter.Lighting(up, Palette.WHITE, 1, 0.5, Double.NaN), filled(0xFF000000));
    assertEquals(0xFF808080, at(flat, 8, 6));
    FilterLight lamp = new FilterLight.FromPoint(new Vec(4, 6, 3));
    int[] lit = made(new Filter.Lighting(lamp, Palette.WHITE, 0, 1, Double.NaN), filled(0));
    assertTrue((at(lit, 4, 6) & 255) > (at(lit, 9, 6) & 255));
    int[] shine = made(new Filter.Lighting(lamp, Palette.WHITE, 0, 1, 20), filled(0));
    assertTrue(at(shine, 4, 6) >>> 24 > 200 && at(shine, 15, 11) >>> 24 < 60);
    FilterLight spot = new FilterLight.Spot(new Vec(4, 6, 3), new Vec(4, 6, 0), 1, 0.9);
    int[] cone = made(new Filter.Lighting(spot, Palette.WHITE, 0, 1, Double.NaN), filled(0));
    assertTrue((at(cone, 4, 6) & 255) > 200);
    assertEquals(0xFF000000, at(cone, 12, 6));
  }
}
