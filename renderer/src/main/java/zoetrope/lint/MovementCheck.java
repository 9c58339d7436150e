package zoetrope.lint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zoetrope.internal.lint.objects.StageTexts;
import zoetrope.lint.report.Finding;
import zoetrope.lint.report.FixEdit;
import zoetrope.scene.Fault;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageView;

/**
 * A check of the texts while something moves. It finds faults that are visible only in the middle
 * of a play: texts that overlap, clash with shapes or leave the frame. For a fault that lasts, it
 * finds when the fault begins. Short faults are ignored.
 */
final class MovementCheck implements StageObserver {
  /** The minimum duration, in seconds, of a fault that viewers notice. */
  private static final double MIN_SECONDS = 0.3;

  /**
   * Viewers notice two texts that are hard to read for at least this time, in seconds. The texts
   * must also touch for {@link #MIN_SECONDS}.
   */
  private static final double MIN_CROSSING_SECONDS = 0.2;

  /** The minimum duration, in seconds, of a clash with a shape that viewers notice. */
  private static final double MIN_PASSING_SECONDS = 0.13;

  /** Viewers miss a part of a text that is hardly visible for at least this time, in seconds. */
  private static final double MIN_LOST_SECONDS = 0.5;

  /**
   * Viewers miss a large part of a text that shapes hide for at least this time, in seconds. A swap
   * of two objects takes longer.
   */
  private static final double MIN_COVERED_SECONDS = 0.3;

  /** Viewers miss a small part of a text that shapes hide for at least this time, in seconds. */
  private static final double MIN_PART_SECONDS = 0.6;

  /**
   * The minimum duration, in seconds, of a clash with a shape that an updater moves or redraws.
   * Such a clash disturbs viewers as much as a clash at rest.
   */
  private static final double MIN_CLASH_SECONDS = 1;

  /** The maximum gap, in seconds, between two episodes of one fault. */
  private static final double MAX_GAP_SECONDS = 1;

  /** The maximum number of frames that are checked in a second. */
  private static final double MAX_RATE = 30;

  /**
   * The maximum number of frames that are checked in a second while the same objects touch in the
   * same way.
   */
  private static final double CALM_RATE = 15;

  private static final String MISMATCHED =
      "let the parts without a partner fade where they are: transformMatchingTex(...)"
          + ".fadeMismatches()";

  private final TextFaults texts;
  private final List<Finding> findings = new ArrayList<>();

  /** The state of the stage in the last frame. */
  private long version;

  /** The faults and touches of the last frame, by key. */
  private Map<String, Episode> now = new LinkedHashMap<>();

  /** The longest episode of each fault that has passed in the current play, by key. */
  private final Map<String, Episode> passed = new LinkedHashMap<>();

  /**
   * The keys of faults that are not reported in the current play: those of its first frame, and
   * overlaps of a text with its copy.
   */
  private final Set<String> first = new HashSet<>();

  private boolean begins;

  /** Whether the last two frames that were checked have the same faults and touches. */
  private boolean isCalm = true;

  private double framesPerSecond = 1;

  /** The last frame that was checked. */
  private long checked;

  /** The number of frames between the last two that were checked. */
  private long gap = 1;

  MovementCheck(TextFaults texts) {
    this.texts = texts;
  }

  /** Returns the findings, play by play. */
  List<Finding> findings() {
    return findings;
  }

  /**
   * Returns when a fault that is visible at the end of a play became visible, in seconds; empty if
   * no frame showed it.
   */
  Optional<Double> since(String key) {
    Episode episode = now.get(key);
    if (episode == null) {
      return Optional.empty();
    }
    long start = episode.start(framesPerSecond);
    Episode before = passed.get(key);
    boolean isOne =
        before != null
            && before.isFault()
            && start - before.until() <= MAX_GAP_SECONDS * framesPerSecond;
    return Optional.of((isOne ? before.start(framesPerSecond) : start) / framesPerSecond);
  }

  @Override
  public void called(PlayRecord play, StageView stage) {
    begins = true;
    texts.called();
    passed.clear();
    first.clear();
  }

  /** Returns the texts of the frame that was checked last. */
  StageTexts texts() {
    return texts.stageTexts();
  }

  /** Returns a number that grows when the stage changes. */
  long version() {
    return version;
  }

