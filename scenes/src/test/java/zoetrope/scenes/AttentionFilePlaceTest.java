package zoetrope.scenes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.attention.file.AttentionFile;
import zoetrope.frame.FrameRate;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderSettings;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;

class AttentionFilePlaceTest {
  @TempDir private Path folder;

  @Test
  void reportsAnUnreadableFileAtTheSourceLineOfTheScene() {
    RenderSettings small = RenderSettings.of(64, 36, FrameRate.of(10));
    Path film = folder.resolve("a.gif");
    SceneException wrong =
        assertThrows(
            SceneException.class, () -> Renderer.render(() -> new Reading(folder), small, film));
    assertEquals("AttentionFilePlaceTest.java", wrong.file());
    assertTrue(wrong.getMessage().contains("it is a folder"), wrong.getMessage());
  }

  private static final class Reading extends Scene {
    private final Path file;

    Reading(Path file) {
      this.file = file;
    }

    @Override
    protected void construct() {
      AttentionFile.read(file);
    }
  }
}
