package zoetrope.internal.diagnostics;

import java.nio.file.Path;
import java.util.Optional;

/**
 * File names with bytes that are not valid characters in the current encoding. Java replaces each
 * such byte, so it cannot find such a file, and would write a file with another name.
 */
public final class UnreadableName {
  private static final char REPLACEMENT = '\uFFFD';

  private UnreadableName() {}

  /**
   * Returns a message if the name of a file or of one of its folders has such bytes; otherwise
   * empty.
   */
  public static Optional<String> complaint(Path path) {
    boolean isHere = path.toString().indexOf(REPLACEMENT) >= 0;
    Path named = isHere ? path : path.toAbsolutePath();
    return named.toString().indexOf(REPLACEMENT) < 0
        ? Optional.empty()
        : Optional.of(
            "the name "
                + named
                + " holds bytes that are not "
                + System.getProperty("sun.jnu.encoding", "UTF-8")
                + ": write it in UTF-8, in a locale such as C.UTF-8");
  }
}
