package zoetrope.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import zoetrope.frame.FrameSize;
import zoetrope.frame.PictureShape;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.internal.render.pipeline.ScenePlayback;
import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameRecorder;
import zoetrope.scene.FrameSink;
import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;
import zoetrope.scene.Stage;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageSettings;

/** A scene with the settings that it is run with. */
record ConfiguredScene(SceneEntry entry, RenderSettings settings) implements ScenePlayback {
  ConfiguredScene {
    Objects.requireNonNull(entry, "scene");
  }

  @Override
  public StageResult play(FrameRange range, FrameSink sink) {
    Scene scene = create(settings.picture());
    return Stage.run(scene, settings.stage(names(scene), settings.picture()), range, sink);
  }

  /**
   * The same, until {@code cancellation} says so.
   *
   * @throws java.util.concurrent.CancellationException when it does, or the thread is interrupted
   */
  StageResult play(FrameRange range, FrameSink sink, Cancellation cancellation) {
    return stoppable(() -> play(range, sink), cancellation);
  }

  /** Runs the scene to its end without taking frames, until {@code cancellation} says so. */
  StageResult dryRun(Cancellation cancellation) {
    return settings.picture().layout(FrameSize.WIDE).changesFrame()
        ? dryRunOfShape(
            observer -> observe(observer, settings.picture(), cancellation), cancellation)
        : play(FrameRange.NONE, (frame, count) -> {}, cancellation);
  }

  /** The same, which passes the frames to {@code recorder} that it wants. */
  StageResult record(FrameRecorder recorder, Cancellation cancellation) {
    Function<StageObserver, StageResult> run =
        observer -> stoppable(() -> record(recorder, observer), cancellation);
    return settings.picture().layout(FrameSize.WIDE).changesFrame()
        ? dryRunOfShape(run, cancellation)
        : run.apply(new StageObserver() {});
  }

  private StageResult record(FrameRecorder recorder, StageObserver observer) {
    Scene scene = create(settings.picture());
    StageSettings stage = settings.stage(names(scene), settings.picture());
    return Stage.record(scene, stage, recorder, observer);
  }

  /** Runs the scene in pictures of 16:9 before {@code run}, to tell what is cut off by these. */
  private StageResult dryRunOfShape(
      Function<StageObserver, StageResult> run, Cancellation cancellation) {
    ShapeCheck check = new ShapeCheck();
    try {
      observe(check.reference(), PictureShape.WIDE, cancellation);
    } catch (SceneException e) {
      // A scene that is for this shape alone, or one that fails in this, too.
    }
    StageResult whole = run.apply(check.comparison());
    List<String> warnings = new ArrayList<>(whole.warnings());
    warnings.addAll(check.notes());
    return whole.withWarnings(warnings);
  }

  /** The same, which passes the last frame to {@code sink}. */
  StageResult last(FrameSink sink, Cancellation cancellation) {
    return stoppable(
        () -> {
          Scene scene = create(settings.picture());
          StageSettings stage = settings.stage(names(scene), settings.picture());
          return Stage.last(scene, stage, sink);
        },
        cancellation);
  }

  /** Runs the scene to its end and shows it to {@code observer}. */
  StageResult observe(StageObserver observer, Cancellation cancellation) {
    return observe(observer, settings.picture(), cancellation);
  }

  private StageResult observe(
      StageObserver observer, PictureShape shape, Cancellation cancellation) {
    return stoppable(
        () -> {
          Scene scene = create(shape);
          return Stage.observe(scene, settings.stage(names(scene), shape), observer);
        },
        cancellation);
  }

  /** Does what runs on this thread, which is interrupted when {@code cancellation} says so. */
  private static StageResult stoppable(Supplier<StageResult> run, Cancellation cancellation) {
    Interrupt interrupt = new Interrupt();
    cancellation.onCancel(interrupt);
    try {
      return run.get();
    } finally {
      cancellation.forget(interrupt);
      interrupt.end();
      cancellation.check();
    }
  }

  /** What a scene's constructor puts to the edge of the frame goes by the picture's shape, too. */
  private Scene create(PictureShape shape) {
    return CurrentFrame.during(shape.layout(FrameSize.WIDE), entry::create);
  }

  private static List<String> names(Scene scene) {
    return scene.parameters().stream().map(Parameter::name).toList();
  }

  /** Interrupts the thread that it was made on, unless it has ended before. */
  private static final class Interrupt implements Runnable {
    private final Thread thread = Thread.currentThread();
    private boolean ended;
    private boolean sent;

    @Override
    public synchronized void run() {
      if (!ended) {
        sent = true;
        thread.interrupt();
      }
    }

    /** No interrupt comes any more, and none that came stays. */
    synchronized void end() {
      ended = true;
      if (sent) {
        Thread.interrupted();
      }
    }
  }
}
