package zoetrope.scene;

import java.util.function.Supplier;
import zoetrope.frame.Frame;

/**
 * Passes on the frames that are wanted, one behind: the last frame of a scene shows its end state,
 * and that it is the last is known only at the end.
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
   * Frames {@code first} to {@code first + count - 1} look like what {@code snapshot} takes. Throws
   * {@link Stop} when no later frame is wanted.
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

  /** Something that moved has come to its end, which may be that of the scene. */
  void arrived(Supplier<Frame> snapshot) {
    if (pending != null && next <= range.to()) {
      endState = snapshot.get();
    }
  }

  /**
   * The scene is over: if it ended with something that moved, its last frame shows the end state. A
   * scene without any frame has one that shows {@code snapshot}.
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
      super("the frames that were wanted are there", null, false, false);
    }
  }
}
