package zoetrope.tools.pictures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class PictureQualityTest {
  private static final int WIDTH = 32;
  private static final int HEIGHT = 16;
  private static final int LUMA = WIDTH * HEIGHT;

  private final PictureQuality quality = new PictureQuality(WIDTH, HEIGHT);

  @Test
  void equalPicturesHaveInfinitePsnrAndSsimOne() {
    quality.add(texture(), texture());

    assertEquals(Double.POSITIVE_INFINITY, quality.psnr());
    assertEquals(Double.POSITIVE_INFINITY, quality.lumaPsnr());
    assertEquals(1, quality.ssim(), 1e-12);
    assertEquals(1, quality.ssimPercentile(0.01), 1e-5);
  }

  @Test
  void anErrorOfOneEverywhereIsFortyEightDecibels() {
    quality.add(flat(100), flat(101));

    assertEquals(48.1308, quality.lumaPsnr(), 1e-4);
    assertEquals(48.1308, quality.psnr(), 1e-4);
  }

  @Test
  void errorsOfColourDoNotCountForLuma() {
    byte[] picture = flat(100);
    Arrays.fill(picture, LUMA, picture.length, (byte) 110);
    quality.add(flat(100), picture);

    assertEquals(Double.POSITIVE_INFINITY, quality.lumaPsnr());
    // A third of the samples is wrong by 10.
    assertEquals(10 * StrictMath.log10(255.0 * 255.0 * 3 / 100), quality.psnr(), 1e-9);
  }

  @Test
  void flatPicturesHaveTheSsimOfTheirMeans() {
    quality.add(flat(100), flat(110));

    double c1 = 0.01 * 255 * 0.01 * 255;
    double expected = (2 * 100 * 110 + c1) / (100 * 100 + 110 * 110 + c1);
    assertEquals(expected, quality.ssim(), 1e-12);
  }

  @Test
  void aTextureTurnedToItsNegativeHasNegativeSsim() {
    byte[] negative = texture();
    for (int i = 0; i < LUMA; i++) {
      negative[i] = (byte) (255 - (negative[i] & 0xff));
    }
    quality.add(texture(), negative);

    assertTrue(quality.ssim() < 0, "SSIM " + quality.ssim());
    assertEquals(0, quality.ssimPercentile(0.01));
  }

  @Test
  void thePercentileIncludesTheFewBadWindows() {
    byte[] spot = flat(100);
    spot[0] = (byte) 200;
    quality.add(flat(100), spot);

    // 7 x 3 windows, one of which contains the spot.
    assertTrue(quality.ssimPercentile(0.01) < 0.9);
    assertEquals(1, quality.ssimPercentile(0.06), 1e-5);
    assertTrue(quality.ssim() > 0.95);
  }

  @Test
  void theWorstPictureIsRemembered() {
    quality.add(flat(100), flat(102));
    quality.add(flat(100), flat(100));

    assertEquals(42.1102, quality.worstLumaPsnr(), 1e-4);
    assertEquals(42.1102 + 3.0103, quality.lumaPsnr(), 1e-4);
    assertEquals(2, quality.pictures());
  }

  @Test
  void picturesOfAnotherSizeAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> quality.add(flat(1), new byte[LUMA]));
    assertThrows(IllegalArgumentException.class, () -> new PictureQuality(33, 16));
  }

  private static byte[] flat(int value) {
    byte[] samples = new byte[LUMA * 3 / 2];
    Arrays.fill(samples, (byte) value);
    return samples;
  }

  private static byte[] texture() {
    byte[] samples = flat(128);
    for (int i = 0; i < LUMA; i++) {
      samples[i] = (byte) (i * 37 % 251);
    }
    return samples;
  }
}
