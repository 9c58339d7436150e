package zoetrope.scene;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import zoetrope.frame.Frame;

/** Looks at the stage when one frame is taken, and at the end state if that is shown instead. */
final class InspectingEmitter<T> extends FrameEmitter {
  private final Supplier<T> inspection;
  private T seen;
  private T end;

  InspectingEmitter(long frame, StageView view, Function<StageView, T> inspector) {
    super(FrameRange.only(frame), (taken, count) -> {});
    this.inspection = () -> inspector.apply(view);
  }

  /** What was seen; empty when the scene has no such frame. */
  Optional<T> seen() {
    return Optional.ofNullable(end != null ? end : seen);
  }

  @Override
  public void put(long first, long count, Supplier<Frame> snapshot) {
    end = count > 0 ? null : end;
    super.put(first, count, () -> look(snapshot));
  }

  @Override
  public void arrived(Supplier<Frame> snapshot) {
    super.arrived(
        () -> {
          end = inspection.get();
          return snapshot.get();
        });
  }

  @Override
  public void close(Supplier<Frame> snapshot) {
    super.close(() -> look(snapshot));
  }

  private Frame look(Supplier<Frame> snapshot) {
    seen = inspection.get();
    return snapshot.get();
  }
}
