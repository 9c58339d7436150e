package zoetrope.render;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** The kinds of files whose pictures are made of paths. */
public enum VectorFormat {
  /** Scalable Vector Graphics: one picture. */
  SVG,
  /** The Portable Document Format: a page for each picture. */
  PDF;

  /** The format that a file's name tells of; empty for another one. */
  public static Optional<VectorFormat> of(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    return name.endsWith(".svg")
        ? Optional.of(SVG)
        : name.endsWith(".pdf") ? Optional.of(PDF) : Optional.empty();
  }
}
