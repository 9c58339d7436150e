package zoetrope.internal.raster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Resampling;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;

/** Enlarged images, on a canvas of 160 x 80 pixels, ten per scene unit. */
class ResamplingTest {
  private static final RasterImage BOARD = board(8, 4);

  private static RasterImage board(int width, int height) {
    int[] argb = new int[width * height];
    for (int i = 0; i < argb.length; i++) {
      argb[i] = (i % width + i / width) % 2 == 0 ? 0xFFFFFFFF : 0xFF000000;
    }
    return new RasterImage(width, height, argb);
  }

  /** Returns a map that makes a pixel of the image {@code size} pixels of the canvas wide. */
  private static Affine enlarged(RasterImage image, double size) {
    return Affine.scaling(image.width() * size / 20, image.height() * size / 20, 1);
  }

  private static Item item(RasterImage image, Affine place, Resampling how) {
    return new Item.Image(image, place, 1, 0, how);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 10, 17})
  void nearestMakesFlatSquaresWithSharpEdges(int size) {
    double half = size * 8 % 2 == 0 ? 0 : 0.05;
    Affine place = enlarged(BOARD, size).then(Affine.translation(Vec.of(half, half)));
    TestCanvas p = TestCanvas.draw(item(BOARD, place, Resampling.NEAREST));
    int left = 80 - 4 * size;
    int top = 40 - 2 * size;
    for (int y = 0; y < 4 * size; y++) {
      for (int x = 0; x < 8 * size; x++) {
        int expected = (x / size + y / size) % 2 == 0 ? 0xFFFFFF : 0;
        if (top + y >= 0 && top + y < 80 && left + x >= 0 && left + x < 160) {
          assertEquals(expected, p.rgb(left + x, top + y), x + ", " + y);
        }
      }
    }
  }

  @Test
  void edgesBetweenPixelsOfTheCanvasAreAntialiasedSoThatSquaresAreEquallyLarge() {
    double size = 7.3;
    TestCanvas p = TestCanvas.draw(item(BOARD, enlarged(BOARD, size), Resampling.NEAREST));
    for (int x = 80; x < 80 + (int) (4 * size); x++) {
      double white = 0;
      for (int k = 0; k < 64; k++) {
        white += (int) ((x - 80 + (k + 0.5) / 64) / size) % 2 == 0 ? 255.0 / 64 : 0;
      }
      assertEquals(white, p.red(x, 35 + 10), 255 / 32.0, "at " + x);
    }
  }

  @Test
  void aTurnedSquareHasEdgesAsWideAsAPixelOfTheCanvas() {
    RasterImage two = new RasterImage(2, 1, new int[] {0xFF000000, 0xFFFFFFFF});
    for (double angle : new double[] {0.3, 0.8, 1.9, 3}) {
      Affine place = Affine.scaling(6, 6, 1).then(Affine.rotation(angle, Vec.of(0, 0, 1)));
      TestCanvas p = TestCanvas.draw(item(two, place, Resampling.NEAREST));
      int soft = 0;
      for (int y = 20; y < 60; y++) {
        for (int x = 60; x < 100; x++) {
          double side = (x + 0.5 - 80) * Math.cos(angle) - (y + 0.5 - 40) * Math.sin(angle);
          if (side > 0.75) {
            assertEquals(255, p.red(x, y), x + ", " + y);
          } else if (side < -0.75) {
            assertEquals(0, p.red(x, y), x + ", " + y);
          } else if (p.red(x, y) > 0 && p.red(x, y) < 255) {
            soft++;
          }
        }
      }
      assertTrue(soft >= 10, soft + " antialiased pixels");
    }
  }

  @Test
  void cubicIsAsSteepAsCatmullRomAndKeepsWithinTheRange() {
    RasterImage step =
        new RasterImage(4, 1, new int[] {0xFF404040, 0xFF404040, 0xFFC0C0C0, 0xFFC0C0C0});
    Affine place = Affine.scaling(8, 4, 1);
    TestCanvas p = TestCanvas.draw(item(step, place, Resampling.BICUBIC));
    for (int x = 60; x < 100; x++) {
      double t = (x + 0.5 - 60) / 40;
      double third = t / 2 + 2 * t * t - 1.5 * t * t * t;
      double fourth = (t * t * t - t * t) / 2;
      assertEquals(64 + 128 * (third + fourth), p.red(x, 40), 1.5, "at " + x);
    }
    assertTrue(p.red(50, 40) < 0x40, "undershoots before the step");
    RasterImage bright = new RasterImage(3, 1, new int[] {0xFF000000, 0x80FFFFFF, 0xFFFFFFFF});
    TestCanvas b = TestCanvas.draw(item(bright, place, Resampling.BICUBIC));
    assertEquals(255, b.red(155, 40));
  }

  @ParameterizedTest
  @EnumSource(Resampling.class)
  void oneColourStaysThatColourUnderEveryMap(Resampling how) {
    int[] argb = new int[12];
    Arrays.fill(argb, 0xFF3A7BC9);
    RasterImage flat = new RasterImage(4, 3, argb);
    for (double scale : new double[] {0.01, 0.3, 3, 30}) {
      for (double tilt : new double[] {0, 0.4}) {
        Affine place =
            Affine.scaling(4 * scale, 3 * scale, 1)
                .then(Affine.rotation(0.2, Vec.of(0, 0, 1)))
                .then(Affine.rotation(tilt, Vec.of(0, 1, 0)));
        TestCanvas p = TestCanvas.draw(item(flat, place, how));
        if (scale > 0.1) {
          assertEquals(0x3A7BC9, p.rgb(80, 40), how + " " + scale + " " + tilt);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Resampling.class)
  void reducedImagesAreTheMeanForAnyResampling(Resampling how) {
    RasterImage fine = board(640, 320);
    Affine place = Affine.scaling(2.6, 1.3, 1).then(Affine.rotation(0.4, Vec.of(0, 0, 1)));
    assertEquals(127.5, TestCanvas.draw(item(fine, place, how)).red(81, 41), 3);
  }

  @Test
  void nearestIsSeenInPerspectiveWithSharpEdges() {
    Affine tilt = enlarged(BOARD, 12).then(Affine.rotation(0.9, Vec.of(0, 1, 0)));
    TestCanvas p = TestCanvas.draw(item(BOARD, tilt, Resampling.NEAREST));
    int flat = 0;
    for (int x = 50; x < 110; x++) {
      int red = p.red(x, 45);
      flat += red == 0 || red == 255 ? 1 : 0;
    }
    assertTrue(flat > 48, flat + " of 60 pixels are flat");
  }

  @ParameterizedTest
  @EnumSource(Resampling.class)
  void repaintingDamageEqualsDrawingFromScratch(Resampling how) {
    Random random = new Random(5);
    Canvas canvas = new Canvas(320, 180);
    for (int frame = 0; frame < 12; frame++) {
      double angle = frame % 3 == 0 ? 0 : random.nextDouble();
      Affine place =
          Affine.scaling(1.4, 0.7, 1)
              .then(Affine.rotation(angle, new Vec(0.3 * (frame % 2), 0, 1)))
              .then(Affine.translation(RandomItems.point(random, 2)));
      Affine still = Affine.scaling(3.3, 1.65, 1);
      Frame next =
          new Frame(
              Camera.DEFAULT,
              Palette.BLACK,
              List.of(item(BOARD, still, how), new Item.Image(BOARD, place, 0.7, 0, how)));
      canvas.draw(next);
      Canvas scratch = new Canvas(320, 180);
      scratch.draw(next);
      assertArrayEquals(scratch.pixels(), canvas.pixels(), "frame " + frame);
    }
  }
}
