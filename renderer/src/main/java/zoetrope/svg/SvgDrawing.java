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
 * element with y up (so the drawing lies below the x axis).
 *
 * <pre>{@code
 * SvgDrawing drawing = SvgDrawing.load(Path.of("pictures/heart.svg"));
 * }</pre>
 *
 * <p>Reading is safe with drawings from anywhere: no external entity, no network, no script, no
 * file but pictures in the drawing's own folder or below it; at most 16 MB, 100,000 elements, 200
 * levels and 2,000,000 points.
 *
 * <p>Clips cut fills and strokes exactly; a stroke that is cut, or that a transform makes wider in
 * one direction, becomes a filled outline. The view box cuts what lies outside, unless the
 * drawing's overflow is visible; lines within it stay lines. What is masked, filtered, blended, or
 * translucent as one where it overlaps itself, becomes a layer.
 *
 * @param parts the painted parts
 * @param viewport the rectangle of the drawing's width and height
 * @param notes on unsupported features that were left out (patterns, rare filter effects, ...),
 *     with name and line
 */
public record SvgDrawing(List<SvgPart> parts, Bounds viewport, List<String> notes) {
  private static final List<String> SUFFIXES = List.of(".svg", ".svgz");

  /** Copies the lists. */
  public SvgDrawing {
    parts = List.copyOf(parts);
    notes = List.copyOf(notes);
  }

  /**
   * Reads a file, packed ({@code .svgz}) or not; the ending may be left out.
   *
   * @throws SvgException if there is no such file, for malformed XML, invalid values, references
   *     outside the drawing's folder, and beyond the limits; the message has the line if known
   */
  public static SvgDrawing load(Path file) {
    Path found =
        Stream.concat(Stream.of(""), SUFFIXES.stream())
            .map(ending -> file.resolveSibling(file.getFileName() + ending))
            .peek(ReadFiles::note)
            .filter(Files::isRegularFile)
            .findFirst()
            .orElseThrow(
                () ->
                    new SvgException(
                        "there is no drawing "
                            + file
                            + "; "
                            + FileSuggestions.hint(file, SUFFIXES, "drawing")));
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
   * Reads a class path resource, by a name relative to the package of {@code owner}, or from the
   * root when it begins with a slash; where there is none, the drawing in a file by its absolute
   * path. The ending may be left out. A resource that is a file, as those beside a scene's source
   * are, may have pictures in its folder; one within a jar may have embedded ones only.
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

  /** The folder of a resource that is a file. */
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
   * Parses a string of SVG; it may have embedded pictures, but no linked ones.
   *
   * @throws SvgException as {@link #load}
   */
  public static SvgDrawing parse(String svg) {
    return read(svg.getBytes(StandardCharsets.UTF_8), "(a string)", Optional.empty());
  }

  /** The bounds of the control points of all parts, without stroke widths. */
  public Bounds bounds() {
    return SvgPart.bounds(parts);
  }

  /** The bytes of SVG, of which a packed file gives no more than may be read. */
  private static byte[] unpacked(byte[] bytes, String name) {
    if (bytes.length < 2 || bytes[0] != 0x1f || (bytes[1] & 255) != 0x8b) {
      return bytes;
    }
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      return in.readNBytes(SvgLimits.BYTES + 1);
    } catch (IOException e) {
      throw new SvgException(
          "the drawing "
              + name
              + " is packed, and broken ("
              + e.getMessage()
              + "): save it again as SVG",
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
      throw new SvgException("the drawing " + name + " is too intricate: " + e.getMessage(), e);
    }
  }
}
