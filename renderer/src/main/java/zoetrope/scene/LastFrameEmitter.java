package zoetrope.scene;

import java.util.function.Supplier;
import zoetrope.frame.Frame;

/**
 * Passes nothing but the last frame of a scene. Which one that is shows at the end, so that a
 * picture is kept of the end of each play and pause.
 */
final class LastFrameEmitter implements FrameTaker {
  private final FrameSink sink;
  private boolean begun;
  private Frame last;

  LastFrameEmitter(FrameSink sink) {
    this.sink = sink;
  }

  @Override
  public boolean wants(long k) {
    return false;
  }

  @Override
  public long nextWanted(long k) {
    return Long.MAX_VALUE;
  }

  @Override
  public void put(long first, long count, Supplier<Frame> snapshot) {
    begun |= count > 0;
  }

  @Override
  public void hold(long first, long count, Supplier<Frame> snapshot) {
    if (count > 0) {
      begun = true;
      last = snapshot.get();
    }
  }

  @Override
  public void arrived(Supplier<Frame> snapshot) {
    if (begun) {
      last = snapshot.get();
    }
  }

  @Override
  public void close(Supplier<Frame> snapshot) {
    sink.accept(begun ? last : snapshot.get(), 1);
  }
}
