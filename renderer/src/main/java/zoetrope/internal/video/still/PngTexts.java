package zoetrope.internal.video.still;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Puts texts into PNG files, as chunks of kind iTXt (PNG Specification, 11.3.3.4). */
public final class PngTexts {
  /** The signature and the header's chunk. */
  private static final int HEAD = 8 + 25;

  private static final Map<String, String> KEYWORDS =
      Map.of("title", "Title", "artist", "Author", "comment", "Comment", "date", "Creation Time");

  private PngTexts() {}

  /**
   * A file with texts.
   *
   * @param tags by FFmpeg's names: title, artist, comment, date; may be none
   */
  public static byte[] with(Map<String, String> tags, byte[] png) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(png.length);
    out.write(png, 0, HEAD);
    tags.forEach((name, text) -> write(out, KEYWORDS.get(name), text));
    out.write(png, HEAD, png.length - HEAD);
    return out.toByteArray();
  }

  /** Neither compressed nor in a language that is told. */
  private static void write(ByteArrayOutputStream out, String keyword, String text) {
    byte[] body = (keyword + "\0\0\0\0\0" + text).getBytes(StandardCharsets.UTF_8);
    new PngChunk("iTXt", body).write(out);
  }
}
