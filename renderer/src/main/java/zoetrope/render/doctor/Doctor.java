package zoetrope.render.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.files.WorkFolder;
import zoetrope.internal.raster.Canvas;
import zoetrope.internal.tex.atom.JLaTeXMathEngine;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.encode.PictureEncoder;
import zoetrope.internal.video.encode.PixelEncoder;
import zoetrope.internal.video.encode.SegmentEncoders;
import zoetrope.internal.video.encode.YuvPlanes;
import zoetrope.internal.video.ffmpeg.StreamDecoder;
import zoetrope.internal.video.gif.GifFilm;
import zoetrope.internal.video.gif.GifSegmentEncoder;
import zoetrope.internal.video.mux.SegmentedFilm;
import zoetrope.internal.video.segment.Segment;
import zoetrope.internal.video.still.Png;
import zoetrope.internal.video.still.Webp;
import zoetrope.latex.InstalledLatex;
import zoetrope.latex.LatexException;
import zoetrope.latex.LatexOptions;
import zoetrope.output.Coding;
import zoetrope.output.OutputFormat;
import zoetrope.output.VideoCodec;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.Failure;
import zoetrope.render.result.UsageException;
import zoetrope.tex.TexSource;
import zoetrope.text.TextLayout;
import zoetrope.text.TextStyle;

/**
 * A check whether this machine has everything that rendering needs. Each need is checked
 * separately, without user input.
 */
public final class Doctor {
  private static final int TEST_VIDEO_SIDE = 64;
  private static final int[] TEST_PIXELS = new int[TEST_VIDEO_SIDE * TEST_VIDEO_SIDE];
  private static final long MIN_HEAP_BYTES = 256L << 20;
  private static final VideoSettings TEST_VIDEO =
      VideoSettings.of(TEST_VIDEO_SIDE, TEST_VIDEO_SIDE, FrameRate.of(30));
  private static final String NATIVE_LIBRARIES_FIX =
      "FFmpeg's libraries for this platform must be on the class path: build with the profile of"
          + " this platform, and make the user's cache folder writable";

  private static final String TEST_SCENE =
      """
      import static zoetrope.Zoetrope.*;

      class Trial extends Scene {
        @Override
        protected void construct() {
          play(write(text("Zoetrope")), animate(circle(), c -> c.shift(up(1)).setColor(BLUE)));
        }
      }
      """;

  private Doctor() {}

  /**
   * The result of a check.
   *
   * @param detail what was found, or what went wrong
   * @param fix how to fix the problem; empty if none is needed
   * @param subject the subject of the fix, so that programs can add advice about it
   */
  public record Check(
      String name, boolean works, String detail, String fix, Failure.Subject subject) {}

  /** Runs all checks, which takes a second or two. */
  public static List<Check> examine() {
    List<Check> checks = new ArrayList<>();
    checks.add(java());
    checks.add(memory());
    checks.add(attempt("text", "the bundled fonts must be in the library", Doctor::text));
    checks.add(attempt("LaTeX", "JLaTeXMath must be on the class path", Doctor::tex));
    checks.add(latex());
    checks.add(attempt("source files", "run it with a JDK, not a JRE", Doctor::source));
    checks.add(attempt("drawing", "this is a fault of the program: report it", Doctor::draw));
    checks.add(attempt("PNG", NATIVE_LIBRARIES_FIX, Doctor::png));
    for (VideoCodec codec : VideoCodec.values()) {
      checks.add(codec(codec, false));
    }
    checks.add(codec(VideoCodec.VP9, true));
    checks.add(attempt("WebP (libwebp)", NATIVE_LIBRARIES_FIX, Doctor::webp));
    checks.add(attempt("GIF", NATIVE_LIBRARIES_FIX, () -> film("film.gif", TEST_VIDEO)));
    checks.add(output());
    return checks;
  }

  private static Check attempt(String name, String fix, Callable<String> trial) {
    try {
      return check(name, true, trial.call(), "");
    } catch (Exception | LinkageError e) {
      String message = e.getMessage() == null ? e.toString() : e.getMessage();
      return check(name, false, message.replace("\n", " "), fix);
    }
  }

  /**
   * Checks a codec. A missing codec is an error only if it is the default of its format, because
   * few videos need others.
   */
  private static Check codec(VideoCodec codec, boolean transparent) {
    Coding coding = new Coding(Optional.of(codec), false, transparent);
    OutputFormat format = OutputFormat.usual(coding);
    boolean needed = !transparent && format.codec(Coding.DEFAULT).equals(coding.codec());
    String name =
        (needed ? format.label() + " with " : "")
            + codec.label()
            + (transparent ? " with alpha" : "")
            + " ("
            + codec.encoder()
            + ")";
    Check tried =
        attempt(
            name,
            needed ? NATIVE_LIBRARIES_FIX : "",
            () -> film("film" + format.ending(), TEST_VIDEO.with(coding)));
    return tried.works() || needed
        ? tried
        : check(name, true, tried.detail(), "only videos that use " + codec.label() + " need it");
  }

  private static Check check(String name, boolean works, String detail, String fix) {
    return new Check(name, works, detail, fix, Failure.Subject.OTHER);
  }

