package zoetrope.scene;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import zoetrope.internal.scene.CallSite;
import zoetrope.mobject.display.Creations;

/** A schedule that calls an observer at the moments it asked for, when the clock reaches them. */
final class ObserverSchedule {
  private final StageObserver observer;
  private final StageView view;
  private final Deque<Time> moments = new ArrayDeque<>();
  private PlayRecord play;

  ObserverSchedule(StageObserver observer, StageView view) {
    this.observer = observer;
    this.view = view;
  }

  void began() {
    tell(() -> observer.began(view));
  }

  /**
   * Tells the observer that a play or pause begins, and asks for its moments.
   *
   * @throws IllegalArgumentException if the moments are not in order, or are after the end of the
   *     call
   */
  void called(PlayRecord record) {
    play = record;
    List<Time> wanted = Creations.uncounted(() -> observer.moments(record));
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

  /**
   * Returns the next moment when the clock must stop, if it is before {@code t}; otherwise null.
   */
  Time nextBefore(Time t) {
    Time next = moments.peek();
    return next != null && next.compareTo(t) < 0 ? next : null;
  }

  /** Calls the observer for the moment {@code t}, which the clock and the mobjects have reached. */
  void reached(Time t) {
    while (!moments.isEmpty() && moments.peek().equals(t)) {
      moments.remove();
      tell(() -> observer.at(play, t.minus(play.start()), view));
    }
  }

  void stated(Statement statement) {
    tell(() -> observer.stated(statement, view));
  }

  void ended() {
    moments.clear();
    tell(() -> observer.ended(play, view));
  }

  /**
   * Calls the observer. An observer may end the run with a {@link CancellationException}; this is
   * not a failure of the scene. A {@link CancellationException} from code of the scene that the
   * observer called is a failure of the scene.
   */
  private void tell(Runnable call) {
    try {
      Creations.uncounted(
          () -> {
            call.run();
            return null;
          });
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
