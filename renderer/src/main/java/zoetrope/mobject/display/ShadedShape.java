package zoetrope.mobject.display;

import zoetrope.frame.Item;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Styles;

/**
 * A flat shape in space under a light. If nothing changed, the result is the same object as before.
 */
public final class ShadedShape {
  private final Shading shading;
  private Shading used;
  private Item from;
  private Vec seenFrom;
  private Item lit;

  public ShadedShape(Shading shading) {
    this.shading = shading;
  }

  public Shading shading() {
    return shading;
  }

  /**
   * Returns the item in the colours that are seen from {@code eye}, in the light that {@code out}
   * has.
   */
  public Item of(Item item, Vec eye, DisplayListBuilder out) {
    if (!(item instanceof Item.Shape shape) || shape.isFace()) {
      return item;
    }
    Shading now = out.lit(shading);
    if (item != from || !now.equals(used) || now.dependsOnEye() && !eye.equals(seenFrom)) {
      from = item;
      used = now;
      seenFrom = eye;
      lit = shade(shape, now, eye);
    }
    return lit;
  }

  private static Item shade(Item.Shape shape, Shading shading, Vec eye) {
    Affine place = shape.transform();
    Vec middle = place.apply(shape.path().bounds().center());
    Vec normal = normal(shape.path(), place);
    Style style = shape.style();
    Style shaded =
        style
            .withFill(style.fill().withColors(c -> shading.shade(c, middle, normal, eye)))
            .withStroke(Styles.stroke(style.stroke(), c -> shading.shade(c, middle, normal, eye)));
    return shape.withStyle(shaded);
  }

  /** Returns the unit normal of the area that the path encloses counter-clockwise. */
  private static Vec normal(Path path, Affine place) {
    Vec area = Vec.ZERO;
    for (int k = 0; k < path.subpathCount(); k++) {
      int start = path.subpathStart(k);
      Vec first = place.apply(path.point(start));
      Vec before = first;
      for (int c = 1; c <= path.curveCount(k); c++) {
        Vec next = place.apply(path.point(start + 3 * c));
        area = area.plus(before.minus(first).cross(next.minus(first)));
        before = next;
      }
    }
    return area.normalized();
  }
}
