package zoetrope.scenes.components;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.render.doctor.ModelInspector;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;
import zoetrope.scenes.attention.heads.MultiHeadedAttention;

class ModelReportTest {
  @TempDir private Path folder;

  @Test
  void reportsSizesParametersTokensAndHeads() throws IOException {
    String model = SmallModel.write(folder).toString();
    ModelInspector inspector = ServiceLoader.load(ModelInspector.class).findFirst().orElseThrow();
    List<String> lines = inspector.describe(model, Optional.of("the cat cat"));
    String all = String.join("\n", lines);
    assertTrue(lines.get(0).contains("(gpt2) in " + model), all);
    assertTrue(all.contains("2 layers of 5 heads, 20 numbers a token, queries and keys of 4"), all);
    assertTrue(all.contains("10,720 parameters"), all);
    assertTrue(all.contains("3 tokens: |the| cat| cat|"), all);
    assertTrue(all.contains("the token before:"), all);
    assertTrue(all.contains("the same word elsewhere:"), all);
    assertTrue(all.contains("Next: \""), all);
    assertTrue(inspector.describe(model, Optional.empty()).size() < lines.size());
  }

  @Test
  void filmsShowTheHeadsOfAModel() throws IOException {
    Film film =
        Film.of(MultiHeadedAttention::new)
            .rate(2)
            .with("model", SmallModel.write(folder).toString())
            .with("phrase", "the cat the cat");
    assertTrue(film.seconds() > 30);
    assertFails(film.with("attention", "heads.npz"), "both a model and a file");
    assertFails(film.with("phrase", "the cat ".repeat(12)), "too long");
    assertFails(film.with("layer", "2"), "there is no head 0 of layer 2");
    assertFails(film.with("model", folder.resolve("no").toString()), "there is no such folder");
  }

  @Test
  void acceptsNamesOfFolders() {
    assertEquals(Path.of("gpt2"), ModelFolder.path("gpt2"));
  }

  private static void assertFails(Film film, String part) {
    String message = assertThrows(SceneException.class, film::result).getMessage();
    assertTrue(message.contains(part), message);
  }
}
