package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

/** The program in a process of its own, which is told to end. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "there a process can only be killed outright")
class InterruptionTest {
  @TempDir private Path folder;

  @Test
  @Timeout(60)
  void aProcessThatIsToldToEndLeavesTheOldFilmAndNothingElse() throws Exception {
    Path film = folder.resolve("film.mp4");
    Files.write(film, new byte[] {1, 2, 3});
    Process process =
        Program.start("Sliding", "--set", "slide=3600", "-q", "low", "-o", film.toString());
    while (files().size() < 2) {
      assertTrue(process.isAlive(), "it ended by itself");
      Thread.sleep(20);
    }
    process.toHandle().destroy();
    String said = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(process.waitFor(30, TimeUnit.SECONDS));
    assertNotEquals(0, process.exitValue());
    assertTrue(said.contains("stopped"), said);
    assertEquals(List.of("film.mp4"), files());
    assertEquals(3, Files.size(film));
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
