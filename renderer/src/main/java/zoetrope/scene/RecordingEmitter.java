package zoetrope.scene;

import java.util.List;
import java.util.function.Supplier;
import zoetrope.frame.Frame;

/** Passes the frames to a recorder that it wants, and lets the scene run to its end. */
final class RecordingEmitter extends FrameEmitter {
  private final FrameRecorder recorder;
  private List<Section> sections = List.of();

  /** {@code sink} passes frames on to {@code recorder}. */
  RecordingEmitter(FrameRecorder recorder, FrameSink sink) {
    super(recorder.wanted(List.of()), sink);
    this.recorder = recorder;
  }

  @Override
  void leave() {}

  @Override
  Frame taken(long number, Supplier<Frame> snapshot) {
    return recorder.taken(number, snapshot);
  }

  @Override
  public void put(long first, long count, Supplier<Frame> snapshot) {
    super.put(first, count, snapshot);
    if (count > 0) {
      recorder.passed(first + count);
    }
    want(recorder.wanted(sections));
  }

  @Override
  public void began(List<Section> begun) {
    sections = begun;
    want(recorder.wanted(sections));
  }

  @Override
  public void called(Supplier<StageResult> soFar) {
    recorder.called(soFar);
  }

  @Override
  public void failed(Supplier<StageResult> soFar) {
    recorder.failed(soFar);
  }
}
