package zoetrope.site;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.render.Renderer;
import zoetrope.render.Report;
import zoetrope.render.request.Cancellation;
import zoetrope.render.request.Quality;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.render.result.RenderResult;
import zoetrope.scene.Scene;

/** The code in the guide on the library runs. */
class LibraryExampleTest {
  @TempDir Path folder;

  /** A short scene. */
  static final class HelloCircle extends Scene {
    @Override
    protected void construct() {
      play(create(circle()).runTime(0.2));
    }
  }

  @Test
  void filmsStillsAndReportsAreMade() throws IOException {
    // tag
    RenderSettings settings = RenderSettings.of(Quality.LOW);
    Renderer.render(HelloCircle::new, settings, folder.resolve("circle.mp4"));

    LongAdder frames = new LongAdder(); // for a progress bar
    Cancellation stop = new Cancellation(); // stop.cancel() from any thread
    Renderer renderer = new Renderer(settings).withProgress(frames::add).withCancellation(stop);
    SceneEntry scene = SceneEntry.of(HelloCircle::new);
    RenderResult film = renderer.film(scene, folder.resolve("circle.webm"));
    renderer.still(scene, TimePoint.parse("0.1"), folder.resolve("circle.png"));

    Report report = Report.of(settings, List.of(film), film.wallSeconds());
    Files.writeString(folder.resolve("report.json"), report.toJson());
    // end
    for (String file : List.of("circle.mp4", "circle.webm", "circle.png", "report.json")) {
      assertTrue(Files.size(folder.resolve(file)) > 100, file);
    }
    assertTrue(frames.sum() > 0, "no progress was reported");
  }
}
