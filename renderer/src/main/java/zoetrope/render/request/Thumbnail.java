package zoetrope.render.request;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;

/**
 * A picture of a film that stands for it: inside the file, where that has a place, and beside it.
 *
 * @param time of the scene
 * @param file ends with .png, .jpg or .jpeg
 */
public record Thumbnail(TimePoint time, Path file) {
  /**
   * Checks the name.
   *
   * @throws IllegalArgumentException for one that tells of no such picture
   */
  public Thumbnail {
    Objects.requireNonNull(time, "time");
    if (!isJpeg(file) && !ends(file, ".png")) {
      throw new IllegalArgumentException(
          file + " is not the name of a thumbnail: end it with .png or .jpg");
    }
  }

  /** Whether it is a JPEG, which has no alpha. */
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
