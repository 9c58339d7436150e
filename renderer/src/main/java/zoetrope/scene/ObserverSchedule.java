package zoetrope.scene;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import zoetrope.internal.scene.CallSite;

/** Calls an observer at the moments it asked for, when the clock reaches them. */
final class ObserverSchedule {
  private final StageObserver observer;
  private final StageView view;
  private final Deque<Time> moments = new ArrayDeque<>();
  private PlayRecord play;

  ObserverSchedule(StageObserver observer, StageView view) {
    this.observer = observer;
    this.view = view;
  }

  /** To be called before the scene is run. */
  void began() {
    tell(() -> observer.began(view));
  }

  /**
   * To be called when a play or pause begins.
   *
   * @throws IllegalArgumentException for moments that are not in order or outside the call
   */
  void called(PlayRecord record) {
    play = record;
    List<Time> wanted = observer.moments(record);
    Time last = Time.ZERO;
    for (Time t : wanted) {
      if (t.compareTo(last) < 0 || t.compareTo(record.duration()) > 0) {
        throw new IllegalArgumentException(
            "the moment " + t.seconds() + " s of a call is not in order, or after its end");
      }
      last = t;
      moments.add(record.start().plus(t));
    }
    tell(() -> observer.called(record, view));
  }

  /** The next moment before {@code t}, at which the clock has to stop; null if there is none. */
  Time nextBefore(Time t) {
    Time next = moments.peek();
    return next != null && next.compareTo(t) < 0 ? next : null;
  }

  /** To be called when the clock and the mobjects have reached {@code t}. */
  void reached(Time t) {
    while (!moments.isEmpty() && moments.peek().equals(t)) {
      moments.remove();
      tell(() -> observer.at(play, t.minus(play.start()), view));
    }
  }

  /** To be called when the play or pause has ended. */
  void ended() {
    moments.clear();
    tell(() -> observer.ended(play, view));
  }

  /**
   * An observer that has seen enough ends the run, which is no failure of the scene. What is thrown
   * in the scene's own code, which the observer looks at, is one.
   */
  private void tell(Runnable call) {
    try {
      call.run();
    } catch (CancellationException e) {
      if (isOfScene(e)) {
        throw e;
      }
      throw new FrameOutput.ObserverFailure(e);
    }
  }

  private boolean isOfScene(CancellationException e) {
    String observers = observer.getClass().getNestHost().getName();
    return Arrays.stream(e.getStackTrace())
        .map(StackTraceElement::getClassName)
        .takeWhile(name -> !name.equals(ObserverSchedule.class.getName()))
        .anyMatch(
            name ->
                CallSite.isAuthors(name)
                    && !name.equals(observers)
                    && !name.startsWith(observers + "$"));
  }
}
