package zoetrope.render.request;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;

/**
 * A frame that represents a video. It is embedded in the video if the format allows it, and written
 * to a file.
 *
 * @param time the time of the frame in the scene
 * @param file the file to write; its name ends with .png, .jpg or .jpeg
 */
public record Thumbnail(TimePoint time, Path file) {
  /**
   * Checks the file's name.
   *
   * @throws IllegalArgumentException for another ending
   */
  public Thumbnail {
    Objects.requireNonNull(time, "time");
    if (!isJpeg(file) && !ends(file, ".png")) {
      throw new IllegalArgumentException(
          file + " is not the name of a thumbnail: end it with .png or .jpg");
    }
  }

  /** Whether the file is a JPEG, which has no alpha. */
  public boolean isJpeg() {
    return isJpeg(file);
  }

  private static boolean isJpeg(Path file) {
    return ends(file, ".jpg") || ends(file, ".jpeg");
  }

  private static boolean ends(Path file, String ending) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(ending);
  }
}
