package zoetrope.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import zoetrope.frame.FrameSize;
import zoetrope.frame.PictureShape;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.internal.render.guard.Guard;
import zoetrope.internal.render.guard.SceneWatch;
import zoetrope.internal.render.pipeline.ScenePlayback;
import zoetrope.mobject.Creations;
import zoetrope.mobject.display.Visibility;
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
import zoetrope.scene.StageView;

/**
 * A scene with the settings that it is run with, and the watch that is kept of it. All that is an
 * author's code runs on threads of its own; each method waits for it, and throws {@link
 * SceneException} for what goes wrong in it or takes too long, and {@link
 * java.util.concurrent.CancellationException} when it is stopped.
 */
record ConfiguredScene(SceneEntry entry, RenderSettings settings, SceneWatch watch)
    implements ScenePlayback {
  ConfiguredScene {
    Objects.requireNonNull(entry, "scene");
  }

  @Override
  public StageResult play(FrameRange range, FrameSink sink) {
    return guarded(() -> run(range, sink));
  }

  private StageResult run(FrameRange range, FrameSink sink) {
    Scene scene = create(settings.picture());
    return Stage.run(scene, settings.stage(names(scene), settings.picture()), range, sink);
  }

  /** The same of which {@code visibility} says what is seen. */
  StageResult play(FrameRange range, FrameSink sink, Visibility visibility) {
    return visibility.isAll()
        ? play(range, sink)
        : guarded(() -> Creations.seen(visibility).during(() -> run(range, sink)));
  }

  /**
   * Runs the scene up to a frame and returns what {@code inspector} makes of the stage then, whose
   * mobjects know where they were made; empty when the scene is shorter.
   */
  <T> Optional<T> inspect(long frame, Function<StageView, T> inspector) {
    return new Guard(watch, SceneWatch.Work.STAGE)
        .call(
            () ->
                Stage.notingCreations(
                    () -> {
                      Scene scene = create(settings.picture());
                      StageSettings stage = settings.stage(names(scene), settings.picture());
                      return Stage.inspect(scene, stage, frame, inspector);
                    }));
  }

  /** Runs the scene to its end without taking frames. */
  StageResult dryRun() {
    return settings.picture().layout(FrameSize.WIDE).changesFrame()
        ? dryRunOfShape(observer -> observe(observer, settings.picture()))
        : play(FrameRange.NONE, (frame, count) -> {});
  }

  /** The same, which passes the frames to {@code recorder} that it wants. */
  StageResult record(FrameRecorder recorder) {
    return settings.picture().layout(FrameSize.WIDE).changesFrame()
        ? dryRunOfShape(observer -> record(recorder, observer))
        : pass(recorder);
  }

  /** Runs the scene to its end and passes the frames to {@code recorder} that it wants. */
  StageResult pass(FrameRecorder recorder) {
    return record(recorder, new StageObserver() {});
  }

  /** The same of which {@code visibility} says what is seen. */
  StageResult pass(FrameRecorder recorder, Visibility visibility) {
    return visibility.isAll()
        ? pass(recorder)
        : guarded(
            () ->
                Creations.seen(visibility)
                    .during(() -> recorded(recorder, new StageObserver() {})));
  }

  private StageResult record(FrameRecorder recorder, StageObserver observer) {
    return guarded(() -> recorded(recorder, observer));
  }

  private StageResult recorded(FrameRecorder recorder, StageObserver observer) {
    Scene scene = create(settings.picture());
    StageSettings stage = settings.stage(names(scene), settings.picture());
    return Stage.record(scene, stage, recorder, observer);
  }

  /** Runs the scene in pictures of 16:9 before {@code run}, to tell what is cut off by these. */
  private StageResult dryRunOfShape(Function<StageObserver, StageResult> run) {
    ShapeCheck check = new ShapeCheck();
    try {
      observe(check.reference(), PictureShape.WIDE);
    } catch (SceneException e) {
      // A scene that is for this shape alone, or one that fails in this, too.
    }
    StageResult whole = run.apply(check.comparison());
    List<String> warnings = new ArrayList<>(whole.warnings());
    warnings.addAll(check.notes());
    return whole.withWarnings(warnings);
  }

  /** The same, which passes the last frame to {@code sink}. */
  StageResult last(FrameSink sink) {
    return guarded(
        () -> {
          Scene scene = create(settings.picture());
          StageSettings stage = settings.stage(names(scene), settings.picture());
          return Stage.last(scene, stage, sink);
        });
  }

  /** Runs the scene to its end and shows it to {@code observer}. */
  StageResult observe(StageObserver observer) {
    return observe(observer, settings.picture());
  }

  private StageResult observe(StageObserver observer, PictureShape shape) {
    return guarded(
        () -> {
          Scene scene = create(shape);
          return Stage.observe(scene, settings.stage(names(scene), shape), observer);
        });
  }

  /** The parameters that the scene declares. */
  List<Parameter<?>> parameters() {
    return new Guard(watch, SceneWatch.Work.STAGE)
        .call(() -> create(settings.picture()).parameters());
  }

  /** The scene's name, for which it may have to be made. */
  String name() {
    return new Guard(watch, SceneWatch.Work.STAGE).call(entry::name);
  }

  private StageResult guarded(Supplier<StageResult> run) {
    Guard guard = new Guard(watch, SceneWatch.Work.STAGE);
    StageResult result = guard.call(run);
    List<String> leftOver = guard.leftOver();
    if (leftOver.isEmpty()) {
      return result;
    }
    List<String> warnings = new ArrayList<>(result.warnings());
    warnings.addAll(leftOver);
    return result.withWarnings(warnings);
  }

  /** What a scene's constructor puts to the edge of the frame goes by the picture's shape, too. */
  private Scene create(PictureShape shape) {
    return CurrentFrame.during(shape.layout(FrameSize.WIDE), entry::create);
  }

  private static List<String> names(Scene scene) {
    return scene.parameters().stream().map(Parameter::name).toList();
  }
}
