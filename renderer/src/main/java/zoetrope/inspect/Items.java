package zoetrope.inspect;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import zoetrope.color.Color;
import zoetrope.frame.Item;
import zoetrope.frame.ItemVisitor;
import zoetrope.frame.Paint;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Resampling;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;

/** Functions that filter and recolour display lists. */
final class Items {
  private Items() {}

  /** Returns the items that satisfy {@code wanted}, inside their groups and layers. */
  static List<Item> only(List<Item> items, Predicate<Item> wanted) {
    List<Item> result = new ArrayList<>();
    for (Item item : items) {
      if (item instanceof Item.DepthGroup group) {
        Item.DepthGroup within = changed(group, member -> wanted.test(member) ? member : null);
        if (!within.items().isEmpty()) {
          result.add(within);
        }
      } else if (item instanceof Item.Layer layer) {
        List<Item> within = only(layer.items(), wanted);
        if (!within.isEmpty()) {
          result.add(new Item.Layer(within, layer.compositing()));
        }
      } else if (wanted.test(item)) {
        result.add(item);
      }
    }
    return result;
  }

  /**
   * Returns a group with each item replaced by {@code change}, which returns null to remove an
   * item.
   */
  static Item.DepthGroup changed(Item.DepthGroup group, UnaryOperator<Item> change) {
    int size = group.items().size();
    List<Item> items = new ArrayList<>(size);
    double[] lifts = new double[size];
    boolean[] sheets = new boolean[size];
    for (int i = 0; i < size; i++) {
      Item item = change.apply(group.items().get(i));
      if (item != null) {
        lifts[items.size()] = group.lifts()[i];
        sheets[items.size()] = group.sheets()[i];
        items.add(item);
      }
    }
    int left = items.size();
    return new Item.DepthGroup(
        items, Arrays.copyOf(lifts, left), Arrays.copyOf(sheets, left), group.fixed());
  }

  /** Returns the items. Those that satisfy {@code which} get a single colour. */
  static List<Item> tinted(List<Item> items, Predicate<Item> which, Color color) {
    List<Item> result = new ArrayList<>();
    for (Item item : items) {
      if (item instanceof Item.DepthGroup group) {
        result.add(
            changed(group, member -> which.test(member) ? inOneColor(member, color) : member));
      } else if (item instanceof Item.Layer layer) {
        result.add(new Item.Layer(tinted(layer.items(), which, color), layer.compositing()));
      } else {
        result.add(which.test(item) ? inOneColor(item, color) : item);
      }
    }
    return result;
  }

  /** Returns an item with the same outline in a single colour. */
  static Item inOneColor(Item item, Color color) {
    return item.accept(new Tint(color));
  }

  private record Tint(Color color) implements ItemVisitor<Item> {
    @Override
    public Item shape(Item.Shape shape) {
      return shape.withStyle(inOneColor(shape.style(), color));
    }

    @Override
    public Item mesh(Item.Mesh m) {
      int[] colors = new int[m.colors().length];
      Arrays.fill(colors, color.toArgb());
      return new Item.Mesh(m.polygons(), m.transform(), m.order(), colors, 1, m.fixed(), null);
    }

    @Override
    public Item depthGroup(Item.DepthGroup group) {
      return group;
    }

    @Override
    public Item image(Item.Image i) {
      RasterImage dot = new RasterImage(1, 1, new int[] {color.toArgb()});
      return new Item.Image(dot, i.transform(), 1, i.fixed(), Resampling.BILINEAR);
    }

    @Override
    public Item inset(Item.Inset inset) {
      return inset;
    }

    @Override
    public Item layer(Item.Layer layer) {
      return layer;
    }
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
