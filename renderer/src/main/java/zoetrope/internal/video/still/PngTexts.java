package zoetrope.internal.video.still;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Adds texts to PNG files, as iTXt chunks (PNG Specification, 11.3.3.4). */
public final class PngTexts {
  /** The length in bytes of the signature and the header chunk. */
  private static final int HEAD = 8 + 25;

  private static final Map<String, String> KEYWORDS =
      Map.of("title", "Title", "artist", "Author", "comment", "Comment", "date", "Creation Time");

  private PngTexts() {}

  /**
   * Returns the bytes of a PNG file with texts added.
   *
   * @param tags the texts by FFmpeg's names: title, artist, comment, date; may be empty
   */
  public static byte[] with(Map<String, String> tags, byte[] png) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(png.length);
    out.write(png, 0, HEAD);
    tags.forEach((name, text) -> write(out, KEYWORDS.get(name), text));
    out.write(png, HEAD, png.length - HEAD);
    return out.toByteArray();
  }

  private static void write(ByteArrayOutputStream out, String keyword, String text) {
    byte[] body = (keyword + "\0\0\0\0\0" + text).getBytes(StandardCharsets.UTF_8);
    new PngChunk("iTXt", body).write(out);
  }
}
