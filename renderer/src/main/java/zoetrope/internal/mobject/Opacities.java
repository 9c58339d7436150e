package zoetrope.internal.mobject;

import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.Style;

/** How much of items and paints is seen. */
public final class Opacities {
  private Opacities() {}

  /** How opaque an item is, from 0 to 1. */
  public static double of(Item item) {
    if (item instanceof Item.Image image) {
      return image.opacity();
    }
    if (item instanceof Item.Inset inset) {
      return inset.opacity();
    }
    if (item instanceof Item.Mesh mesh) {
      return mesh.opacity();
    }
    if (item instanceof Item.Layer layer) {
      double most = layer.items().stream().mapToDouble(Opacities::of).max().orElse(0);
      return layer.compositing().opacity() * most;
    }
    if (item instanceof Item.DepthGroup group) {
      return group.items().stream().mapToDouble(Opacities::of).max().orElse(0);
    }
    Style style = item instanceof Item.Shape s ? s.style() : ((Item.Face) item).style();
    double stroke = style.stroke().maxWidth() > 0 ? of(style.stroke().paint()) : 0;
    return Math.max(of(style.fill()), stroke);
  }

  /** The largest opacity of a paint. */
  public static double of(Paint paint) {
    if (paint instanceof Paint.Solid solid) {
      return solid.color().alpha();
    }
    if (paint instanceof Paint.StrokeGradient along) {
      return along.colors().stream().mapToDouble(c -> c.alpha()).max().orElse(0);
    }
    if (paint instanceof Paint.Pattern pattern) {
      return pattern.opacity();
    }
    return ((Paint.Gradient) paint)
        .stops().stream().mapToDouble(s -> s.color().alpha()).max().orElse(0);
  }
}
