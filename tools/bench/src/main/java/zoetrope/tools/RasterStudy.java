package zoetrope.tools;

import java.awt.geom.Path2D;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.cli.Converters;
import zoetrope.frame.Frame;
import zoetrope.internal.raster.Canvas;
import zoetrope.render.Quality;
import zoetrope.render.SceneEntry;
import zoetrope.render.UsageException;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Stage;
import zoetrope.scene.StageSettings;
import zoetrope.tools.raster.FilledOutline;
import zoetrope.tools.raster.MarlinCanvas;
import zoetrope.tools.raster.Supersampling;
import zoetrope.tools.text.Numbers;
import zoetrope.tools.text.TextTable;

/**
 * Compares our drawing of filled outlines with Java2D's, whose antialiasing is Marlin's: {@code
 * tools/run RasterStudy}. Both are given outlines that are there already, and draw them on an empty
 * canvas.
 */
@Command(
    name = "RasterStudy",
    description =
        "Draws the filled outlines of frames with our canvas and with Java2D, in turn, on one"
            + " thread, and compares both with 16 x 16 samples a pixel.")
public final class RasterStudy implements ToolLauncher.Tool {
  @Parameters(
      paramLabel = "SCENE@SECONDS",
      arity = "0..*",
      description = "frames of scenes; frames that are mostly text by default")
  private List<String> places =
      List.of(
          "StillPage@0.5",
          "MovingGlyphs@0.5",
          "ChangingMatrices@1",
          "RoadNotTaken@7",
          "MyseteryNovel@3",
          "PrefixAverages@27",
          "SingleHead@37.5",
          "AttentionSlides@39",
          "AttentionLayer@32.5",
          "SelfAttentionSteps@22.5",
          "DescribeAttentionEquation@18",
          "CrossAttention@19",
          "TransformerArchitecture@30",
          "TransformerArchitecture@52.3",
          "AttentionPatterns@12.5",
          "AttentionPatterns@100",
          "AttentionPatterns@233");

  @Option(
      names = {"-q", "--quality"},
      paramLabel = "QUALITY",
      defaultValue = "high",
      converter = Converters.OfQuality.class,
      description = "low, medium, high (1920x1080; the default), 2k or 4k")
  private Quality quality;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "15",
      converter = CountConverter.class,
      description = "how often each frame is measured; the median counts")
  private int rounds;

  private PrintStream out;

  /** Runs the program. */
  public static void main(String[] args) {
    ToolLauncher.main(new RasterStudy(), args);
  }

  @Override
  public void printTo(PrintStream stream) {
    out = stream;
  }

  @Override
  public Integer call() {
    TextTable times =
        new TextTable(
            "CPU ms a frame",
            "outlines",
            "ours",
            "Marlin",
            "Marlin : ours",
            "our ground",
            "its ground",
            "without grounds");
    TextTable errors =
        new TextTable(
            "error at edges", "pixels", "ours, mean", "Marlin, mean", "ours, max", "Marlin, max");
    for (String place : places) {
      Frame frame = frame(place);
      study(place, frame, times, errors);
    }
    out.println(quality + ", CPU time of one thread, median of " + rounds + " rounds in turn");
    out.println();
    out.println(times);
    out.println(
        "in steps of a channel of 8 bits, from "
            + Supersampling.SIDE
            + " x "
            + Supersampling.SIDE
            + " samples a pixel");
    out.println();
    out.print(errors);
    return ToolLauncher.DONE;
  }

  private Frame frame(String place) {
    int at = place.indexOf('@');
    double seconds;
    try {
      seconds = Double.parseDouble(place.substring(at + 1));
    } catch (NumberFormatException e) {
      throw new UsageException("'" + place + "' is not SCENE@SECONDS, such as StillPage@0.5");
    }
    String name = at < 0 ? place : place.substring(0, at);
    SceneEntry entry =
        SceneCatalogue.of(RasterStudy.class.getClassLoader()).find(List.of(name)).get(0);
    long number = Math.round(seconds * quality.rate().perSecond());
    List<Frame> frames = new ArrayList<>();
    Stage.run(
        entry.create(),
        StageSettings.of(quality.rate()),
        FrameRange.only(Math.max(0, number)),
        (frame, count) -> frames.add(frame));
    if (frames.isEmpty()) {
      throw new UsageException(name + " is over at " + seconds + " s");
    }
    return frames.get(0);
  }

  private void study(String place, Frame frame, TextTable times, TextTable errors) {
    int width = quality.width();
    int height = quality.height();
    List<FilledOutline> outlines = FilledOutline.of(frame, width, height);
    Canvas canvas = new Canvas(width, height);
    MarlinCanvas marlin = new MarlinCanvas(width, height);
    Frame plain =
        new Frame(
            frame.camera(),
            frame.background(),
            List.copyOf(outlines.stream().map(FilledOutline::item).toList()));
    List<Path2D> paths = outlines.stream().map(FilledOutline::toPath2D).toList();
    List<java.awt.Color> colors =
        outlines.stream().map(o -> new java.awt.Color(o.argb(), true)).toList();
    int ground = frame.background().toArgb() | 0xFF000000;
    java.awt.Color groundColor = new java.awt.Color(ground);
    double[][] spent =
        inTurn(
            drawn(canvas, new Frame(frame.camera(), frame.background(), List.of())),
            () -> marlin.draw(groundColor, List.of(), List.of()),
            drawn(canvas, plain),
            () -> marlin.draw(groundColor, paths, colors));
    double ours = Numbers.median(spent[2]);
    double theirs = Numbers.median(spent[3]);
    double ourGround = Numbers.median(spent[0]);
    double theirGround = Numbers.median(spent[1]);
    times.row(
        place,
        String.valueOf(outlines.size()),
        Numbers.fixed(ours, 2),
        Numbers.fixed(theirs, 2),
        Numbers.fixed(theirs / ours, 2),
        Numbers.fixed(ourGround, 2),
        Numbers.fixed(theirGround, 2),
        Numbers.fixed((theirs - theirGround) / (ours - ourGround), 2));
    Supersampling exact = new Supersampling(width, height, ground);
    outlines.forEach(exact::fill);
    Supersampling.EdgeError our = exact.error(canvas.pixels());
    Supersampling.EdgeError their = exact.error(marlin.pixels());
    errors.row(
        place,
        String.valueOf(our.pixels()),
        Numbers.fixed(our.mean(), 3),
        Numbers.fixed(their.mean(), 3),
        Numbers.fixed(our.largest(), 1),
        Numbers.fixed(their.largest(), 1));
  }

  private static Runnable drawn(Canvas canvas, Frame frame) {
    return () -> {
      canvas.invalidate();
      canvas.draw(frame);
    };
  }

  /** Milliseconds of each work, round by round, after as many rounds to warm up. */
  private double[][] inTurn(Runnable... works) {
    double[][] spent = new double[works.length][rounds];
    for (int i = -rounds; i < rounds; i++) {
      for (int k = 0; k < works.length; k++) {
        double time = milliseconds(works[k]);
        if (i >= 0) {
          spent[k][i] = time;
        }
      }
    }
    return spent;
  }

  private static double milliseconds(Runnable work) {
    Stopwatch watch = new Stopwatch();
    watch.start();
    work.run();
    watch.stop();
    return 1000 * watch.spent().cpu();
  }
}
