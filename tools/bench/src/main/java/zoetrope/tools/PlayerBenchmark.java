package zoetrope.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
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
      "The last lines are medians and 95th percentiles over all scenes, and the scenes with the"
          + " least similar frames.",
      "Exit code: 0, 1 if a scene could not be rendered, 2 for a usage error."
    })
public final class PlayerBenchmark extends ToolLauncher.Tool {
  private static final double KILOBYTE = 1000;

  /** The number of scenes with the least similar frames that are listed. */
  private static final int WORST = 5;

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

  @Option(
      names = "-o",
      paramLabel = "DIR",
      description = "folder for a PNG of each scene's least similar frame: still, page, difference")
  private Path sheets;

  /** The measures of one scene. */
  private record Row(String name, RenderResult video, RenderResult film, PlayerMeasures measures) {
    double size() {
      return 100.0 * film.bytes() / Math.max(1, video.bytes());
    }

    double time() {
      return 100 * film.wallSeconds() / video.wallSeconds();
    }

    double worst() {
      return measures.frames().get(0).similarity();
    }
  }

  public static void main(String[] args) {
    ToolLauncher.main(new PlayerBenchmark(), args);
  }

  @Override
  public Integer call() throws IOException {
    SceneCatalogue catalogue = SceneCatalogue.of(PlayerBenchmark.class.getClassLoader());
    List<SceneEntry> scenes = names.isEmpty() ? catalogue.all() : catalogue.find(names);
    Renderer renderer = new Renderer(RenderSettings.of(quality));
    Path folder = Files.createTempDirectory("zoetrope-tools");
    List<Row> rows = new ArrayList<>();
    int failures = 0;
    try (BrowserSession browser = new BrowserSession(folder, quality.width(), quality.height())) {
      for (SceneEntry scene : scenes) {
        RenderRequest asVideo = RenderRequest.film(scene, folder.resolve("film.mp4"));
        RenderRequest asFilm = RenderRequest.player(scene, folder.resolve("film.html"));
        RenderResult video = renderer.render(List.of(asVideo)).get(0);
        RenderResult film = renderer.render(List.of(asFilm)).get(0);
        if (!video.done() || !film.done()) {
          failures++;
          continue;
        }
        PlayerMeasures measures =
            PlayerMeasures.of(asFilm.target(), browser, renderer, scene, moments, folder);
        if (sheets != null) {
          Files.createDirectories(sheets);
          Path sheet = sheets.resolve(scene.name() + ".png");
          measures.writeWorst(browser, renderer, scene, folder, sheet);
        }
        Row row = new Row(scene.name(), video, film, measures);
        rows.add(row);
        // Measuring all scenes takes hours, so each result is also printed at once.
        out.println(String.join(" | ", cells(row)));
      }
    } finally {
      Folders.delete(folder);
    }
    out.print(table(rows));
    print(rows);
    return failures == 0 ? ToolLauncher.DONE : ToolLauncher.FAILED;
  }

  private static TextTable table(List<Row> rows) {
    TextTable table =
        new TextTable(
            "scene", "MP4 kB", "film kB", "%", "MP4 s", "film s", "draw ms", "seek ms", "95 %",
            "SSIM", "worst");
    rows.forEach(row -> table.row(cells(row)));
    return table;
  }

  private static String[] cells(Row row) {
    return new String[] {
      row.name(),
      Numbers.fixed(row.video().bytes() / KILOBYTE, 0),
      Numbers.fixed(row.film().bytes() / KILOBYTE, 0),
      Numbers.fixed(row.size(), 1),
      Numbers.fixed(row.video().wallSeconds(), 1),
      Numbers.fixed(row.film().wallSeconds(), 1),
      Numbers.fixed(row.measures().drawing(), 1),
      Numbers.fixed(row.measures().seek(), 0),
      Numbers.fixed(row.measures().slowSeek(), 0),
      Numbers.fixed(row.measures().similarity(), 4),
      Numbers.fixed(row.worst(), 4)
    };
  }

  /** Prints the distribution of each measure, and the worst scenes. */
  private void print(List<Row> rows) {
    out.println();
    TextTable table = new TextTable(rows.size() + " scenes", "median", "95 %");
    add(table, "size, % of MP4", rows, Row::size, 1);
    add(table, "time to write, % of MP4", rows, Row::time, 0);
    add(table, "ms to draw a frame", rows, row -> row.measures().drawing(), 1);
    add(table, "ms to seek", rows, row -> row.measures().seek(), 0);
    add(table, "ms to seek, 95th percentile", rows, row -> row.measures().slowSeek(), 0);
    out.print(table);
    out.println();
    rows.stream()
        .sorted(Comparator.comparingDouble(Row::worst))
        .limit(WORST)
        .forEach(
            row ->
                out.println(
                    row.name()
                        + " frame "
                        + row.measures().frames().get(0).number()
                        + ": SSIM "
                        + Numbers.fixed(row.worst(), 4)));
  }

  private static void add(
      TextTable table, String name, List<Row> rows, ToDoubleFunction<Row> measure, int digits) {
    double[] sorted = rows.stream().mapToDouble(measure).sorted().toArray();
    if (sorted.length > 0) {
      table.row(
          name,
          Numbers.fixed(sorted[sorted.length / 2], digits),
          Numbers.fixed(sorted[sorted.length * 95 / 100], digits));
    }
  }
}
