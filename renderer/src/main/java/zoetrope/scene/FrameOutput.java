package zoetrope.scene;

import java.lang.reflect.UndeclaredThrowableException;
import zoetrope.frame.Frame;
import zoetrope.internal.mobject.CurrentRun;

/**
 * Passes frames to an observer. What that throws is distinguished from the scene's own exceptions,
 * and ends the run also where the scene catches whatever its plays throw.
 */
final class FrameOutput {
  private final CurrentRun run;
  private final StageObserver observer;
  private final SubtitleBurner burner;
  private ObserverFailure failure;

  /** Passes frames on; {@code burner} may be null. */
  FrameOutput(CurrentRun run, StageObserver observer, SubtitleBurner burner) {
    this.run = run;
    this.observer = observer;
    this.burner = burner;
  }

  /** Passes a frame that stands for {@code count} equal ones, the first with this number. */
  void pass(Frame frame, long number, long count) {
    run.pass(
        () -> {
          requireNoFailure();
          try {
            if (burner == null) {
              observer.frame(frame, number, count);
            } else {
              burner.pass(frame, number, count, observer);
            }
          } catch (Throwable e) { // Also what is not declared.
            failure = new ObserverFailure(e);
            throw failure;
          }
        });
  }

  /** Throws again what the observer has thrown, if anything. */
  void requireNoFailure() {
    if (failure != null) {
      throw failure;
    }
  }

  /** Carries an exception of the observer through the author's code. */
  static final class ObserverFailure extends Error {
    private static final long serialVersionUID = 1;

    ObserverFailure(Throwable cause) {
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
