package zoetrope.render.cluster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.render.result.FarmException;

/** A worker writes a scene's files to the same relative paths, and nowhere else. */
class FarmFilesTest {
  @TempDir private Path place;

  private Path root() {
    return place.resolve("root");
  }

  private Path folder() {
    return root().resolve("of/scene");
  }

  private void write(Map<String, byte[]> files) throws IOException {
    FarmFiles.write("Pictured", files, folder(), root());
  }

  @Test
  void findsFilesNextToBelowAndAboveTheScene() throws IOException {
    write(
        Map.of("a.png", new byte[] {1}, "b/c.png", new byte[] {2}, "../../d.png", new byte[] {3}));
    assertArrayEquals(new byte[] {1}, Files.readAllBytes(folder().resolve("a.png")));
    assertArrayEquals(new byte[] {2}, Files.readAllBytes(folder().resolve("b/c.png")));
    assertArrayEquals(new byte[] {3}, Files.readAllBytes(root().resolve("d.png")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"../../../x.png", "/x.png", "a/../../../../x.png", "../../../root-2/x"})
  void aNameThatLeadsOutIsRefusedAndNothingIsWritten(String name) throws IOException {
    FarmException thrown =
        assertThrows(
            FarmException.class,
            () -> write(new TreeMap<>(Map.of("+first.png", new byte[1], name, new byte[1]))));
    assertTrue(thrown.getMessage().contains("Pictured reads " + name), thrown.getMessage());
    try (Stream<Path> all = Files.walk(place)) {
      assertEquals(0, all.filter(Files::isRegularFile).count());
    }
  }
}
