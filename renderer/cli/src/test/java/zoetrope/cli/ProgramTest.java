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

/** What the program does with the streams of its process. */
@Timeout(60)
class ProgramTest {
  @TempDir private Path folder;

  @Test
  void whatASceneItselfPrintsIsNotAmongTheData() throws Exception {
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
    Process process = Program.start(file.toString(), "--dry-run", "--json", "-");
    String out = text(process.getInputStream().readAllBytes());
    String err = text(process.getErrorStream().readAllBytes());
    assertEquals(0, process.waitFor(), err);
    assertTrue(out.startsWith("{") && out.endsWith("}\n"), out);
    assertTrue(err.contains("I am here"), err);
  }

  @Test
  void aSceneThatEndsTheProgramIsAFailure() throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("Leaving.java"),
            """
            class Leaving extends zoetrope.scene.Scene {
              @Override
              protected void construct() {
                pause();
                System.exit(0);
              }
            }
            """);
    Process process = Program.start(file.toString(), "-o", folder.resolve("a.mp4").toString());
    String err = text(process.getErrorStream().readAllBytes());
    assertEquals(1, process.waitFor(), err);
    assertTrue(err.contains("error: Leaving: Leaving.java:5: exit() ended the program"), err);
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "its pipes fail in words of their own")
  void whoReadsOnlyTheBeginningIsNoError() throws Exception {
    Process process = Program.start("completion");
    process.getInputStream().close();
    String err = text(process.getErrorStream().readAllBytes());
    assertEquals(0, process.waitFor(), err);
    assertEquals("", err);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
