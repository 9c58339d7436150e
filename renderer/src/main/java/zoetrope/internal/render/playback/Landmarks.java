package zoetrope.internal.render.playback;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import zoetrope.frame.Frame;
import zoetrope.internal.render.pipeline.FrameRun;

/**
 * Frames of a scene at regular distances. A preview shows the landmark nearest to the requested
 * frame until this frame is ready. The distance doubles when the memory is full. Not thread-safe.
 */
final class Landmarks {
  private static final long FIRST_STRIDE = 30;

  private final long capacity;
  private final TreeMap<Long, Landmark> landmarks = new TreeMap<>();
  private long stride = FIRST_STRIDE;
  private long weight;

  private record Landmark(Frame frame, long weight) {}

  Landmarks(long capacity) {
    this.capacity = capacity;
  }

  /** Returns the first landmark position at or after {@code position}. */
  long next(long position) {
    return Math.floorDiv(position + stride - 1, stride) * stride;
  }

  /**
   * Adds the frame of a run (a series of equal frames) if a landmark position is within the run.
   */
  void add(FrameRun run) {
    if (next(run.number()) >= run.number() + run.count() || landmarks.containsKey(run.number())) {
      return;
    }
    FrameInterner interner = new FrameInterner();
    Landmark landmark = new Landmark(interner.intern(run.frame()), interner.weight());
    landmarks.put(run.number(), landmark);
    weight += landmark.weight();
    while (weight > capacity && !landmarks.isEmpty()) {
      thin();
    }
  }

  private void thin() {
    stride *= 2;
    long last = Long.MIN_VALUE;
    for (var each = landmarks.entrySet().iterator(); each.hasNext(); ) {
      Map.Entry<Long, Landmark> entry = each.next();
      if (last != Long.MIN_VALUE && entry.getKey() - last < stride) {
        weight -= entry.getValue().weight();
        each.remove();
      } else {
        last = entry.getKey();
      }
    }
    if (landmarks.size() == 1 && weight > capacity) {
      clear();
    }
  }

  /**
   * Returns the landmark that is nearest to a frame, with the landmark's number; empty if there is
   * none.
   */
  Optional<FrameRun> nearest(long number) {
    Map.Entry<Long, Landmark> before = landmarks.floorEntry(number);
    Map.Entry<Long, Landmark> after = landmarks.ceilingEntry(number);
    boolean later =
        before == null || after != null && after.getKey() - number < number - before.getKey();
    Map.Entry<Long, Landmark> found = later ? after : before;
    return Optional.ofNullable(found)
        .map(entry -> new FrameRun(entry.getValue().frame(), entry.getKey(), 1));
  }

  void clear() {
    landmarks.clear();
    weight = 0;
  }
}
