package zoetrope.lint;

import java.util.ArrayList;
import java.util.List;
import zoetrope.frame.Item;
import zoetrope.frame.Leaf;
import zoetrope.frame.Paint;

/** What hides other things: opaque areas and pictures. */
final class Occluders {
  private static final double OPAQUE = 0.98;
  private static final int SAMPLES = 5;

  private record Occluder(int place, ProjectedOutline outline) {}

  private final List<Occluder> occluders = new ArrayList<>();

  /** The occluders of a frame with these leaves. */
  Occluders(List<Leaf> leaves, OutlineCache outlines) {
    for (int i = 0; i < leaves.size(); i++) {
      Leaf leaf = leaves.get(i);
      if (leaf.isPlain() && leaf.opacity() >= OPAQUE && isOpaque(leaf.item())) {
        occluders.add(new Occluder(i, outlines.of(leaf.item())));
      }
    }
  }

  private static boolean isOpaque(Item item) {
    if (item instanceof Item.Image image) {
      int[] argb = image.source().argb();
      return image.opacity() >= OPAQUE
          && argb[0] >>> 24 == 0xff
          && argb[argb.length / 2] >>> 24 == 0xff;
    }
    if (item instanceof Item.Inset inset) {
      return inset.opacity() >= OPAQUE;
    }
    if (item instanceof Item.Mesh mesh) {
      return mesh.opacity() >= OPAQUE;
    }
    Paint fill =
        item instanceof Item.Shape s ? s.style().fill() : ((Item.Face) item).style().fill();
    return fill instanceof Paint.Solid solid && solid.color().alpha() >= OPAQUE;
  }

  /** Whether something painted after number {@code place} hides the box. */
  boolean hide(Box box, int place) {
    for (Occluder occluder : occluders) {
      if (occluder.place > place
          && occluder.outline.box().contains(box)
          && covers(occluder.outline, box)) {
        return true;
      }
    }
    return false;
  }

  private static boolean covers(ProjectedOutline outline, Box box) {
    for (int i = 0; i < SAMPLES * SAMPLES; i++) {
      double x = box.left() + box.width() * (0.02 + 0.96 * (i % SAMPLES) / (SAMPLES - 1));
      double y = box.bottom() + box.height() * (0.02 + 0.96 * (i / SAMPLES) / (SAMPLES - 1));
      if (!outline.contains(x, y)) {
        return false;
      }
    }
    return true;
  }
}
