package zoetrope.internal.render.playback;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import zoetrope.frame.Frame;
import zoetrope.internal.render.pipeline.FrameRun;

/**
 * Frames at even distances, for who wants a picture from near a moment at once. The more frames a
 * scene has, the farther apart they are. Not for several threads at once.
 */
final class Landmarks {
  private static final long FIRST_STRIDE = 30;

  private final long capacity;
  private final TreeMap<Long, Landmark> kept = new TreeMap<>();
  private long stride = FIRST_STRIDE;
  private long weight;

  private record Landmark(Frame frame, long weight) {}

  /** Landmarks of {@code capacity} bytes as estimated. */
  Landmarks(long capacity) {
    this.capacity = capacity;
  }

  /** The first frame at or behind {@code position} that is one. */
  long next(long position) {
    return Math.floorDiv(position + stride - 1, stride) * stride;
  }

  /** Takes a run when it is one. */
  void add(FrameRun run) {
    if (next(run.number()) >= run.number() + run.count() || kept.containsKey(run.number())) {
      return;
    }
    FrameInterner interner = new FrameInterner();
    Landmark landmark = new Landmark(interner.intern(run.frame()), interner.weight());
    kept.put(run.number(), landmark);
    weight += landmark.weight();
    while (weight > capacity && !kept.isEmpty()) {
      thin();
    }
  }

  /** Doubles the distance. */
  private void thin() {
    stride *= 2;
    long last = Long.MIN_VALUE;
    for (var each = kept.entrySet().iterator(); each.hasNext(); ) {
      Map.Entry<Long, Landmark> entry = each.next();
      if (last != Long.MIN_VALUE && entry.getKey() - last < stride) {
        weight -= entry.getValue().weight();
        each.remove();
      } else {
        last = entry.getKey();
      }
    }
    if (kept.size() == 1 && weight > capacity) {
      clear();
    }
  }

  /** The one that is nearest to a frame, with its number. */
  Optional<FrameRun> nearest(long number) {
    Map.Entry<Long, Landmark> before = kept.floorEntry(number);
    Map.Entry<Long, Landmark> after = kept.ceilingEntry(number);
    boolean later =
        before == null || after != null && after.getKey() - number < number - before.getKey();
    Map.Entry<Long, Landmark> found = later ? after : before;
    return Optional.ofNullable(found)
        .map(entry -> new FrameRun(entry.getValue().frame(), entry.getKey(), 1));
  }

  void clear() {
    kept.clear();
    weight = 0;
  }
}
