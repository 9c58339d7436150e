package zoetrope.internal.video.h264;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class H264BitsTest {
  @Test
  void readsNumbersAsWritten() {
    BitWriter writer = new BitWriter();
    for (int i = -300; i < 300; i++) {
      writer.se(i * 37).ue(Math.abs(i) * 91).bits(5, i & 31);
    }
    BitReader reader = new BitReader(writer.finish());
    for (int i = -300; i < 300; i++) {
      assertEquals(i * 37, reader.se());
      assertEquals(Math.abs(i) * 91, reader.ue());
      assertEquals(i & 31, reader.bits(5));
    }
    assertEquals(1, reader.bit());
  }

  @Test
  void writesTheCodesOfTheStandard() {
    // Table 9-2: 0 -> 1, 1 -> 010, 2 -> 011, 3 -> 00100
    byte[] bits = new BitWriter().ue(0).ue(1).ue(2).ue(3).finish();
    assertArrayEquals(new byte[] {(byte) 0b10100110, 0b01001000}, bits);
  }

  @Test
  void readingPastTheEndFails() {
    BitReader reader = new BitReader(new byte[] {0});
    assertThrows(IllegalStateException.class, reader::ue);
  }

  @Test
  void noPayloadLooksLikeAStartCode() {
    Random random = new Random(4);
    for (int round = 0; round < 200; round++) {
      byte[] payload = new byte[1 + random.nextInt(40)];
      for (int i = 0; i < payload.length; i++) {
        payload[i] = (byte) random.nextInt(5);
      }
      payload[payload.length - 1] = (byte) 0x80;
      byte[] unit = NalUnits.unit(0x65, payload);
      for (int i = 0; i + 2 < unit.length; i++) {
        assertTrue(unit[i] != 0 || unit[i + 1] != 0 || (unit[i + 2] & 0xff) > 2);
      }
      assertArrayEquals(payload, NalUnits.payload(unit, unit.length));
    }
  }

  @Test
  void streamsAreSplitAtStartCodesOfEitherLength() {
    byte[] stream = {0, 0, 0, 1, 0x67, 5, 0, 0, 1, 0x68, 6, 0, 0, 3, 1, 0, 0, 0, 1, 0x65, 7};
    List<byte[]> units = NalUnits.split(stream);
    assertEquals(3, units.size());
    assertArrayEquals(new byte[] {0x67, 5}, units.get(0));
    assertArrayEquals(new byte[] {0x68, 6, 0, 0, 3, 1}, units.get(1));
    assertArrayEquals(new byte[] {0x65, 7}, units.get(2));
  }

  @Test
  void aRepeatedPictureTakesAFewBytes() {
    SequenceParameterSet sequence = new SequenceParameterSet(0, 4, 0, 6, 120 * 68);
    byte[] picture = RepeatFrames.picture(sequence, new FrameNumbering(15, 62));
    assertTrue(picture.length <= 12, picture.length + " bytes");
    assertEquals(new FrameNumbering(15, 62), numberOf(picture, sequence));
    assertEquals(new FrameNumbering(0, 0), new FrameNumbering(15, 62).next(sequence));
  }

  private static FrameNumbering numberOf(byte[] slice, SequenceParameterSet sequence) {
    return FrameNumbering.of(slice, sequence);
  }
}
