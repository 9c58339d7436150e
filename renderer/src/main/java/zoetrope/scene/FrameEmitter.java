package zoetrope.scene;

import java.util.List;
import zoetrope.frame.Frame;
import zoetrope.mobject.display.Creations;

/**
 * An emitter that takes the frames that an observer wants, and passes them on with a delay of one
 * frame. The delay is necessary because the last frame of a scene shows its end state, and it is
 * known only at the end which frame is the last.
 */
final class FrameEmitter {
  private final StageObserver observer;
  private final StageView view;
  private final FrameOutput output;
  private List<Section> sections = List.of();
  private FrameRange range;

  /** The last frame that was taken, if it has not been passed on yet; otherwise null. */
  private Frame pending;

  private long pendingNumber;
  private long pendingCount;
  private Frame endState;

  /** A frame that is part of the video only if the scene continues; usually null. */
  private Doubtful doubtful;

  private long next;

  FrameEmitter(StageObserver observer, StageView view, FrameOutput output) {
    this.observer = observer;
    this.view = view;
    this.output = output;
    this.range = observer.wanted(0, sections);
  }

  boolean wants(long k) {
    return nextWanted(k) == k;
  }

  /** Returns the first wanted frame at or after {@code k}. */
  long nextWanted(long k) {
    FrameRange from = k < range.to() ? range : observer.wanted(k, sections);
    return k < from.to() ? Math.max(k, from.from()) : Long.MAX_VALUE;
  }

  /**
   * Advances by {@code count} equal frames, and takes one frame if any of them is wanted.
   *
   * @throws Stop if no later frame is wanted, and the observer leaves early
   */
  void put(long first, long count) {
    put(first, count, false, null);
  }

  /**
   * Advances by one frame if the scene continues. Use it for the last frame of a play or pause that
   * ends less than half a frame after this frame. If this play or pause is the last of the scene,
   * the frame is not part of the video.
   */
  void putIfGoingOn(long number, boolean atRest) {
    confirm();
    boolean taken = wants(number) || range.equals(FrameRange.END) && atRest;
    doubtful = new Doubtful(number, atRest, taken ? take(number) : null);
  }

  private void confirm() {
    if (doubtful != null) {
      Doubtful sure = doubtful;
      doubtful = null;
      put(sure.number, 1, sure.atRest, sure.frame);
    }
  }

  private record Doubtful(long number, boolean atRest, Frame frame) {}

  /**
   * Advances by {@code count} frames of a motionless pause. {@link #arrived} is not called after
   * it.
   */
  void hold(long first, long count) {
    put(first, count, true, null);
  }

  private void put(long first, long count, boolean atRest, Frame taken) {
    if (count > 0) {
      confirm();
      long part = range.to() - first;
      if (part > 0 && part < count && nextWanted(range.to()) < Long.MAX_VALUE) {
        // The observer wants later frames, too.
        put(first, part, atRest, taken);
        put(first + part, count - part, atRest, null);
        return;
      }
      next = first + count;
      endState = null;
      long from = Math.max(first, range.from());
      long to = Math.min(next, range.to());
      if (range.equals(FrameRange.END)) {
        pending = null;
        from = next - 1;
        to = atRest ? next : from;
      }
      if (from < to) {
        Frame frame = taken != null ? taken : take(from);
        flush();
        pending = frame;
        pendingNumber = from;
        pendingCount = to - from;
      }
      if (next > range.to() && range.to() > range.from()) {
        flush();
        if (observer.leavesEarly()) {
          throw new Stop();
        }
      }
      observer.passed(pending == null ? next : pendingNumber);
    }
    askWanted();
  }

  private Frame take(long number) {
    return Creations.uncounted(() -> observer.taken(number, view));
  }

  private void askWanted() {
    range = observer.wanted(next, sections);
    if (range.equals(FrameRange.NONE)) {
      pending = null;
    }
  }

  /** Takes the end state of a play or of a pause with updaters, in case the scene ends here. */
  void arrived() {
    boolean atEnd = isPendingLast() || doubtful != null && doubtful.frame != null;
    if (atEnd || next > 0 && range.equals(FrameRange.END)) {
      endState = take(next - 1);
    }
  }

  /** Asks the observer for the wanted frames again, because a section has begun. */
  void began(List<Section> begun) {
    sections = begun;
    askWanted();
  }

  /**
   * Ends a scene of {@code frames} frames. If it ended with a movement, the last frame shows the
   * end state. A scene without frames gets one frame.
   */
  void close(long frames) {
    if (frames > next && doubtful != null) {
      Frame end = endState;
      confirm();
      endState = end;
    }
    if (next == 0 && (wants(0) || range.equals(FrameRange.END))) {
      output.pass(take(0), 0, 1);
    } else if (isReplaced(next - 1)) {
      pendingCount--;
      flush();
      output.pass(endState, next - 1, 1);
    } else {
      flush();
    }
  }

  private boolean isReplaced(long last) {
    return endState != null
        && (isPendingLast()
            ? !endState.showsSameAs(pending)
            : wants(last) || range.equals(FrameRange.END));
  }

  private boolean isPendingLast() {
    return pending != null && next == pendingNumber + pendingCount;
  }

  private void flush() {
    if (pending != null && pendingCount > 0) {
      output.pass(pending, pendingNumber, pendingCount);
    }
    pending = null;
    pendingCount = 0;
  }

  /**
   * An error that leaves {@code construct()} early. It is not an exception, so that the author's
   * catch clauses let it through.
   */
  static final class Stop extends Error {
    private static final long serialVersionUID = 1;

    Stop() {
      super("all wanted frames were emitted", null, false, false);
    }
  }
}
