package zoetrope.internal.svg.css;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import zoetrope.internal.svg.css.CssToken.Kind;

/**
 * Evaluates {@code calc()}, {@code min()}, {@code max()} and {@code clamp()} of CSS Values Level 4.
 * One of lengths and percentages stays a calculation until it is known what percentages are of.
 */
public final class Calculation {
  private static final int DEEPEST = 32;

  private final List<CssToken> tokens;
  private final ToDoubleFunction<CssToken> pixels;

  /** What percentages are of; NaN where they stay what they are. */
  private final double whole;

  private boolean failed;
  private boolean percent;
  private boolean length;
  private int at;
  private int depth;

  private Calculation(List<CssToken> tokens, ToDoubleFunction<CssToken> pixels, double whole) {
    this.tokens = tokens;
    this.pixels = pixels;
    this.whole = whole;
  }

  /** The user units of a calculation, with percentages of {@code whole}. */
  public static double length(CssToken calculation, double whole) {
    List<CssToken> tokens = Value.of(calculation.text()).tokens();
    CssToken number = new Calculation(tokens, token -> Double.NaN, whole).number();
    return number == null ? 0 : number.number();
  }

  /**
   * The value with numbers for the calculations in it, where these can be made.
   *
   * @param pixels the user units of a length; NaN for a unit that is not known
   */
  public static Value evaluated(Value value, ToDoubleFunction<CssToken> pixels) {
    if (value.tokens().stream().noneMatch(Calculation::isCalculation)) {
      return value;
    }
    List<CssToken> result = new ArrayList<>();
    List<CssToken> all = value.tokens();
    for (int i = 0; i < all.size(); i++) {
      if (isCalculation(all.get(i))) {
        int end = Math.min(CssBlocks.end(all, i), all.size() - 1);
        CssToken number = new Calculation(all.subList(i, end + 1), pixels, Double.NaN).number();
        if (number == null) {
          return value;
        }
        result.add(number);
        i = end;
      } else {
        result.add(all.get(i));
      }
    }
    return new Value(result);
  }

  private static boolean isCalculation(CssToken token) {
    return token.is(Kind.FUNCTION) && token.lower().matches("calc|min|max|clamp");
  }

  private CssToken number() {
    double value = factor();
    skipSpace();
    if (failed || at < tokens.size() || !Double.isFinite(value)) {
      return null;
    }
    if (percent && length) {
      return CssToken.of(Kind.CALCULATION, new Value(tokens).map(this::absolute).toString());
    }
    String text = String.valueOf(value);
    return percent ? new CssToken(Kind.PERCENTAGE, text + "%", value, "") : CssToken.pixels(value);
  }

  private CssToken absolute(CssToken token) {
    return token.is(Kind.DIMENSION) ? CssToken.pixels(pixels.applyAsDouble(token)) : token;
  }

  private CssToken next() {
    skipSpace();
    if (at < tokens.size()) {
      return tokens.get(at++);
    }
    failed = true;
    return CssToken.BLANK;
  }

  private void skipSpace() {
    while (at < tokens.size() && tokens.get(at).is(Kind.SPACE)) {
      at++;
    }
  }

  private boolean takes(char sign) {
    skipSpace();
    boolean found = at < tokens.size() && tokens.get(at).isSign(sign);
    at += found ? 1 : 0;
    return found;
  }

  private double sum() {
    double value = product();
    while (!failed) {
      if (takes('+')) {
        value += product();
      } else if (takes('-')) {
        value -= product();
      } else {
        break;
      }
    }
    return value;
  }

  private double product() {
    double value = factor();
    while (!failed) {
      if (takes('*')) {
        value *= factor();
      } else if (takes('/')) {
        value /= factor();
      } else {
        break;
      }
    }
    return value;
  }

  private double factor() {
    CssToken token = next();
    if (++depth > DEEPEST) {
      failed = true;
    }
    double value = 0;
    if (failed) {
      return value;
    }
    if (token.isSign('(')) {
      value = sum();
      failed |= !takes(')');
    } else if (isCalculation(token)) {
      value = called(token.lower());
    } else if (token.isNumeric()) {
      value = number(token);
    } else {
      failed = true;
    }
    depth--;
    return value;
  }

  private double number(CssToken token) {
    if (token.is(Kind.PERCENTAGE) && !Double.isNaN(whole)) {
      return token.number() / 100 * whole;
    }
    percent |= token.is(Kind.PERCENTAGE);
    length |= token.is(Kind.DIMENSION);
    return token.is(Kind.DIMENSION) ? pixels.applyAsDouble(token) : token.number();
  }

  private double called(String name) {
    List<Double> values = new ArrayList<>();
    do {
      values.add(sum());
    } while (!failed && takes(','));
    failed |= !takes(')');
    return switch (name) {
      case "min" -> values.stream().mapToDouble(v -> v).min().orElse(0);
      case "max" -> values.stream().mapToDouble(v -> v).max().orElse(0);
      case "clamp" -> {
        failed |= values.size() != 3;
        yield failed ? 0 : Math.max(values.get(0), Math.min(values.get(1), values.get(2)));
      }
      default -> {
        failed |= values.size() != 1;
        yield values.get(0);
      }
    };
  }
}
