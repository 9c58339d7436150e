package zoetrope.tools.pictures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class SimilarityTest {
  private static final int WIDTH = 32;
  private static final int HEIGHT = 16;
  private static final int LUMA = WIDTH * HEIGHT;

  private final Similarity similarity = new Similarity(WIDTH, HEIGHT);

  @Test
  void equalPicturesHaveInfinitePsnrAndSsimOne() {
    similarity.add(texture(), texture());

    assertEquals(Double.POSITIVE_INFINITY, similarity.psnr());
    assertEquals(1, similarity.mean(), 1e-12);
  }

  @Test
  void anErrorOfOneEverywhereIsFortyEightDecibels() {
    similarity.add(flat(100), flat(101));

    assertEquals(48.1308, similarity.psnr(), 1e-4);
  }

  @Test
  void flatPicturesHaveTheSsimOfTheirMeans() {
    similarity.add(flat(100), flat(110));

    double c1 = 0.01 * 255 * 0.01 * 255;
    double expected = (2 * 100 * 110 + c1) / (100 * 100 + 110 * 110 + c1);
    assertEquals(expected, similarity.mean(), 1e-12);
  }

  @Test
  void aTextureTurnedToItsNegativeHasNegativeSsim() {
    byte[] negative = texture();
    for (int i = 0; i < LUMA; i++) {
      negative[i] = (byte) (255 - (negative[i] & 0xff));
    }
    similarity.add(texture(), negative);

    assertTrue(similarity.mean() < 0, "SSIM " + similarity.mean());
  }

  @Test
  void averagesOverAllAddedImages() {
    similarity.add(flat(100), flat(102));
    similarity.add(flat(100), flat(100));

    assertEquals(42.1102 + 3.0103, similarity.psnr(), 1e-4);
  }

  @Test
  void tooSmallSizesAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> new Similarity(32, 7));
  }

  private static byte[] flat(int value) {
    byte[] samples = new byte[LUMA];
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
