package zoetrope.scene;

import java.util.function.Supplier;
import zoetrope.frame.Frame;

/**
 * Passes the wanted frames to a sink, delayed by one: the last frame of a scene shows its end
 * state, and which one is the last is known only at the end.
 */
class FrameEmitter implements FrameTaker {
  private FrameRange range;
  private final FrameSink sink;
  private Frame pending;
  private long pendingCount;
  private Frame endState;
  private long next;

  FrameEmitter(FrameRange range, FrameSink sink) {
    this.range = range;
    this.sink = sink;
  }

  /** Other frames are wanted from now on; if none, the last one is not wanted any more. */
  final void want(FrameRange newRange) {
    range = newRange;
    if (newRange.equals(FrameRange.NONE)) {
      pending = null;
    }
  }

  @Override
  public boolean wants(long k) {
    return k >= range.from() && k < range.to();
  }

  @Override
  public long nextWanted(long k) {
    return k < range.to() ? Math.max(k, range.from()) : Long.MAX_VALUE;
  }

  /** What is done when no later frame is wanted: the scene is left. */
  void leave() {
    throw new Stop();
  }

  /** Takes a picture, of frame {@code number} and perhaps later ones. */
  Frame taken(long number, Supplier<Frame> snapshot) {
    return snapshot.get();
  }

  @Override
  public void put(long first, long count, Supplier<Frame> snapshot) {
    if (count <= 0) {
      return;
    }
    next = first + count;
    endState = null;
    long from = Math.max(first, range.from());
    long to = Math.min(next, range.to());
    if (first >= range.to() && range.to() > range.from()) {
      flush();
      leave();
    }
    if (from < to) {
      Frame frame = taken(from, snapshot);
      flush();
      pending = frame;
      pendingCount = to - from;
    }
    if (next > range.to() && range.to() > range.from()) {
      flush();
      leave();
    }
  }

  @Override
  public void arrived(Supplier<Frame> snapshot) {
    if (pending != null && next <= range.to()) {
      endState = taken(next - 1, snapshot);
    }
  }

  @Override
  public void close(Supplier<Frame> snapshot) {
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
