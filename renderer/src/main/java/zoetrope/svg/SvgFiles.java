package zoetrope.svg;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Iterator;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.w3c.dom.Element;

/** Reads the pictures of a drawing: embedded, or from its folder and those below it. */
final class SvgFiles {
  private final SvgDocument document;
  private final Optional<Path> folder;

  SvgFiles(SvgDocument document, Optional<Path> folder) {
    this.document = document;
    this.folder = folder;
  }

  /** The bytes of a picture and its size in pixels. */
  record Image(byte[] data, int width, int height) {}

  /** The picture of a reference; null, with a note, when there is none that can be drawn. */
  Image image(Element element, String reference) {
    try {
      byte[] data = reference.startsWith("data:") ? embedded(reference) : file(reference);
      return decoded(element, data);
    } catch (Missing e) {
      document.note(element, e.getMessage() + "; the rest is drawn");
      return null;
    }
  }

  /** A picture cannot be had. */
  private static final class Missing extends Exception {
    private static final long serialVersionUID = 1;

    Missing(String message) {
      super(message);
    }
  }

  private Image decoded(Element element, byte[] data) throws Missing {
    try (ImageInputStream in = new MemoryCacheImageInputStream(new ByteArrayInputStream(data))) {
      Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
      if (!readers.hasNext()) {
        document.note(element, "the picture is neither PNG nor JPEG nor GIF and was left out");
        return null;
      }
      ImageReader reader = readers.next();
      try {
        reader.setInput(in, true, true);
        return new Image(data, reader.getWidth(0), reader.getHeight(0));
      } finally {
        reader.dispose();
      }
    } catch (IOException | RuntimeException e) {
      // The platform's readers throw unchecked exceptions for broken data too.
      throw new Missing("the picture is broken: " + e.getMessage());
    }
  }

  private byte[] embedded(String reference) throws Missing {
    int comma = reference.indexOf(',');
    if (comma < 0 || !reference.substring(0, comma).endsWith(";base64")) {
      throw new Missing("an embedded picture is data:image/...;base64,...");
    }
    try {
      return Base64.getMimeDecoder().decode(reference.substring(comma + 1));
    } catch (IllegalArgumentException e) {
      throw new Missing("the embedded picture is not base64: " + e.getMessage());
    }
  }

  private byte[] file(String reference) throws Missing {
    if (reference.matches("[a-zA-Z][a-zA-Z0-9+.-]*:.*") || reference.startsWith("//")) {
      throw new Missing(
          "the picture "
              + shortened(reference)
              + " lies outside the drawing's folder, and nothing is fetched: save it beside the"
              + " drawing or embed it");
    }
    Path home =
        folder.orElseThrow(
            () ->
                new Missing(
                    "the picture "
                        + shortened(reference)
                        + " cannot be found, for this drawing comes from no folder: embed it"));
    try {
      Path real = home.toRealPath();
      // URLs write a blank as %20; a plus sign is itself.
      String name = URLDecoder.decode(reference.replace("+", "%2B"), StandardCharsets.UTF_8);
      Path file = real.resolve(name).normalize();
      if (!file.startsWith(real) || Files.exists(file) && !file.toRealPath().startsWith(real)) {
        throw new Missing(
            "the picture "
                + shortened(reference)
                + " lies outside the drawing's folder: save it beside the drawing or embed it");
      }
      return read(reference, file);
    } catch (IOException | IllegalArgumentException e) {
      throw new Missing("the picture " + shortened(reference) + " cannot be read: " + e);
    }
  }

  private byte[] read(String reference, Path file) throws IOException, Missing {
    if (!Files.isRegularFile(file)) {
      throw new Missing("there is no picture " + shortened(reference) + " beside the drawing");
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] data = in.readNBytes(SvgLimits.BYTES + 1);
      if (data.length > SvgLimits.BYTES) {
        throw new Missing("the picture " + shortened(reference) + " is too large: scale it down");
      }
      return data;
    }
  }

  private static String shortened(String reference) {
    return reference.length() <= 80 ? reference : reference.substring(0, 80) + "...";
  }
}
