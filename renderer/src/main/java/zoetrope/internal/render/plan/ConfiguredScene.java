package zoetrope.internal.render.plan;

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
import zoetrope.internal.render.source.SourceWarnings;
import zoetrope.mobject.display.Creations;
import zoetrope.mobject.display.Visibility;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
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
 * A scene with the settings to run it and the watch that enforces its time limit. Each method runs
 * the author's code on a separate thread and waits for it. It throws {@link SceneException} if the
 * code fails or exceeds the time limit, and {@link java.util.concurrent.CancellationException} if
 * the watch is cancelled.
 */
public record ConfiguredScene(
    SceneEntry entry, RenderSettings settings, SceneWatch watch, Visibility visibility)
    implements Playback {
  public ConfiguredScene {
    Objects.requireNonNull(entry, "scene");
  }

  public ConfiguredScene(SceneEntry entry, RenderSettings settings, SceneWatch watch) {
    this(entry, settings, watch, Visibility.ALL);
  }

  /** Returns the same scene with another visibility of its mobjects. */
  public ConfiguredScene withVisibility(Visibility other) {
    return new ConfiguredScene(entry, settings, watch, other);
  }

  @Override
  public StageResult observe(StageObserver observer) {
    return observe(observer, shape());
  }

  private StageResult observe(StageObserver observer, PictureShape shape) {
    Supplier<StageResult> run =
        () -> {
          Scene scene = create(shape);
          return Stage.observe(scene, stage(shape), observer);
        };
    if (observer.notesCreations()) {
      return guarded(() -> Stage.notingCreations(run));
    }
    return guarded(
        visibility.isAll() ? run : () -> Creations.withVisibility(visibility).during(run));
  }

  /**
   * Runs the scene up to frame {@code frame}, and returns the result of {@code inspector} for the
   * stage at this frame. The stage's mobjects know the source lines that created them. Empty if the
   * scene ends before this frame.
   */
  public <T> Optional<T> inspect(long frame, Function<StageView, T> inspector) {
    Inspection<T> inspection = new Inspection<>(frame, inspector);
    guarded(
        () ->
            Stage.notingCreations(
                () -> {
                  Scene scene = create(shape());
                  StageSettings stage = stage(shape());
                  return Stage.observe(scene, stage.withoutSubtitles(), inspection);
                }));
    return Optional.ofNullable(inspection.result);
  }

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
  public StageResult dryRun() {
    return dryRun(new StageObserver() {});
  }

  /**
   * Runs the scene to its end for {@code observer}, which gets the frames that it requests. The
   * result contains warnings about objects that this aspect ratio cuts off; to find them, the scene
   * first runs in 16:9.
   */
  public StageResult dryRun(StageObserver observer) {
    if (!shape().layout(FrameSize.WIDE).changesFrame()) {
      return observe(observer);
    }
    ShapeCheck check = new ShapeCheck();
    try {
      observe(check.reference(), PictureShape.WIDE);
    } catch (SceneException e) {
      // If the scene fails in the requested aspect ratio, too, the next run reports it.
    }
    StageResult whole = observe(check.comparison(observer));
    List<String> warnings = new ArrayList<>(whole.warnings());
    warnings.addAll(check.notes());
    return whole.withWarnings(warnings);
  }

  /** Returns the parameters that the fields of the scene declare. */
  public List<Parameter<?>> parameters() {
    return new Guard(watch, SceneWatch.Work.STAGE).call(() -> create(shape()).parameters());
  }

  /** Returns the scene's name. This may run the scene's constructor. */
  public String name() {
    return new Guard(watch, SceneWatch.Work.STAGE).call(entry::name);
  }

  private StageResult guarded(Supplier<StageResult> run) {
    Guard guard = new Guard(watch, SceneWatch.Work.STAGE);
    StageResult result = guard.call(run);
    List<String> others = new ArrayList<>(guard.leftOver());
    entry.source().ifPresent(file -> others.addAll(SourceWarnings.warnings(file)));
    if (others.isEmpty()) {
      return result;
    }
    List<String> warnings = new ArrayList<>(result.warnings());
    warnings.addAll(others);
    return result.withWarnings(warnings);
  }

  /**
   * Creates the scene in its aspect ratio, because its constructor may place objects at the edge of
   * the frame.
   */
  private Scene create(PictureShape shape) {
    return CurrentFrame.LAYOUT.during(shape.layout(FrameSize.WIDE), entry::create);
  }

  private PictureShape shape() {
    return PictureShape.of(settings.width(), settings.height(), settings.fit());
  }

  private StageSettings stage(PictureShape shape) {
    return new StageSettings(
        settings.rate(),
        settings.seed(),
        settings.parameters(),
        shape,
        settings.narration().voice(),
        settings.narration().burnsSubtitles(),
        settings.transparent(),
        settings.light());
  }
}
