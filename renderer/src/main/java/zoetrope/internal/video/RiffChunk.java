package zoetrope.internal.video;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A chunk of a WebP file (RFC 9649, 2.3).
 *
 * @param type four letters
 * @param body without length and padding
 */
record RiffChunk(String type, byte[] body) {
  /** What a file begins with: RIFF, its length, WEBP. */
  static final int HEAD = 12;

  /** The chunks of a whole file that is right. */
  static List<RiffChunk> read(byte[] webp) {
    List<RiffChunk> chunks = new ArrayList<>();
    ByteBuffer bytes = ByteBuffer.wrap(webp).order(ByteOrder.LITTLE_ENDIAN);
    for (int at = HEAD; at + 8 <= webp.length; ) {
      int length = bytes.getInt(at + 4);
      String type = new String(webp, at, 4, StandardCharsets.US_ASCII);
      chunks.add(new RiffChunk(type, Arrays.copyOfRange(webp, at + 8, at + 8 + length)));
      at += 8 + length + length % 2;
    }
    return chunks;
  }

  /** Writes it, padded to an even length. */
  void write(ByteArrayOutputStream out) {
    int padded = body.length + body.length % 2;
    ByteBuffer chunk = ByteBuffer.allocate(8 + padded).order(ByteOrder.LITTLE_ENDIAN);
    chunk.put(type.getBytes(StandardCharsets.US_ASCII)).putInt(body.length).put(body);
    out.writeBytes(chunk.array());
  }

  /** What a file of so many bytes begins with. */
  static byte[] head(long bytes) {
    ByteBuffer head = ByteBuffer.allocate(HEAD).order(ByteOrder.LITTLE_ENDIAN);
    head.put("RIFF".getBytes(StandardCharsets.US_ASCII)).putInt((int) (bytes - 8));
    return head.put("WEBP".getBytes(StandardCharsets.US_ASCII)).array();
  }

  /**
   * The features of a file that has more than a picture, chunk VP8X.
   *
   * @param flags as the format has them
   */
  static RiffChunk features(int flags, int width, int height) {
    ByteBuffer body = ByteBuffer.allocate(10);
    body.put((byte) flags).position(4);
    put24(body, width - 1);
    put24(body, height - 1);
    return new RiffChunk("VP8X", body.array());
  }

  /** Puts the low 24 bits of a number, the lowest first. */
  static void put24(ByteBuffer target, int number) {
    target.put((byte) number).put((byte) (number >> 8)).put((byte) (number >> 16));
  }
}
