package zoetrope.scene;

import java.util.function.Supplier;
import zoetrope.frame.Frame;

/**
 * Passes the wanted frames to a sink, delayed by one: the last frame of a scene shows its end
 * state, and which one is the last is known only at the end.
 */
final class FrameEmitter {
  private final FrameRange range;
  private final FrameSink sink;
  private Frame pending;
  private long pendingCount;
  private Frame endState;
  private long next;

  FrameEmitter(FrameRange range, FrameSink sink) {
    this.range = range;
    this.sink = sink;
  }

  /** Whether frame {@code k} is wanted. */
  boolean wants(long k) {
    return k >= range.from() && k < range.to();
  }

  /** The first wanted frame at or after {@code k}. */
  long nextWanted(long k) {
    return k < range.to() ? Math.max(k, range.from()) : Long.MAX_VALUE;
  }

  /**
   * Emits {@code count} equal frames from {@code first} on, taken by {@code snapshot} if any is
   * wanted.
   *
   * @throws Stop if no later frame is wanted
   */
  void put(long first, long count, Supplier<Frame> snapshot) {
    if (count <= 0) {
      return;
    }
    next = first + count;
    endState = null;
    long from = Math.max(first, range.from());
    long to = Math.min(next, range.to());
    if (first >= range.to() && range.to() > range.from()) {
      flush();
      throw new Stop();
    }
    if (from < to) {
      Frame frame = snapshot.get();
      flush();
      pending = frame;
      pendingCount = to - from;
    }
    if (next > range.to() && range.to() > range.from()) {
      flush();
      throw new Stop();
    }
  }

  /**
   * To be called when a play or a moving pause has ended: takes the end state, in case the scene
   * ends here.
   */
  void arrived(Supplier<Frame> snapshot) {
    if (pending != null && next <= range.to()) {
      endState = snapshot.get();
    }
  }

  /**
   * Ends the scene: if it ended with a movement, the last frame shows the end state. A scene
   * without frames gets one, taken by {@code snapshot}.
   */
  void close(Supplier<Frame> snapshot) {
    if (next == 0 && wants(0)) {
      sink.accept(snapshot.get(), 1);
    } else if (endState != null && !endState.showsSameAs(pending)) {
      pendingCount--;
      flush();
      sink.accept(endState, 1);
    } else {
      flush();
    }
  }

  private void flush() {
    if (pending != null && pendingCount > 0) {
      sink.accept(pending, pendingCount);
    }
    pending = null;
    pendingCount = 0;
  }

  /** Leaves construct() early; not an Exception, so that authors' catch clauses let it through. */
  static final class Stop extends Error {
    private static final long serialVersionUID = 1;

    Stop() {
      super("all wanted frames were emitted", null, false, false);
    }
  }
}