  /**
   * Checks a frame, unless too many frames would be checked in a second. Returns whether it did.
   */
  boolean frame(long number, StageView stage) {
    framesPerSecond = stage.rate().perSecond();
    if (!begins && !isTick(number)) {
      return false;
    }
    gap = begins ? 1 : number - checked;
    checked = number;
    long shown = texts.look(stage);
    if (shown == version) {
      now.values().forEach(episode -> episode.add(episode.last(), number, gap));
      isCalm = true;
    } else {
      version = shown;
      update(number, texts.moving(stage));
    }
    if (begins) {
      begins = false;
      now.forEach(
          (key, episode) -> {
            if (episode.isFault()) {
              first.add(key);
            }
          });
    }
    return true;
  }

  /** Returns the first frame of the current play from {@code next} on that is checked. */
  long nextChecked(long next) {
    long number = next;
    while (!begins && !isTick(number)) {
      number++;
    }
    return number;
  }

  /** Whether frame {@code number} of a play, which is not the first one, is checked. */
  private boolean isTick(long number) {
    double share = Math.min(1, (isCalm ? CALM_RATE : MAX_RATE) / framesPerSecond);
    return Math.floor(number * share + 1e-9) != Math.floor((number - 1) * share + 1e-9);
  }

  private void update(long number, List<FrameFault> faults) {
    Map<String, Episode> next = new LinkedHashMap<>();
    isCalm = true;
    for (FrameFault fault : faults) {
      if (fault.kind() == Fault.DUPLICATE) {
        // A copy leaves its text, or arrives at it.
        first.add(fault.key().replace(Fault.DUPLICATE.name(), Fault.OVERLAP.name()));
      }
      Episode before = now.get(fault.key());
      if (before == null) {
        next.put(fault.key(), new Episode(fault, number, gap));
        isCalm = false;
      } else {
        isCalm &= before.last().level() == fault.level();
        before.add(fault, number, gap);
        next.put(fault.key(), before);
      }
    }
    now.forEach(
        (key, episode) -> {
          if (!next.containsKey(key)) {
            passed.merge(key, episode, Episode::longer);
          }
        });
    isCalm &= next.size() == now.size();
    now = next;
  }

  /**
   * Reports the faults that ended within a play, if viewers notice them. Leaves out faults of the
   * first frame ({@link #first}) and of the last frame of the play.
   */
  void ended(PlayRecord play, Set<String> atEnd) {
    passed.forEach(
        (key, episode) -> {
          if (!first.contains(key) && !atEnd.contains(key)) {
            kind(episode).ifPresent(kind -> findings.add(finding(kind, play, episode)));
          }
        });
    passed.clear();
  }

  /** Returns the kind of finding for a fault that has passed; empty if it is not noticeable. */
  private Optional<Fault> kind(Episode episode) {
    double seconds = episode.frames() / framesPerSecond;
    double touched = episode.touched(framesPerSecond) / framesPerSecond;
    Fault kind = episode.fault().kind();
    return switch (kind) {
      case CUT, OUTSIDE -> seconds >= MIN_SECONDS ? Optional.of(kind) : Optional.empty();
      case OVERLAP ->
          touched >= MIN_SECONDS && seconds >= MIN_CROSSING_SECONDS
              ? Optional.of(Fault.CROSSING)
              : Optional.empty();
      case CONTRAST -> seconds >= MIN_LOST_SECONDS ? Optional.of(kind) : Optional.empty();
      case CLASH, PASSING ->
          episode.lost() / framesPerSecond >= MIN_COVERED_SECONDS
                  || episode.hidden() / framesPerSecond >= MIN_PART_SECONDS
              ? Optional.of(Fault.COVERED)
              : seconds >= MIN_CLASH_SECONDS && episode.fault().isByUpdater()
                  ? Optional.of(Fault.CLASH)
                  : episode.isFault() && touched >= MIN_PASSING_SECONDS
                      ? Optional.of(Fault.PASSING)
                      : Optional.empty();
      default -> Optional.empty();
    };
  }

  private Finding finding(Fault kind, PlayRecord play, Episode episode) {
    FrameFault.Words words = episode.fault().words();
    double from = episode.start(framesPerSecond) / framesPerSecond;
    double until = episode.until() / framesPerSecond;
    String what = words.what() + words.where();
    Finding finding = new Finding(kind, play, from, until, words.objects(), what);
    if (kind == Fault.COVERED) {
      Optional<FixEdit> front =
          words.objects().stream()
              .filter(object -> !object.text().isEmpty())
              .findFirst()
              .map(text -> new FixEdit.Layer(text, 1));
      return finding.withFix(kind.fix(), front);
    }
    return kind != Fault.CROSSING
        ? kind == Fault.CLASH ? words.fix().of(finding) : finding
        : play.description().contains("TransformMatching")
            ? finding.withFix(MISMATCHED)
            : words.fix().of(finding);
  }
}
