package zoetrope.tools;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import zoetrope.render.request.Quality;
import zoetrope.scene.FrameRange;
import zoetrope.tools.text.Numbers;
import zoetrope.tools.text.TextTable;

/**
 * Takes the same measurements of several scenes in several sizes, and prints them as tables.
 *
 * @param part selects the same time range of each scene
 * @param runs how often each measurement is repeated; the tables show the medians
 */
record BenchmarkSuite(
    SceneSelection part, List<String> scenes, List<Quality> qualities, int runs, PrintStream out) {
  /** Two large scenes, and four scenes that each load one part of the renderer. */
  static final List<String> SCENES =
      List.of(
          "TransformerArchitecture",
          "AttentionPatterns",
          "StillPage",
          "SlowZoom",
          "ChangingMatrices",
          "TurningSurface");

  private record Column(String head, int decimals, ToDoubleFunction<BenchmarkRun> figure) {
    static Column step(String name) {
      return new Column(name, 2, run -> run.step(name));
    }
  }

  private static final List<Column> FILMS =
      List.of(
          new Column("frames", 0, BenchmarkRun::frames),
          new Column("repeated %", 1, BenchmarkRun::repeatedPercent),
          new Column("wall s", 2, run -> run.parallel().wall()),
          new Column("CPU s", 2, run -> run.parallel().cpu()),
          new Column("peak MB", 0, run -> run.parallel().peak() / 1e6),
          new Column("1 job: wall s", 2, run -> run.film().wall()),
          new Column("1 job: CPU s", 2, run -> run.film().cpu()),
          new Column("1 job: peak MB", 0, run -> run.film().peak() / 1e6),
          new Column("MB", 2, run -> run.film().scene().path("bytes").asLong() / 1e6),
          new Column("CPU : x264", 2, run -> run.film().cpu() / run.x264()));

  private static final List<Column> STEPS =
      List.of(
          Column.step("rehearsal"),
          Column.step("stage"),
          Column.step("raster"),
          Column.step("conversion"),
          Column.step("encoding"),
          Column.step("muxing"),
          new Column("x264 alone", 2, run -> 1000 * run.x264() / run.frames()));

  /** Measures and prints everything. */
  void run() throws IOException, InterruptedException {
    // Only measurements of the same kind of machine can be compared.
    out.printf(
        "%s, %d cores, Java %s, heap of at most %d MB%nmedians of %d%n",
        System.getProperty("os.arch"),
        Runtime.getRuntime().availableProcessors(),
        System.getProperty("java.version"),
        Runtime.getRuntime().maxMemory() / 1_000_000,
        runs);
    TextTable films = table("film", FILMS);
    TextTable steps = table("1 job: ms per frame", STEPS);
    for (Quality quality : qualities) {
      for (String scene : scenes) {
        List<BenchmarkRun> all = measure(part.with(scene, quality));
        String name = scene + " " + quality;
        row(films, name, FILMS, all);
        row(steps, name, STEPS, all);
        out.println("measured: " + name);
        out.flush();
      }
    }
    out.println();
    out.println(films);
    out.println(steps);
  }

  private List<BenchmarkRun> measure(SceneSelection selection)
      throws IOException, InterruptedException {
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
    for (Column column : columns) {
      double[] values = all.stream().mapToDouble(column.figure()).toArray();
      cells.add(Numbers.fixed(Numbers.median(values), column.decimals()));
    }
    table.row(cells.toArray(String[]::new));
  }
}
