package zoetrope.lint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageView;

/** A check of the texts at the end of every play and pause. A fault that lasts is reported once. */
final class TextCheck implements StageObserver {
  private final ObjectNames names;
  private final List<Finding> findings = new ArrayList<>();

  /** The places in {@code findings} of the faults that the last frame showed. */
  private Map<String, Integer> open = new LinkedHashMap<>();

  /** The numbers of the texts that were visible. */
  private final Set<Integer> seen = new HashSet<>();

  private Frame lastFrame;
  private OutlineCache outlines;

  private final MovementCheck movement;

  TextCheck(ObjectNames names, MovementCheck movement) {
    this.names = names;
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
    IdentityHashMap<Item, Object> owners = new IdentityHashMap<>();
    Frame frame = stage.frame(owners);
    double now = play.start().plus(play.duration()).seconds();
    if (lastFrame != null && frame.showsSameAs(lastFrame)) {
      open.values().forEach(i -> findings.set(i, findings.get(i).seenUntil(now)));
    } else {
      lastFrame = frame;
      look(play, stage, frame, owners, now);
    }
    movement.ended(play, open.keySet());
  }

  private void look(
      PlayRecord play, StageView stage, Frame frame, Map<Item, Object> owners, double now) {
    outlines = new OutlineCache(frame.camera(), outlines);
    Map<String, Integer> present = new LinkedHashMap<>();
    TextFaults found = TextFaults.of(names, outlines, stage, frame, owners);
    found.texts().forEach(text -> seen.add(text.id()));
    for (FrameFault fault : found.faults()) {
      Integer known = open.get(fault.key());
      if (present.containsKey(fault.key())) {
        continue;
      }
      if (known == null) {
        present.put(fault.key(), findings.size());
        double from = movement.since(fault.key()).orElse(now);
        findings.add(fault.at(play, Math.min(from, now)).seenUntil(now));
      } else {
        present.put(fault.key(), known);
        findings.set(known, findings.get(known).seenUntil(now));
      }
    }
    open = present;
  }
}
