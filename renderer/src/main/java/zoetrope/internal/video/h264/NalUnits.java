package zoetrope.internal.video.h264;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Splits H.264 byte streams into NAL units and builds NAL units (ITU-T H.264, 7.3.1 and annex B).
 */
public final class NalUnits {
  public static final int SLICE = 1;
  public static final int IDR_SLICE = 5;
  public static final int SEQUENCE_PARAMETERS = 7;
  public static final int PICTURE_PARAMETERS = 8;

  /** The NAL unit of an access unit delimiter that allows all slice types. */
  public static final byte[] DELIMITER = {9, (byte) 0xf0};

  private NalUnits() {}

  /** Returns the unit's type, 1 to 31. */
  public static int type(byte[] unit) {
    return unit[0] & 31;
  }

  /** Whether other pictures may refer to the picture of this slice. */
  public static boolean isReference(byte[] unit) {
    return (unit[0] >> 5 & 3) != 0;
  }

  /** Returns the NAL units of a byte stream, which start codes separate. */
  public static List<byte[]> split(byte[] stream) {
    List<byte[]> units = new ArrayList<>();
    int start = afterStartCode(stream, 0);
    while (start >= 0 && start < stream.length) {
      int next = afterStartCode(stream, start);
      int end = next < 0 ? stream.length : next - 3;
      while (end > start && stream[end - 1] == 0) {
        end--;
      }
      if (end > start) {
        units.add(Arrays.copyOfRange(stream, start, end));
      }
      start = next;
    }
    return units;
  }

  private static int afterStartCode(byte[] stream, int from) {
    for (int i = from; i + 2 < stream.length; i++) {
      if (stream[i + 2] > 1) {
        i += 2;
      } else if (stream[i] == 0 && stream[i + 1] == 0 && stream[i + 2] == 1) {
        return i + 3;
      }
    }
    return -1;
  }

  /**
   * Returns the payload after the unit's header byte, without emulation prevention bytes, from at
   * most {@code limit} bytes of the unit.
   */
  public static byte[] payload(byte[] unit, int limit) {
    int end = Math.min(unit.length, limit);
    byte[] payload = new byte[end];
    int length = 0;
    int zeros = 0;
    for (int i = 1; i < end; i++) {
      if (zeros >= 2 && unit[i] == 3) {
        zeros = 0;
        continue;
      }
      zeros = unit[i] == 0 ? zeros + 1 : 0;
      payload[length++] = unit[i];
    }
    return Arrays.copyOf(payload, length);
  }

  /**
   * Returns a NAL unit with this header byte and this payload. Emulation prevention bytes are
   * inserted.
   */
  public static byte[] unit(int header, byte[] payload) {
    // In the worst case, an emulation prevention byte follows every second byte.
    byte[] unit = new byte[payload.length / 2 * 3 + 2];
    unit[0] = (byte) header;
    int size = 1;
    int zeros = 0;
    for (byte b : payload) {
      if (zeros == 2 && (b & 0xfc) == 0) {
        unit[size++] = 3;
        zeros = 0;
      }
      unit[size++] = b;
      zeros = b == 0 ? zeros + 1 : 0;
    }
    return Arrays.copyOf(unit, size);
  }

  /** Appends a unit preceded by its length in four bytes, as in MP4. */
  public static void append(ByteArrayOutputStream sample, byte[] unit) {
    sample.write(unit.length >> 24);
    sample.write(unit.length >> 16);
    sample.write(unit.length >> 8);
    sample.write(unit.length);
    sample.write(unit, 0, unit.length);
  }
}
