package zoetrope.dist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class NoticeTest {
  private static final Set<String> OURS =
      Set.of("attention", "cli", "examples", "mcp", "notebook", "renderer", "scenes", "studio");

  /** The name of an artifact, or the common beginning of several names before an asterisk. */
  private static final Pattern NAME = Pattern.compile("[a-zA-Z][\\w.-]*\\*?");

  @Test
  void noticeNamesEachJarOfThePackage() throws IOException {
    Set<String> named =
        NAME.matcher(Files.readString(Path.of("../../NOTICE")))
            .results()
            .map(MatchResult::group)
            .collect(Collectors.toSet());
    try (Stream<Path> files = Files.list(Path.of("target/jars"))) {
      List<String> shipped =
          files
              .map(file -> file.getFileName().toString().replaceFirst("(-\\d.*)?\\.jar$", ""))
              .filter(name -> !OURS.contains(name))
              .toList();
      assertFalse(shipped.isEmpty());
      assertEquals(List.of(), shipped.stream().filter(name -> !isNamed(name, named)).toList());
    }
  }

  private static boolean isNamed(String jar, Set<String> named) {
    return named.contains(jar)
        || named.stream()
            .filter(name -> name.endsWith("*"))
            .anyMatch(name -> jar.startsWith(name.substring(0, name.length() - 1)));
  }
}
