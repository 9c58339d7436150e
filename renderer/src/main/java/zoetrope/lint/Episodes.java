package zoetrope.lint;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import zoetrope.lint.report.Finding;
import zoetrope.scene.PlayRecord;

/** The times when frames show faults. Times without the fault end an episode. */
final class Episodes {
  /**
   * The minimum length of an episode that viewers notice, in seconds. At the end of a scene, they
   * also notice shorter ones.
   */
  private static final double MIN_SECONDS = 0.3;

  private final Map<String, Shown> open = new LinkedHashMap<>();
  private final List<Shown> closed = new ArrayList<>();

  /** A fault with the play where it begins. */
  private record Shown(PlayRecord play, Episode episode) {
    void lasts(long frame) {
      episode.add(episode.last(), frame, 1);
    }
  }

  /** Adds the faults of a frame, which must come after the frames that were added before. */
  void add(long frame, PlayRecord play, List<FrameFault> faults) {
    Map<String, FrameFault> present = new LinkedHashMap<>();
    faults.forEach(fault -> present.putIfAbsent(fault.key(), fault));
    open.forEach(
        (key, shown) -> {
          shown.lasts(frame - 1);
          if (!present.containsKey(key)) {
            closed.add(shown);
          }
        });
    open.keySet().retainAll(present.keySet());
    present.forEach(
        (key, fault) -> open.putIfAbsent(key, new Shown(play, new Episode(fault, frame, 1))));
  }

  /**
   * Returns the findings of a scene.
   *
   * @param end the number of frames of the scene
   * @param wanted whether a fault counts
   */
  List<Finding> findings(double framesPerSecond, long end, Predicate<FrameFault> wanted) {
    List<Shown> all = new ArrayList<>(closed);
    all.removeIf(shown -> shown.episode.frames() < MIN_SECONDS * framesPerSecond);
    open.values().forEach(shown -> shown.lasts(end - 1));
    all.addAll(open.values());
    return all.stream()
        .filter(shown -> wanted.test(shown.episode.fault()))
        .map(shown -> finding(shown, framesPerSecond))
        .toList();
  }

  private static Finding finding(Shown shown, double framesPerSecond) {
    Episode episode = shown.episode;
    return episode
        .fault()
        .at(shown.play, episode.start(framesPerSecond) / framesPerSecond)
        .seenUntil(episode.until() / framesPerSecond);
  }
}
