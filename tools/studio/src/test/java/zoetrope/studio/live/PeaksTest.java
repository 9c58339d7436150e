package zoetrope.studio.live;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PeaksTest {
  private static final int HOUR = 3600 * 48_000;

  private static void add(Peaks peaks, int count, int at, float value) {
    float[] block = new float[2 * count];
    if (at >= 0) {
      block[2 * at + 1] = value;
    }
    peaks.add(block, count);
  }

  @Test
  void findsThePeakOfBothChannels() {
    Peaks peaks = new Peaks(9600);
    add(peaks, 4800, 960, -0.5f);
    add(peaks, 4800, 4799, 1.5f);
    assertEquals(9600, peaks.known());
    assertArrayEquals(new byte[] {(byte) 128, (byte) 255}, peaks.range(0, 9600, 2));
    assertArrayEquals(new byte[] {0, 0, (byte) 128, 0}, peaks.range(0, 1920, 4));
  }

  @Test
  void returnsSilenceForUnknownSamples() {
    Peaks peaks = new Peaks(4800);
    add(peaks, 480, 0, 1);
    assertArrayEquals(new byte[] {(byte) 255, 0, 0, 0}, peaks.range(0, 9600, 4));
    add(peaks, 48_000, -1, 0);
    assertEquals(4800, peaks.known());
  }

  @Test
  void needsTheSameMemoryForADayAndAnHour() {
    assertEquals(480, new Peaks(60 * 48_000).step());
    long step = new Peaks(24L * HOUR).step();
    assertTrue(24L * HOUR / step <= 1 << 18, () -> "" + step);
  }
}
