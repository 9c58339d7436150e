package zoetrope.tools;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zoetrope.internal.video.SegmentedFilm;
import zoetrope.internal.video.VideoSettings;
import zoetrope.render.UsageException;
import zoetrope.scene.FrameRange;
import zoetrope.tools.pictures.PictureQuality;
import zoetrope.tools.text.Numbers;
import zoetrope.tools.text.TextTable;

/**
 * Finds the encoder settings to prefer: {@code tools/run EncoderStudy AttentionPatterns --from 10
 * --to 20}. The reference is what went into the encoder, without any loss.
 */
@Command(
    name = "EncoderStudy",
    description =
        "Encodes a part of a scene with several presets and rate factors and compares each film"
            + " with the planes that it was made of.")
public final class EncoderStudy implements ToolLauncher.Tool {
  private static final String REFERENCE_PRESET = "medium";
  private static final double REFERENCE_CRF = 23;

  /** Times that differ by less than this share of them are taken for the same. */
  private static final double SAME_TIME = 0.15;

  @Mixin private SceneSelection selection;

  @Option(
      names = "--presets",
      split = ",",
      paramLabel = "NAME",
      defaultValue = "ultrafast,superfast,veryfast,faster,medium",
      description = "x264's presets, separated by commas")
  private List<String> presets;

  @Option(
      names = "--crfs",
      split = ",",
      paramLabel = "NUMBER",
      defaultValue = "18,20,23",
      description = "rate factors, separated by commas")
  private List<Double> crfs;

  @Option(
      names = "--x264-params",
      split = ",",
      paramLabel = "NAME=VALUE[:...]",
      description =
          "parameters of x264 for the fastest of the presets, separated by commas: each set is"
              + " tried in turn, in place of those that the renderer adds by itself; 'none' for no"
              + " parameter")
  private List<String> parameters = List.of();

  @Option(
      names = "--runs",
      paramLabel = "N",
      defaultValue = "1",
      converter = CountConverter.class,
      description = "how often each film is encoded; the median of the times counts")
  private int runs;

  private PrintStream out;

  /** Runs the program. */
  public static void main(String[] args) {
    ToolLauncher.main(new EncoderStudy(), args);
  }

  @Override
  public void printTo(PrintStream stream) {
    out = stream;
  }

  /** The figures of one setting. */
  private record Row(
      String name,
      String preset,
      double crf,
      double cpu,
      long bytes,
      double rate,
      PictureQuality quality) {
    boolean isReference() {
      return preset.equals(REFERENCE_PRESET) && crf == REFERENCE_CRF;
    }

    /** Whether no measure of the picture is below that of another. */
    boolean isAsGoodAs(Row other) {
      return quality.lumaPsnr() >= other.quality.lumaPsnr()
          && quality.psnr() >= other.quality.psnr()
          && quality.worstLumaPsnr() >= other.quality.worstLumaPsnr()
          && quality.ssim() >= other.quality.ssim()
          && quality.ssimPercentile(0.01) >= other.quality.ssimPercentile(0.01);
    }
  }

  @Override
  public Integer call() {
    FrameRange range = selection.range();
    check();
    out.println(selection.describe(range));
    out.println(Benchmark.machine());
    out.flush();
    Path folder = RenderedFilm.folder();
    List<Row> rows = new ArrayList<>();
    try {
      for (Trial trial : trials()) {
        rows.add(study(trial, range, folder.resolve("film.mp4")));
      }
    } finally {
      RenderedFilm.delete(folder);
    }
    print(rows);
    return ToolLauncher.DONE;
  }

  private void check() {
    try {
      trials();
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  /** Settings and what they are called. */
  private record Trial(String name, VideoSettings settings) {}

  private List<Trial> trials() {
    List<Trial> trials = new ArrayList<>();
    for (String preset : presets) {
      for (double crf : crfs) {
        String name = preset + " " + Numbers.fixed(crf, 0);
        if (parameters.isEmpty() || !preset.equals(presets.get(0))) {
          trials.add(new Trial(name, selection.video(preset, crf)));
          continue;
        }
        for (String set : parameters) {
          String own = set.equals("none") ? "" : set;
          trials.add(new Trial((name + " " + own).strip(), selection.video(preset, crf, own)));
        }
      }
    }
    return trials;
  }

  private Row study(Trial trial, FrameRange range, Path file) {
    VideoSettings settings = trial.settings();
    double[] cpu = new double[runs];
    long bytes = 0;
    double seconds = 0;
    for (int i = 0; i < runs; i++) {
      try (SegmentedFilm film = SegmentedFilm.open(file, settings);
          EndToEndWork work = new EndToEndWork(settings, film)) {
        BenchmarkRun.cut(selection, range, work);
        film.finish();
        cpu[i] = work.encoding().cpu() * 1000 / work.encodedFrames();
        bytes = work.bytes();
        seconds = work.frames() / settings.rate().perSecond();
      }
    }
    try (QualityCheck check = new QualityCheck(settings, file)) {
      BenchmarkRun.cut(selection, range, check);
      return new Row(
          trial.name(),
          settings.preset(),
          settings.crf(),
          Numbers.median(cpu),
          bytes,
          bytes * 8 / seconds,
          check.quality());
    }
  }

  private void print(List<Row> rows) {
    TextTable table =
        new TextTable(
            "setting",
            "CPU ms",
            "size",
            "Mbit/s",
            "luma PSNR",
            "worst picture",
            "all-plane PSNR",
            "SSIM",
            "SSIM 1st percentile");
    for (Row row : rows) {
      table.row(
          row.name,
          Numbers.fixed(row.cpu, 2),
          Numbers.kilobytes(row.bytes),
          Numbers.fixed(row.rate / 1e6, 2),
          Numbers.fixed(row.quality.lumaPsnr(), 2),
          Numbers.fixed(row.quality.worstLumaPsnr(), 2),
          Numbers.fixed(row.quality.psnr(), 2),
          Numbers.fixed(row.quality.ssim(), 5),
          Numbers.fixed(row.quality.ssimPercentile(0.01), 5));
    }
    out.printf(
        "encoded frames: %d; CPU time is that of one of them%n%n", rows.get(0).quality.pictures());
    out.println(table);
    rows.stream().filter(Row::isReference).findFirst().ifPresent(medium -> conclude(rows, medium));
  }

  /**
   * Names the fastest setting among those that are good enough; of those that take about the same
   * time, the one with the smallest film.
   */
  private void conclude(List<Row> rows, Row medium) {
    List<Row> good = rows.stream().filter(row -> row.isAsGoodAs(medium)).toList();
    double fastest = good.stream().mapToDouble(Row::cpu).min().orElseThrow();
    good.stream()
        .filter(row -> row.cpu <= fastest * (1 + SAME_TIME))
        .min(Comparator.comparingLong(Row::bytes))
        .ifPresent(
            row ->
                out.println(
                    "the fastest that is no worse than medium at crf 23 by any measure: "
                        + row.name));
  }
}
