package zoetrope.internal.render.still;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import zoetrope.frame.Frame;
import zoetrope.frame.RasterImage;
import zoetrope.internal.render.files.Sha256;
import zoetrope.internal.render.guard.Guard;
import zoetrope.internal.render.guard.SceneWatch;
import zoetrope.internal.render.pipeline.RenderContext;
import zoetrope.internal.render.pipeline.Timings;
import zoetrope.internal.render.plan.ConfiguredScene;
import zoetrope.internal.render.plan.RenderSession;
import zoetrope.internal.video.still.Png;
import zoetrope.internal.video.still.PngTexts;
import zoetrope.internal.video.still.Webp;
import zoetrope.output.Feature;
import zoetrope.output.OutputFormat;
import zoetrope.output.OutputKind;
import zoetrope.render.request.Metadata;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.ScenePart;
import zoetrope.render.request.TimePoint;
import zoetrope.render.result.RenderResult;
import zoetrope.render.result.UsageException;
import zoetrope.scene.FrameRange;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageView;

/**
 * Draws single frames of a scene without drawing earlier frames, and writes them to image, SVG or
 * PDF files.
 */
public final class StillRenderer {
  private final RenderSession session;
  private final RenderSettings settings;
  private final double pictureScale;

  /**
   * Creates a renderer of stills.
   *
   * @param pictureScale the resolution of images in an SVG or PDF file, in image pixels per pixel
   *     of a still
   */
  public StillRenderer(RenderSession session, double pictureScale) {
    this.session = session;
    this.pictureScale = pictureScale;
    this.settings = session.settings();
  }

  /**
   * A frame that was taken from a run of the scene: the frame, its number in the scene, the result
   * of the run, and warnings for the author.
   */
  private record Taken(
      StagePicture picture, long number, StageResult result, List<String> warnings) {
    Frame frame() {
      return picture.frame();
    }

    Taken withPicture(StagePicture other) {
      return new Taken(other, number, result, warnings);
    }
  }

  /**
   * Writes the frames at some times of the scene to one file. Only a PDF file can contain several
   * frames, one on each page.
   */
  public RenderResult write(SceneEntry scene, List<TimePoint> times, Path target) {
    if (times.isEmpty() || times.size() > 1 && !formatOf(target).holds(Feature.PAGES)) {
      throw new UsageException(
          times.size() + " stills for " + target + "; only a PDF file can have several pages");
    }
    boolean words = formatOf(target).holds(Feature.PATHS);
    return write(
        scene,
        (watched, timings) ->
            times.stream()
                .map(time -> take(watched, time, timings))
                .map(taken -> words ? withWords(watched, taken) : taken)
                .toList(),
        target);
  }

  /**
   * Writes the frame at each time to a separate file. All frames are taken from one run of the
   * scene. No time may be the end of the scene.
   */
  public List<RenderResult> write(SceneEntry scene, List<TimePoint> times, List<Path> targets) {
    OutputFiles.checkFiles(targets);
    List<Long> numbers =
        times.stream().map(time -> time.frameAt(settings.rate(), Long.MAX_VALUE)).toList();
    ChosenFrames chosen = new ChosenFrames(numbers);
    return session.watched(
        scene,
        watched -> {
          StageResult result = watched.observe(chosen);
          List<RenderResult> results = new ArrayList<>();
          for (int i = 0; i < targets.size(); i++) {
            long number = numbers.get(i);
            Frame frame = chosen.frame(number);
            if (frame == null) {
              throw RenderSession.beyond(scene, settings, times.get(i), result.frames());
            }
            Taken plain = new Taken(plain(frame), number, result, result.warnings());
            Path target = targets.get(i);
            boolean words = formatOf(target).holds(Feature.PATHS);
            Taken taken = words ? withWords(watched, plain) : plain;
            results.add(write(watched, (again, timings) -> List.of(taken), target));
          }
          return results;
        });
  }

  public RenderResult write(SceneEntry scene, ScenePart part, Path target) {
    return write(scene, (watched, timings) -> List.of(takeEnd(watched, part, timings)), target);
  }

  private RenderResult write(
      SceneEntry scene, BiFunction<ConfiguredScene, Timings, List<Taken>> taking, Path target) {
    Optional<SceneException> problem = scene.problem();
    if (problem.isPresent()) {
      throw problem.get();
    }
    OutputFiles.checkFiles(List.of(target));
    return session.watched(scene, watched -> write(watched, taking, target));
  }

  private RenderResult write(
      ConfiguredScene watched,
      BiFunction<ConfiguredScene, Timings, List<Taken>> taking,
      Path target) {
    long start = System.nanoTime();
    Timings timings = new Timings();
    SceneEntry scene = watched.entry();
    List<Taken> pages = taking.apply(watched, timings);
    Taken taken = pages.get(0);
    VectorFile file = encode(watched, pages, target, timings);
    List<String> warnings =
        Stream.concat(
                pages.stream().flatMap(page -> page.warnings().stream()), file.notes().stream())
            .distinct()
            .toList();
    session.cancellation().complete(() -> OutputFiles.write(target, file.bytes()));
    return RenderResult.of(scene.name(), target)
        .withFrames(FrameRange.only(taken.number()), settings.rate())
        .withContent(file.bytes().length, session.hashes() ? Sha256.of(target) : "")
        .withTimeEvents(taken.result().timeEvents())
        .withEffort((System.nanoTime() - start) / 1e9, timings.bySeconds())
        .withWarnings(warnings);
  }

