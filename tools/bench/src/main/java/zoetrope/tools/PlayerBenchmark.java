package zoetrope.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.internal.files.Folders;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.request.Quality;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.RenderResult;
import zoetrope.tools.latency.BrowserSession;
import zoetrope.tools.latency.PlayerMeasures;
import zoetrope.tools.text.Numbers;
import zoetrope.tools.text.TextTable;

/** Compares films of paths with videos: {@code tools/run PlayerBenchmark}. */
@Command(
    name = "PlayerBenchmark",
    description = {
      "Renders scenes as pages with a player and as MP4, without a cache, and prints the sizes and"
          + " times. Then a headless Chromium draws frames, and they are compared with stills by"
          + " their SSIM. Needs chromium and chromedriver on the PATH.",
      "Exit code: 0, 1 if a scene could not be rendered, 2 for a usage error."
    })
public final class PlayerBenchmark extends ToolLauncher.Tool {
  private static final double KILOBYTE = 1000;

  @Parameters(arity = "0..*", paramLabel = "SCENE", description = "scenes to render (default: all)")
  private List<String> names = List.of();

  @Option(
      names = {"-q", "--quality"},
      paramLabel = "QUALITY",
      defaultValue = "high",
      description = "low, medium, high (1920x1080, 60 fps; the default), 2k or 4k")
  private Quality quality;

  @Option(
      names = "--moments",
      paramLabel = "N",
      defaultValue = "20",
      description = "number of frames that are compared with stills (default: ${DEFAULT-VALUE})")
  private int moments;

  public static void main(String[] args) {
    ToolLauncher.main(new PlayerBenchmark(), args);
  }

  @Override
  public Integer call() throws IOException {
    SceneCatalogue catalogue = SceneCatalogue.of(PlayerBenchmark.class.getClassLoader());
    List<SceneEntry> scenes = names.isEmpty() ? catalogue.all() : catalogue.find(names);
    Renderer renderer = new Renderer(RenderSettings.of(quality));
    Path folder = Files.createTempDirectory("zoetrope-tools");
    TextTable table =
        new TextTable(
            "scene", "MP4 kB", "film kB", "%", "MP4 s", "film s", "draw ms", "seek ms", "95 %",
            "SSIM", "worst");
    boolean allRendered = true;
    try (BrowserSession browser = new BrowserSession(folder, quality.width(), quality.height())) {
      for (SceneEntry scene : scenes) {
        Path video = folder.resolve("film.mp4");
        Path film = folder.resolve("film.html");
        RenderResult asVideo = renderer.render(List.of(RenderRequest.film(scene, video))).get(0);
        RenderResult asFilm = renderer.render(List.of(RenderRequest.player(scene, film))).get(0);
        allRendered &= asVideo.failure().isEmpty() && asFilm.failure().isEmpty();
        PlayerMeasures measures =
            PlayerMeasures.of(film, browser, renderer, scene, moments, folder);
        row(table, scene.name(), asVideo, asFilm, measures);
      }
    } finally {
      Folders.delete(folder);
    }
    out.print(table);
    return allRendered ? ToolLauncher.DONE : 1;
  }

  private static void row(
      TextTable table,
      String name,
      RenderResult video,
      RenderResult film,
      PlayerMeasures measures) {
    List<Double> similarities = measures.similarities();
    table.row(
        name,
        Numbers.fixed(video.bytes() / KILOBYTE, 0),
        Numbers.fixed(film.bytes() / KILOBYTE, 0),
        Numbers.fixed(100.0 * film.bytes() / Math.max(1, video.bytes()), 1),
        Numbers.fixed(video.wallSeconds(), 1),
        Numbers.fixed(film.wallSeconds(), 1),
        Numbers.fixed(measures.drawing(), 1),
        Numbers.fixed(measures.seek(), 0),
        Numbers.fixed(measures.slowSeek(), 0),
        Numbers.fixed(similarities.get(similarities.size() / 2), 4),
        Numbers.fixed(similarities.get(0), 4));
  }
}
