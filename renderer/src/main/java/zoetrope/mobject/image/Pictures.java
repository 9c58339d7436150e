package zoetrope.mobject.image;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zoetrope.frame.RasterImage;
import zoetrope.internal.diagnostics.FileSuggestions;
import zoetrope.internal.diagnostics.Resources;
import zoetrope.internal.files.BoundedFile;
import zoetrope.internal.files.SpelledPath;
import zoetrope.internal.pictures.PictureDecoder;
import zoetrope.internal.pictures.UnreadablePictureException;

/**
 * A loader of PNG, JPEG, GIF, WebP, TIFF and BMP images from files and class path resources. Only
 * the first frame of an animation is read. The file name extension is optional: {@code .png},
 * {@code .jpg}, {@code .jpeg}, {@code .gif}, {@code .webp}, {@code .tif}, {@code .tiff} and {@code
 * .bmp} are tried.
 *
 * <pre>{@code
 * var forest = imageMobject(Pictures.resource(getClass(), "forest")).setHeight(1.1);
 * }</pre>
 *
 * <p>Samples are interpreted as sRGB. Embedded colour profiles are ignored, so that an image looks
 * the same on every machine. Inks (CMYK and YCCK in JPEG) are treated as ideal, which makes colours
 * purer than in print. If these colours matter, save the image as RGB. Photographs are rotated by
 * their Exif orientation.
 */
public final class Pictures {
  private static final int MAX_MEGABYTES = 256;
  private static final List<String> SUFFIXES =
      List.of(".png", ".jpg", ".jpeg", ".gif", ".webp", ".tif", ".tiff", ".bmp");

  private static final List<String> ENDINGS =
      Stream.concat(Stream.of(""), SUFFIXES.stream()).toList();

  private Pictures() {}

  /**
   * Returns the image in a file.
   *
   * @throws PictureException if the file is missing, damaged, of another format, or larger than 100
   *     million pixels or 256 MB
   */
  public static RasterImage load(Path file) {
    return SpelledPath.firstFile(file, ENDINGS)
        .map(found -> decode(read(found), found.toString()))
        .orElseThrow(() -> new PictureException(FileSuggestions.notFound(file, SUFFIXES)));
  }

  /**
   * Returns the image in a class path resource. The name is relative to the package of {@code
   * owner}, or to the root if it begins with a slash. If there is no such resource, the name is an
   * absolute path of a file.
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
    throw new PictureException(Resources.missing(owner, name, SUFFIXES, "image"));
  }

  /**
   * Returns the image in the bytes of a file. Messages refer to it as {@code name}.
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
      return BoundedFile.read(file, MAX_MEGABYTES);
    } catch (IOException e) {
      throw unreadable(file.toString(), e);
    }
  }

  private static PictureException unreadable(String name, IOException e) {
    return new PictureException(
        "the image " + name + " cannot be read: " + BoundedFile.reason(e), e);
  }
}