  /** Returns the pixels of the frame that a video shows at {@code time}. */
  public RasterImage draw(SceneEntry scene, TimePoint time) {
    Timings timings = new Timings();
    return session.watched(
        scene,
        watched -> {
          Frame frame = take(watched, time, timings).frame();
          int[] pixels =
              draw(
                  watched,
                  context -> {
                    context.draw(frame, timings);
                    return context.picture().clone();
                  });
          return new RasterImage(settings.width(), settings.height(), pixels);
        });
  }

  private <T> T draw(ConfiguredScene watched, Function<RenderContext, T> drawing) {
    return new Guard(watched.watch(), SceneWatch.Work.DRAWING)
        .call(
            () -> {
              try (RenderContext context = new RenderContext(settings.width(), settings.height())) {
                return drawing.apply(context);
              }
            });
  }

  private static OutputFormat formatOf(Path target) {
    return OutputFormat.find(target, OutputKind.STILL).orElse(OutputFormat.PNG);
  }

  private VectorFile encode(
      ConfiguredScene watched, List<Taken> pages, Path target, Timings timings) {
    OutputFormat format = formatOf(target);
    if (!format.holds(Feature.PATHS)) {
      Frame frame = pages.get(0).frame();
      return new VectorFile(
          draw(watched, context -> encode(context, frame, format, timings)), List.of());
    }
    Metadata metadata = settings.metadata().orTitle(watched.entry().name());
    List<StagePicture> pictures = pages.stream().map(Taken::picture).toList();
    return new Guard(watched.watch(), SceneWatch.Work.DRAWING)
        .call(() -> VectorFile.of(format, metadata, pictures, settings, pictureScale));
  }

  private byte[] encode(RenderContext context, Frame frame, OutputFormat format, Timings timings) {
    context.draw(frame, timings);
    long drawn = System.nanoTime();
    int[] picture = context.picture();
    Map<String, String> tags = settings.metadata().tags();
    int width = settings.width();
    int height = settings.height();
    byte[] bytes =
        format == OutputFormat.WEBP
            ? Webp.encode(picture, width, height, tags)
            : PngTexts.with(tags, Png.encode(picture, width, height));
    timings.add(Timings.Step.ENCODING, drawn);
    return bytes;
  }

  private Taken take(ConfiguredScene scene, TimePoint time, Timings timings) {
    long start = System.nanoTime();
    Taken taken = time instanceof TimePoint.End ? takeLast(scene) : take(scene, time);
    timings.add(Timings.Step.STAGE, start);
    return taken;
  }

  private Taken take(ConfiguredScene scene, TimePoint time) {
    long number = time.frameAt(settings.rate(), Long.MAX_VALUE);
    Frame[] frame = new Frame[1];
    StageResult result = scene.play(FrameRange.only(number), (f, count) -> frame[0] = f);
    if (frame[0] == null) {
      throw RenderSession.beyond(scene.entry(), settings, time, result.frames());
    }
    return new Taken(plain(frame[0]), number, result, result.warnings());
  }

  private static StagePicture plain(Frame frame) {
    return new StagePicture(frame, Map.of());
  }

  /** Returns the same frame with its words. To find the words, the scene runs again. */
  private static Taken withWords(ConfiguredScene scene, Taken taken) {
    return scene.inspect(taken.number(), StagePicture::of).map(taken::withPicture).orElse(taken);
  }

  private Taken takeEnd(ConfiguredScene scene, ScenePart wanted, Timings timings) {
    long start = System.nanoTime();
    ScenePart part = wanted.in(scene.entry());
    StageResult whole = scene.dryRun();
    OptionalInt play = part.lastPlay(whole);
    if (play.isEmpty()) {
      long last = part.resolve(settings.rate(), whole).to() - 1;
      return take(scene, new TimePoint.FrameNumber(last), timings);
    }
    StagePicture picture = afterPlay(scene, play.getAsInt());
    timings.add(Timings.Step.STAGE, start);
    List<String> warnings = new ArrayList<>(whole.warnings());
    warnings.addAll(part.warnings(settings.rate(), whole));
    return new Taken(picture, lastFrame(whole, play.getAsInt()), whole, warnings);
  }

  private StagePicture afterPlay(ConfiguredScene scene, int play) {
    StagePicture[] picture = new StagePicture[1];
    StageObserver taking =
        new StageObserver() {
          @Override
          public void ended(PlayRecord ended, StageView stage) {
            if (ended.index() == play) {
              picture[0] = StagePicture.of(stage);
              throw new Reached();
            }
          }
        };
    try {
      scene.observe(taking);
    } catch (Reached e) {
      return picture[0];
    }
    throw new SceneException(
        "the scene had play "
            + play
            + " in the dry run only: construct() must do the same each time",
        null,
        "",
        0);
  }

  private static final class Reached extends CancellationException {
    private static final long serialVersionUID = 1;
  }

  /**
   * Returns the number of the last frame of a play; for a play without frames, that of the previous
   * frame.
   */
  private long lastFrame(StageResult whole, int play) {
    PlayRecord record = whole.plays().get(play);
    long end = record.start().plus(record.duration()).firstFrame(settings.rate());
    return Math.max(0, Math.min(end, whole.frames()) - 1);
  }

  private Taken takeLast(ConfiguredScene scene) {
    Frame[] frame = new Frame[1];
    StageResult result = scene.play(FrameRange.END, (f, count) -> frame[0] = f);
    return new Taken(plain(frame[0]), result.frames() - 1, result, result.warnings());
  }
}
