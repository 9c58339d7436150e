package zoetrope.render;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameSize;
import zoetrope.frame.PictureShape;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.internal.render.guard.Guard;
import zoetrope.internal.render.guard.SceneWatch;
import zoetrope.internal.render.playback.Playback;
import zoetrope.mobject.Creations;
import zoetrope.mobject.display.Visibility;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;
import zoetrope.scene.Section;
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
record ConfiguredScene(
    SceneEntry entry, RenderSettings settings, SceneWatch watch, Visibility visibility)
    implements Playback {
  ConfiguredScene {
    Objects.requireNonNull(entry, "scene");
  }

  /** A scene whose mobjects are all seen. */
  ConfiguredScene(SceneEntry entry, RenderSettings settings, SceneWatch watch) {
    this(entry, settings, watch, Visibility.ALL);
  }

  /** The same scene, of which {@code other} says what is seen. */
  ConfiguredScene seen(Visibility other) {
    return new ConfiguredScene(entry, settings, watch, other);
  }

  @Override
  public StageResult observe(StageObserver observer) {
    return observe(observer, settings.picture());
  }

  private StageResult observe(StageObserver observer, PictureShape shape) {
    Supplier<StageResult> run =
        () -> {
          Scene scene = create(shape);
          return Stage.observe(scene, settings.stage(names(scene), shape), observer);
        };
    return guarded(visibility.isAll() ? run : () -> Creations.seen(visibility).during(run));
  }

  /**
   * Runs the scene up to a frame and returns what {@code inspector} makes of the stage then, whose
   * mobjects know where they were made; empty when the scene is shorter.
   */
  <T> Optional<T> inspect(long frame, Function<StageView, T> inspector) {
    Inspection<T> inspection = new Inspection<>(frame, inspector);
    guarded(
        () ->
            Stage.notingCreations(
                () -> {
                  Scene scene = create(settings.picture());
                  StageSettings stage = settings.stage(names(scene), settings.picture());
                  return Stage.observe(scene, stage.withoutSubtitles(), inspection);
                }));
    return Optional.ofNullable(inspection.result);
  }

  /** Looks at the stage when the picture is taken that a frame shows. */
  private static final class Inspection<T> implements StageObserver {
    private final FrameRange range;
    private final Function<StageView, T> inspector;
    private final Map<Frame, T> seen = new IdentityHashMap<>();
    private T result;

    Inspection(long frame, Function<StageView, T> inspector) {
      this.range = FrameRange.only(frame);
      this.inspector = inspector;
    }

    @Override
    public FrameRange wanted(long next, List<Section> sections) {
      return range;
    }

    @Override
    public boolean leavesEarly() {
      return true;
    }

    @Override
    public Frame taken(long number, StageView stage) {
      Frame frame = stage.frame();
      seen.put(frame, inspector.apply(stage));
      return frame;
    }

    @Override
    public void frame(Frame frame, long number, long count) {
      result = seen.get(frame);
    }
  }

  /** Runs the scene to its end without taking frames. */
  StageResult dryRun() {
    return dryRun(new StageObserver() {});
  }

  /**
   * Runs the scene to its end for {@code observer}, which gets the frames that it wants. The result
   * warns of what this shape of pictures cuts off, for which the scene is run in 16:9 before.
   */
  StageResult dryRun(StageObserver observer) {
    if (!settings.picture().layout(FrameSize.WIDE).changesFrame()) {
      return observe(observer);
    }
    ShapeCheck check = new ShapeCheck();
    try {
      observe(check.reference(), PictureShape.WIDE);
    } catch (SceneException e) {
      // A scene that is for this shape alone, or one that fails in this, too.
    }
    StageResult whole = observe(check.comparison(observer));
    List<String> warnings = new ArrayList<>(whole.warnings());
    warnings.addAll(check.notes());
    return whole.withWarnings(warnings);
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
    return CurrentFrame.LAYOUT.during(shape.layout(FrameSize.WIDE), entry::create);
  }

  private static List<String> names(Scene scene) {
    return scene.parameters().stream().map(Parameter::name).toList();
  }
}
