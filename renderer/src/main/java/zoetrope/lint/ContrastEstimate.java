package zoetrope.lint;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import zoetrope.color.Color;
import zoetrope.color.SrgbCurve;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.internal.lint.objects.Contrast;
import zoetrope.internal.lint.objects.VisibleGlyph;
import zoetrope.internal.lint.objects.VisibleText;
import zoetrope.internal.lint.outline.Box;
import zoetrope.lint.ShapeTouches.Placed;

/**
 * An estimate of the contrast of texts in successive frames from the areas behind them, without
 * drawing anything. Texts whose background stays the same keep their contrast.
 */
final class ContrastEstimate {
  /** The largest number of glyphs of a text that are sampled. */
  private static final int MAX_GLYPHS = 12;

  /** The number of points along each side of the box of a glyph where its contrast is estimated. */
  private static final int SAMPLES_PER_SIDE = 2;

  private static final int MAX_LUMINANCES = 1000;

  /**
   * Areas in front of a text with less opacity are ignored, because the text is visible through
   * them.
   */
  private static final double MIN_VEIL_OPACITY = 0.6;

  private final Map<Color, Double> luminances = new HashMap<>();
  private Map<VisibleText, Known> known = new IdentityHashMap<>();

  /** The contrast of a text with the areas behind it and the translucent areas in front of it. */
  private record Known(List<Area> behind, List<Placed> front, Color background, double ratio) {}

  private record Area(Item item, double opacity) {
    static Area of(Placed placed) {
      return new Area(placed.touch().item(), placed.leaf().opacity());
    }

    boolean isOf(Placed placed) {
      return item == placed.touch().item() && opacity == placed.leaf().opacity();
    }
  }

  /**
   * Whether all items of a frame are shapes and images, so that the estimate knows everything that
   * may be behind texts.
   */
  static boolean isFlat(FrameView view) {
    return view.leaves().stream()
        .allMatch(leaf -> leaf.isPlain() && ShapeTouches.isMatte(leaf.item()));
  }

  /**
   * Returns the contrast of each text in a frame, in [1, 21]; NaN if it cannot be estimated.
   *
   * @param touches the touches of the frame, in the order of painting
   * @param isMoving whether something moves, so that areas may pass in front of texts
   */
  Map<VisibleText, Double> of(
      List<VisibleText> texts, List<Placed> touches, FrameView view, boolean isMoving) {
    Map<VisibleText, List<Placed>> behind = new IdentityHashMap<>();
    Map<VisibleText, List<Placed>> front = new IdentityHashMap<>();
    for (Placed placed : touches) {
      VisibleText text = placed.touch().text();
      if (placed.place() < view.occluders().order(text)) {
        if (isArea(placed)) {
          behind.computeIfAbsent(text, t -> new ArrayList<>()).add(placed);
        }
      } else if (!isMoving && isVeil(placed, view.background())) {
        front.computeIfAbsent(text, t -> new ArrayList<>()).add(placed);
      }
    }
    boolean isLight = !view.frame().background().equals(view.background());
    Map<VisibleText, Known> next = new IdentityHashMap<>();
    Map<VisibleText, Double> ratios = new IdentityHashMap<>();
    for (VisibleText text : texts) {
      Known before = known.get(text);
      List<Placed> areas = behind.getOrDefault(text, List.of());
      List<Placed> veils = front.getOrDefault(text, List.of());
      Known now = known(text, areas, veils, view.background(), isLight && !areas.isEmpty());
      next.put(text, now);
      ratios.put(text, now.ratio);
    }
    known = next;
    return ratios;
  }

  private static boolean isArea(Placed placed) {
    return !(placed.touch().item() instanceof Item.Shape shape)
        || shape.style().fill().opacity() > 0;
  }

  /**
   * Whether a translucent area changes the colours of the texts behind it. An area in the colour of
   * the background is meant to dim what is behind it.
   */
  private static boolean isVeil(Placed placed, Color background) {
    return placed.touch().item() instanceof Item.Shape shape
        && shape.style().fill() instanceof Paint.Solid fill
        && fill.opacity() * placed.leaf().opacity() >= MIN_VEIL_OPACITY
        && fill.opacity() * placed.leaf().opacity() < 1
        && !fill.firstColor().withAlpha(1).equals(background.withAlpha(1));
  }

