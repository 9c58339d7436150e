package zoetrope.video.h264;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Eight samples at a time come to what one after the other does. */
final class OctetsTest {
  private static final int SAMPLES = 256;

  @Test
  void differencesAndMeansOfAnyTwoSamplesAreRightInEachPlace() {
    Random random = new Random(1);
    byte[] a = new byte[8];
    byte[] b = new byte[8];
    for (int pair = 0; pair < SAMPLES * SAMPLES; pair++) {
      // Neighbours at random, so that what one borrows from another would be noticed.
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
      assertEquals(sum, Octets.total(Octets.differences(Octets.get(a, 0), Octets.get(b, 0))));
      byte[] mixed = new byte[8];
      Octets.set(mixed, 0, Octets.mean(Octets.get(a, 0), Octets.get(b, 0)));
      assertArrayEquals(means, mixed);
    }
  }

  @Test
  void theGreatestDifferencesOfAMacroblockCanBeAddedUp() {
    long sums = 0;
    for (int i = 0; i < 16 * 16 / 8; i++) {
      sums += Octets.differences(Octets.repeat(255), Octets.repeat(0));
    }
    assertEquals(255 * 256, Octets.total(sums));
  }

  @Test
  void twoRowsOfFourAreReadAsOne() {
    byte[] samples = {1, 2, 3, -4, 9, 5, 6, 7, -8};
    byte[] both = new byte[8];
    Octets.set(both, 0, Octets.get(samples, 0, 5));
    assertArrayEquals(new byte[] {1, 2, 3, -4, 5, 6, 7, -8}, both);
    byte[] copy = new byte[6];
    Octets.copyFour(samples, 3, copy, 1);
    assertArrayEquals(new byte[] {0, -4, 9, 5, 6, 0}, copy);
  }
}
