package zoetrope.attention.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SafetensorsWriterTest {
  @TempDir private Path folder;

  @Test
  void readsTheWrittenTensors() throws IOException {
    Path file = folder.resolve("model.safetensors");
    new SafetensorsWriter()
        .add("a.weight", 3, 2, (i, j) -> 10 * i + j)
        .add("a.bias", 4, (i, j) -> -j)
        .write(file);
    TensorFiles files = TensorFiles.open(folder);
    assertArrayEquals(new double[] {20, 21}, files.tensor("a.weight", 3, 2).row(2));
    assertArrayEquals(new double[] {0, -1, -2, -3}, files.tensor("a.bias", 4).row(0));
    assertEquals(0, (Files.size(file) - 4 * 10) % 8);
    assertFalse(Files.exists(folder.resolve("model.safetensors.part")));
  }

  @Test
  void rejectsInvalidNamesAndShapes() {
    SafetensorsWriter writer = new SafetensorsWriter().add("a", 1, (i, j) -> 0);
    assertThrows(IllegalArgumentException.class, () -> writer.add("a", 1, (i, j) -> 0));
    assertThrows(IllegalArgumentException.class, () -> writer.add("b\"", 1, (i, j) -> 0));
    assertThrows(IllegalArgumentException.class, () -> writer.add("c", 0, (i, j) -> 0));
  }
}
