package zoetrope.internal.svg.effect;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.frame.Filter;
import zoetrope.internal.svg.css.CssToken;
import zoetrope.internal.svg.css.CssToken.Kind;
import zoetrope.internal.svg.css.Value;
import zoetrope.internal.svg.style.SvgColors;
import zoetrope.internal.svg.style.SvgLengths;
import zoetrope.internal.svg.style.SvgStyle;
import zoetrope.internal.svg.style.SvgTransforms;

/** Converts the filter functions of CSS, such as {@code blur(4px)}, to steps. */
record SvgFilterFunctions(SvgStyle style, FilterSteps steps) {
  /** Adds the steps of a function. Returns false if it cannot be read. */
  boolean add(Value function) {
    List<Value.Call> calls = function.calls();
    if (calls == null || calls.size() != 1) {
      return false;
    }
    Value arguments = calls.get(0).arguments();
    String name = calls.get(0).name();
    if (name.equals("drop-shadow")) {
      return shadow(arguments);
    }
    CssToken token = arguments.single();
    if (!arguments.isEmpty() && (token == null || !token.isNumeric())) {
      return false;
    }
    Filter.Effect effect = effect(name, token);
    if (effect == null) {
      return false;
    }
    add(effect, steps.last());
    return true;
  }

  private Filter.Effect effect(String name, CssToken token) {
    double amount = token == null ? 1 : share(token);
    double atMostOne = Math.min(1, amount);
    return switch (name) {
      case "blur" -> {
        double deviation = token == null ? 0 : length(token);
        yield deviation >= 0 ? new Filter.Blur(deviation, deviation) : null;
      }
      case "hue-rotate" ->
          ColorMatrices.hueRotate(token == null ? 0 : SvgTransforms.degrees(token));
      case "saturate" -> ColorMatrices.saturate(amount);
      case "brightness" -> ColorMatrices.linear(amount, 0);
      case "contrast" -> ColorMatrices.linear(amount, 0.5 - 0.5 * amount);
      case "invert" -> ColorMatrices.linear(1 - 2 * atMostOne, atMostOne);
      case "opacity" -> ColorMatrices.faded(atMostOne);
      case "grayscale" -> ColorMatrices.grayscale(atMostOne);
      case "sepia" -> ColorMatrices.sepia(atMostOne);
      default -> null;
    };
  }

  private static double share(CssToken token) {
    return Math.max(0, token.is(Kind.PERCENTAGE) ? token.number() / 100 : token.number());
  }

  private double length(CssToken token) {
    return SvgLengths.pixels(token, 0, style.fontSize());
  }

  private void add(Filter.Effect effect, Integer... inputs) {
    steps.add(effect, Filter.EVERYWHERE, false, inputs);
  }

  private boolean shadow(Value arguments) {
    List<Double> lengths = new ArrayList<>();
    Color color = style.currentColor();
    for (Value term : arguments.terms()) {
      CssToken token = term.single();
      if (token != null && token.isNumeric()) {
        lengths.add(length(token));
      } else if (SvgColors.isColor(term)) {
        color = style.color(term);
      } else {
        return false;
      }
    }
    if (lengths.size() < 2 || lengths.size() > 3) {
      return false;
    }
    int source = steps.last();
    double deviation = lengths.size() == 3 ? Math.max(0, lengths.get(2)) : 0;
    steps.addShadow(
        new Filter.Blur(deviation, deviation),
        new Filter.Offset(lengths.get(0), lengths.get(1)),
        color,
        steps.alpha(source),
        source,
        Filter.EVERYWHERE,
        false);
    return true;
  }
}
