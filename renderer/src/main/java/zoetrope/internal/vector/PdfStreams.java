package zoetrope.internal.vector;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;

/** Creates the streams of a PDF file, compressed to the same bytes on all platforms. */
final class PdfStreams {
  private static final int COMPRESSION_LEVEL = 6;

  private PdfStreams() {}

  /** Returns a stream of operators. */
  static COSStream ofText(CharSequence content) {
    return of(content.toString().getBytes(StandardCharsets.ISO_8859_1));
  }

  static COSStream of(byte[] content) {
    return ofDeflated(Zlib.compress(content, COMPRESSION_LEVEL));
  }

  /** Returns a stream of bytes that are already compressed by zlib. */
  static COSStream ofDeflated(byte[] content) {
    COSStream stream = new COSStream();
    try (OutputStream out = stream.createRawOutputStream()) {
      out.write(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    stream.setItem(COSName.FILTER, COSName.FLATE_DECODE);
    return stream;
  }
}
