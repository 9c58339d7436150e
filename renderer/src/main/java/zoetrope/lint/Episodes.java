package zoetrope.lint;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import zoetrope.lint.report.Finding;
import zoetrope.scene.PlayRecord;

/** The times in which frames show faults. Times without the fault end an episode. */
final class Episodes {
  /** Shorter episodes are not noticed, in seconds, unless the scene ends with them. */
  private static final double MIN_SECONDS = 0.3;

  private final Map<String, Episode> open = new LinkedHashMap<>();
  private final List<Episode> closed = new ArrayList<>();

  /** The frames from {@code from} to {@code until}, in which a fault is visible. */
  private record Episode(FrameFault fault, PlayRecord play, long from, long until) {
    Episode until(long frame) {
      return new Episode(fault, play, from, frame);
    }
  }

  /** Adds the faults of a frame, which must come after the frames that were added before. */
  void add(long frame, PlayRecord play, List<FrameFault> faults) {
    Map<String, FrameFault> present = new LinkedHashMap<>();
    faults.forEach(fault -> present.putIfAbsent(fault.key(), fault));
    for (Iterator<Map.Entry<String, Episode>> all = open.entrySet().iterator(); all.hasNext(); ) {
      Map.Entry<String, Episode> entry = all.next();
      if (!present.containsKey(entry.getKey())) {
        closed.add(entry.getValue().until(frame - 1));
        all.remove();
      }
    }
    present.forEach((key, fault) -> open.putIfAbsent(key, new Episode(fault, play, frame, frame)));
  }

  /**
   * Returns the findings, ordered by time.
   *
   * @param end the number of frames of the scene
   */
  List<Finding> findings(double framesPerSecond, long end) {
    return findings(framesPerSecond, end, fault -> true);
  }

  /** Does the same for some faults. */
  List<Finding> findings(double framesPerSecond, long end, Predicate<FrameFault> wanted) {
    List<Episode> all = new ArrayList<>(closed);
    all.removeIf(e -> e.until - e.from + 1 < MIN_SECONDS * framesPerSecond);
    open.values().forEach(e -> all.add(e.until(end - 1)));
    return all.stream()
        .filter(e -> wanted.test(e.fault))
        .map(e -> finding(e, framesPerSecond))
        .toList();
  }

  private static Finding finding(Episode episode, double framesPerSecond) {
    return episode
        .fault
        .at(episode.play, episode.from / framesPerSecond)
        .seenUntil(episode.until / framesPerSecond);
  }
}
