package zoetrope.scene;

import java.lang.reflect.UndeclaredThrowableException;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import zoetrope.color.Theme;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameLayout;
import zoetrope.frame.FrameSize;
import zoetrope.internal.diagnostics.Degrees;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.internal.mobject.CurrentRun;
import zoetrope.mobject.Creations;

/** Runs scenes. */
public final class Stage {
  private Stage() {}

  /**
   * Runs {@code scene} on the calling thread and passes the frames of {@code range} to {@code
   * sink}. A scene object can be run once.
   *
   * <p>A scene of duration T has {@code ceil(T rate)} frames, at least one. Frame k shows the state
   * at time {@code k / rate}; only the last one shows the end state. Frames outside the range are
   * computed but not taken, so that the state is the same as in a full run.
   *
   * <p>Stops after the last frame of the range. An interrupted thread stops the scene with a {@link
   * CancellationException}.
   *
   * @throws SceneException for anything that goes wrong in the scene, unknown or malformed
   *     parameters included; exceptions of the sink are not wrapped
   */
  public static StageResult run(
      Scene scene, StageSettings settings, FrameRange range, FrameSink sink) {
    Passing passing = new Passing(sink);
    FrameTaker emitter = new FrameEmitter(range, passing);
    return run(scene, settings, emitter, passing, ObserverSchedule.NOBODY);
  }

  /**
   * Runs {@code scene} to its end without taking frames, and calls {@code observer} at the moments
   * it asks for. Time advances from frame to frame as in {@link #run}, with a stop at each moment.
   *
   * @throws SceneException for anything that goes wrong in the scene or in the observer
   */
  public static StageResult observe(Scene scene, StageSettings settings, StageObserver observer) {
    Passing nothing = new Passing((frame, count) -> {});
    return run(scene, settings, new FrameEmitter(FrameRange.NONE, nothing), nothing, observer);
  }

  /**
   * Runs {@code scene} to its end on the calling thread, and passes the frames to {@code recorder}
   * that it wants: the same as {@link #run} passes of that range.
   *
   * @throws SceneException for anything that goes wrong in the scene; exceptions of the recorder
   *     are not wrapped
   */
  public static StageResult record(Scene scene, StageSettings settings, FrameRecorder recorder) {
    return record(scene, settings, recorder, ObserverSchedule.NOBODY);
  }

  /** {@link #record(Scene, StageSettings, FrameRecorder)}, observed as by {@link #observe}. */
  public static StageResult record(
      Scene scene, StageSettings settings, FrameRecorder recorder, StageObserver observer) {
    Passing passing = new Passing(recorder);
    return run(scene, settings, new RecordingEmitter(recorder, passing), passing, observer);
  }

  /**
   * Runs {@code scene} to its end on the calling thread, and passes its last frame to {@code sink}.
   *
   * @throws SceneException for anything that goes wrong in the scene; exceptions of the sink are
   *     not wrapped
   */
  public static StageResult last(Scene scene, StageSettings settings, FrameSink sink) {
    Passing passing = new Passing(sink);
    FrameTaker emitter = new LastFrameEmitter(passing);
    return run(scene, settings, emitter, passing, ObserverSchedule.NOBODY);
  }

  /**
   * Runs {@code scene} up to a frame, and returns what {@code inspector} makes of the stage as that
   * frame shows it; empty when the scene is shorter.
   *
   * @throws SceneException for anything that goes wrong in the scene or the inspector
   */
  public static <T> Optional<T> inspect(
      Scene scene, StageSettings settings, long frame, Function<StageView, T> inspector) {
    InspectingEmitter<T> emitter =
        new InspectingEmitter<>(frame, new StageView(scene, settings), inspector);
    Passing nothing = new Passing((passed, count) -> {});
    run(scene, settings, emitter, nothing, ObserverSchedule.NOBODY);
    return emitter.seen();
  }

