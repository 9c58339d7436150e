package zoetrope.mobject.image;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zoetrope.frame.RasterImage;
import zoetrope.internal.diagnostics.FileSuggestions;
import zoetrope.internal.diagnostics.Resources;
import zoetrope.internal.files.BoundedFile;
import zoetrope.internal.files.ReadFiles;
import zoetrope.internal.pictures.PictureDecoder;
import zoetrope.internal.pictures.UnreadablePictureException;

/**
 * Loads PNG, JPEG, GIF, WebP, TIFF and BMP pictures (of an animation the first frame) from files
 * and class path resources. The extension may be left out: the name is then tried with {@code
 * .png}, {@code .jpg}, {@code .jpeg}, {@code .gif}, {@code .webp}, {@code .tif}, {@code .tiff} and
 * {@code .bmp}.
 *
 * <pre>{@code
 * var forest = imageMobject(Pictures.resource(getClass(), "forest")).setHeight(1.1);
 * }</pre>
 *
 * <p>Samples are taken as sRGB; colour profiles within files are not applied, so that a picture is
 * the same on every machine. Inks (CMYK and YCCK in JPEG) are taken as ideal ones: their colours
 * are purer than in print; where they matter, save the picture as RGB. Photographs stand upright:
 * they are turned as Exif says, as viewers do.
 */
public final class Pictures {
  private static final int MOST_MEGABYTES = 256;
  private static final List<String> SUFFIXES =
      List.of(".png", ".jpg", ".jpeg", ".gif", ".webp", ".tif", ".tiff", ".bmp");

  /** What is tried behind a name. */
  private static final List<String> ENDINGS =
      Stream.concat(Stream.of(""), SUFFIXES.stream()).toList();

  private Pictures() {}

  /**
   * The picture in a file.
   *
   * @throws PictureException when there is none, when it is broken, of another format, or larger
   *     than 100 million pixels or 256 MB
   */
  public static RasterImage load(Path file) {
    for (String ending : ENDINGS) {
      Path candidate = file.resolveSibling(file.getFileName() + ending);
      ReadFiles.note(candidate);
      if (Files.isRegularFile(candidate)) {
        return decode(read(candidate), candidate.toString());
      }
    }
    throw new PictureException(
        "there is no picture " + file + "; " + FileSuggestions.hint(file, SUFFIXES, "picture"));
  }

  /**
   * The picture in a class path resource, by a name relative to the package of {@code owner}, or
   * from the root when it begins with a slash; where there is none, the picture in a file by its
   * absolute path.
   *
   * @throws PictureException like {@link #load}
   */
  public static RasterImage resource(Class<?> owner, String name) {
    for (String ending : name.isBlank() ? List.<String>of() : ENDINGS) {
      try (InputStream in = owner.getResourceAsStream(name + ending)) {
        if (in != null) {
          return decode(in.readAllBytes(), name + ending);
        }
      } catch (IOException e) {
        throw unreadable(name + ending, e);
      }
    }
    Optional<Path> file = Resources.absolute(name);
    if (file.isPresent()) {
      return load(file.get());
    }
    throw new PictureException(Resources.missing(owner, name, SUFFIXES, "picture"));
  }

  /**
   * The picture in the bytes of a file; {@code name} is what messages call it.
   *
   * @throws PictureException like {@link #load}
   */
  public static RasterImage decode(byte[] bytes, String name) {
    try {
      return PictureDecoder.decode(bytes, name);
    } catch (UnreadablePictureException e) {
      throw new PictureException(e.getMessage(), e);
    }
  }

  private static byte[] read(Path file) {
    try {
      return BoundedFile.read(file, MOST_MEGABYTES);
    } catch (IOException e) {
      throw unreadable(file.toString(), e);
    }
  }

  private static PictureException unreadable(String name, IOException e) {
    return new PictureException(
        "the picture " + name + " cannot be read: " + BoundedFile.reason(e), e);
  }
}
