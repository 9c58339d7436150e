package zoetrope.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.internal.files.Folders;
import zoetrope.internal.raster.Canvas;
import zoetrope.internal.vector.Drawing;
import zoetrope.internal.vector.PdfWriter;
import zoetrope.internal.vector.SvgWriter;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Stage;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageSettings;
import zoetrope.tools.pictures.ComparisonSheet;
import zoetrope.tools.pictures.Pixels;
import zoetrope.tools.pictures.PngFiles;
import zoetrope.tools.pictures.Similarity;
import zoetrope.tools.text.Numbers;
import zoetrope.tools.text.TextTable;

/** Compares SVG and PDF stills with our raster images: {@code tools/run VectorCheck}. */
@Command(
    name = "VectorCheck",
    description = {
      "Writes frames of scenes as SVG and PDF, and draws these files with rsvg-convert and"
          + " pdftoppm. Compares the results with our images by the SSIM over the drawn pixels.",
      "Exit code: 0, 1 if a file could not be drawn, 2 for a usage error."
    })
public final class VectorCheck extends ToolLauncher.Tool {
  private static final double MIN_SSIM = 0.97;

  /**
   * Poppler draws thin lines one pixel wide and almost without antialiasing. So its images are
   * drawn larger by this factor and reduced afterwards.
   */
  private static final int SCALE = 3;

  /** A frame rate that is high enough to find times in a scene. */
  private static final FrameRate RATE = FrameRate.of(4);

  @Parameters(arity = "0..*", paramLabel = "SCENE", description = "scenes to check (default: all)")
  private List<String> names = List.of();

  @Option(
      names = "--moments",
      paramLabel = "N",
      defaultValue = "3",
      description = "number of evenly spaced frames of each scene (default: ${DEFAULT-VALUE})")
  private int moments;

  @Option(
      names = "--width",
      paramLabel = "PIXELS",
      defaultValue = "1280",
      description = "width of the images")
  private int width;

  @Option(
      names = "-o",
      paramLabel = "DIR",
      description =
          "folder for a PNG of each comparison below 0.97: the other program's image, our image,"
              + " the difference")
  private Path sheets;

  private Path folder;

  public static void main(String[] args) {
    ToolLauncher.main(new VectorCheck(), args);
  }

  private record Result(String what, String notes, double svg, double pdf) {}

  @Override
  public Integer call() throws IOException, InterruptedException {
    SceneCatalogue catalogue = SceneCatalogue.of(VectorCheck.class.getClassLoader());
    List<SceneEntry> scenes = names.isEmpty() ? catalogue.all() : catalogue.find(names);
    folder = Files.createTempDirectory("zoetrope-vectors");
    List<Result> results = new ArrayList<>();
    try {
      for (SceneEntry scene : scenes) {
        check(scene, results);
      }
    } finally {
      Folders.delete(folder);
    }
    report(results);
    boolean whole = results.stream().allMatch(r -> r.svg >= 0 && r.pdf >= 0);
    return whole ? ToolLauncher.DONE : ToolLauncher.FAILED;
  }

  private void check(SceneEntry scene, List<Result> results)
      throws IOException, InterruptedException {
    StageSettings settings = StageSettings.of(RATE);
    StageResult dry = Stage.run(scene.create(), settings, FrameRange.NONE, (frame, count) -> {});
    for (int i = 0; i < moments; i++) {
      long number = Math.min(dry.frames() - 1, (2L * i + 1) * dry.frames() / (2L * moments));
      List<Frame> frame = new ArrayList<>();
      Stage.run(
          scene.create(), settings, FrameRange.only(number), (taken, count) -> frame.add(taken));
      results.add(compare(scene.name() + "-" + number, frame.get(0)));
      out.print(".");
      out.flush();
    }
  }

  private Result compare(String name, Frame frame) throws IOException, InterruptedException {
    int height = (int) Math.rint(width * 9 / 16.0);
    Canvas canvas = new Canvas(width, height);
    canvas.draw(frame);
    Pixels ours = new Pixels(name, width, height, canvas.straightPixels());
    Drawing drawing = Drawing.of(frame, width, height, Map.of(), 2);
    Path svg = folder.resolve("a.svg");
    Files.write(svg, SvgWriter.write(drawing, name));
    Path pdf = folder.resolve("a.pdf");
    try (PdfWriter writer = new PdfWriter(name)) {
      writer.add(drawing);
      Files.write(pdf, writer.bytes());
    }
    String size = Integer.toString(width);
    Path picture = folder.resolve("a.png");
    boolean drawn =
        OtherProgram.run("rsvg-convert", "-w", size, "-o", picture.toString(), svg.toString());
    double ofSvg = drawn ? similarity("svg-" + name, PngFiles.read(picture), ours) : -1;
    String base = folder.resolve("a").toString();
    drawn =
        OtherProgram.run(
            "pdftoppm",
            "-png",
            "-singlefile",
            "-scale-to-x",
            Integer.toString(SCALE * width),
            "-scale-to-y",
            Integer.toString(SCALE * height),
            pdf.toString(),
            base);
    double ofPdf = drawn ? similarity("pdf-" + name, reduced(PngFiles.read(picture)), ours) : -1;
    return new Result(name, String.join("; ", drawing.notes()), ofSvg, ofPdf);
  }

  /** Returns an image reduced by averaging squares of pixels. */
  private static Pixels reduced(Pixels fine) {
    int w = fine.width() / SCALE;
    int h = fine.height() / SCALE;
    int[] argb = new int[w * h];
    for (int i = 0; i < argb.length; i++) {
      int[] sums = new int[3];
      for (int j = 0; j < SCALE * SCALE; j++) {
        int x = i % w * SCALE + j % SCALE;
        int pixel = fine.argb()[(i / w * SCALE + j / SCALE) * fine.width() + x];
        for (int c = 0; c < 3; c++) {
          sums[c] += pixel >> 8 * c & 255;
        }
      }
      int n = SCALE * SCALE;
      argb[i] = 0xFF000000 | sums[2] / n << 16 | sums[1] / n << 8 | sums[0] / n;
    }
    return new Pixels(fine.name(), w, h, argb);
  }

  private double similarity(String name, Pixels theirs, Pixels ours) throws IOException {
    double ssim = new Similarity(theirs, ours).drawnMean();
    if (sheets != null && ssim < MIN_SSIM) {
      Files.createDirectories(sheets);
      ComparisonSheet.writePlain(
          sheets.resolve(Numbers.fixed(Math.max(0, ssim), 4) + "-" + name + ".png"), theirs, ours);
    }
    return ssim;
  }

  private void report(List<Result> results) {
    out.println();
    TextTable table = new TextTable("SVG", "PDF", "frame", "as pictures");
    results.stream()
        .sorted(Comparator.comparingDouble(r -> Math.min(r.svg, r.pdf)))
        .filter(r -> Math.min(r.svg, r.pdf) < MIN_SSIM || !r.notes.isEmpty())
        .forEach(r -> table.row(Numbers.fixed(r.svg, 4), Numbers.fixed(r.pdf, 4), r.what, r.notes));
    out.print(table);
    double[] svg = results.stream().mapToDouble(Result::svg).toArray();
    double[] pdf = results.stream().mapToDouble(Result::pdf).toArray();
    out.println(
        results.size()
            + " frames; median SSIM of SVG "
            + Numbers.fixed(Numbers.median(svg), 4)
            + ", of PDF "
            + Numbers.fixed(Numbers.median(pdf), 4));
  }
}
