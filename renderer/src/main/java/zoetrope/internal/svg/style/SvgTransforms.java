package zoetrope.internal.svg.style;

import java.util.List;
import org.w3c.dom.Element;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.internal.svg.css.CssToken;
import zoetrope.internal.svg.css.Value;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.document.SvgElements;
import zoetrope.internal.svg.document.ViewBox;

/** Converts transform lists, from attributes and style sheets, to maps. */
public final class SvgTransforms {
  private SvgTransforms() {}

  /** Whether a value is a list of 2D transforms. */
  static boolean isTransform(Value value) {
    return map(value, new ViewBox(0, 0, 1, 1), 1) != null;
  }

  /** Whether a value is a {@code transform-origin}: one or two positions, and an optional depth. */
  static boolean isOrigin(Value value) {
    List<CssToken> items = value.items();
    return !items.isEmpty()
        && items.size() <= 3
        && items.stream()
            .allMatch(
                item ->
                    SvgSyntax.isLength(item)
                        || item.lower().matches("left|right|top|bottom|center"));
  }

  /**
   * Returns the map of an attribute such as {@code gradientTransform}; the identity if it is
   * missing, {@code none} or invalid.
   */
  public static Affine ofAttribute(SvgDocument document, Element element, String name) {
    String text = SvgElements.attribute(element, name);
    if (text.isEmpty() || text.equals("none")) {
      return Affine.IDENTITY;
    }
    Affine map = map(Value.of(text), new ViewBox(0, 0, 1, 1), 1);
    if (map == null) {
      document.note(element, name + "=\"" + text + "\" is not a list of transforms");
      return Affine.IDENTITY;
    }
    return finite(document, element, map);
  }

  private static Affine finite(SvgDocument document, Element element, Affine map) {
    if (!map.isFinite()) {
      throw document.error(element, "its transform is too large to be drawn");
    }
    return map;
  }

  /**
   * Returns the map that applies the {@code transform} of an element about its {@code
   * transform-origin}.
   *
   * @param box the reference box
   */
  public static Affine of(SvgDocument document, Element element, SvgStyle style, ViewBox box) {
    Affine map = map(style.value("transform"), box, style.fontSize());
    if (map == null) {
      return Affine.IDENTITY;
    }
    Vec about = origin(style.value("transform-origin").items(), box, style.fontSize());
    return finite(
        document,
        element,
        Affine.translation(about.negate()).then(map).then(Affine.translation(about)));
  }

  /** Returns the point in a box for {@code 20% 3px}, {@code left top}, {@code top} and the like. */
  private static Vec origin(List<CssToken> items, ViewBox box, double fontSize) {
    CssToken first = items.get(0);
    CssToken second = items.size() > 1 ? items.get(1) : null;
    boolean isSwapped =
        first.lower().matches("top|bottom")
            || second != null && second.lower().matches("left|right");
    CssToken x = isSwapped ? second : first;
    CssToken y = isSwapped ? first : second;
    return Vec.of(
        box.x() + along(x, box.width(), fontSize), box.y() + along(y, box.height(), fontSize));
  }

  private static double along(CssToken token, double whole, double fontSize) {
    return switch (token == null ? "center" : token.lower()) {
      case "center" -> whole / 2;
      case "left", "top" -> 0;
      case "right", "bottom" -> whole;
      default -> SvgLengths.pixels(token, whole, fontSize);
    };
  }

  /** Combines a list; its last transform is applied first. Returns null if one cannot be read. */
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

  /** Returns an angle in degrees, which is also the default unit. */
  public static double degrees(CssToken token) {
    double value = token.number();
    return switch (token.unit()) {
      case "rad" -> value * 180 / Math.PI;
      case "grad" -> value * 0.9;
      case "turn" -> value * 360;
      default -> value;
    };
  }

  private record Arguments(List<CssToken> items, ViewBox box, double fontSize) {
    Affine map(String name) {
      int n = items.size();
      return switch (name) {
        case "matrix" ->
            n != 6
                ? null
                : Affine.plane(number(0), number(1), number(2), number(3), number(4), number(5));
        case "translate" -> n > 2 ? null : shift(x(0), n == 2 ? y(1) : 0);
        case "translatex" -> n != 1 ? null : shift(x(0), 0);
        case "translatey" -> n != 1 ? null : shift(0, y(0));
        case "scale" -> n > 2 ? null : scale(number(0), number(n - 1));
        case "scalex" -> n != 1 ? null : scale(number(0), 1);
        case "scaley" -> n != 1 ? null : scale(1, number(0));
        case "rotate" -> n == 1 ? rotation() : n == 3 ? rotationAbout() : null;
        case "skewx" -> n != 1 ? null : Affine.plane(1, 0, StrictMath.tan(angle()), 1, 0, 0);
        case "skewy" -> n != 1 ? null : Affine.plane(1, StrictMath.tan(angle()), 0, 1, 0, 0);
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

    private double angle() {
      return degrees(items.get(0)) * (Math.PI / 180);
    }

    private Affine rotation() {
      double c = StrictMath.cos(angle());
      double s = StrictMath.sin(angle());
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
  }
}
