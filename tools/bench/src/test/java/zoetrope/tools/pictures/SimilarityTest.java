package zoetrope.tools.pictures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

class SimilarityTest {
  private static final int WIDTH = 32;
  private static final IntUnaryOperator TEXTURE = i -> 128 + 60 * (i % 3 - 1);

  @Test
  void equalImagesHaveAnSsimOfOne() {
    assertEquals(1, new Similarity(image(TEXTURE), image(TEXTURE)).mean(), 1e-12);
  }

  @Test
  void flatImagesHaveTheSsimOfTheirMeans() {
    Similarity similarity = new Similarity(image(i -> 100), image(i -> 110));

    double c1 = 0.01 * 255 * 0.01 * 255;
    double expected = (2 * 100 * 110 + c1) / (100 * 100 + 110 * 110 + c1);
    assertEquals(expected, similarity.mean(), 1e-12);
    assertEquals(expected, similarity.drawnMean(), 1e-12);
  }

  @Test
  void aTextureAndItsNegativeHaveANegativeSsim() {
    Pixels negative = image(i -> 255 - TEXTURE.applyAsInt(i));

    double ssim = new Similarity(image(TEXTURE), negative).mean();
    assertTrue(ssim < 0, "SSIM " + ssim);
  }

  @Test
  void refusesImagesThatAreSmallerThanAWindow() {
    Pixels low = new Pixels("low", WIDTH, 7, new int[WIDTH * 7]);
    assertThrows(IllegalArgumentException.class, () -> new Similarity(low, low));
  }

  private static Pixels image(IntUnaryOperator grey) {
    int[] argb = new int[WIDTH * 16];
    for (int i = 0; i < argb.length; i++) {
      argb[i] = 0xff000000 | 0x010101 * grey.applyAsInt(i);
    }
    return new Pixels("image", WIDTH, 16, argb);
  }
}
