package zoetrope.lint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zoetrope.lint.report.Finding;
import zoetrope.lint.report.FoundObject;
import zoetrope.scene.Fault;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageView;

/** A check of the texts at the end of every play and pause. A fault that lasts is reported once. */
final class TextCheck implements StageObserver {
  private final List<Finding> findings = new ArrayList<>();

  /** The places in {@code findings} of the faults that the last frame showed. */
  private Map<String, Integer> open = new LinkedHashMap<>();

  /** The numbers of the texts that were visible. */
  private final Set<Integer> seen = new HashSet<>();

  /** The state of the stage at the end of the last play. */
  private long version;

  private final TextFaults texts;
  private final MovementCheck movement;

  TextCheck(TextFaults texts, MovementCheck movement) {
    this.texts = texts;
    this.movement = movement;
  }

  /** Returns the findings, ordered by time. */
  List<Finding> findings() {
    return findings;
  }

  /** Returns the number of texts that were visible. */
  int count() {
    return seen.size();
  }

  @Override
  public void ended(PlayRecord play, StageView stage) {
    double now = play.start().plus(play.duration()).seconds();
    long shown = texts.look(stage);
    if (shown == version) {
      open.values().forEach(i -> findings.set(i, findings.get(i).seenUntil(now)));
    } else {
      version = shown;
      look(play, now);
    }
    movement.ended(play, open.keySet());
  }

  private void look(PlayRecord play, double now) {
    Map<String, Integer> present = new LinkedHashMap<>();
    Map<String, List<FrameFault>> fresh = new LinkedHashMap<>();
    List<FrameFault> faults = texts.resting();
    texts.texts().forEach(text -> seen.add(text.id()));
    for (FrameFault fault : faults) {
      Integer known = open.get(fault.key());
      if (known == null) {
        fresh.computeIfAbsent(group(fault, now), key -> new ArrayList<>()).add(fault);
      } else if (present.put(fault.key(), known) == null) {
        findings.set(known, findings.get(known).seenUntil(now));
      }
    }
    for (List<FrameFault> group : fresh.values()) {
      group.forEach(fault -> present.put(fault.key(), findings.size()));
      double from = Math.min(now, movement.since(group.get(0).key()).orElse(now));
      findings.add(together(group).at(play, from).seenUntil(now));
    }
    open = present;
  }

  /**
   * Returns a key that is equal for faults that are reported together, such as those of many small
   * texts.
   */
  private String group(FrameFault fault, double now) {
    return isOfMany(fault)
        ? fault.kind() + " " + movement.since(fault.key()).orElse(now)
        : fault.key();
  }

  private static boolean isOfMany(FrameFault fault) {
    return fault.kind() == Fault.SMALL
        || fault.kind() == Fault.TINY_NUMBERS
        || fault.kind() == Fault.FAINT
        || fault.kind() == Fault.TIP;
  }

  private static FrameFault together(List<FrameFault> group) {
    FrameFault one = group.get(0);
    if (group.size() == 1 || !isOfMany(one)) {
      return one;
    }
    String more = " and " + (group.size() - 1) + " more";
    FrameFault.Words words = one.words();
    List<FoundObject> objects = group.stream().flatMap(f -> f.words().objects().stream()).toList();
    return new FrameFault(
        one.kind(),
        one.level(),
        "",
        () -> new FrameFault.Words(objects, words.what(), more, FaultFix.of(words.fix().words())));
  }
}
