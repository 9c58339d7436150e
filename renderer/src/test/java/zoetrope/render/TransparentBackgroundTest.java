package zoetrope.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.frame.FrameRate;
import zoetrope.internal.render.plan.RenderSession;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.Scene;

/** Opaque video formats warn about a transparent background. */
class TransparentBackgroundTest {
  private static final Renderer RENDERER =
      new Renderer(RenderSession.of(RenderSettings.of(64, 36, FrameRate.of(10))));

  @TempDir private Path folder;

  /** Returns a scene whose background has this opacity at the beginning. */
  private static SceneEntry scene(double alpha) {
    return SceneEntry.of(
        () ->
            new Scene() {
              @Override
              protected void construct() {
                background(BLUE.withAlpha(alpha));
                pause(0.2);
                background(BLACK);
                pause(0.2);
              }
            });
  }

  private List<String> warnings(RenderRequest request) {
    return RENDERER.render(request).warnings();
  }

  @Test
  void aVideoWithATransparentBackgroundGivesAWarning() {
    for (String name : List.of("film.mp4", "film.gif")) {
      List<String> warnings = warnings(RenderRequest.film(scene(0.5), folder.resolve(name)));
      assertEquals(1, warnings.size());
      assertTrue(
          warnings.get(0).contains("background becomes black in this video"), warnings::toString);
    }
    assertEquals(List.of(), warnings(RenderRequest.film(scene(1), folder.resolve("b.mp4"))));
  }

  @Test
  void imagesKeepATransparentBackground() {
    Path pictures = folder.resolve("pictures");
    assertEquals(List.of(), warnings(RenderRequest.sequence(scene(0.5), pictures)));
  }
}
