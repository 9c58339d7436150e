package zoetrope.internal.video.encode;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.internal.raster.Damage;
import zoetrope.internal.video.ffmpeg.PixelReader;

class YuvPlanesTest {
  private static int[] noise(int width, int height, long seed) {
    Random random = new Random(seed);
    int[] argb = new int[width * height];
    for (int i = 0; i < argb.length; i++) {
      argb[i] = random.nextInt();
    }
    return argb;
  }

  private static byte[][] convert(int[] argb, int width, int height) {
    try (YuvPlanes planes = new YuvPlanes(width, height)) {
      planes.update(argb, Damage.all(width, height));
      return new byte[][] {planes.plane(0), planes.plane(1), planes.plane(2)};
    }
  }

  private static double channel(int[] argb, int width, int x, int y, int shift) {
    return argb[y * width + Math.max(0, x)] >> shift & 0xff;
  }

  @ParameterizedTest
  @CsvSource({"96, 64", "64, 34", "38, 50", "854, 6", "2, 2", "16, 16"})
  void samplesAreTheRoundedValuesOfTheStandard(int width, int height) {
    int[] argb = noise(width, height, 1);
    byte[][] planes = convert(argb, width, height);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        double luma =
            0.2126 * channel(argb, width, x, y, 16)
                + 0.7152 * channel(argb, width, x, y, 8)
                + 0.0722 * channel(argb, width, x, y, 0);
        assertEquals(16 + luma * 219 / 255, planes[0][y * width + x] & 0xff, 0.51);
      }
    }
    for (int y = 0; y < height; y += 2) {
      for (int x = 0; x < width; x += 2) {
        double[] rgb = new double[3];
        for (int i = 0; i < 3; i++) {
          for (int dy = 0; dy < 2; dy++) {
            rgb[i] += channel(argb, width, x - 1, y + dy, 16 - 8 * i) / 8;
            rgb[i] += channel(argb, width, x, y + dy, 16 - 8 * i) / 4;
            rgb[i] += channel(argb, width, x + 1, y + dy, 16 - 8 * i) / 8;
          }
        }
        double luma = 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
        int at = y / 2 * (width / 2) + x / 2;
        assertEquals(
            128 + (rgb[2] - luma) / 1.8556 * 224 / 255, planes[1][at] & 0xff, 0.51, x + "," + y);
        assertEquals(
            128 + (rgb[0] - luma) / 1.5748 * 224 / 255, planes[2][at] & 0xff, 0.51, x + "," + y);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"96, 64", "198, 34", "38, 50", "640, 6", "2, 2"})
  void convertsRunsOfOneColourLikeOtherPixels(int width, int height) {
    Random random = new Random(7);
    int[] argb = new int[width * height];
    for (int k = 0; k < 12; k++) {
      int color = random.nextInt() | 0xFF000000;
      int x = random.nextInt(width);
      int y = random.nextInt(height);
      int right = x + 1 + random.nextInt(width - x);
      for (int row = y; row < Math.min(height, y + 2 + random.nextInt(height)); row++) {
        Arrays.fill(argb, row * width + x, row * width + right, color);
      }
    }
    // Alpha is ignored, but pixels with different alpha do not count as a run of one colour.
    int[] speckled = argb.clone();
    for (int i = 0; i < speckled.length; i++) {
      speckled[i] ^= i % 3 << 24;
    }

    assertArrayEquals(convert(speckled, width, height), convert(argb, width, height));
  }

  @Test
  void greyHasNoColourAndKeepsItsRange() {
    for (int grey = 0; grey < 256; grey++) {
      int[] argb = new int[32 * 2];
      Arrays.fill(argb, 0x010101 * grey);
      byte[][] planes = convert(argb, 32, 2);
      assertEquals(Math.round(16 + grey * 219 / 255.0), planes[0][5] & 0xff);
      assertEquals((byte) 128, planes[1][5]);
      assertEquals((byte) 128, planes[2][5]);
    }
  }

  @ParameterizedTest
  @CsvSource({"200, 100", "96, 64", "74, 70"})
  void updatesByDamageEqualAFreshConversion(int width, int height) {
    Random random = new Random(7);
    int[] argb = noise(width, height, 2);
    try (YuvPlanes planes = new YuvPlanes(width, height)) {
      planes.update(argb, Damage.all(width, height));
      for (int step = 0; step < 40; step++) {
        int x0 = random.nextInt(width);
        int y0 = random.nextInt(height);
        int x1 = x0 + 1 + random.nextInt(width - x0);
        int y1 = y0 + 1 + random.nextInt(Math.min(9, height - y0));
        for (int y = y0; y < y1; y++) {
          for (int x = x0; x < x1; x++) {
            argb[y * width + x] = random.nextInt();
          }
        }
        Damage damage = new Damage(width, height);
        damage.add(x0, y0, x1, y1);
        planes.update(argb, damage);
        byte[][] fresh = convert(argb, width, height);
        for (int i = 0; i < 3; i++) {
          assertArrayEquals(fresh[i], planes.plane(i), "plane " + i + " after step " + step);
        }
      }
    }
  }

  @Test
  void onlyDamagedTilesAreRead() {
    int[] argb = noise(96, 64, 3);
    byte[][] before = convert(argb, 96, 64);
    try (YuvPlanes planes = new YuvPlanes(96, 64)) {
      planes.update(argb, Damage.all(96, 64));
      Arrays.fill(argb, 0xffffffff);
      planes.update(argb, new Damage(96, 64));
      assertArrayEquals(before[0], planes.plane(0));
      assertArrayEquals(before[1], planes.plane(1));
    }
  }

  @Test
  void decodingReturnsThePixels() {
    int[] argb = MovingImages.picture(96, 64, 5);
    // Colour has half the resolution, so only flat areas are compared.
    try (YuvPlanes planes = new YuvPlanes(96, 64)) {
      planes.update(argb, Damage.all(96, 64));
      int[] back = PixelReader.argb(planes.frame());
      int compared = 0;
      for (int y = 2; y < 62; y++) {
        for (int x = 2; x < 94; x++) {
          if (isEven(argb, x, y)) {
            compared++;
            for (int shift = 0; shift < 24; shift += 8) {
              assertEquals(
                  argb[y * 96 + x] >> shift & 0xff,
                  back[y * 96 + x] >> shift & 0xff,
                  4,
                  x + "," + y);
            }
          }
        }
      }
      assertTrue(compared > 1000, compared + " pixels");
    }
  }

  private static boolean isEven(int[] argb, int x, int y) {
    for (int dy = -2; dy <= 2; dy++) {
      for (int dx = -2; dx <= 2; dx++) {
        for (int shift = 0; shift < 24; shift += 8) {
          int a = argb[y * 96 + x] >> shift & 0xff;
          int b = argb[(y + dy) * 96 + x + dx] >> shift & 0xff;
          if (Math.abs(a - b) > 5) {
            return false;
          }
        }
      }
    }
    return true;
  }

  @Test
  void refusesWrongSizes() {
    assertThrows(IllegalArgumentException.class, () -> new YuvPlanes(33, 32));
    assertThrows(IllegalArgumentException.class, () -> new YuvPlanes(32, 0));
    try (YuvPlanes planes = new YuvPlanes(32, 32)) {
      Damage all = Damage.all(32, 32);
      assertThrows(IllegalArgumentException.class, () -> planes.update(new int[7], all));
      Damage other = Damage.all(64, 16);
      assertThrows(IllegalArgumentException.class, () -> planes.update(new int[1024], other));
    }
  }
}
