package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The behaviour of the program after a signal. It runs in another process. */
@DisabledOnOs(
    value = OS.WINDOWS,
    disabledReason = "Windows has no signals: a process can only be killed")
class InterruptionTest {
  @TempDir private Path folder;

  @Test
  @Timeout(60)
  void leavesOnlyTheOldVideoAfterASignal() throws Exception {
    Path film = folder.resolve("film.mp4");
    Files.write(film, new byte[] {1, 2, 3});
    Process process =
        ProgramProcess.start("Sliding", "--set", "slide=3600", "-q", "low", "-o", film.toString());
    while (files().size() < 3) {
      assertTrue(process.isAlive(), "the program ended before the signal");
      Thread.sleep(20);
    }
    process.toHandle().destroy();
    String printed = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(process.waitFor(30, TimeUnit.SECONDS));
    assertNotEquals(0, process.exitValue());
    assertTrue(printed.contains("stopped"), printed);
    assertEquals(List.of("film.mp4"), files());
    assertEquals(3, Files.size(film));
  }

  @Test
  @Timeout(60)
  void doesNotWaitForAnEndlessScene() throws Exception {
    Path scene =
        Files.writeString(
            folder.resolve("Endless.java"),
            """
            class Endless extends zoetrope.scene.Scene {
              @Override
              protected void construct() {
                System.out.println("computing");
                while (true) {
                  Thread.onSpinWait();
                }
              }
            }
            """);
    String film = folder.resolve("a.mp4").toString();
    Process process = ProgramProcess.start(scene.toString(), "-o", film, "--progress", "none");
    BufferedReader printed = process.errorReader(StandardCharsets.UTF_8);
    assertEquals("computing", printed.readLine());
    process.toHandle().destroy();
    assertEquals("stopped: no incomplete files are left", printed.readLine());
    assertTrue(process.waitFor(10, TimeUnit.SECONDS));
    assertEquals(List.of("Endless.java"), files());
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
