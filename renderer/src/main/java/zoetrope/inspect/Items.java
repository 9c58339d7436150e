package zoetrope.inspect;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import zoetrope.color.Color;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;

/** Takes display lists apart. */
final class Items {
  private Items() {}

  /** The items that are wanted, within the groups and layers that they are in. */
  static List<Item> only(List<Item> items, Predicate<Item> wanted) {
    List<Item> kept = new ArrayList<>();
    for (Item item : items) {
      if (item instanceof Item.DepthGroup group) {
        addGroup(group, wanted, kept);
      } else if (item instanceof Item.Layer layer) {
        List<Item> within = only(layer.items(), wanted);
        if (!within.isEmpty()) {
          kept.add(new Item.Layer(within, layer.compositing()));
        }
      } else if (wanted.test(item)) {
        kept.add(item);
      }
    }
    return kept;
  }

  private static void addGroup(Item.DepthGroup group, Predicate<Item> wanted, List<Item> kept) {
    List<Item> within = new ArrayList<>();
    double[] lifts = new double[group.items().size()];
    for (int i = 0; i < group.items().size(); i++) {
      if (wanted.test(group.items().get(i))) {
        lifts[within.size()] = group.lifts()[i];
        within.add(group.items().get(i));
      }
    }
    if (!within.isEmpty()) {
      kept.add(new Item.DepthGroup(within, Arrays.copyOf(lifts, within.size()), group.fixed()));
    }
  }

  /** An item of the same shape, all in one colour. */
  static Item inOneColor(Item item, Color color) {
    if (item instanceof Item.Shape s) {
      return new Item.Shape(s.path(), s.transform(), inOneColor(s.style(), color), s.fixed());
    }
    if (item instanceof Item.Face f) {
      return new Item.Face(f.path(), f.transform(), inOneColor(f.style(), color), f.fixed());
    }
    if (item instanceof Item.Mesh m) {
      int[] colors = new int[m.colors().length];
      Arrays.fill(colors, color.toArgb());
      return new Item.Mesh(m.polygons(), m.transform(), m.order(), colors, 1, m.fixed());
    }
    if (item instanceof Item.Image i) {
      RasterImage dot = new RasterImage(1, 1, new int[] {color.toArgb()});
      return new Item.Image(dot, i.transform(), 1, i.fixed());
    }
    return item;
  }

  private static Style inOneColor(Style style, Color color) {
    Paint paint = new Paint.Solid(color);
    return new Style(
        style.fill().isInvisible() ? Paint.NONE : paint,
        style.fillBorder(),
        inOneColor(style.stroke(), paint),
        inOneColor(style.behind(), paint));
  }

  private static Stroke inOneColor(Stroke stroke, Paint paint) {
    return stroke.isInvisible() ? Stroke.NONE : stroke.withPaint(paint);
  }
}
