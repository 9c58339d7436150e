package zoetrope.internal.lint.objects;

import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.frame.Item;
import zoetrope.frame.Leaf;
import zoetrope.internal.lint.outline.Box;
import zoetrope.internal.lint.outline.OutlineCache;
import zoetrope.mobject.Mobject;
import zoetrope.scene.StageView;

/** The looks of the top-level mobjects of a frame. Mobjects that stay the same keep their look. */
public final class Looks {
  private static final double MIN_OPACITY = 0.2;

  private Map<Mobject<?>, Look> known = new IdentityHashMap<>();

  /**
   * The look of a mobject.
   *
   * @param items its items
   * @param hasFaces whether it has faces of surfaces or solids
   * @param shapes the box around its shapes; null if it has an image or a face
   * @param isClosed whether it has no open path
   * @param large a large area over the background, or null
   */
  public record Look(
      List<Item> items, boolean hasFaces, Box shapes, boolean isClosed, Large large) {}

  /** A large area, and the product of the opacities of all layers around it. */
  public record Large(Item.Shape shape, double opacity) {}

  /** Returns the looks of a frame, from back to front. */
  public Map<Mobject<?>, Look> of(StageView stage, StageTexts texts, double largeArea) {
    Map<Mobject<?>, Look> looks = new LinkedHashMap<>();
    Box frame = Box.of(stage.frameSize());
    for (Mobject<?> m : stage.mobjects()) {
      List<Item> items = texts.items(m);
      Look before = known.get(m);
      boolean isSame = before != null && before.items == items;
      looks.put(m, isSame ? before : look(items, texts.outlines(), frame, largeArea));
    }
    known = new IdentityHashMap<>(looks);
    return looks;
  }

  private static Look look(List<Item> items, OutlineCache outlines, Box frame, double largeArea) {
    boolean hasFaces = false;
    boolean isClosed = true;
    Box shapes = Box.EMPTY;
    Large large = null;
    for (Leaf leaf : Leaf.of(items)) {
      if (!(leaf.item() instanceof Item.Shape shape) || shape.isFace()) {
        hasFaces |= !(leaf.item() instanceof Item.Image);
        shapes = null;
        continue;
      }
      boolean mayBeLarge = large == null && !shape.style().fill().isInvisible();
      if (shapes == null && !mayBeLarge) {
        continue;
      }
      isClosed &= isClosed(shape);
      Box reach = outlines.reach(shape, shape.bounds());
      if (shapes != null && leaf.opacity() * shape.opacity() >= MIN_OPACITY) {
        shapes = shapes.union(reach);
      }
      Box shown = reach.intersection(frame);
      if (mayBeLarge && !shown.isEmpty() && shown.area() >= largeArea) {
        large = new Large(shape, leaf.opacity());
      }
    }
    return new Look(items, hasFaces, shapes, isClosed, large);
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
