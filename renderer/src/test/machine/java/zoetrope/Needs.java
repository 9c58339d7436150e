package zoetrope;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Checks the programs that a test needs. If one is missing, the test is skipped; in CI it fails.
 */
public final class Needs {
  private Needs() {}

  /** Skips the test unless all programs are on the PATH; fails if {@code CI} is set. */
  public static void programs(String... names) {
    List<String> missing = Arrays.stream(names).filter(name -> find(name).isEmpty()).toList();
    if (missing.isEmpty()) {
      return;
    }
    String message = "needs " + String.join(" and ", missing) + ", left out";
    if (List.of("true", "1").contains(String.valueOf(System.getenv("CI")))) {
      fail(message + ", but CI=true requires all programs");
    }
    abort(message);
  }

  /** Returns the path of a program that {@link #programs} has found. */
  public static Path program(String name) {
    return find(name).orElseThrow();
  }

  private static Optional<Path> find(String name) {
    return Arrays.stream(
            String.valueOf(System.getenv("PATH")).split(Pattern.quote(File.pathSeparator)))
        .filter(folder -> !folder.isEmpty())
        .flatMap(folder -> Stream.of(Path.of(folder, name), Path.of(folder, name + ".exe")))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
