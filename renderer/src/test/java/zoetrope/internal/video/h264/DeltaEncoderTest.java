package zoetrope.internal.video.h264;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DeltaEncoderTest {
  private static final int COARSE = 26;
  private static final int FINE = 20;

  @Test
  void knownUnrefinedMacroblocksDoNotChangeTheOutput() {
    Random random = new Random(3);
    YuvPicture source = new YuvPicture(160, 96);
    YuvPicture coarse = new YuvPicture(160, 96);
    for (int plane = 0; plane < 3; plane++) {
      random.nextBytes(source.plane(plane));
    }
    coarse.setRows(0, source);
    for (int i = 0; i < coarse.plane(0).length / 2; i++) {
      coarse.plane(0)[i] ^= 16;
    }
    BitSet unrefined = DeltaEncoder.unrefined(source, coarse, FINE);
    assertTrue(!unrefined.isEmpty() && unrefined.cardinality() < 60, unrefined::toString);

    byte[] unknown = refined(source, coarse, null);
    assertArrayEquals(unknown, refined(source, coarse, unrefined));
    assertTrue(unknown.length > 1000, "bytes: " + unknown.length);
  }

  private static byte[] refined(YuvPicture source, YuvPicture decoded, BitSet unrefined) {
    DeltaEncoder encoder = new DeltaEncoder(source.width(), source.height());
    encoder.source().setRows(0, source);
    encoder.decoded().setRows(0, decoded);
    if (unrefined == null) {
      encoder.begin();
    } else {
      encoder.begin(unrefined);
    }
    BitWriter slice = new BitWriter();
    encoder.encode(slice, new BitSet(), COARSE, FINE, false);
    return slice.finish();
  }
}
