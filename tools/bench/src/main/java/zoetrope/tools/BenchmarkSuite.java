package zoetrope.tools;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import zoetrope.render.request.Quality;
import zoetrope.scene.FrameRange;
import zoetrope.tools.BenchmarkRun.Step;
import zoetrope.tools.text.Numbers;
import zoetrope.tools.text.TextTable;

/**
 * Takes the same measurements of several scenes in several sizes, as a table and as values for
 * JSON.
 */
final class BenchmarkSuite {
  /** Two large scenes, and four scenes that each load one part of the renderer. */
  static final List<String> SCENES =
      List.of(
          "TransformerArchitecture",
          "AttentionPatterns",
          "StillPage",
          "SlowZoom",
          "ChangingMatrices",
          "TurningSurface");

  private static final Map<String, Quality> SIZES = sizes();

  private final SceneSelection part;
  private final List<String> scenes;
  private final List<Quality> qualities;
  private final int runs;
  private final PrintStream out;

  /** Creates a suite over the range of each scene that {@code part} gives. */
  BenchmarkSuite(
      SceneSelection part,
      List<String> scenes,
      List<Quality> qualities,
      int runs,
      PrintStream out) {
    this.part = part;
    this.scenes = scenes;
    this.qualities = qualities;
    this.runs = runs;
    this.out = out;
  }

  private static Map<String, Quality> sizes() {
    Map<String, Quality> sizes = new LinkedHashMap<>();
    sizes.put("480p15", Quality.LOW);
    sizes.put("720p30", Quality.MEDIUM);
    sizes.put("1080p60", Quality.HIGH);
    sizes.put("1440p60", Quality.QHD);
    sizes.put("4k60", Quality.UHD);
    return sizes;
  }

  private static String name(Quality quality) {
    return SIZES.entrySet().stream()
        .filter(entry -> entry.getValue() == quality)
        .findFirst()
        .orElseThrow()
        .getKey();
  }

  /** Parses a size such as {@code 1080p60}. */
  static final class OfSize implements ITypeConverter<Quality> {
    @Override
    public Quality convert(String text) {
      Quality quality = SIZES.get(text);
      if (quality == null) {
        throw new TypeConversionException(
            "'" + text + "' is not a size: choose from " + String.join(", ", SIZES.keySet()));
      }
      return quality;
    }
  }

  /** A column of the table, computed from the runs of a scene. */
  private record Column(String head, int decimals, ToDoubleFunction<List<BenchmarkRun>> figure) {
    static Column of(String head, int decimals, ToDoubleFunction<BenchmarkRun> figure) {
      return new Column(head, decimals, runs -> Numbers.median(runs, figure));
    }

    /** Creates a column with the ratio of two figures, each the median of its runs. */
    static Column ratio(
        String head, ToDoubleFunction<BenchmarkRun> part, ToDoubleFunction<BenchmarkRun> whole) {
      return new Column(head, 2, runs -> Numbers.median(runs, part) / Numbers.median(runs, whole));
    }

    /** Creates a column with milliseconds for each frame of the video. */
    static Column perFrame(String head, ToDoubleFunction<BenchmarkRun> seconds) {
      return of(head, 2, run -> seconds.applyAsDouble(run) * 1000 / run.counts().frames());
    }
  }

  private static final List<Column> FILMS =
      List.of(
          Column.of("frames", 0, run -> run.counts().frames()),
          Column.of(
              "held %",
              1,
              run ->
                  100.0 * (run.counts().frames() - run.counts().encoded()) / run.counts().frames()),
          Column.of("wall s", 2, run -> run.parallel().wall()),
          Column.of("CPU s", 2, run -> run.parallel().cpu()),
          Column.of("user s", 2, run -> run.parallel().user()),
          Column.of("peak MB", 0, run -> run.parallel().peak() / 1e6),
          Column.of("1 job: wall s", 2, run -> run.film().wall()),
          Column.of("1 job: CPU s", 2, run -> run.film().cpu()),
          Column.of("1 job: peak MB", 0, run -> run.film().peak() / 1e6),
          Column.of("MB", 2, run -> run.film().bytes() / 1e6));

