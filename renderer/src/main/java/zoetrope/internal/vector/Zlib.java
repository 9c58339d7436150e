package zoetrope.internal.vector;

import com.jcraft.jzlib.Deflater;
import com.jcraft.jzlib.DeflaterOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/** Compresses bytes to the zlib format, with the same result on all platforms. */
public final class Zlib {
  private static final int BUFFER_BYTES = 1 << 13;

  private Zlib() {}

  /**
   * Returns compressed bytes.
   *
   * @param level from 1, the fastest, to 9, the smallest
   */
  public static byte[] compress(byte[] content, int level) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out =
        new DeflaterOutputStream(bytes, new Deflater(level), BUFFER_BYTES, true)) {
      out.write(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