  /**
   * Returns a colour in a text as it appears behind the translucent areas at a point. The frame of
   * this text must be the last one that was estimated.
   */
  Color veiled(VisibleText text, Color color, double x, double y) {
    Known now = known.get(text);
    return now == null || now.front.isEmpty() ? color : shown(now.front, color, x, y);
  }

  private Known known(
      VisibleText text,
      List<Placed> areas,
      List<Placed> veils,
      Color background,
      boolean isUnknown) {
    Known before = known.get(text);
    if (before != null
        && before.background.equals(background)
        && before.front.size() == veils.size()
        && isSame(before.behind, areas, veils)) {
      return before;
    }
    List<Area> behind = Stream.concat(areas.stream(), veils.stream()).map(Area::of).toList();
    double ratio = isUnknown ? Double.NaN : ratio(text, areas, veils, background);
    return new Known(behind, veils, background, ratio);
  }

  private static boolean isSame(List<Area> behind, List<Placed> areas, List<Placed> veils) {
    if (behind.size() != areas.size() + veils.size()) {
      return false;
    }
    for (int i = 0; i < behind.size(); i++) {
      int veil = i - areas.size();
      if (!behind.get(i).isOf(veil < 0 ? areas.get(i) : veils.get(veil))) {
        return false;
      }
    }
    return true;
  }

  private double ratio(VisibleText text, List<Placed> areas, List<Placed> veils, Color background) {
    List<VisibleGlyph> glyphs = text.glyphs();
    double[] ratios = new double[MAX_GLYPHS * SAMPLES_PER_SIDE * SAMPLES_PER_SIDE];
    int count = 0;
    int looked = Math.min(glyphs.size(), MAX_GLYPHS);
    boolean isAlone = areas.isEmpty() && veils.isEmpty();
    int samples = isAlone ? 1 : SAMPLES_PER_SIDE * SAMPLES_PER_SIDE;
    Color last = null;
    for (int k = 0; k < looked; k++) {
      VisibleGlyph glyph = glyphs.get(k * glyphs.size() / looked);
      Color ink = glyph.color();
      if (isAlone && ink != null && ink.equals(last)) {
        ratios[count] = ratios[count - 1];
        count++;
        continue;
      }
      last = ink;
      for (int i = 0; i < samples && ink != null; i++) {
        Box box = glyph.reach();
        double x = box.left() + box.width() * (i % SAMPLES_PER_SIDE + 0.5) / SAMPLES_PER_SIDE;
        double y = box.bottom() + box.height() * (i / SAMPLES_PER_SIDE + 0.5) / SAMPLES_PER_SIDE;
        Color shown = shown(areas, background, x, y);
        if (shown == null) {
          return Double.NaN;
        }
        double light = luminance(shown(veils, shown, x, y));
        ratios[count++] =
            Contrast.best(light, ink, text, color -> luminance(shown(veils, color, x, y)));
      }
    }
    Arrays.sort(ratios, 0, count);
    return count == 0 ? Double.NaN : ratios[count / 2];
  }

  private double luminance(Color color) {
    if (luminances.size() > MAX_LUMINANCES) {
      luminances.clear();
    }
    return luminances.computeIfAbsent(color, SrgbCurve::luminance);
  }

  /** Returns the colour at a point; null if an image or a gradient is there. */
  private static Color shown(List<Placed> areas, Color background, double x, double y) {
    Color shown = background;
    for (Placed placed : areas) {
      if (placed.touch().outline().box().contains(x, y)
          && placed.touch().outline().contains(x, y)) {
        if (!(placed.touch().item() instanceof Item.Shape shape)
            || !(shape.style().fill() instanceof Paint.Solid)) {
          return null;
        }
        Color fill = shape.style().fill().firstColor();
        double alpha = placed.leaf().opacity() * shape.style().fill().opacity();
        shown = shown.lerp(fill.withAlpha(1), alpha);
      }
    }
    return shown;
  }
}
