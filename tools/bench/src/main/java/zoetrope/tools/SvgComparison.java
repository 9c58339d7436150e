package zoetrope.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.color.Color;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.raster.Canvas;
import zoetrope.mobject.image.SvgMobject;
import zoetrope.render.result.UsageException;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Scene;
import zoetrope.scene.Stage;
import zoetrope.scene.StageSettings;
import zoetrope.svg.model.SvgException;
import zoetrope.tools.pictures.ComparisonSheet;
import zoetrope.tools.pictures.Pixels;
import zoetrope.tools.pictures.PngFiles;
import zoetrope.tools.pictures.Similarity;
import zoetrope.tools.text.Numbers;
import zoetrope.tools.text.TextTable;

/**
 * Compares our images of SVG drawings with those of librsvg: {@code tools/run SvgComparison
 * FOLDER}.
 */
@Command(
    name = "SvgComparison",
    description = {
      "Draws the SVG files of a folder and those below it, or a random choice, and compares"
          + " them with the images of rsvg-convert (librsvg): the SSIM over the pixels that either"
          + " image draws.",
      "Exit code: 0, or 2 for a usage error. Compares nothing if rsvg-convert is not installed."
    })
public final class SvgComparison extends ToolLauncher.Tool {
  private static final int HEIGHT = 480;
  private static final int MAX_WIDTH = 2000;
  private static final double MIN_SSIM = 0.97;

  /** The height of the default camera frame, in scene units. */
  private static final double FRAME = 8;

  @Parameters(index = "0", paramLabel = "FOLDER", description = "folder of the drawings")
  private Path folder;

  @Option(names = "--count", paramLabel = "N", description = "number of randomly chosen drawings")
  private Integer count;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "seed of the random choice (default: ${DEFAULT-VALUE})")
  private long seed;

  @Option(
      names = "-o",
      paramLabel = "DIR",
      description = "folder for a PNG of each comparison: the reference, our image, the difference")
  private Path sheets;

  public static void main(String[] args) {
    ToolLauncher.main(new SvgComparison(), args);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    List<Path> files = drawings();
    if (!isInstalled()) {
      out.println("nothing was compared: rsvg-convert is not installed (package librsvg2-bin)");
      return ToolLauncher.DONE;
    }
    if (sheets != null) {
      Files.createDirectories(sheets);
    }
    Path picture = Files.createTempFile("zoetrope", ".png");
    List<Result> results = new ArrayList<>();
    List<String> refused = new ArrayList<>();
    int theirs = 0;
    try {
      for (Path file : files) {
        if (!convert(file, picture)) {
          theirs++;
          continue;
        }
        try {
          results.add(compare(file, PngFiles.read(picture)));
        } catch (SvgException | IllegalArgumentException e) {
          refused.add(folder.relativize(file) + ": " + e.getMessage());
        }
      }
    } finally {
      Files.deleteIfExists(picture);
    }
    report(results, refused, theirs);
    return ToolLauncher.DONE;
  }

  private record Result(Path file, double ssim) {}

  private List<Path> drawings() throws IOException {
    UsageException.require(Files.isDirectory(folder), "there is no folder %s", folder);
    List<Path> files;
    try (var all = Files.walk(folder)) {
      files =
          new ArrayList<>(
              all.filter(f -> f.toString().toLowerCase(Locale.ROOT).matches(".*\\.svgz?"))
                  .filter(Files::isRegularFile)
                  .filter(f -> !Files.isSymbolicLink(f))
                  .sorted()
                  .toList());
    }
    UsageException.require(!files.isEmpty(), "the folder %s has no drawings (.svg, .svgz)", folder);
    if (count != null && count < files.size()) {
      Collections.shuffle(files, new Random(seed));
      files = new ArrayList<>(files.subList(0, count));
      Collections.sort(files);
    }
    return files;
  }

  private static boolean isInstalled() throws InterruptedException {
    try {
      return OtherProgram.run("rsvg-convert", "--version");
    } catch (IOException e) {
      return false;
    }
  }

  /** Draws a file with librsvg on white, and returns whether librsvg accepted the file. */
  private static boolean convert(Path file, Path picture) throws IOException, InterruptedException {
    return OtherProgram.run(
        "rsvg-convert",
        "--height=" + HEIGHT,
        "--keep-aspect-ratio",
        "--background-color=white",
        "--output=" + picture,
        file.toString());
  }

  private Result compare(Path file, Pixels theirs) {
    int width = theirs.width();
    int height = theirs.height();
    Preconditions.require(
        width >= Similarity.WINDOW && height >= Similarity.WINDOW && width <= MAX_WIDTH,
        "an image of %s x %s pixels cannot be compared",
        width,
        height);
    Pixels ours = new Pixels(theirs.name(), width, height, drawn(file, width, height));
    double ssim = new Similarity(theirs, ours).drawnMean();
    if (sheets != null) {
      String name = folder.relativize(file).toString().replaceAll("[^A-Za-z0-9.-]", "_");
      String rank = String.format(Locale.ROOT, "%.4f-", Math.max(0, ssim));
      ComparisonSheet.writePlain(sheets.resolve(rank + name + ".png"), theirs, ours);
    }
    return new Result(file, ssim);
  }

  /** Returns our image of a drawing. The view box of the drawing fills the height of the image. */
  private static int[] drawn(Path file, int width, int height) {
    SvgMobject drawing = new SvgMobject(file).sizedByViewBox();
    drawing.scale(FRAME / drawing.viewBox().size().y()).fitStrokes();
    drawing.shift(drawing.viewBox().center().negate());
    // librsvg's image begins at the left edge of the drawing and ends with a whole pixel.
    double unseen = FRAME * width / height - drawing.viewBox().size().x();
    drawing.shift(Vec.of(-unseen / 2, 0));
    List<Frame> frames = new ArrayList<>();
    Scene scene =
        new Scene() {
          @Override
          public void construct() {
            background(Color.rgb(1, 1, 1));
            add(drawing);
            pause(1);
          }
        };
    Stage.run(
        scene,
        StageSettings.of(FrameRate.of(1)),
        FrameRange.ALL,
        (frame, times) -> frames.add(frame));
    Canvas canvas = new Canvas(width, height);
    canvas.draw(frames.get(0));
    return canvas.straightPixels();
  }

  private void report(List<Result> results, List<String> refused, int theirs) {
    List<Result> sorted =
        results.stream().sorted(Comparator.comparingDouble(Result::ssim)).toList();
    TextTable table = new TextTable("SSIM where drawn", "drawing");
    sorted.stream()
        .filter(r -> r.ssim < MIN_SSIM)
        .forEach(r -> table.row(Numbers.fixed(r.ssim, 4), folder.relativize(r.file).toString()));
    out.print(table);
    refused.forEach(line -> out.println("refused: " + line));
    long far = sorted.stream().filter(r -> r.ssim < MIN_SSIM).count();
    double[] all = sorted.stream().mapToDouble(Result::ssim).toArray();
    out.println(
        Messages.of(
            "%s compared, median %s, %s below %s, %s refused; rsvg-convert refused %s",
            results.size(),
            all.length == 0 ? "-" : Numbers.fixed(Numbers.median(all), 4),
            far,
            MIN_SSIM,
            refused.size(),
            theirs));
  }
}
