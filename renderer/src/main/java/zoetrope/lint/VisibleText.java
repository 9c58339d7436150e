package zoetrope.lint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import zoetrope.frame.Item;
import zoetrope.frame.Leaf;
import zoetrope.frame.Paint;
import zoetrope.mobject.Mobject;

/** A text as it is seen: the outlines of its glyphs. */
final class VisibleText {
  /** What is fainter is not seen. */
  private static final double VISIBLE = 0.05;

  private final String name;
  private final List<? extends Mobject<?>> parts;
  private final Mobject<?> whole;
  private final List<ProjectedOutline> glyphs = new ArrayList<>();
  private final Set<Paint> fills = new HashSet<>();
  private Box box = Box.EMPTY;
  private int order;
  private double opacity;

  /** A text of {@code parts}, which are {@code whole} or within it. */
  VisibleText(String name, List<? extends Mobject<?>> parts, Mobject<?> whole) {
    this.name = name;
    this.parts = parts;
    this.whole = whole;
  }

  /** What stands on the stage by itself and contains the text. */
  Mobject<?> whole() {
    return whole;
  }

  /** Adds what a glyph shows, unless that is a line alone; {@code place} in the frame's order. */
  void add(Leaf leaf, int place, OutlineCache outlines) {
    Item item = leaf.item();
    double own = item instanceof Item.Shape s ? s.style().fill().opacity() : item.opacity();
    double seen = leaf.opacity() * own;
    if (seen > VISIBLE) {
      ProjectedOutline outline = outlines.of(item);
      if (!outline.box().isEmpty()) {
        glyphs.add(outline);
        box = box.union(outline.box());
        order = Math.max(order, place);
        opacity = Math.max(opacity, seen);
        if (item instanceof Item.Shape s) {
          fills.add(s.style().fill());
        }
      }
    }
  }

  /** What it says, and its class. */
  String name() {
    return name;
  }

  /** Whether all that it is made of is in a set. */
  boolean isOf(Set<Mobject<?>> mobjects) {
    return mobjects.containsAll(parts);
  }

  /** Whether both have the same colours; a copy in another colour lies on a text to mark it. */
  boolean isColoredAs(VisibleText other) {
    return fills.equals(other.fills);
  }

  /** What its glyphs fit in. */
  Box box() {
    return box;
  }

  /** The number of its last glyph in the frame's order of painting. */
  int order() {
    return order;
  }

  /** The opacity of its strongest glyph, in (0.05, 1]; 0 when none is seen. */
  double opacity() {
    return opacity;
  }

  /** The height of its highest glyph. */
  double glyphHeight() {
    return glyphs.stream().mapToDouble(g -> g.box().height()).max().orElse(0);
  }

  /** The cells of a box that its glyphs cover. */
  CoverageMask mask(Box region) {
    CoverageMask mask = new CoverageMask(region);
    for (ProjectedOutline glyph : glyphs) {
      if (!glyph.box().intersection(region).isEmpty()) {
        glyph.fill(mask);
      }
    }
    return mask;
  }

  /** How far it is out of the frame, in words; empty when it is inside. */
  String beyond(Box frame, double slack) {
    StringBuilder sides = new StringBuilder();
    append(sides, "left", frame.left() - box.left(), slack);
    append(sides, "right", box.right() - frame.right(), slack);
    append(sides, "top", box.top() - frame.top(), slack);
    append(sides, "bottom", frame.bottom() - box.bottom(), slack);
    return sides.toString();
  }

  private static void append(StringBuilder sides, String side, double by, double slack) {
    if (by > slack) {
      sides.append(sides.length() == 0 ? "" : ", ");
      sides.append(String.format(Locale.ROOT, "%s by %.2f", side, by));
    }
  }
}
