package zoetrope.internal.render.still;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import zoetrope.frame.Frame;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Section;
import zoetrope.scene.StageObserver;

/**
 * An observer of a scene that stores the frames with given numbers. Other frames are not computed,
 * and the scene stops after the last of these numbers.
 */
final class ChosenFrames implements StageObserver {
  private final TreeSet<Long> numbers;
  private final Map<Long, Frame> frames = new HashMap<>();

  ChosenFrames(List<Long> numbers) {
    this.numbers = new TreeSet<>(numbers);
  }

  /** Returns the frame with a number, or null if the scene did not reach it. */
  Frame frame(long number) {
    return frames.get(number);
  }

  @Override
  public FrameRange wanted(long next, List<Section> sections) {
    Long number = numbers.ceiling(next);
    return FrameRange.only(number == null ? numbers.last() : number);
  }

  @Override
  public boolean leavesEarly() {
    return true;
  }

  @Override
  public void frame(Frame frame, long number, long count) {
    frames.put(number, frame);
  }
}
