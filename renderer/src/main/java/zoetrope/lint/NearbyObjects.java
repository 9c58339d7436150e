package zoetrope.lint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zoetrope.frame.Item;
import zoetrope.frame.Leaf;
import zoetrope.internal.lint.objects.ObjectNames;
import zoetrope.internal.lint.objects.StageRoots;
import zoetrope.internal.lint.objects.VisibleText;
import zoetrope.internal.lint.outline.Box;
import zoetrope.internal.lint.outline.ProjectedOutline;
import zoetrope.mobject.Mobject;

/** The objects of a frame that a text may clash with after a move. */
final class NearbyObjects {
  /**
   * An area disturbs a text if it covers more than this share of the text's box, and also leaves
   * more than this share free.
   */
  private static final double MIN_SHARE = 0.02;

  private static final double MIN_OPACITY = 0.3;

  /** Half the width of the lines around areas, in frame units. */
  private static final double HALF_LINE = 0.02;

  private static final double ROUNDING = 1e-6;

  private final FrameView view;
  private final StageRoots roots;
  private final ObjectNames names;

  /** The visible shapes that are not part of a text; null until they are needed. */
  private List<Item.Shape> shapes;

  NearbyObjects(FrameView view, StageRoots roots, ObjectNames names) {
    this.view = view;
    this.roots = roots;
    this.names = names;
  }

  /**
   * Returns the name of an object that a text would clash with in a box; empty if there is none.
   */
  Optional<String> at(VisibleText text, Box box) {
    for (VisibleText other : view.texts()) {
      if (other != text && isCloser(text, box, other.box())) {
        return Optional.of(other.name());
      }
    }
    for (Item.Shape shape : shapes()) {
      if (box.touches(view.outlines().of(shape).box())
          && disturbed(shape, box) > disturbed(shape, text.box()) + ROUNDING) {
        Mobject<?> owner = (Mobject<?>) view.owners().get(shape);
        return Optional.of(names.of(owner, roots.of(owner, view.mobjects())));
      }
    }
    return Optional.empty();
  }

  /** Whether a box overlaps {@code other} more than the present box of the text does. */
  private static boolean isCloser(VisibleText text, Box box, Box other) {
    return box.touches(other)
        && (!text.box().touches(other)
            || box.intersection(other).area() > text.box().intersection(other).area() + ROUNDING);
  }

  private List<Item.Shape> shapes() {
    if (shapes == null) {
      Set<Mobject<?>> glyphs = Collections.newSetFromMap(new IdentityHashMap<>());
      view.texts().forEach(text -> text.parts().forEach(part -> glyphs.addAll(part.family())));
      shapes = new ArrayList<>();
      for (Leaf leaf : view.leaves()) {
        if (leaf.item() instanceof Item.Shape shape
            && leaf.opacity() * shape.opacity() >= MIN_OPACITY
            && view.owners().get(shape) instanceof Mobject<?> owner
            && !glyphs.contains(owner)) {
          shapes.add(shape);
        }
      }
    }
    return shapes;
  }

  /** Returns which share of a box an area or a line makes hard to read, from 0 to 1 for each. */
  private double disturbed(Item.Shape shape, Box box) {
    ProjectedOutline outline = view.outlines().of(shape);
    double area =
        shape.style().fill().opacity() < MIN_OPACITY ? 0 : outline.mask(box).area() / box.area();
    double line =
        shape.style().stroke().isInvisible()
            ? 0
            : outline.line(HALF_LINE, box).mask(box).area() / box.area();
    return line + (area > MIN_SHARE && area < 1 - MIN_SHARE ? area : 0);
  }
}
