package zoetrope.internal.lint.objects;

import zoetrope.color.Color;
import zoetrope.frame.Item;
import zoetrope.internal.lint.outline.Box;
import zoetrope.internal.lint.outline.OutlineCache;
import zoetrope.internal.lint.outline.ProjectedOutline;

/** A glyph of a text as the viewer sees it. Its outline is computed when it is needed. */
public final class VisibleGlyph {
  private final Item item;
  private final Box reach;
  private final OutlineCache outlines;

  /** The outline; null until it is computed. */
  private ProjectedOutline outline;

  VisibleGlyph(Item item, Box reach, OutlineCache outlines) {
    this.item = item;
    this.reach = reach;
    this.outlines = outlines;
  }

  public Item item() {
    return item;
  }

  /** Returns a box around the glyph that may be too large, but is fast to compute. */
  public Box reach() {
    return reach;
  }

  public ProjectedOutline outline() {
    if (outline == null) {
      outline = outlines.of(item);
    }
    return outline;
  }

  public Box box() {
    return outline().box();
  }

  boolean intersects(Box region) {
    return reach.overlaps(region) && box().overlaps(region);
  }

  /** Returns the colour of the glyph; null for an image such as an emoji. */
  public Color color() {
    return item instanceof Item.Shape s ? s.style().fill().firstColor() : null;
  }

  /** Returns the convex hull of the glyph. */
  public ProjectedOutline hull() {
    return outline().hull();
  }

  /** Returns the area of the glyph, in square units. */
  public double area() {
    return outline().area();
  }

  /** Returns the area of the glyph's convex hull, in square units. */
  public double hullArea() {
    return hull().area();
  }
}
