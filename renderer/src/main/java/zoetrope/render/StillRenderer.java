package zoetrope.render;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import zoetrope.frame.Frame;
import zoetrope.frame.RasterImage;
import zoetrope.internal.render.pipeline.RenderContext;
import zoetrope.internal.render.pipeline.Timings;
import zoetrope.internal.video.Png;
import zoetrope.internal.video.VideoException;
import zoetrope.scene.FrameRange;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageView;
import zoetrope.scene.Time;

/** Draws a single frame of a scene, without drawing those before it. */
final class StillRenderer {
  private final RenderSession session;
  private final RenderSettings settings;

  StillRenderer(RenderSession session) {
    this.session = session;
    this.settings = session.settings();
  }

  /** A frame, its number in the scene, and what the author should know. */
  private record Taken(Frame frame, long number, List<String> warnings) {}

  /** Writes the frame that a film shows at {@code time} as a PNG. */
  RenderResult write(SceneEntry scene, TimePoint time, Path target) {
    return write(scene, timings -> take(scene, time, timings), target);
  }

  /** Writes the picture with which a part of a scene ends as a PNG. */
  RenderResult write(SceneEntry scene, ScenePart part, Path target) {
    return write(scene, timings -> takeEnd(scene, part, timings), target);
  }

  private RenderResult write(SceneEntry scene, Function<Timings, Taken> taking, Path target) {
    long start = System.nanoTime();
    Timings timings = new Timings();
    Optional<SceneException> problem = scene.problem();
    if (problem.isPresent()) {
      throw problem.get();
    }
    OutputFiles.checkFiles(List.of(target));
    Taken taken = taking.apply(timings);
    session.cancellation().begin();
    try (RenderContext context = new RenderContext(settings.width(), settings.height())) {
      context.draw(taken.frame(), timings);
      OutputFiles.createParent(target);
      long drawn = System.nanoTime();
      Png.write(target, context.picture(), settings.width(), settings.height());
      timings.add(Timings.Step.ENCODING, drawn);
      return new RenderResult(
          scene.name(),
          target,
          Optional.empty(),
          FrameRange.only(taken.number()),
          Time.ofFrame(1, settings.rate()),
          Files.size(target),
          session.hashes() ? Sha256.of(target) : "",
          Optional.empty(),
          List.of(),
          (System.nanoTime() - start) / 1e9,
          timings.bySeconds(),
          taken.warnings());
    } catch (VideoException e) {
      throw new OutputException(e.getMessage(), e);
    } catch (IOException e) {
      throw OutputException.writing(target, e);
    } finally {
      session.cancellation().end();
    }
  }

  /** The pixels of the frame that a film shows at {@code time}. */
  RasterImage draw(SceneEntry scene, TimePoint time) {
    Timings timings = new Timings();
    Frame frame = take(scene, time, timings).frame();
    try (RenderContext context = new RenderContext(settings.width(), settings.height())) {
      context.draw(frame, timings);
      return new RasterImage(settings.width(), settings.height(), context.picture().clone());
    }
  }

  private Taken take(SceneEntry entry, TimePoint time, Timings timings) {
    long start = System.nanoTime();
    ConfiguredScene scene = new ConfiguredScene(entry, settings);
    Taken taken = time instanceof TimePoint.End ? takeLast(scene) : take(scene, time);
    timings.add(Timings.Step.STAGE, start);
    return taken;
  }

  private Taken take(ConfiguredScene scene, TimePoint time) {
    long number = time.frameAt(settings.rate(), Long.MAX_VALUE);
    Frame[] frame = new Frame[1];
    StageResult result =
        scene.play(FrameRange.only(number), (f, count) -> frame[0] = f, session.cancellation());
    if (frame[0] == null) {
      throw beyond(scene, time, result.frames());
    }
    return new Taken(frame[0], number, result.warnings());
  }

  private Taken takeEnd(SceneEntry entry, ScenePart wanted, Timings timings) {
    long start = System.nanoTime();
    ScenePart part = wanted.in(entry);
    ConfiguredScene scene = new ConfiguredScene(entry, settings);
    StageResult whole = scene.dryRun(session.cancellation());
    OptionalInt play = part.lastPlay(whole);
    if (play.isEmpty()) {
      long last = part.resolve(settings.rate(), whole).to() - 1;
      return take(entry, new TimePoint.FrameNumber(last), timings);
    }
    Frame frame = afterPlay(scene, play.getAsInt());
    timings.add(Timings.Step.STAGE, start);
    List<String> warnings = new ArrayList<>(whole.warnings());
    warnings.addAll(part.warnings(settings.rate(), whole));
    return new Taken(frame, lastFrame(whole, play.getAsInt()), warnings);
  }

  /** What a play or pause leaves; the scene is not run any further. */
  private Frame afterPlay(ConfiguredScene scene, int play) {
    Frame[] frame = new Frame[1];
    StageObserver taking =
        new StageObserver() {
          @Override
          public void ended(PlayRecord ended, StageView stage) {
            if (ended.index() == play) {
              frame[0] = stage.frame();
              throw new Reached();
            }
          }
        };
    try {
      scene.observe(taking, session.cancellation());
    } catch (Reached e) {
      return frame[0];
    }
    throw new SceneException(
        "the scene had play "
            + play
            + " in the dry run only: construct() must do the same each time",
        null,
        "",
        0);
  }

  /** Ends a run in which all is seen that was wanted. */
  private static final class Reached extends CancellationException {
    private static final long serialVersionUID = 1;
  }

  /** The number of the last frame of a play; of one without frames, that of the frame before. */
  private long lastFrame(StageResult whole, int play) {
    PlayRecord record = whole.plays().get(play);
    long end = record.start().plus(record.duration()).firstFrame(settings.rate());
    return Math.max(0, Math.min(end, whole.frames()) - 1);
  }

  private Taken takeLast(ConfiguredScene scene) {
    Frame[] frame = new Frame[1];
    StageResult result = scene.last((f, count) -> frame[0] = f, session.cancellation());
    return new Taken(frame[0], result.frames() - 1, result.warnings());
  }

  /** What is wrong with a time after the last of {@code frames} frames. */
  static UsageException beyond(ConfiguredScene scene, TimePoint time, long frames) {
    return new UsageException(
        time
            + " is beyond the last frame of "
            + scene.entry().name()
            + ", which is "
            + TimeRange.length(scene.settings().rate(), frames)
            + " long",
        Failure.Subject.STILL_TIME,
        time.toString());
  }
}