  /**
   * Does something on this thread; the mobjects that are made meanwhile know their line, see {@link
   * zoetrope.mobject.Mobject#creationSite}.
   */
  public static <T> T notingCreations(Supplier<T> action) {
    return Creations.withLines(CallSite::ofCaller).during(action);
  }

  /** {@code passing} is where {@code emitter} passes frames to. */
  private static StageResult run(
      Scene scene,
      StageSettings settings,
      FrameTaker emitter,
      Passing passing,
      StageObserver observer) {
    setParameters(scene, settings.parameters());
    SceneRunner runner = new SceneRunner(scene, settings, emitter, observer);
    scene.enter(runner, settings.seed(), settings.picture());
    FrameLayout layout = settings.picture().layout(FrameSize.WIDE);
    try {
      StageResult result =
          CurrentFrame.during(
              layout,
              () ->
                  Theme.following(
                      scene::ownTheme,
                      () ->
                          Degrees.during(
                              runner::degrees,
                              () -> runner.notes().during(() -> perform(scene, runner)))));
      passing.requireNoFailure();
      return result;
    } catch (SinkFailure e) {
      throw e.unwrapped();
    } catch (SceneException e) {
      throw passing.failure == null ? e : passing.failure.unwrapped();
    }
  }

  private static StageResult perform(Scene scene, SceneRunner runner) {
    try {
      runner.begin();
      scene.construct();
      return runner.finish(true);
    } catch (FrameEmitter.Stop e) {
      return runner.finish(false);
    } catch (SinkFailure e) {
      throw e;
    } catch (CancellationException e) {
      throw runner.run().isStopped() ? e : runner.told(e);
    } catch (Throwable e) { // Authors can throw whatever they like, also what is not declared.
      throw runner.told(e);
    }
  }

  private static void setParameters(Scene scene, Map<String, String> values) {
    for (Map.Entry<String, String> entry : new TreeMap<>(values).entrySet()) {
      Parameter<?> parameter =
          scene.parameters().stream()
              .filter(p -> p.name().equals(entry.getKey()))
              .findFirst()
              .orElseThrow(() -> unknownParameter(scene, entry.getKey()));
      try {
        parameter.set(entry.getValue());
      } catch (IllegalArgumentException e) {
        throw new SceneException(e.getMessage(), e, "", 0);
      }
    }
  }

  private static SceneException unknownParameter(Scene scene, String name) {
    String known =
        scene.parameters().stream().map(Parameter::name).collect(Collectors.joining(", "));
    return new SceneException(
        "the scene has no parameter '"
            + name
            + "'; "
            + (known.isEmpty() ? "it has none" : "it has: " + known),
        null,
        "",
        0);
  }

  /**
   * Passes frames to a sink. What that throws is told from the scene's own exceptions, and ends the
   * run also where the scene catches whatever its plays throw.
   */
  private static final class Passing implements FrameSink {
    private final CurrentRun run = CurrentRun.get();
    private final FrameSink sink;
    private SinkFailure failure;

    Passing(FrameSink sink) {
      this.sink = sink;
    }

    @Override
    public void accept(Frame frame, long count) {
      run.pass(
          () -> {
            requireNoFailure();
            try {
              sink.accept(frame, count);
            } catch (Throwable e) { // Also what is not declared.
              failure = new SinkFailure(e);
              throw failure;
            }
          });
    }

    void requireNoFailure() {
      if (failure != null) {
        throw failure;
      }
    }
  }

  /** Carries an exception of the sink or the observer through the author's code. */
  static final class SinkFailure extends Error {
    private static final long serialVersionUID = 1;

    SinkFailure(Throwable cause) {
      super(cause.getMessage(), cause, false, false);
    }

    RuntimeException unwrapped() {
      if (getCause() instanceof Error error) {
        throw error;
      }
      return getCause() instanceof RuntimeException e
          ? e
          : new UndeclaredThrowableException(getCause());
    }
  }
}
