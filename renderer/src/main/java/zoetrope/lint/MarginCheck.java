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
import zoetrope.frame.Item;
import zoetrope.frame.Leaf;
import zoetrope.mobject.Mobject;
import zoetrope.scene.Fault;
import zoetrope.scene.StageView;

/**
 * A check for closed shapes that are partly outside of the frame at the end of a play. Shapes that
 * are larger than the frame are backgrounds, and lines may lead out of the frame.
 */
final class MarginCheck {
  /** How far a shape may leave the frame, in units. */
  private static final double MAX_OUTSIDE = 0.1;

  /** Shapes that exceed the frame by more, as a share of its size, are backgrounds. */
  private static final double MAX_SIZE = 1.1;

  private static final double MIN_OPACITY = 0.2;

  private final ObjectNames names;

  /** The keys of faults that the end of a play showed. */
  private final Set<String> resting = new HashSet<>();

  /** The shapes that have been inside the frame. */
  private final Set<Mobject<?>> inside = Collections.newSetFromMap(new IdentityHashMap<>());

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
   * @param items the items of each top-level mobject
   */
  List<FrameFault> of(StageView stage, Map<Mobject<?>, List<Item>> items, StageTexts texts) {
    List<FrameFault> faults = new ArrayList<>();
    Set<Mobject<?>> withText = Collections.newSetFromMap(new IdentityHashMap<>());
    texts.texts().forEach(text -> withText.add(text.whole()));
    if (stage.camera().toCamera().equals(Camera.DEFAULT)) {
      Box frame = Box.of(stage.frameSize());
      items.forEach(
          (m, own) -> {
            if (!withText.contains(m)) {
              check(m, own, frame, texts, faults);
            }
          });
    }
    last = faults;
    return faults;
  }

  private void check(
      Mobject<?> m, List<Item> items, Box frame, StageTexts texts, List<FrameFault> faults) {
    Box box = Box.EMPTY;
    for (Leaf leaf : Leaf.of(items)) {
      if (!(leaf.item() instanceof Item.Shape shape) || shape.isFace() || !isClosed(shape)) {
        return;
      }
      if (leaf.opacity() * shape.opacity() >= MIN_OPACITY) {
        box = box.union(texts.outlines().reach(shape, shape.bounds()));
      }
    }
    boolean isInside = frame.expanded(MAX_OUTSIDE).contains(box);
    if (isInside) {
      inside.add(m);
    }
    if (isInside
        || box.intersection(frame).isEmpty()
        || box.width() > MAX_SIZE * frame.width()
        || box.height() > MAX_SIZE * frame.height()) {
      return;
    }
    String what = names.of(m) + " leaves the frame";
    String where = String.format(Locale.ROOT, " at %s", box.place());
    FrameFault fault = new FrameFault(Fault.CUT, List.of(names.found(m, m, box)), what, where, "");
    faults.add(fault);
    if (inside.contains(m)) {
      left.add(fault.key());
    }
  }

  private static boolean isClosed(Item.Shape shape) {
    for (int i = 0; i < shape.path().subpathCount(); i++) {
      if (!shape.path().isClosed(i)) {
        return false;
      }
    }
    return true;
  }
}
