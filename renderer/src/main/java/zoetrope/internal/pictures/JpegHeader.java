package zoetrope.internal.pictures;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The properties of a JPEG file that its segments before the first scan give.
 *
 * @param components the number of channels: 1 grey, 3 colour, 4 CMYK or YCCK; 0 if unknown
 * @param transform Adobe's colour transform: 0 none, 1 YCbCr, 2 YCCK; -1 without Adobe's segment
 * @param orientation the Exif orientation, 1 to 8; 1 without an Exif segment
 */
record JpegHeader(int components, int transform, int orientation) {
  private static final int START_OF_SCAN = 0xda;
  private static final int APP1 = 0xe1;
  private static final int APP2 = 0xe2;
  private static final int APP14 = 0xee;

  /** Reads the segments of a file; a broken segment ends the header. */
  static JpegHeader of(byte[] bytes) {
    int components = 0;
    int transform = -1;
    int orientation = 1;
    for (int at = 2; isSegment(bytes, at); at = next(bytes, at)) {
      int marker = bytes[at + 1] & 255;
      int end = next(bytes, at);
      if (isFrame(marker) && end > at + 9) {
        components = bytes[at + 9] & 255;
      } else if (marker == APP14 && end > at + 15 && startsWith(bytes, at + 4, "Adobe")) {
        transform = bytes[at + 15] & 255;
      } else if (marker == APP1 && startsWith(bytes, at + 4, "Exif\0\0")) {
        orientation = ExifOrientation.of(bytes, at + 10, end);
      }
    }
    return new JpegHeader(components, transform, orientation);
  }

  /** Whether the four channels are inks. */
  boolean isCmyk() {
    return components == 4;
  }

  /** Returns the file without its colour profile, because Java refuses some profiles. */
  static byte[] withoutProfile(byte[] bytes) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length);
    out.write(bytes, 0, 2);
    int at = 2;
    while (isSegment(bytes, at)) {
      int end = next(bytes, at);
      if ((bytes[at + 1] & 255) != APP2) {
        out.write(bytes, at, end - at);
      }
      at = end;
    }
    out.write(bytes, at, bytes.length - at);
    return out.toByteArray();
  }

  /** Whether a complete segment that is not a scan begins at {@code at}. */
  private static boolean isSegment(byte[] bytes, int at) {
    return at + 4 <= bytes.length
        && (bytes[at] & 255) == 0xff
        && (bytes[at + 1] & 255) != START_OF_SCAN
        && length(bytes, at) >= 2
        && next(bytes, at) <= bytes.length;
  }

  private static int next(byte[] bytes, int at) {
    return at + 2 + length(bytes, at);
  }

  private static int length(byte[] bytes, int at) {
    return (bytes[at + 2] & 255) << 8 | bytes[at + 3] & 255;
  }

  /**
   * Whether a marker is one of SOF0 to SOF15. DHT, JPG and DAC are in this range, but do not count.
   */
  private static boolean isFrame(int marker) {
    return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
  }

  static boolean startsWith(byte[] bytes, int at, String text) {
    byte[] wanted = text.getBytes(StandardCharsets.ISO_8859_1);
    int end = at + wanted.length;
    return end <= bytes.length && Arrays.equals(bytes, at, end, wanted, 0, wanted.length);
  }
}
