package zoetrope.lint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zoetrope.scene.Fault;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageView;

/**
 * A check of the texts while something moves. It finds texts that overlap, clash with shapes or
 * leave the frame only in the middle of a play, and when a fault that lasts begins. Short faults
 * are ignored.
 */
final class MovementCheck implements StageObserver {
  /** Shorter faults are not noticed, in seconds. */
  private static final double MIN_SECONDS = 0.3;

  /** The maximum number of frames that are checked in a second. */
  private static final double MAX_RATE = 30;

  private final ObjectNames names;
  private final StageTexts stageTexts;
  private final List<Finding> findings = new ArrayList<>();

  /** The faults of the last frame, by key. */
  private Map<String, Episode> now = new LinkedHashMap<>();

  /** The longest episode of each fault that has passed in the current play, by key. */
  private final Map<String, Episode> passed = new LinkedHashMap<>();

  /** The faults of the first frame of the current play. */
  private final Set<String> first = new HashSet<>();

  private boolean begins;
  private double framesPerSecond = 1;

  /** The frames from {@code from} to {@code until}, in which a fault is visible. */
  private record Episode(FrameFault fault, long from, long until) {
    Episode until(long frame) {
      return new Episode(fault, from, frame);
    }

    long frames() {
      return until - from + 1;
    }

    static Episode longer(Episode a, Episode b) {
      return b.frames() > a.frames() ? b : a;
    }
  }

  MovementCheck(ObjectNames names) {
    this.names = names;
    this.stageTexts = new StageTexts(names);
  }

  /** Returns the findings, ordered by time. */
  List<Finding> findings() {
    return findings;
  }

  /**
   * Returns when a fault that is visible at the end of a play became visible, in seconds; empty if
   * no frame showed it.
   */
  Optional<Double> since(String key) {
    return Optional.ofNullable(now.get(key)).map(episode -> episode.from / framesPerSecond);
  }

  @Override
  public void called(PlayRecord play, StageView stage) {
    begins = true;
    passed.clear();
    first.clear();
  }

  /** Returns the texts of the frame that was checked last. */
  StageTexts texts() {
    return stageTexts;
  }

  /**
   * Checks a frame, unless too many frames would be checked in a second. Returns whether it did.
   */
  boolean frame(long number, StageView stage) {
    framesPerSecond = stage.rate().perSecond();
    long step = (long) Math.ceil(framesPerSecond / MAX_RATE);
    if (!begins && number % step != 0) {
      return false;
    }
    List<FrameFault> faults =
        TextFaults.moving(names, stageTexts, stage, stage.camera().toCamera());
    if (stageTexts.haveChanged()) {
      Map<String, Episode> next = new LinkedHashMap<>();
      for (FrameFault fault : faults) {
        if (fault.kind() == Fault.DUPLICATE) {
          first.add(
              FrameFault.key(
                  Fault.OVERLAP, fault.what())); // A copy leaves its text, or arrives at it.
          continue;
        }
        Episode before = now.get(fault.key());
        next.put(
            fault.key(),
            before == null ? new Episode(fault, number, number) : before.until(number));
      }
      now.forEach(
          (key, episode) -> {
            if (!next.containsKey(key)) {
              passed.merge(key, episode, Episode::longer);
            }
          });
      now = next;
    } else {
      now.replaceAll((key, episode) -> episode.until(number));
    }
    if (begins) {
      begins = false;
      first.addAll(now.keySet());
    }
    return true;
  }

  /** Reports the faults that passed in a play, except those that its end shows. */
  void ended(PlayRecord play, Set<String> atEnd) {
    passed.forEach(
        (key, episode) -> {
          boolean isLong = episode.frames() / framesPerSecond >= MIN_SECONDS;
          if (isLong && !first.contains(key) && !atEnd.contains(key)) {
            findings.add(finding(play, episode));
          }
        });
    passed.clear();
  }

  private Finding finding(PlayRecord play, Episode episode) {
    FrameFault fault = episode.fault;
    boolean overlap = fault.kind() == Fault.OVERLAP;
    String what =
        overlap ? fault.what().replaceFirst(TextFaults.OVERLAP + "$", " cross") : fault.what();
    Fault passing =
        overlap ? Fault.CROSSING : fault.kind() == Fault.CLASH ? Fault.PASSING : fault.kind();
    double from = episode.from / framesPerSecond;
    double until = episode.until / framesPerSecond;
    return new Finding(passing, play, from, until, fault.objects(), what + fault.where());
  }
}
