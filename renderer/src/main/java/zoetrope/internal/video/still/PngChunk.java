package zoetrope.internal.video.still;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;

/**
 * A chunk of a PNG file (PNG Specification, 5.3).
 *
 * @param type four letters
 * @param body the content, without length and checksum
 */
public record PngChunk(String type, byte[] body) {
  /** The length in bytes of the signature at the beginning of a file. */
  public static final int SIGNATURE = 8;

  /** Returns the chunks of a complete, valid file. */
  public static List<PngChunk> read(byte[] png) {
    List<PngChunk> chunks = new ArrayList<>();
    ByteBuffer bytes = ByteBuffer.wrap(png);
    for (int at = SIGNATURE; at < png.length; ) {
      int length = bytes.getInt(at);
      String type = new String(png, at + 4, 4, StandardCharsets.US_ASCII);
      chunks.add(new PngChunk(type, Arrays.copyOfRange(png, at + 8, at + 8 + length)));
      at += length + 12;
    }
    return chunks;
  }

  public void write(ByteArrayOutputStream out) {
    ByteBuffer chunk = ByteBuffer.allocate(body.length + 12);
    chunk.putInt(body.length).put(type.getBytes(StandardCharsets.US_ASCII)).put(body);
    CRC32 sum = new CRC32();
    sum.update(chunk.array(), 4, body.length + 4);
    chunk.putInt((int) sum.getValue());
    out.writeBytes(chunk.array());
  }
}
