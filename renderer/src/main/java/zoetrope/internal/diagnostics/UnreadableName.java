package zoetrope.internal.diagnostics;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Names of files with bytes that are no characters here. Java has another character for each of
 * them, so it cannot find such a file, and would write one of another name.
 */
public final class UnreadableName {
  private static final char REPLACEMENT = '\uFFFD';

  private UnreadableName() {}

  /** What to say of a path that has such a name in it, its folders included; else empty. */
  public static Optional<String> complaint(Path path) {
    boolean own = path.toString().indexOf(REPLACEMENT) >= 0;
    Path named = own ? path : path.toAbsolutePath();
    return named.toString().indexOf(REPLACEMENT) < 0
        ? Optional.empty()
        : Optional.of(
            "the name "
                + named
                + " holds bytes that are no "
                + System.getProperty("sun.jnu.encoding", "UTF-8")
                + ": write it in UTF-8, in a locale such as C.UTF-8");
  }
}
