package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.scene.Scene;

/** Native libraries are loaded from a folder that only its user can access. */
@Timeout(60)
@DisabledOnOs(
    value = OS.WINDOWS,
    disabledReason = "on Windows the libraries are in the user's folder")
class NativeLibrariesTest {
  private static final String LIBRARIES = "org.bytedeco.javacpp.cachedir";

  @TempDir private Path folder;

  /** A compiled scene, because a source file would start the compiler. */
  public static final class Resting extends Scene {
    @Override
    protected void construct() {
      pause();
    }
  }

  @Test
  void createsAFolderForItsUserOnly() throws Exception {
    Path named = folder.resolve("named");
    makeFilmWith(named);
    assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(named)));
    assertEquals(true, hasLibraries(named));
  }

  @Test
  void loadsNothingFromAFolderThatOthersCanRead() throws Exception {
    for (String permissions : new String[] {"rwx---r-x", "rwxrwx---"}) {
      Path named = Files.createDirectories(folder.resolve("open"));
      Files.setPosixFilePermissions(named, PosixFilePermissions.fromString(permissions));
      makeFilmWith(named);
      assertEquals(false, hasLibraries(named), permissions);
      assertEquals(true, hasLibraries(folder.resolve("cache/natives")), permissions);
    }
  }

  @Test
  void doesNotReplaceLibrariesOfAProcessInAnotherTimeZone() throws Exception {
    Path named = folder.resolve("named");
    makeFilmWith(named, "-Duser.timezone=UTC");
    Map<Path, Object> before = libraries(named);
    makeFilmWith(named, "-Duser.timezone=Asia/Kathmandu");
    Map<Path, Object> after = libraries(named);
    after.keySet().retainAll(before.keySet());
    assertEquals(before, after);
  }

  private void makeFilmWith(Path named, String... options) throws Exception {
    String film = folder.resolve("a.mp4").toString();
    ProcessBuilder program =
        ProgramProcess.builder(
            Resting.class.getName(), "--to", "0.1", "-o", film, "-q", "low", "--no-cache");
    program
        .command()
        .replaceAll(
            word -> word.startsWith("-D" + LIBRARIES) ? "-D" + LIBRARIES + "=" + named : word);
    program.command().addAll(1, List.of(options));
    program.environment().put("ZOETROPE_CACHE", folder.resolve("cache").toString());
    Process process = program.redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), printed);
  }

  private static boolean hasLibraries(Path folder) throws IOException {
    return Files.exists(folder) && !libraries(folder).isEmpty();
  }

  /** Returns the change times of libavutil's files. A file that is written again has another. */
  private static Map<Path, Object> libraries(Path folder) throws IOException {
    Map<Path, Object> libraries = new HashMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        if (file.getFileName().toString().contains("avutil")) {
          libraries.put(file, Files.getAttribute(file, "unix:ctime"));
        }
      }
    }
    return libraries;
  }
}