  private static final List<Column> STEPS =
      List.of(
          Column.perFrame("stage", run -> run.cpu(Step.STAGE)),
          Column.perFrame("raster", run -> run.cpu(Step.RASTER)),
          Column.perFrame("conversion", run -> run.cpu(Step.CONVERSION)),
          Column.perFrame("encoder", run -> run.cpu(Step.ENCODER)),
          Column.perFrame("alone", run -> run.cpu(Step.ALONE)),
          Column.perFrame("alone, holds too", run -> run.cpu(Step.EVERY_FRAME)),
          Column.ratio("steps : alone", BenchmarkSuite::steps, run -> run.cpu(Step.ALONE)),
          Column.ratio(
              "steps : holds too", BenchmarkSuite::steps, run -> run.cpu(Step.EVERY_FRAME)),
          Column.ratio("CPU : holds too", r -> r.film().cpu(), r -> r.cpu(Step.EVERY_FRAME)),
          Column.ratio(
              "wall : holds too",
              r -> r.film().wall(),
              r -> r.spent().get(Step.EVERY_FRAME).wall()));

  /** Returns the CPU seconds of all steps on one core. */
  private static double steps(BenchmarkRun run) {
    return run.cpu(Step.REHEARSAL, Step.STAGE, Step.RASTER, Step.CONVERSION, Step.ENCODER);
  }

  /** Measures and prints everything, and returns the values for JSON. */
  Map<String, Object> run() {
    out.println(Benchmark.machine());
    out.println("medians of " + runs);
    List<Object> results = new ArrayList<>();
    TextTable films = table("film", FILMS);
    TextTable steps = table("CPU ms per frame", STEPS);
    for (Quality quality : qualities) {
      for (String scene : scenes) {
        SceneSelection selection = part.with(scene, quality);
        List<BenchmarkRun> all = measure(selection);
        String name = scene + " " + name(quality);
        row(films, name, FILMS, all);
        row(steps, name, STEPS, all);
        results.add(values(scene, quality, all));
        out.println("measured: " + name);
        out.flush();
      }
    }
    out.println();
    out.println(films);
    out.println(steps);
    Map<String, Object> figures = new LinkedHashMap<>();
    figures.put("machine", Benchmark.machine());
    figures.put("runs", runs);
    figures.put("results", results);
    return figures;
  }

  private List<BenchmarkRun> measure(SceneSelection selection) {
    FrameRange range = selection.range();
    List<BenchmarkRun> all = new ArrayList<>();
    for (int i = 0; i < runs; i++) {
      all.add(BenchmarkRun.of(selection, range));
    }
    return all;
  }

  private static TextTable table(String corner, List<Column> columns) {
    List<String> heads = new ArrayList<>(List.of(corner));
    columns.forEach(column -> heads.add(column.head()));
    return new TextTable(heads.toArray(String[]::new));
  }

  private static void row(
      TextTable table, String name, List<Column> columns, List<BenchmarkRun> all) {
    List<String> cells = new ArrayList<>(List.of(name));
    columns.forEach(
        column -> cells.add(Numbers.fixed(column.figure().applyAsDouble(all), column.decimals())));
    table.row(cells.toArray(String[]::new));
  }

  private static Map<String, Object> values(String scene, Quality quality, List<BenchmarkRun> all) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("scene", scene);
    values.put("width", quality.width());
    values.put("height", quality.height());
    values.put("rate", quality.rate().toString());
    values.put("film", finite(FILMS, all));
    values.put("cpuMillisecondsAFrame", finite(STEPS, all));
    return values;
  }

  private static Map<String, Object> finite(List<Column> columns, List<BenchmarkRun> all) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (Column column : columns) {
      double value = column.figure().applyAsDouble(all);
      values.put(column.head(), Double.isFinite(value) ? (Object) value : null);
    }
    return values;
  }
}
