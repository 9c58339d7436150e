package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How the program uses standard output and the error stream, and how it ends. */
@Timeout(60)
class ProgramTest {
  @TempDir private Path folder;

  @Test
  void keepsOutputOfScenesOutOfTheData() throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("Talking.java"),
            """
            class Talking extends zoetrope.scene.Scene {
              @Override
              protected void construct() {
                System.out.println("I am here");
                pause();
              }
            }
            """);
    Process process = ProgramProcess.start(file.toString(), "--dry-run", "--json", "-");
    String out = text(process.getInputStream().readAllBytes());
    String err = text(process.getErrorStream().readAllBytes());
    assertEquals(0, process.waitFor(), err);
    assertTrue(out.startsWith("{") && out.endsWith("}\n"), out);
    assertTrue(err.contains("I am here"), err);
  }

  @Test
  void failsIfASceneEndsTheProgram() throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("Leaving.java"),
            """
            class Leaving extends zoetrope.scene.Scene {
              @Override
              protected void construct() {
                pause();
                Runtime.getRuntime().exit(0);
              }
            }
            """);
    Process process =
        ProgramProcess.start(file.toString(), "-o", folder.resolve("a.mp4").toString());
    String err = text(process.getErrorStream().readAllBytes());
    assertEquals(1, process.waitFor(), err);
    assertTrue(err.contains("error: Leaving: Leaving.java:5: exit() ended the program"), err);
  }

  @Test
  void failsOnlyTheSceneThatCallsSystemExit() throws Exception {
    Path leaving =
        Files.writeString(folder.resolve("Leaving.java"), scene("Leaving", "System.exit(0);"));
    Path beside = Files.writeString(folder.resolve("Beside.java"), scene("Beside", ""));
    Path films = folder.resolve("films");
    Process process =
        ProgramProcess.builder(
                "-q", "low", leaving.toString(), beside.toString(), "-o", films.toString())
            .start();
    String err = text(process.getErrorStream().readAllBytes());
    assertEquals(1, process.waitFor(), err);
    assertTrue(err.contains("Leaving.java:5: exit(0) would end the program"), err);
    assertTrue(Files.notExists(films.resolve("Leaving.mp4")), err);
    assertTrue(Files.exists(films.resolve("Beside.mp4")), err);
  }

  @ParameterizedTest
  @ValueSource(strings = {"exit", "halt"})
  void namesTheScenesThatAnExitPrevented(String method) throws Exception {
    String leave = "Runtime.getRuntime()." + method + "(0);";
    Path leaving = Files.writeString(folder.resolve("Leaving.java"), scene("Leaving", leave));
    Path beside = Files.writeString(folder.resolve("Beside.java"), scene("Beside", ""));
    Path films = folder.resolve("films");
    Process process =
        ProgramProcess.builder(
                "-q", "low", leaving.toString(), beside.toString(), "-o", films.toString())
            .start();
    String err = text(process.getErrorStream().readAllBytes());
    assertEquals(1, process.waitFor(), err);
    assertTrue(err.contains("Leaving: Leaving.java:5: exit() ended the program"), err);
    assertTrue(err.contains("not rendered: Leaving, Beside"), err);
    assertTrue(Files.notExists(films.resolve("Leaving.mp4")), err);
  }

  private static String scene(String name, String end) {
    return """
    class %s extends zoetrope.scene.Scene {
      @Override
      protected void construct() {
        pause();
        %s
      }
    }
    """
        .formatted(name, end);
  }

  @Test
  void failsOnlyTheSourceThatIsNestedTooDeeply() throws Exception {
    String deep = "int x = " + "(".repeat(30_000) + "1" + ")".repeat(30_000) + ";";
    Path nested = Files.writeString(folder.resolve("Nested.java"), scene("Nested", deep));
    Path beside = Files.writeString(folder.resolve("Beside.java"), scene("Beside", ""));
    Path films = folder.resolve("films");
    Process process =
        ProgramProcess.builder(
                "-q", "low", nested.toString(), beside.toString(), "-o", films.toString())
            .start();
    String err = text(process.getErrorStream().readAllBytes());
    assertEquals(1, process.waitFor(), err);
    assertTrue(err.contains("error: Nested") && !err.contains("internal error"), err);
    assertTrue(Files.exists(films.resolve("Beside.mp4")), err);
  }

  @Test
  void readsNoArgumentFiles() throws Exception {
    Path words = Files.writeString(folder.resolve("words"), "secret --at 1");
    Process process = ProgramProcess.start("@" + words);
    String err = text(process.getErrorStream().readAllBytes());
    assertEquals(2, process.waitFor(), err);
    assertTrue(err.contains("@" + words) && !err.contains("secret"), err);
  }

  @Test
  void reportsAFolderOfImagesThatVanishes() throws Exception {
    Path pictures = folder.resolve("pictures");
    String slow =
        "for (int i = 0; i < 400; i++) play(zoetrope.Zoetrope.fadeIn(zoetrope.Zoetrope.dot()));";
    Path file = Files.writeString(folder.resolve("Slow.java"), scene("Slow", slow));
    Process process =
        ProgramProcess.builder(
                file.toString(), "-q", "low", "--progress", "none", "--frames", pictures.toString())
            .start();
    while (process.isAlive() && !Files.exists(pictures.resolve("frame-00040.png"))) {
      Thread.sleep(10);
    }
    Files.move(pictures, folder.resolve("elsewhere"));
    String err = text(process.getErrorStream().readAllBytes());
    assertEquals(1, process.waitFor(), err);
    assertTrue(err.contains("pictures"), err);
  }

  @Test
  @DisabledOnOs(
      value = OS.WINDOWS,
      disabledReason = "Windows reports a closed pipe with another message")
  void endsWithoutErrorWhenItsOutputIsNoLongerRead() throws Exception {
    Process process = ProgramProcess.start("completion");
    process.getInputStream().close();
    String err = text(process.getErrorStream().readAllBytes());
    assertEquals(0, process.waitFor(), err);
    assertEquals("", err);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
