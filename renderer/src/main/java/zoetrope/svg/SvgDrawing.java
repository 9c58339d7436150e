package zoetrope.svg;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import zoetrope.geometry.Bounds;
import zoetrope.internal.diagnostics.FileSuggestions;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Resources;
import zoetrope.internal.files.BoundedFile;
import zoetrope.internal.files.ReadFiles;
import zoetrope.internal.svg.document.DeepStack;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.document.SvgFiles;
import zoetrope.internal.svg.document.SvgLimits;
import zoetrope.internal.svg.document.SvgReader;
import zoetrope.svg.model.SvgException;
import zoetrope.svg.model.SvgPart;

/**
 * A drawing read from SVG: its painted parts, from back to front, in user units of its outermost
 * element with y up. The drawing is therefore below the x axis.
 *
 * <pre>{@code
 * SvgDrawing drawing = SvgDrawing.load(Path.of("pictures/heart.svg"));
 * }</pre>
 *
 * <p>Reading untrusted drawings is safe. External entities, network addresses and scripts are
 * ignored. The only other files that are read are images in the drawing's folder or below. Limits:
 * 16 MB, 100,000 elements, 2,000,000 points, and 200 nested elements. Groups that set only paint,
 * fonts and transforms may be nested 10,000 deep.
 *
 * <p>Clips cut fills and strokes exactly. A stroke becomes a filled outline if a clip cuts it, or
 * if a transform makes its width depend on its direction. The view box clips the drawing, unless
 * its overflow is visible. A line inside the view box stays a line, even if half of its width is
 * outside. Content becomes a layer if it is masked, filtered or blended, or if it is translucent
 * and overlaps itself.
 *
 * @param parts the painted parts
 * @param viewport the rectangle with the drawing's width and height
 * @param notes descriptions of unsupported features that were left out, such as rare filter
 *     effects, with the drawing's name and the line
 */
public record SvgDrawing(List<SvgPart> parts, Bounds viewport, List<String> notes) {
  private static final List<String> SUFFIXES = List.of(".svg", ".svgz");

  /** Copies the lists. */
  public SvgDrawing {
    parts = List.copyOf(parts);
    notes = List.copyOf(notes);
  }

  /**
   * Reads a file, compressed ({@code .svgz}) or not. The file name extension is optional.
   *
   * @throws SvgException if the file is missing, malformed, has invalid values or exceeds the
   *     limits; the message names the line if it is known
   */
  public static SvgDrawing load(Path file) {
    Path found =
        Stream.concat(Stream.of(""), SUFFIXES.stream())
            .map(ending -> file.resolveSibling(file.getFileName() + ending))
            .peek(ReadFiles::note)
            .filter(Files::isRegularFile)
            .findFirst()
            .orElseThrow(() -> new SvgException(FileSuggestions.notFound(file, SUFFIXES)));
    try (InputStream in = Files.newInputStream(found)) {
      byte[] bytes = in.readNBytes(SvgLimits.BYTES + 1);
      Path folder = found.toAbsolutePath().getParent();
      return read(bytes, found.toString(), Optional.of(folder));
    } catch (IOException e) {
      throw new SvgException(
          "the drawing " + found + " cannot be read: " + BoundedFile.reason(e), e);
    }
  }

  /**
   * Reads a class path resource. The name is relative to the package of {@code owner}, or to the
   * root if it begins with a slash. If there is no such resource, the name is an absolute path of a
   * file. The file name extension is optional. A resource in a folder, such as a scene's source
   * folder, may use images in its folder. A resource in a jar may use embedded images only.
   *
   * @throws SvgException as {@link #load}
   */
  public static SvgDrawing resource(Class<?> owner, String name) {
    for (String file :
        name.isBlank() ? List.<String>of() : List.of(name, name + ".svg", name + ".svgz")) {
      try (InputStream in = owner.getResourceAsStream(file)) {
        if (in != null) {
          return read(in.readNBytes(SvgLimits.BYTES + 1), file, folder(owner.getResource(file)));
        }
      } catch (IOException e) {
        throw new SvgException("the drawing " + file + " cannot be read: " + e, e);
      }
    }
    Optional<Path> file = Resources.absolute(name);
    if (file.isPresent()) {
      return load(file.get());
    }
    throw new SvgException(Resources.missing(owner, name, SUFFIXES, "drawing"));
  }

  private static Optional<Path> folder(URL resource) {
    try {
      return resource != null && resource.getProtocol().equals("file")
          ? Optional.ofNullable(Path.of(resource.toURI()).getParent())
          : Optional.empty();
    } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
      return Optional.empty();
    }
  }

  /**
   * Parses a string of SVG. It may contain embedded images, but no linked ones.
   *
   * @throws SvgException as {@link #load}
   */
  public static SvgDrawing parse(String svg) {
    return read(svg.getBytes(StandardCharsets.UTF_8), "(a string)", Optional.empty());
  }

  /** Returns the bounding box of the control points of all parts, without stroke widths. */
  public Bounds bounds() {
    return SvgPart.bounds(parts);
  }

  /** Returns the SVG bytes, decompressed if necessary, up to one byte more than the limit. */
  private static byte[] unpacked(byte[] bytes, String name) {
    if (bytes.length < 2 || bytes[0] != 0x1f || (bytes[1] & 255) != 0x8b) {
      return bytes;
    }
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      return in.readNBytes(SvgLimits.BYTES + 1);
    } catch (IOException e) {
      throw new SvgException(
          Messages.of(
              "the drawing %s is compressed, but damaged (%s): save it again as SVG",
              name, e.getMessage()),
          e);
    }
  }

  private static SvgDrawing read(byte[] bytes, String name, Optional<Path> folder) {
    SvgDocument document = SvgReader.read(unpacked(bytes, name), name);
    SvgFiles files = new SvgFiles(document, folder);
    Supplier<SvgDrawing> conversion = () -> new SvgConverter(document, files).convert();
    try {
      return document.isDeep() ? DeepStack.call(conversion) : conversion.get();
    } catch (ArithmeticException e) {
      throw new SvgException("the drawing " + name + " is too complex: " + e.getMessage(), e);
    }
  }
}
