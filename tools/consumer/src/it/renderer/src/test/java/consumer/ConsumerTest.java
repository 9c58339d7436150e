package consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.render.Renderer;
import zoetrope.render.request.Quality;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.render.result.RenderResult;

/** Tests a project that depends only on the renderer. */
class ConsumerTest {
  /** A scene of the consumer. */
  public static final class Hello extends Scene {
    @Override
    protected void construct() {
      var area = tex("A = \\pi r^2");
      play(showCreation(circle(1.5)), write(area));
    }
  }

  @Test
  void aFilmAndAStillAreRendered(@TempDir Path folder) throws Exception {
    RenderSettings settings = RenderSettings.of(Quality.LOW);
    RenderResult film = Renderer.render(Hello::new, settings, folder.resolve("hello.mp4"));
    assertTrue(film.failure().isEmpty());
    assertEquals(
        "ftyp", new String(Files.readAllBytes(folder.resolve("hello.mp4")), 4, 4, "US-ASCII"));

    Path still = folder.resolve("hello.png");
    new Renderer(settings).still(SceneEntry.of(Hello::new), TimePoint.parse("end"), still);
    assertEquals("PNG", new String(Files.readAllBytes(still), 1, 3, "US-ASCII"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "picocli.CommandLine",
        "zoetrope.cli.Main",
        "zoetrope.studio.StudioService",
        "org.eclipse.jetty.server.Server",
        "org.bytedeco.javacv.Frame"
      })
  void doesNotDependOnTheCommandLine(String type) {
    assertThrows(ClassNotFoundException.class, () -> Class.forName(type));
  }
}
