package zoetrope.internal.svg.document;

import java.io.IOException;
import java.io.InputStream;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.w3c.dom.Element;
import zoetrope.frame.RasterImage;
import zoetrope.internal.files.ReadFiles;
import zoetrope.internal.pictures.PictureDecoder;
import zoetrope.internal.pictures.UnreadablePictureException;

/** Reads the images of a drawing: embedded ones, and files in its folder and the folders below. */
public final class SvgFiles {
  /** The maximum number of pixels of all images of a drawing together. */
  private static final long MAX_PIXELS = 200_000_000;

  private final SvgDocument document;
  private final Optional<Path> folder;
  private final Map<String, Optional<byte[]>> files = new HashMap<>();
  private final Map<String, Optional<RasterImage>> pictures = new HashMap<>();
  private long pixels;

  public SvgFiles(SvgDocument document, Optional<Path> folder) {
    this.document = document;
    this.folder = folder;
  }

  /** Returns a reader for a drawing that this drawing shows. It reads embedded images only. */
  public SvgFiles of(SvgDocument inner) {
    return new SvgFiles(inner, Optional.empty());
  }

  /**
   * Returns the bytes of the file or embedded image at {@code reference}. Adds a note and returns
   * null if they cannot be read.
   */
  public byte[] bytes(Element element, String reference) {
    return files
        .computeIfAbsent(reference, r -> Optional.ofNullable(found(element, r)))
        .orElse(null);
  }

  /** Whether the bytes are those of a drawing rather than of a raster image. */
  public static boolean isDrawing(byte[] data) {
    String head = new String(data, 0, Math.min(1000, data.length), StandardCharsets.ISO_8859_1);
    return head.replaceFirst("^\\u00ef\\u00bb\\u00bf", "").strip().startsWith("<");
  }

  private byte[] found(Element element, String reference) {
    try {
      return reference.startsWith("data:") ? embedded(reference) : file(reference);
    } catch (Missing e) {
      leftOut(element, e);
      return null;
    }
  }

  /**
   * Returns the raster image at {@code reference}. Adds a note and returns null if it cannot be
   * drawn.
   */
  public RasterImage picture(Element element, String reference) {
    return pictures
        .computeIfAbsent(reference, r -> Optional.ofNullable(decoded(element, r)))
        .orElse(null);
  }

  private RasterImage decoded(Element element, String reference) {
    byte[] data = bytes(element, reference);
    if (data == null) {
      return null;
    }
    String name =
        reference.startsWith("data:") ? "that is embedded" : SvgDocument.shortened(reference);
    try {
      RasterImage picture = PictureDecoder.asStored(data, name);
      pixels += picture.argb().length;
      if (pixels > MAX_PIXELS) {
        throw new Missing("the images have more than " + MAX_PIXELS + " pixels: scale them down");
      }
      return picture;
    } catch (UnreadablePictureException | Missing e) {
      leftOut(element, e);
    }
    return null;
  }

  private void leftOut(Element element, Exception why) {
    document.note(element, why.getMessage() + "; the rest is drawn");
  }

  private static final class Missing extends Exception {
    private static final long serialVersionUID = 1;

    Missing(String message) {
      super(message);
    }
  }

  private static byte[] embedded(String reference) throws Missing {
    int comma = reference.indexOf(',');
    if (comma < 0) {
      throw new Missing("an embedded image must have the form data:image/...;base64,...");
    }
    String data = reference.substring(comma + 1);
    try {
      return reference.substring(0, comma).strip().endsWith(";base64")
          ? Base64.getMimeDecoder().decode(unescaped(data))
          : unescaped(data).getBytes(StandardCharsets.ISO_8859_1);
    } catch (IllegalArgumentException e) {
      throw new Missing("the embedded image cannot be decoded: " + e.getMessage());
    }
  }

  /** Decodes the percent escapes of a URL. Each character of the result stands for one byte. */
  private static String unescaped(String text) {
    String bytes = new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    return bytes.indexOf('%') < 0
        ? bytes
        : URLDecoder.decode(bytes.replace("+", "%2B"), StandardCharsets.ISO_8859_1);
  }

  private byte[] file(String reference) throws Missing {
    if (reference.matches("[a-zA-Z][a-zA-Z0-9+.-]*:.*") || reference.startsWith("//")) {
      throw new Missing(
          "the image "
              + SvgDocument.shortened(reference)
              + " is outside the drawing's folder, and nothing is downloaded: save it in that"
              + " folder or embed it");
    }
    Path home =
        folder.orElseThrow(
            () ->
                new Missing(
                    "the image "
                        + SvgDocument.shortened(reference)
                        + " cannot be read because this drawing may show embedded images only:"
                        + " embed it"));
    try {
      Path real = home.toRealPath();
      // URLs write a blank as %20, and a plus sign is not an escape.
      String name = URLDecoder.decode(reference.replace("+", "%2B"), StandardCharsets.UTF_8);
      Path file = real.resolve(name).normalize();
      if (!file.startsWith(real) || Files.exists(file) && !file.toRealPath().startsWith(real)) {
        throw new Missing(
            "the image "
                + SvgDocument.shortened(reference)
                + " is outside the drawing's folder: save it in that folder or embed it");
      }
      return read(reference, file);
    } catch (IOException | IllegalArgumentException e) {
      throw new Missing("the image " + SvgDocument.shortened(reference) + " cannot be read: " + e);
    }
  }

  private byte[] read(String reference, Path file) throws IOException, Missing {
    ReadFiles.note(file);
    if (!Files.isRegularFile(file)) {
      throw new Missing("file not found: " + SvgDocument.shortened(reference));
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] data = in.readNBytes(SvgLimits.BYTES + 1);
      if (data.length > SvgLimits.BYTES) {
        throw new Missing(
            "the image " + SvgDocument.shortened(reference) + " is too large: scale it down");
      }
      return data;
    }
  }
}
