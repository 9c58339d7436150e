package zoetrope.internal.scene;

import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.color.Color;
import zoetrope.frame.CornerPaint;
import zoetrope.frame.DisplayList;
import zoetrope.frame.Frame;
import zoetrope.frame.InsetView;
import zoetrope.frame.Item;
import zoetrope.frame.ItemVisitor;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.internal.mobject.LightColors;

/**
 * Turns frames for a dark screen into dark ink on a light background, with {@link LightColors}. A
 * light background is kept. Images are not changed. Not thread-safe.
 */
public final class LightLook {
  private final Map<Color, Color> colors = new HashMap<>();

  /**
   * The converted items of the previous frame, by identity. Items that did not change are converted
   * to the same object.
   */
  private IdentityHashMap<Item, Item> known = new IdentityHashMap<>();

  private IdentityHashMap<Item, Item> used = new IdentityHashMap<>();

  public Frame of(Frame frame) {
    DisplayList.Builder items = new DisplayList.Builder();
    frame.items().forEach(item -> items.add(of(item)));
    known = used;
    used = new IdentityHashMap<>();
    return new Frame(frame.camera(), background(frame.background()), items.build(), frame.size());
  }

  /**
   * Returns the converted form of an item in the last frame; {@code item} itself if it was not
   * converted.
   */
  public Item shown(Item item) {
    return known.getOrDefault(item, item);
  }

  private Item of(Item item) {
    Item converted = used.get(item);
    if (converted == null) {
      converted = known.get(item);
      converted = converted == null ? item.accept(new Conversion()) : converted;
      used.put(item, converted);
    }
    return converted;
  }

  private List<Item> converted(List<Item> items) {
    return items.stream().map(this::of).toList();
  }

  private final class Conversion implements ItemVisitor<Item> {
    @Override
    public Item shape(Item.Shape shape) {
      return shape.withStyle(style(shape.style()));
    }

    @Override
    public Item mesh(Item.Mesh m) {
      CornerPaint corners =
          m.corners() == null
              ? null
              : new CornerPaint(argb(m.corners().colors()), m.corners().texture());
      return new Item.Mesh(
          m.polygons(),
          m.transform(),
          m.order(),
          argb(m.colors()),
          m.opacity(),
          m.fixed(),
          corners);
    }

    @Override
    public Item depthGroup(Item.DepthGroup group) {
      return new Item.DepthGroup(
          converted(group.items()), group.lifts(), group.sheets(), group.fixed());
    }

    @Override
    public Item image(Item.Image image) {
      return image;
    }

    @Override
    public Item inset(Item.Inset inset) {
      InsetView v = inset.view();
      InsetView view =
          new InsetView(
              converted(v.items()),
              v.camera(),
              v.fixedCamera(),
              v.aspect(),
              v.strokeScale(),
              background(v.background()));
      return new Item.Inset(view, inset.transform(), inset.opacity(), inset.fixed());
    }

    @Override
    public Item layer(Item.Layer layer) {
      return new Item.Layer(converted(layer.items()), layer.compositing());
    }
  }

  private Style style(Style style) {
    return new Style(
        paint(style.fill()), style.fillBorder(), stroke(style.stroke()), stroke(style.behind()));
  }

  private Stroke stroke(Stroke stroke) {
    return stroke.isInvisible() ? stroke : stroke.withPaint(paint(stroke.paint()));
  }

  private Paint paint(Paint paint) {
    return paint.isInvisible() ? paint : paint.withColors(this::ink);
  }

  private int[] argb(int[] colors) {
    return Arrays.stream(colors).map(c -> ink(Color.ofArgb(c)).toArgb()).toArray();
  }

  private Color background(Color color) {
    return color.alpha() == 0 || LightColors.isLight(color) ? color : ink(color);
  }

  private Color ink(Color color) {
    return colors.computeIfAbsent(color, LightColors::of);
  }
}
