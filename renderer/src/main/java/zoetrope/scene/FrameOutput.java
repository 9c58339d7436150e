package zoetrope.scene;

import java.lang.reflect.UndeclaredThrowableException;
import zoetrope.frame.Frame;
import zoetrope.internal.mobject.CurrentRun;

/**
 * An output that passes frames to an observer. An exception of the observer is wrapped, so that it
 * differs from the scene's own exceptions. The wrapped exception ends the run even if the scene
 * catches everything that its plays throw.
 */
final class FrameOutput {
  private final CurrentRun run;
  private final StageObserver observer;
  private final SubtitleBurner burner;
  private ObserverFailure failure;

  /** Creates an output; {@code burner} may be null. */
  FrameOutput(CurrentRun run, StageObserver observer, SubtitleBurner burner) {
    this.run = run;
    this.observer = observer;
    this.burner = burner;
  }

  /**
   * Passes a frame that stands for {@code count} equal frames; the first of them is frame {@code
   * number}.
   */
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
          } catch (Throwable e) { // Including undeclared checked exceptions.
            failure = new ObserverFailure(e);
            throw failure;
          }
        });
  }

  /** Throws the observer's exception again, if there was one. */
  void requireNoFailure() {
    if (failure != null) {
      throw failure;
    }
  }

  /** An error that carries an exception of the observer through the author's code. */
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
