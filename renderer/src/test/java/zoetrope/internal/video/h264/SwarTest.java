package zoetrope.internal.video.h264;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Arithmetic on eight samples at a time gives the same results as on single samples. */
final class SwarTest {
  private static final int SAMPLES = 256;

  @Test
  void computesDifferencesAndMeansInEachLane() {
    Random random = new Random(1);
    byte[] a = new byte[8];
    byte[] b = new byte[8];
    for (int pair = 0; pair < SAMPLES * SAMPLES; pair++) {
      // Random neighbours, so that a borrow between lanes would be noticed.
      random.nextBytes(a);
      random.nextBytes(b);
      int place = pair % 8;
      a[place] = (byte) (pair / SAMPLES);
      b[place] = (byte) pair;
      int sum = 0;
      byte[] means = new byte[8];
      for (int i = 0; i < 8; i++) {
        sum += Math.abs((a[i] & 0xff) - (b[i] & 0xff));
        means[i] = (byte) ((a[i] & 0xff) + (b[i] & 0xff) + 1 >> 1);
      }
      assertEquals(sum, Swar.total(Swar.differences(Swar.get(a, 0), Swar.get(b, 0))));
      byte[] mixed = new byte[8];
      Swar.set(mixed, 0, Swar.mean(Swar.get(a, 0), Swar.get(b, 0)));
      assertArrayEquals(means, mixed);
    }
  }

  @Test
  void sumsTheGreatestDifferencesOfAMacroblock() {
    long sums = 0;
    for (int i = 0; i < 16 * 16 / 8; i++) {
      sums += Swar.differences(Swar.repeat(255), Swar.repeat(0));
    }
    assertEquals(255 * 256, Swar.total(sums));
  }

  @Test
  void readsTwoRowsOfFourSamples() {
    byte[] samples = {1, 2, 3, -4, 9, 5, 6, 7, -8};
    byte[] both = new byte[8];
    Swar.set(both, 0, Swar.get(samples, 0, 5));
    assertArrayEquals(new byte[] {1, 2, 3, -4, 5, 6, 7, -8}, both);
    byte[] copy = new byte[6];
    Swar.copyFour(samples, 3, copy, 1);
    assertArrayEquals(new byte[] {0, -4, 9, 5, 6, 0}, copy);
  }
}
