package zoetrope.farm;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.cli.options.Farms;
import zoetrope.frame.FrameRate;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.RenderResult;

/** Videos that are made on this machine and on a farm, and compared. */
abstract class FarmedFilms {
  static final RenderSettings SETTINGS = RenderSettings.of(96, 54, FrameRate.of(10)).withJobs(2);

  /**
   * A scene of twenty seconds in at least ten segments. The code {@code WORK} runs before each
   * play.
   */
  static final String SCENE =
      """
      import static zoetrope.Zoetrope.*;
      class NAME extends Scene {
        protected void construct() {
          var dot = square(1).setFill(BLUE, 1);
          add(dot);
          for (int i = 0; i < 10; i++) {
            double x = 0.3 * i - 1.5;
            WORK
            play(animate(dot, d -> d.moveTo(at(x, 1)).rotate(0.3)).runTime(1.3));
            pause(0.7);
          }
        }
      }
      """;

  static final String ELSEWHERE = "System.getenv(\"SPARK_EXECUTOR_DIRS\") != null";

  @TempDir Path folder;

  SceneEntry scene(String name, String work) throws IOException {
    Path file = folder.resolve(name + ".java");
    Files.writeString(file, SCENE.replace("NAME", name).replace("WORK", work));
    return SceneCatalogue.of(getClass().getClassLoader()).find(List.of(file.toString())).get(0);
  }

  static SceneEntry example(String name) {
    return SceneCatalogue.of(FarmedFilms.class.getClassLoader()).find(List.of(name)).get(0);
  }

  static Map<String, byte[]> files(Path place) throws IOException {
    Map<String, byte[]> all = new TreeMap<>();
    try (Stream<Path> files = Files.walk(place)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        all.put(place.relativize(file).toString(), Files.readAllBytes(file));
      }
    }
    return all;
  }

  void assertSame() throws IOException {
    Map<String, byte[]> here = files(folder.resolve("here"));
    Map<String, byte[]> there = files(folder.resolve("there"));
    assertFalse(here.isEmpty());
    assertEquals(here.keySet(), there.keySet());
    here.forEach((name, bytes) -> assertArrayEquals(bytes, there.get(name), name));
  }

  static List<RenderResult> films(
      Renderer renderer, List<SceneEntry> scenes, Path place, String ending) {
    return renderer.render(
        scenes.stream()
            .map(scene -> RenderRequest.film(scene, place.resolve(scene.name() + ending)))
            .toList());
  }

  void assertSameFilms(
      Farms.Connected farm, RenderSettings settings, List<SceneEntry> scenes, String ending)
      throws IOException {
    films(new Renderer(settings), scenes, folder.resolve("here"), ending);
    List<RenderResult> results =
        films(new Renderer(settings).withFarm(farm), scenes, folder.resolve("there"), ending);
    results.forEach(RenderResult::orThrow);
    assertSame();
  }
}
