package zoetrope.latex;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import zoetrope.internal.files.PrivateFolder;

/** Where results are kept: a folder that nobody else can write to. */
final class CacheFolder {
  private static final String VARIABLE = PrivateFolder.CACHE_VARIABLE;

  private CacheFolder() {}

  /**
   * The folder of this user, which is made if it is not there; nothing where there is none that is
   * safe, and then nothing is kept.
   *
   * @throws LatexException when the environment names a folder that is not safe
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
            VARIABLE + " is " + named + ", which is no folder that can be written to: " + e, e);
      }
    }
    return Optional.empty();
  }
}