  private static Check java() {
    String detail =
        System.getProperty("java.version")
            + " ("
            + System.getProperty("java.vendor")
            + ") on "
            + System.getProperty("os.name")
            + " "
            + System.getProperty("os.arch")
            + ", "
            + Runtime.getRuntime().availableProcessors()
            + " cores";
    boolean works = Runtime.version().feature() >= 17;
    return check("Java", works, detail, works ? "" : "install Java 17 or newer");
  }

  private static Check memory() {
    long heap = Runtime.getRuntime().maxMemory();
    boolean works = heap >= MIN_HEAP_BYTES;
    return new Check(
        "memory",
        works,
        (heap >> 20) + " MB for Java's heap",
        works ? "" : "videos in 1080p need 512 MB: start Java with -Xmx512m",
        Failure.Subject.MEMORY);
  }

  private static String text() {
    int glyphs = TextLayout.of("Zoetrope 西洋镜", TextStyle.DEFAULT).glyphs().size();
    return "the bundled fonts set " + glyphs + " glyphs";
  }

  private static String tex() {
    new JLaTeXMathEngine().layout(TexSource.display("\\frac{1}{\\sqrt{d_k}} QK^T"));
    return "JLaTeXMath sets formulas";
  }

  /** Succeeds without LaTeX, because few scenes need it. */
  private static Check latex() {
    String name = "latex(...), for TikZ and packages";
    try {
      InstalledLatex.draw("\\tikz \\draw (0,0) -- (1,1);", LatexOptions.DEFAULT);
      return check(name, true, InstalledLatex.versions(), "");
    } catch (LatexException e) {
      String[] lines = e.getMessage().split("\n", 2);
      return check(name, true, lines[0], "only scenes that say latex(...) need it" + fix(lines));
    }
  }

  private static String fix(String[] lines) {
    return lines.length == 1 ? "" : ": " + lines[1].replace("\n", " ");
  }

  private static String source() throws IOException {
    try (WorkFolder folder = WorkFolder.create("doctor")) {
      Path file = folder.path().resolve("Trial.java");
      Files.writeString(file, TEST_SCENE);
      SceneEntry scene =
          new SourceScenes(Doctor.class.getClassLoader()).find(file.toString()).get(0);
      RenderSettings settings =
          RenderSettings.of(TEST_VIDEO_SIDE, TEST_VIDEO_SIDE, TEST_VIDEO.rate()).withJobs(1);
      long frames = new Renderer(settings).dryRun(scene).frames();
      return "a scene compiled in memory has " + frames + " frames";
    }
  }

  private static String draw() {
    new Canvas(TEST_VIDEO_SIDE, TEST_VIDEO_SIDE)
        .draw(new Frame(Camera.DEFAULT, Palette.BLACK, List.of()));
    return "frames are drawn";
  }

  private static String png() {
    return Png.encode(TEST_PIXELS, TEST_VIDEO_SIDE, TEST_VIDEO_SIDE).length + " bytes encoded";
  }

  private static String webp() {
    return Webp.encode(TEST_PIXELS, TEST_VIDEO_SIDE, TEST_VIDEO_SIDE).length + " bytes encoded";
  }

  private static String film(String name, VideoSettings settings) throws IOException {
    try (WorkFolder folder = WorkFolder.create("doctor")) {
      Path film = folder.path().resolve(name);
      if (OutputFormat.of(film).isMuxedFilm()) {
        writeSegments(film, settings);
      } else {
        writeGif(film);
      }
      return StreamDecoder.countPictures(film) + " frames encoded and decoded";
    }
  }

  private static void writeSegments(Path target, VideoSettings settings) {
    try (SegmentedFilm film = SegmentedFilm.open(target, settings)) {
      film.append(segment(settings));
      film.finish();
    }
  }

  private static Segment segment(VideoSettings settings) {
    if (settings.coding().takesPixels()) {
      try (PixelEncoder encoder = PixelEncoder.open(settings)) {
        encoder.frame(TEST_PIXELS);
        return encoder.finish(2);
      }
    }
    try (YuvPlanes planes = new YuvPlanes(TEST_VIDEO_SIDE, TEST_VIDEO_SIDE);
        PictureEncoder encoder = new SegmentEncoders().open(settings)) {
      encoder.frame(planes);
      encoder.repeatLast(2);
      return encoder.finish();
    }
  }

  private static void writeGif(Path target) {
    GifSegmentEncoder encoder = new GifSegmentEncoder(TEST_VIDEO);
    try (GifFilm film = GifFilm.open(target, TEST_VIDEO)) {
      encoder.picture(TEST_PIXELS, 0, 3);
      film.append(encoder.finish());
      film.finish();
    }
  }

  private static Check output() {
    Path here = Path.of("").toAbsolutePath();
    try {
      OutputFiles.checkFolder(here);
      long free = here.toFile().getUsableSpace();
      return check("output", true, Messages.of("%.1f GB free in %s", free / 1e9, here), "");
    } catch (UsageException e) {
      return new Check(
          "output",
          false,
          e.getMessage(),
          "name another place, or work in another folder",
          Failure.Subject.TARGET);
    }
  }
}
