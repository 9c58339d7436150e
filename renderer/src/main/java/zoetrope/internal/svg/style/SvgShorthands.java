package zoetrope.internal.svg.style;

import java.util.ArrayList;
import java.util.List;
import zoetrope.internal.svg.css.CssToken;
import zoetrope.internal.svg.css.CustomProperties;
import zoetrope.internal.svg.css.Declaration;
import zoetrope.internal.svg.css.Value;

/** Expands shorthand properties and replaces legacy names. */
final class SvgShorthands {
  private SvgShorthands() {}

  /** Returns the expanded declarations, or null if the value cannot be read. */
  static List<Declaration> expanded(Declaration d) {
    return switch (d.name()) {
      case "marker" ->
          List.of(
              d.with("marker-start", d.value()),
              d.with("marker-mid", d.value()),
              d.with("marker-end", d.value()));
      case "font" -> font(d);
      case "background" -> List.of(d.with("background-color", d.value()));
      case "text-decoration" -> List.of(d.with("text-decoration-line", d.value()));
      case "mask-image", "-webkit-mask", "-webkit-mask-image" -> List.of(d.with("mask", d.value()));
      case "-webkit-clip-path" -> List.of(d.with("clip-path", d.value()));
      case "-webkit-transform", "-moz-transform" -> List.of(d.with("transform", d.value()));
      default -> List.of(d);
    };
  }

  /**
   * Expands {@code font}: style and weight in any order, size with optional line height, families.
   */
  private static List<Declaration> font(Declaration d) {
    if (CustomProperties.hasVariables(d.value())) {
      // The parts are unknown until the variables are resolved, so only the families are set.
      return List.of(d.with("font-family", d.value()));
    }
    List<Declaration> found = new ArrayList<>();
    Value style = Value.of("normal");
    Value weight = Value.of("normal");
    List<CssToken> tokens = d.value().tokens();
    for (int i = 0; i < tokens.size(); i++) {
      Value one = new Value(List.of(tokens.get(i)));
      if (one.isEmpty() || one.isWord("normal") || one.isWord("small-caps")) {
        continue;
      }
      if (one.word().matches("italic|oblique")) {
        style = one;
      } else if (SvgSyntax.WEIGHT.accepts(one)) {
        weight = one;
      } else if (SvgSyntax.FONT_SIZE.accepts(one)) {
        found.add(d.with("font-style", style));
        found.add(d.with("font-weight", weight));
        found.add(d.with("font-size", one));
        List<CssToken> rest = new Value(tokens.subList(i + 1, tokens.size())).tokens();
        int families = !rest.isEmpty() && rest.get(0).isSign('/') ? afterLineHeight(rest) : 0;
        found.add(d.with("font-family", new Value(rest.subList(families, rest.size()))));
        return families < rest.size() ? found : null;
      } else {
        return null;
      }
    }
    return null;
  }

  private static int afterLineHeight(List<CssToken> rest) {
    int at = 1;
    while (at < rest.size() && rest.get(at).is(CssToken.Kind.SPACE)) {
      at++;
    }
    return Math.min(at + 1, rest.size());
  }
}
