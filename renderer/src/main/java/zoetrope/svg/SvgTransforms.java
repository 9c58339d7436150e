package zoetrope.svg;

import java.util.List;
import org.w3c.dom.Element;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.internal.svg.css.CssToken;
import zoetrope.internal.svg.css.Value;

/** Converts lists of transforms, as attributes and as CSS have them, to maps. */
final class SvgTransforms {
  /** Transforms that are properties of their own, in the order in which they are applied. */
  private static final List<String> SINGLE = List.of("scale", "rotate", "translate");

  private SvgTransforms() {}

  /** Whether a value is a list of transforms in the plane. */
  static boolean isTransform(Value value) {
    return map(value, new ViewBox(0, 0, 1, 1), 1) != null;
  }

  /** The map of an attribute of gradients and the like; the identity without it. */
  static Affine ofAttribute(SvgDocument document, Element element, String name) {
    String text = SvgElements.attribute(element, name);
    if (text.isEmpty() || text.equals("none")) {
      return Affine.IDENTITY;
    }
    Affine map = map(Value.of(text), new ViewBox(0, 0, 1, 1), 1);
    return map != null ? finite(document, element, map) : unreadable(document, element, name, text);
  }

  private static Affine unreadable(
      SvgDocument document, Element element, String name, String text) {
    document.note(element, name + "=\"" + text + "\" is not a list of transforms");
    return Affine.IDENTITY;
  }

  private static Affine finite(SvgDocument document, Element element, Affine map) {
    if (!map.isFinite()) {
      throw document.error(element, "its transform is too large to be drawn");
    }
    return map;
  }

  /**
   * The map of an element's {@code transform}, and of {@code scale}, {@code rotate} and {@code
   * translate} after it, about its {@code transform-origin}.
   *
   * @param around the context of its parent
   */
  static Affine of(
      SvgDocument document, SvgBoxes boxes, Element element, SvgContext around, SvgStyle style) {
    Value value = style.value("transform");
    boolean none = value.isWord("none");
    if (none && SINGLE.stream().allMatch(name -> style.value(name).isWord("none"))) {
      return Affine.IDENTITY;
    }
    Value origin = style.value("transform-origin");
    boolean ofObject =
        style.word("transform-box").matches("fill-box|stroke-box|content-box|border-box");
    ViewBox box =
        ofObject
            ? ViewBox.of(boxes.of(element, around.styled(style, 1)))
            : new ViewBox(0, 0, around.viewport().width(), around.viewport().height());
    Affine map = none ? Affine.IDENTITY : map(value, box, style.fontSize());
    if (map == null) {
      return Affine.IDENTITY;
    }
    for (String name : SINGLE) {
      map = map.then(single(name, style, box));
    }
    Vec about = SvgPositions.of(origin.items().stream().limit(2).toList(), box, style.fontSize());
    return finite(
        document,
        element,
        Affine.translation(about.negate()).then(map).then(Affine.translation(about)));
  }

  /** The map of a property that is one transform; the identity for one that is not of the plane. */
  private static Affine single(String name, SvgStyle style, ViewBox box) {
    List<CssToken> items = style.value(name).items();
    if (items.isEmpty() || !items.stream().allMatch(CssToken::isNumeric)) {
      return Affine.IDENTITY;
    }
    Affine map = items.size() > 2 ? null : new Arguments(items, box, style.fontSize()).map(name);
    return map == null ? Affine.IDENTITY : map;
  }

  /** The last transform of a list is applied first. Null when something cannot be read. */
  private static Affine map(Value value, ViewBox box, double fontSize) {
    List<Value.Call> calls = value.calls();
    if (calls == null || calls.isEmpty()) {
      return null;
    }
    Affine map = Affine.IDENTITY;
    for (Value.Call call : calls) {
      List<CssToken> items = call.arguments().items();
      if (items.isEmpty() || !items.stream().allMatch(CssToken::isNumeric)) {
        return null;
      }
      Affine next = new Arguments(items, box, fontSize).map(call.name());
      if (next == null) {
        return null;
      }
      map = next.then(map);
    }
    return map;
  }

  /** An angle with a unit, or in degrees. */
  static double radians(CssToken token) {
    double value = token.number();
    return switch (token.unit()) {
      case "rad" -> value;
      case "grad" -> value * Math.PI / 200;
      case "turn" -> value * 2 * Math.PI;
      default -> value * (Math.PI / 180);
    };
  }

  /** The arguments of one transform. */
  private record Arguments(List<CssToken> items, ViewBox box, double fontSize) {
    Affine map(String name) {
      int n = items.size();
      return switch (name) {
        case "matrix" ->
            n != 6
                ? null
                : Affine.plane(number(0), number(1), number(2), number(3), number(4), number(5));
        case "translate" -> n > 2 ? null : shift(x(0), n == 2 ? y(1) : 0);
        case "translate3d" -> n != 3 ? null : shift(x(0), y(1));
        case "translatex" -> n != 1 ? null : shift(x(0), 0);
        case "translatey" -> n != 1 ? null : shift(0, y(0));
        case "scale" -> n > 2 ? null : scale(number(0), number(n - 1));
        case "scalex" -> n != 1 ? null : scale(number(0), 1);
        case "scaley" -> n != 1 ? null : scale(1, number(0));
        case "rotate", "rotatez" -> n == 1 ? rotation() : n == 3 ? rotationAbout() : null;
        case "skewx" -> n != 1 ? null : skew(angle(0), 0);
        case "skewy" -> n != 1 ? null : skew(0, angle(0));
        case "skew" -> n > 2 ? null : skew(angle(0), n == 2 ? angle(1) : 0);
        default -> null;
      };
    }

    private double number(int i) {
      CssToken token = items.get(i);
      return token.is(CssToken.Kind.PERCENTAGE) ? token.number() / 100 : token.number();
    }

    private double x(int i) {
      return SvgLengths.pixels(items.get(i), box.width(), fontSize);
    }

    private double y(int i) {
      return SvgLengths.pixels(items.get(i), box.height(), fontSize);
    }

    private double angle(int i) {
      return radians(items.get(i));
    }

    private Affine rotation() {
      double c = StrictMath.cos(angle(0));
      double s = StrictMath.sin(angle(0));
      return Affine.plane(c, s, -s, c, 0, 0);
    }

    private Affine rotationAbout() {
      return shift(-number(1), -number(2)).then(rotation()).then(shift(number(1), number(2)));
    }

    private static Affine shift(double x, double y) {
      return Affine.translation(Vec.of(x, y));
    }

    private static Affine scale(double x, double y) {
      return Affine.plane(x, 0, 0, y, 0, 0);
    }

    private static Affine skew(double x, double y) {
      return Affine.plane(1, StrictMath.tan(y), StrictMath.tan(x), 1, 0, 0);
    }
  }
}
