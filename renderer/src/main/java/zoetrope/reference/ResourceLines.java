package zoetrope.reference;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A reader of the text resources of this package. */
final class ResourceLines {
  private ResourceLines() {}

  /** Returns the lines of a resource without empty lines. */
  static List<String> of(String resource) {
    try (InputStream in = ResourceLines.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException(resource + " is missing: build the renderer again");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isEmpty())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(resource + " cannot be read", e);
    }
  }
}
