package talk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Looks at the files that the plugin wrote before the tests. */
class OutputsTest {
  @Test
  void rendersAVideoOfEachSceneOfTheProjectAndOfNoOther() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("out"))) {
      assertEquals(
          List.of("Opening.mp4", "Packed.mp4"),
          files.map(file -> file.getFileName().toString()).sorted().toList());
    }
  }

  @Test
  void passesOptionsToTheCommandLine() throws IOException {
    String report = Files.readString(Path.of("target/report.json"));
    assertTrue(report.contains("\"Opening\"") && report.contains("854"), report);
  }

  @Test
  void passesArgumentsOfOneLineToTheCommandLine() throws IOException {
    assertEquals(320, ImageIO.read(Path.of("target/packed.png").toFile()).getWidth());
  }

  @Test
  void writesASheet() throws IOException {
    byte[] sheet = Files.readAllBytes(Path.of("target/packed.pdf"));
    assertEquals("%PDF", new String(sheet, 0, 4, StandardCharsets.US_ASCII));
  }
}
