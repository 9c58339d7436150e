package zoetrope.internal.vector.film;

import java.io.ByteArrayOutputStream;
import java.util.zip.Deflater;

/** Compresses bytes to the zlib format, which browsers decompress. */
final class Zlib {
  private Zlib() {}

  static byte[] compress(byte[] bytes) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    try {
      deflater.setInput(bytes);
      deflater.finish();
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] buffer = new byte[1 << 14];
      while (!deflater.finished()) {
        out.write(buffer, 0, deflater.deflate(buffer));
      }
      return out.toByteArray();
    } finally {
      deflater.end();
    }
  }
}
