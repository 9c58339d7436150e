package zoetrope.internal.video.still;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.internal.video.VideoException;

/**
 * A chunk of a WebP file (RFC 9649, 2.3).
 *
 * @param type four letters
 * @param body the content, without length and padding
 */
public record RiffChunk(String type, byte[] body) {
  /**
   * The length in bytes of the beginning of a file, which consists of RIFF, the file's length, and
   * WEBP.
   */
  public static final int HEAD = 12;

  /**
   * Reads the chunks of a file.
   *
   * @throws VideoException if one is truncated
   */
  static List<RiffChunk> read(byte[] webp) {
    return readAll(webp, HEAD);
  }

  /**
   * Reads chunks to the end of the bytes.
   *
   * @throws VideoException if one is truncated
   */
  static List<RiffChunk> readAll(byte[] bytes, int from) {
    List<RiffChunk> chunks = new ArrayList<>();
    ByteBuffer numbers = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int at = from;
    while (at + 8 <= bytes.length) {
      int length = numbers.getInt(at + 4);
      if (length < 0 || length > bytes.length - at - 8) {
        throw new VideoException("it ends too early");
      }
      String type = new String(bytes, at, 4, StandardCharsets.ISO_8859_1);
      chunks.add(new RiffChunk(type, Arrays.copyOfRange(bytes, at + 8, at + 8 + length)));
      at += 8 + length + length % 2;
    }
    return chunks;
  }

  static byte[] file(List<RiffChunk> chunks) {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    chunks.forEach(chunk -> chunk.write(body));
    ByteArrayOutputStream file = new ByteArrayOutputStream(body.size() + HEAD);
    file.writeBytes(head(body.size() + HEAD));
    file.writeBytes(body.toByteArray());
    return file.toByteArray();
  }

  /** Returns the 24-bit number at an index of the body; its lowest byte comes first. */
  int number24(int at) {
    return body[at] & 0xff | (body[at + 1] & 0xff) << 8 | (body[at + 2] & 0xff) << 16;
  }

  /** Writes the chunk, padded to an even length. */
  public void write(ByteArrayOutputStream out) {
    int padded = body.length + body.length % 2;
    ByteBuffer chunk = ByteBuffer.allocate(8 + padded).order(ByteOrder.LITTLE_ENDIAN);
    chunk.put(type.getBytes(StandardCharsets.US_ASCII)).putInt(body.length).put(body);
    out.writeBytes(chunk.array());
  }

  /** Returns the beginning of a file with this number of bytes. */
  public static byte[] head(long bytes) {
    ByteBuffer head = ByteBuffer.allocate(HEAD).order(ByteOrder.LITTLE_ENDIAN);
    head.put("RIFF".getBytes(StandardCharsets.US_ASCII)).putInt((int) (bytes - 8));
    return head.put("WEBP".getBytes(StandardCharsets.US_ASCII)).array();
  }

  /**
   * Returns the chunk VP8X, which lists the features of a file with metadata, alpha or an
   * animation.
   *
   * @param flags the features, as bits of the format
   */
  public static RiffChunk features(int flags, int width, int height) {
    ByteBuffer body = ByteBuffer.allocate(10);
    body.put((byte) flags).position(4);
    put24(body, width - 1);
    put24(body, height - 1);
    return new RiffChunk("VP8X", body.array());
  }

  /** Appends the low 24 bits of a number to {@code target}; the lowest byte comes first. */
  public static void put24(ByteBuffer target, int number) {
    target.put((byte) number).put((byte) (number >> 8)).put((byte) (number >> 16));
  }
}
