package zoetrope.internal.scene;

import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.color.Color;
import zoetrope.color.SrgbCurve;
import zoetrope.frame.CornerPaint;
import zoetrope.frame.DisplayList;
import zoetrope.frame.Frame;
import zoetrope.frame.InsetView;
import zoetrope.frame.Item;
import zoetrope.frame.ItemVisitor;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;

/**
 * Turns frames for a dark screen into dark ink on a light background. A dark background becomes
 * light. The lightness of greys is inverted. Other colours keep their hue but become dark enough to
 * be read on white. Images are not changed. Not thread-safe.
 */
public final class LightLook {
  /** Backgrounds above this lightness, in OKLab, stay unchanged. */
  private static final double MIN_LIGHT_BACKGROUND = 0.6;

  /**
   * Colours with at least this chroma keep their hue; colours below are greys, which are inverted.
   */
  private static final double MIN_CHROMA_WITH_HUE = 0.08;

  /** The lightness of inverted bright colours: their contrast with white is at least 4.5. */
  private static final double MAX_INK_LIGHTNESS = 0.5;

  private static final double WHITE_INK_LIGHTNESS = 0.45;

  private final Map<Color, Color> colors = new HashMap<>();

  /**
   * The converted items of the previous frame, by identity. Items that did not change are converted
   * to the same object.
   */
  private IdentityHashMap<Item, Item> known = new IdentityHashMap<>();

  private IdentityHashMap<Item, Item> used = new IdentityHashMap<>();

  /** Whether a background is light. A frame with a light background needs no conversion. */
  public static boolean isLight(Color background) {
    return background.alpha() > 0 && Lab.of(background).lightness() > MIN_LIGHT_BACKGROUND;
  }

  /** Returns a frame in the light look. */
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

  private List<Item> all(List<Item> items) {
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
      return new Item.DepthGroup(all(group.items()), group.lifts(), group.sheets(), group.fixed());
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
              all(v.items()),
              v.camera(),
              v.fixedCamera(),
              v.aspect(),
              v.strokeScale(),
              background(v.background()));
      return new Item.Inset(view, inset.transform(), inset.opacity(), inset.fixed());
    }

    @Override
    public Item layer(Item.Layer layer) {
      return new Item.Layer(all(layer.items()), layer.compositing());
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
    return color.alpha() == 0 || isLight(color) ? color : ink(color);
  }

  private Color ink(Color color) {
    return colors.computeIfAbsent(color, LightLook::converted);
  }

  private static Color converted(Color color) {
    Lab lab = Lab.of(color);
    double inverted = 1 - lab.lightness();
    double colored =
        lab.lightness() < MAX_INK_LIGHTNESS
            ? inverted
            : MAX_INK_LIGHTNESS
                - (MAX_INK_LIGHTNESS - WHITE_INK_LIGHTNESS)
                    * (lab.lightness() - MAX_INK_LIGHTNESS)
                    / (1 - MAX_INK_LIGHTNESS);
    double share = Math.min(1, lab.chroma() / MIN_CHROMA_WITH_HUE);
    return lab.withLightness(inverted + (colored - inverted) * share).toColor(color.alpha());
  }

  /**
   * A colour in OKLab.
   *
   * @see <a href="https://bottosson.github.io/posts/oklab/">Björn Ottosson, A perceptual color
   *     space for image processing</a>
   */
  private record Lab(double lightness, double a, double b) {
    static Lab of(Color color) {
      double r = SrgbCurve.linear(color.red());
      double g = SrgbCurve.linear(color.green());
      double b = SrgbCurve.linear(color.blue());
      double l = StrictMath.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
      double m = StrictMath.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
      double s = StrictMath.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
      return new Lab(
          0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
          1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
          0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s);
    }

    double chroma() {
      return StrictMath.hypot(a, b);
    }

    Lab withLightness(double newLightness) {
      return new Lab(newLightness, a, b);
    }

    Color toColor(double alpha) {
      double l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
      double m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
      double s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b);
      return new Color(
          coded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
          coded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
          coded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
          alpha);
    }

    private static double cube(double x) {
      return x * x * x;
    }

    private static double coded(double linear) {
      return SrgbCurve.coded(Math.max(0, Math.min(1, linear)));
    }
  }
}
