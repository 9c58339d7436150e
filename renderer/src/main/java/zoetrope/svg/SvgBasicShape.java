package zoetrope.svg;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.svg.css.CssToken;
import zoetrope.internal.svg.css.Value;

/**
 * A basic shape of CSS, such as {@code circle(40% at left)}, in user units.
 *
 * @param evenOdd whether its inside is by the even-odd rule
 */
record SvgBasicShape(Path path, boolean evenOdd) {
  private static SvgBasicShape of(Path path) {
    return new SvgBasicShape(path, false);
  }

  /**
   * The shape of a function; null when it cannot be read.
   *
   * @param box that it is placed in
   * @param data converts path data
   */
  static SvgBasicShape of(
      Value.Call call, ViewBox box, double fontSize, Function<String, Path> data) {
    Arguments arguments = new Arguments(call.arguments().items(), box, fontSize);
    return switch (call.name()) {
      case "circle" -> arguments.ellipse(true);
      case "ellipse" -> arguments.ellipse(false);
      case "inset", "rect", "xywh" -> arguments.rectangle(call.name());
      case "polygon" -> polygon(call.arguments().list(), box, fontSize);
      case "path" -> path(call.arguments(), box, data);
      default -> null;
    };
  }

  private static boolean isFillRule(Value value) {
    return value.word().matches("nonzero|evenodd");
  }

  private static SvgBasicShape polygon(List<Value> list, ViewBox box, double fontSize) {
    boolean ruled = isFillRule(list.get(0));
    List<Vec> corners = new ArrayList<>();
    for (Value pair : list.subList(ruled ? 1 : 0, list.size())) {
      List<CssToken> items = pair.items();
      if (items.size() != 2 || !items.stream().allMatch(SvgSyntax::isLength)) {
        return null;
      }
      corners.add(SvgPositions.of(items, box, fontSize));
    }
    return corners.isEmpty()
        ? null
        : new SvgBasicShape(
            Path.polygon(corners.toArray(Vec[]::new)), ruled && list.get(0).isWord("evenodd"));
  }

  private static SvgBasicShape path(Value arguments, ViewBox box, Function<String, Path> data) {
    List<Value> list = arguments.list();
    CssToken text = list.get(list.size() - 1).single();
    boolean ruled = list.size() == 2 && isFillRule(list.get(0));
    if (text == null || !text.is(CssToken.Kind.STRING) || list.size() > (ruled ? 2 : 1)) {
      return null;
    }
    Path path = data.apply(text.text());
    return new SvgBasicShape(
        path.transform(Affine.translation(Vec.of(box.x(), box.y()))),
        ruled && list.get(0).isWord("evenodd"));
  }

  /** The arguments of a function, with the box that percentages are of. */
  private record Arguments(List<CssToken> items, ViewBox box, double fontSize) {
    /** The arguments before a word, or all without it. */
    private List<CssToken> before(String word) {
      return items.subList(0, index(word));
    }

    /** The arguments after a word; null without it. */
    private List<CssToken> after(String word) {
      int at = index(word);
      return at == items.size() ? null : items.subList(at + 1, items.size());
    }

    private int index(String word) {
      int at = 0;
      while (at < items.size() && !items.get(at).isWord(word)) {
        at++;
      }
      return at;
    }

    private SvgBasicShape ellipse(boolean round) {
      List<CssToken> position = after("at");
      List<CssToken> radii = before("at");
      boolean readable =
          (position == null || SvgPositions.isPosition(position))
              && (radii.isEmpty() || radii.size() == (round ? 1 : 2))
              && radii.stream().allMatch(Arguments::isRadius);
      if (!readable) {
        return null;
      }
      Vec center =
          position == null
              ? Vec.of(box.x() + box.width() / 2, box.y() + box.height() / 2)
              : SvgPositions.of(position, box, fontSize);
      List<Double> alongX = sides(center.x(), box.x(), box.width());
      List<Double> alongY = sides(center.y(), box.y(), box.height());
      if (!round) {
        double rx = radius(radii.isEmpty() ? null : radii.get(0), box.width(), alongX);
        double ry = radius(radii.isEmpty() ? null : radii.get(1), box.height(), alongY);
        return of(SvgShapes.ellipse(center.x(), center.y(), rx, ry));
      }
      List<Double> all = new ArrayList<>(alongX);
      all.addAll(alongY);
      double r = radius(radii.isEmpty() ? null : radii.get(0), box.diagonal(), all);
      return of(SvgShapes.ellipse(center.x(), center.y(), r, r));
    }

