package zoetrope.internal.render.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The hash equals the test vectors of SipHash's authors. */
class SipHashTest {
  @ParameterizedTest
  @CsvSource({
    "0, a3817f04ba25a8e66df67214c7550293",
    "1, 3b62a9ba6258f5610f83e264f31497b4",
    "2, 6ee2a4ca67b054bbfd3315bf85230577",
    "5, df6a301e95c95dad97ae0cc8c6913bd8"
  })
  void bytesThatCountFromZeroHaveTheHashesOfOpenSsl(int words, String expected) {
    SipHash hash = new SipHash();
    for (int i = 0; i < words; i++) {
      hash.put(0x0706050403020100L + 0x0808080808080808L * i);
    }
    assertEquals(expected, hash.finish());
  }

  @Test
  void numbersWithDifferentBitsHaveDifferentHashes() {
    assertNotEquals(of(0.0), of(-0.0));
    assertEquals(of(Double.NaN), of(Double.NaN));
    assertNotEquals(of(Double.NaN), of(0.0));
    assertNotEquals(of(1), of(Math.nextUp(1.0)));
  }

  @Test
  void numbersDoNotChangeTheBitsOfTheirNeighbours() {
    assertNotEquals(ofAll(1, -1), ofAll(0, -1));
    assertNotEquals(ofAll(1, 2), ofAll(2, 1));
    assertNotEquals(ofAll(1, 2, 3), ofAll(1, 2, 4));
  }

  private static String of(double number) {
    SipHash hash = new SipHash();
    hash.put(number);
    return hash.finish();
  }

  private static String ofAll(int... numbers) {
    SipHash hash = new SipHash();
    hash.putAll(numbers);
    return hash.finish();
  }
}
