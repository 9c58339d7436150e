package zoetrope.tools.pictures;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import javax.imageio.ImageIO;
import zoetrope.readback.FilmReader;
import zoetrope.render.result.UsageException;

/** A sequence of images: a PNG file, a folder of PNG files, or a video. */
public interface FrameSource extends AutoCloseable {
  /** Returns the next image; null after the last. */
  Pixels next();

  @Override
  void close();

  /**
   * Opens the images at a path.
   *
   * @throws UsageException if there are none
   */
  static FrameSource open(Path path) {
    if (Files.isDirectory(path)) {
      List<Path> files = pictures(path);
      if (files.isEmpty()) {
        throw new UsageException("there is no PNG in the folder " + path);
      }
      return new Pictures(files.iterator());
    }
    if (!Files.isRegularFile(path)) {
      throw new UsageException("there is no file or folder " + path);
    }
    return isPicture(path) ? new Pictures(List.of(path).iterator()) : new Film(path);
  }

  /** Returns the PNG files of a folder, by name. */
  static List<Path> pictures(Path folder) {
    try (var files = Files.list(folder)) {
      return files.filter(FrameSource::isPicture).sorted().toList();
    } catch (IOException e) {
      throw new UsageException("the folder " + folder + " cannot be read: " + e.getMessage());
    }
  }

  private static boolean isPicture(Path file) {
    return file.getFileName().toString().toLowerCase(java.util.Locale.ROOT).endsWith(".png");
  }

  /**
   * Reads a PNG file.
   *
   * @throws UsageException if it is not one
   */
  static Pixels read(Path file) {
    try {
      BufferedImage image = ImageIO.read(file.toFile());
      if (image == null) {
        throw new UsageException(file + " is not a PNG file");
      }
      int width = image.getWidth();
      int height = image.getHeight();
      int[] argb = image.getRGB(0, 0, width, height, null, 0, width);
      return new Pixels(file.getFileName().toString(), width, height, argb);
    } catch (IOException e) {
      throw new UsageException(file + " cannot be read: " + e.getMessage());
    }
  }

  /** A list of PNG files. */
  record Pictures(Iterator<Path> files) implements FrameSource {
    @Override
    public Pixels next() {
      return files.hasNext() ? read(files.next()) : null;
    }

    @Override
    public void close() {}
  }

  /** The frames of a video. */
  final class Film implements FrameSource {
    private final FilmReader reader;

    Film(Path path) {
      reader = FilmReader.open(path);
    }

    @Override
    public Pixels next() {
      return reader.next()
          ? new Pixels("frame " + reader.index(), reader.width(), reader.height(), reader.argb())
          : null;
    }

    @Override
    public void close() {
      reader.close();
    }
  }
}