    private static boolean isRadius(CssToken token) {
      return SvgSyntax.isLength(token)
          || token.isWord("closest-side")
          || token.isWord("farthest-side");
    }

    /** How far the sides of the box are from a point in it, along an axis. */
    private static List<Double> sides(double at, double from, double length) {
      return List.of(Math.abs(at - from), Math.abs(from + length - at));
    }

    private double radius(CssToken token, double whole, List<Double> sides) {
      if (token != null && token.isNumeric()) {
        return SvgLengths.pixels(token, whole, fontSize);
      }
      boolean farthest = token != null && token.isWord("farthest-side");
      return sides.stream().reduce(farthest ? Math::max : Math::min).orElse(0.0);
    }

    private SvgBasicShape rectangle(String name) {
      List<CssToken> sides = before("round");
      List<CssToken> radii = after("round");
      boolean four = sides.size() == 4 || name.equals("inset") && sides.size() < 4;
      boolean auto = name.equals("rect");
      if (!four
          || sides.isEmpty()
          || !sides.stream().allMatch(t -> SvgSyntax.isLength(t) || auto && t.isWord("auto"))) {
        return null;
      }
      ViewBox inner = name.equals("xywh") ? sized(sides) : edged(sides, auto);
      List<Vec> corners = radii == null ? List.of() : radii(radii);
      if (corners == null) {
        return null;
      }
      return of(inner.isEmpty() ? Path.EMPTY : SvgShapes.rounded(inner, corners));
    }

    private ViewBox sized(List<CssToken> of) {
      return new ViewBox(
          box.x() + SvgLengths.pixels(of.get(0), box.width(), fontSize),
          box.y() + SvgLengths.pixels(of.get(1), box.height(), fontSize),
          SvgLengths.pixels(of.get(2), box.width(), fontSize),
          SvgLengths.pixels(of.get(3), box.height(), fontSize));
    }

    /**
     * The rectangle of distances of its top, right, bottom and left from the sides of the box.
     *
     * @param absolute whether right and bottom are rather as far from the box's left and top
     */
    private ViewBox edged(List<CssToken> of, boolean absolute) {
      double top = SvgLengths.pixels(repeated(of, 0), box.height(), fontSize);
      double right = far(repeated(of, 1), box.width(), absolute);
      double bottom = far(repeated(of, 2), box.height(), absolute);
      double left = SvgLengths.pixels(repeated(of, 3), box.width(), fontSize);
      return new ViewBox(box.x() + left, box.y() + top, right - left, bottom - top);
    }

    private double far(CssToken token, double whole, boolean absolute) {
      double length = SvgLengths.pixels(token, whole, fontSize);
      return absolute && !token.isWord("auto") ? length : whole - length;
    }

    /** The corners' radii from the upper left one on, clockwise; null when unreadable. */
    private List<Vec> radii(List<CssToken> of) {
      int slash = 0;
      while (slash < of.size() && !of.get(slash).isSign('/')) {
        slash++;
      }
      List<CssToken> wide = of.subList(0, slash);
      List<CssToken> high = slash == of.size() ? wide : of.subList(slash + 1, of.size());
      if (!areRadii(wide) || !areRadii(high)) {
        return null;
      }
      List<Vec> radii = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        double x = SvgLengths.pixels(repeated(wide, i), box.width(), fontSize);
        double y = SvgLengths.pixels(repeated(high, i), box.height(), fontSize);
        radii.add(Vec.of(Math.max(0, x), Math.max(0, y)));
      }
      return radii;
    }

    private static boolean areRadii(List<CssToken> tokens) {
      return !tokens.isEmpty()
          && tokens.size() <= 4
          && tokens.stream().allMatch(SvgSyntax::isLength);
    }

    /** Number {@code i} of one to four values for the sides or corners of a box. */
    private static CssToken repeated(List<CssToken> values, int i) {
      int opposite = i == 3 && values.size() > 1 ? 1 : i == 2 || i == 3 ? 0 : i;
      int at = i < values.size() ? i : opposite;
      return values.get(Math.min(at, values.size() - 1));
    }
  }
}
