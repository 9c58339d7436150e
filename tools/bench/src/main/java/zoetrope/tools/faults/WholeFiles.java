package zoetrope.tools.faults;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.ffmpeg.StreamDecoder;

/** Distinguishes complete files from others, by the endings of their names. */
final class WholeFiles {
  private WholeFiles() {}

  static boolean isWhole(Path file) throws IOException {
    String name = file.toString();
    return switch (name.substring(name.lastIndexOf('.') + 1)) {
      case "png" -> ImageIO.read(file.toFile()) != null;
      case "svg" -> endsWith(file, "</svg>");
      case "html" -> endsWith(file, "</html>");
      case "pdf" -> endsWith(file, "%%EOF");
      case "json" -> endsWith(file, "}") || endsWith(file, "]");
      default -> isFilm(file);
    };
  }

  private static boolean endsWith(Path file, String end) throws IOException {
    return Files.readString(file, StandardCharsets.ISO_8859_1).strip().endsWith(end);
  }

  private static boolean isFilm(Path file) {
    try {
      return StreamDecoder.countPictures(file) > 0;
    } catch (VideoException e) {
      return false;
    }
  }
}
