package zoetrope.lint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import zoetrope.frame.Camera;
import zoetrope.internal.lint.objects.Looks;
import zoetrope.internal.lint.objects.ObjectNames;
import zoetrope.internal.lint.objects.StageTexts;
import zoetrope.internal.lint.outline.Box;
import zoetrope.lint.report.FoundObject;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.AbstractLine;
import zoetrope.scene.Fault;
import zoetrope.scene.StageView;

/**
 * A check for shapes that are partly outside of the frame at the end of a play. Shapes that are
 * larger than the frame from the start, or cover it, are backgrounds. Lines may lead out of the
 * frame, unless they were moved there from inside, or lose the tip of an arrow.
 */
final class MarginCheck {
  /** How far a shape may leave the frame, in units. */
  private static final double MAX_OUTSIDE = 0.1;

  /** Shapes that are more than this many times the size of the frame are backgrounds. */
  private static final double MAX_SIZE = 1.1;

  /** A line that was only moved keeps its width and height up to this length, in units. */
  private static final double MAX_GROWTH = 0.05;

  private final ObjectNames names;

  /** The keys of faults that the end of a play showed. */
  private final Set<String> resting = new HashSet<>();

  /** The shapes that have been inside the frame, with their last boxes there. */
  private final Map<Mobject<?>, Box> inside = new IdentityHashMap<>();

  /** The keys of faults of shapes that have been inside the frame before. */
  private final Set<String> left = new HashSet<>();

  private List<FrameFault> last = List.of();

  MarginCheck(ObjectNames names) {
    this.names = names;
  }

  /**
   * Whether a fault with this key counts: the end of a play showed it, and the shape was inside the
   * frame before, or is still outside at the end. A shape that enters the frame does not count.
   */
  boolean counts(String key) {
    return resting.contains(key)
        && (left.contains(key) || last.stream().anyMatch(fault -> fault.key().equals(key)));
  }

  /** Notes the faults that the end of a play shows. */
  void ended() {
    last.forEach(fault -> resting.add(fault.key()));
  }

  /**
   * Finds the faults of a frame.
   *
   * @param looks the looks of the top-level mobjects
   */
  List<FrameFault> of(StageView stage, Map<Mobject<?>, Looks.Look> looks, StageTexts texts) {
    List<FrameFault> faults = new ArrayList<>();
    Set<Mobject<?>> withText = Collections.newSetFromMap(new IdentityHashMap<>());
    texts.texts().forEach(text -> withText.add(text.whole()));
    if (stage.currentCamera().equals(Camera.DEFAULT)) {
      Box frame = Box.of(stage.frameSize());
      looks.forEach(
          (m, look) -> {
            if (look.shapes() != null && !withText.contains(m)) {
              check(m, look, frame, faults);
            }
          });
    }
    last = faults;
    return faults;
  }

  private void check(Mobject<?> m, Looks.Look look, Box frame, List<FrameFault> faults) {
    Box box = look.shapes();
    if (frame.expanded(MAX_OUTSIDE).contains(box)) {
      inside.put(m, box);
    } else if (look.isClosed() ? isCut(m, box, frame) : isLineCut(m, box, frame)) {
      String what = names.of(m) + " leaves the frame";
      String where = String.format(Locale.ROOT, " at %s", box.place());
      FoundObject object = names.found(m, m, box);
      boolean hasUpdater = names.isUnder(m, m, Mobject::hasActiveUpdaters);
      FaultFix fix = Fixes.into(frame, box, object, hasUpdater);
      FrameFault fault =
          new FrameFault(
              Fault.CUT,
              FrameFault.Level.FAULT,
              " " + what,
              () -> new FrameFault.Words(List.of(object), what, where, fix));
      faults.add(fault);
      if (inside.containsKey(m) || !look.isClosed()) {
        left.add(fault.key());
      }
    }
  }

  private boolean isCut(Mobject<?> m, Box box, Box frame) {
    boolean isLarge =
        box.width() > MAX_SIZE * frame.width() || box.height() > MAX_SIZE * frame.height();
    return box.overlaps(frame) && !box.contains(frame) && (inside.containsKey(m) || !isLarge);
  }

  /** Whether lines were moved out of the frame in part, or an arrow points out of it. */
  private boolean isLineCut(Mobject<?> m, Box box, Box frame) {
    Box before = inside.get(m);
    boolean isMoved =
        before != null
            && Math.abs(before.width() - box.width()) < MAX_GROWTH
            && Math.abs(before.height() - box.height()) < MAX_GROWTH;
    if (isMoved || !TextFaults.isArrow(m)) {
      return isMoved && box.touches(frame);
    }
    AbstractLine<?> arrow = (AbstractLine<?>) m;
    return frame.contains(arrow.start().x(), arrow.start().y())
        && !frame.expanded(MAX_OUTSIDE).contains(arrow.end().x(), arrow.end().y());
  }
}
