package zoetrope.tools.pictures;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import zoetrope.render.result.UsageException;

/** Reads PNG files. */
public final class PngFiles {
  private PngFiles() {}

  /** Returns the PNG files of a folder, by name. */
  public static List<Path> in(Path folder) {
    try (var files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().toLowerCase(Locale.ROOT).endsWith(".png"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UsageException("the folder " + folder + " cannot be read: " + e.getMessage());
    }
  }

  /**
   * Reads a PNG file.
   *
   * @throws UsageException if the file cannot be read or is not an image
   */
  public static Pixels read(Path file) {
    try {
      BufferedImage image = ImageIO.read(file.toFile());
      UsageException.require(image != null, "%s is not a PNG file", file);
      int width = image.getWidth();
      int height = image.getHeight();
      int[] argb = image.getRGB(0, 0, width, height, null, 0, width);
      return new Pixels(file.getFileName().toString(), width, height, argb);
    } catch (IOException e) {
      throw new UsageException(file + " cannot be read: " + e.getMessage());
    }
  }
}
