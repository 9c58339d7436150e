package zoetrope.scene;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Shows an observer the moments it asked for, while the clock passes them. */
final class ObserverSchedule {
  /** Shows nothing to nobody. */
  static final StageObserver NOBODY = new StageObserver() {};

  private final StageObserver observer;
  private final StageView view;
  private final Deque<Time> moments = new ArrayDeque<>();
  private PlayRecord play;

  ObserverSchedule(StageObserver observer, StageView view) {
    this.observer = observer;
    this.view = view;
  }

  /** A call begins. Throws {@link IllegalArgumentException} for moments outside it. */
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
    observer.called(record, view);
  }

  /** The next moment before {@code t}, which the clock has to stop at; null when there is none. */
  Time nextBefore(Time t) {
    Time next = moments.peek();
    return next != null && next.compareTo(t) < 0 ? next : null;
  }

  /** The clock stands at {@code t}, and everything with it. */
  void reached(Time t) {
    while (!moments.isEmpty() && moments.peek().equals(t)) {
      moments.remove();
      observer.at(play, t.minus(play.start()), view);
    }
  }

  /** The call has ended. */
  void ended() {
    moments.clear();
    observer.ended(play, view);
  }
}
