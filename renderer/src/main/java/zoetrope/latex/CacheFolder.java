package zoetrope.latex;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import zoetrope.internal.files.PrivateFolder;

/** The cache folder, which no other user can write to. */
final class CacheFolder {
  private static final String VARIABLE = PrivateFolder.CACHE_VARIABLE;

  private CacheFolder() {}

  /**
   * Returns this user's folder and creates it if necessary. Returns empty if no folder is safe, and
   * then nothing is cached.
   *
   * @throws LatexException if the environment names a folder that is not safe
   */
  static Optional<Path> find() {
    String named = System.getenv(VARIABLE);
    boolean asked = named != null && !named.isBlank();
    try {
      Path folder = PrivateFolder.cache().resolve("latex");
      PrivateFolder.create(folder);
      String danger = PrivateFolder.danger(folder);
      if (danger.isEmpty()) {
        return Optional.of(folder);
      }
      if (asked) {
        throw LatexException.of(VARIABLE + " is " + named + ", but " + danger);
      }
    } catch (IOException | IllegalArgumentException | UnsupportedOperationException e) {
      if (asked) {
        throw LatexException.because(
            VARIABLE + " is " + named + ", which is not a writable folder: " + e, e);
      }
    }
    return Optional.empty();
  }
}
