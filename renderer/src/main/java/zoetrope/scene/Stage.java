package zoetrope.scene;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import zoetrope.color.Theme;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameLayout;
import zoetrope.frame.FrameSize;
import zoetrope.internal.diagnostics.Degrees;
import zoetrope.internal.diagnostics.ScreenTexts;
import zoetrope.internal.diagnostics.ThreadContext;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.internal.mobject.CurrentStage;
import zoetrope.internal.mobject.LightColors;
import zoetrope.internal.mobject.RunNotes;
import zoetrope.internal.scene.CallSite;
import zoetrope.internal.scene.SceneLocale;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.display.Creations;
import zoetrope.scene.FrameOutput.ObserverFailure;

/** The entry points that run scenes. */
public final class Stage {
  private Stage() {}

  /**
   * Runs {@code scene} on the calling thread and passes the frames of {@code range} to {@code
   * sink}. A scene object can be run once.
   *
   * <p>A scene of duration T has {@code T * rate} frames, rounded to the nearest number (half a
   * frame is rounded up), but at least one. Frame k shows the state at time {@code k / rate}; only
   * the last frame shows the end state. Frames outside the range are computed but not taken, so
   * that the state is the same as in a full run.
   *
   * <p>The run stops after the last frame of the range. If the thread is interrupted, the run stops
   * with a {@link CancellationException}.
   *
   * @throws SceneException if anything goes wrong in the scene, or if a parameter has an invalid
   *     value; exceptions of the sink are not wrapped
   */
  public static StageResult run(
      Scene scene, StageSettings settings, FrameRange range, FrameSink sink) {
    return observe(scene, settings, passing(range, sink));
  }

  /**
   * Returns an observer that passes the frames of {@code range} to {@code sink}, and then stops the
   * run.
   */
  public static StageObserver passing(FrameRange range, FrameSink sink) {
    return new StageObserver() {
      @Override
      public FrameRange wanted(long next, List<Section> sections) {
        return range;
      }

      @Override
      public boolean leavesEarly() {
        return true;
      }

      @Override
      public void frame(Frame frame, long number, long count) {
        sink.accept(frame, count);
      }
    };
  }

  /**
   * Runs {@code scene} on the calling thread and passes the frames that the observer wants to it.
   * They are the same frames that {@link #run} passes. The scene runs to its end unless the
   * observer {@linkplain StageObserver#leavesEarly leaves early}.
   *
   * @throws SceneException if anything goes wrong in the scene, or in scene code that the observer
   *     calls
   */
  public static StageResult observe(Scene scene, StageSettings settings, StageObserver observer) {
    setParameters(scene, settings);
    SceneRunner runner = new SceneRunner(scene, settings, observer);
    scene.enter(runner, settings.seed(), settings.picture());
    FrameLayout layout = settings.picture().layout(FrameSize.WIDE);
    try {
      ThreadContext context =
          ThreadContext.current()
              .with(CurrentFrame.LAYOUT, layout)
              .with(CurrentStage.STAGE, new CurrentStage(m -> scene.cast().shows((Mobject<?>) m)))
              .with(Degrees.LISTENER, runner::degrees)
              .with(RunNotes.CURRENT, runner.notes())
              .with(ScreenTexts.CURRENT, runner.texts())
              .with(LightColors.LOOK, runner.view()::isLight);
      StageResult result =
          SceneLocale.during(
              () ->
                  context.during(
                      () -> Theme.following(scene::ownTheme, () -> perform(scene, runner))));
      runner.requirePassed();
      return result;
    } catch (SceneException e) {
      throw failure(runner, e);
    } catch (ObserverFailure e) {
      throw e.unwrapped();
    }
  }

  /**
   * Runs {@code action} on this thread. Mobjects that are created during it record the author's
   * line; see {@link zoetrope.mobject.Mobject#creationSite}.
   */
  public static <T> T notingCreations(Supplier<T> action) {
    return Creations.withLines(CallSite::ofCaller).during(action);
  }

  /**
   * Returns the exception to throw for a failure of the scene: the observer's exception if the
   * scene has only wrapped it.
   */
  private static RuntimeException failure(SceneRunner runner, SceneException thrown) {
    try {
      runner.requirePassed();
      return thrown;
    } catch (ObserverFailure e) {
      return e.unwrapped();
    }
  }

  private static StageResult perform(Scene scene, SceneRunner runner) {
    try {
      runner.begin();
      scene.construct();
      return runner.finish(true);
    } catch (FrameEmitter.Stop e) {
      return runner.finish(false);
    } catch (ObserverFailure e) {
      throw e;
    } catch (CancellationException e) {
      throw runner.run().isStopped() ? e : runner.failed(e);
    } catch (Throwable e) { // Authors can throw anything, including undeclared checked exceptions.
      throw runner.failed(e);
    }
  }

  private static void setParameters(Scene scene, StageSettings settings) {
    try {
      scene.parameterValues(
          WrittenLanguages.parameters(scene, settings.parameters(), settings.voice()));
    } catch (IllegalArgumentException e) {
      throw new SceneException(e.getMessage(), e, "", 0);
    }
  }
}
