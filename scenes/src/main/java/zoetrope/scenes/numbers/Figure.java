package zoetrope.scenes.numbers;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.AbstractNumber;
import zoetrope.mobject.text.StringMobject;

/**
 * A number as viewers read it.
 *
 * @param object the object that shows it
 * @param text the digits, with a sign, commas between thousands, or a percent sign if there are
 *     any; minus infinity is LaTeX
 */
public record Figure(Mobject<?> object, String text) {
  private static final Pattern FRACTION = Pattern.compile("(\\d+)/(\\d+)");

  /** Returns what {@code number} shows. */
  public static Figure of(AbstractNumber<?> number) {
    return new Figure(number, number.text());
  }

  /** Returns the number that is the whole content of a text or formula. */
  public static Figure of(StringMobject<?> text) {
    return new Figure(text, text.source());
  }

  /** Returns what {@code object} shows, which is a number, a text or a formula. */
  public static Figure ofEither(Mobject<?> object) {
    return object instanceof AbstractNumber<?> number ? of(number) : of((StringMobject<?>) object);
  }

  /** Returns what a text or formula shows: one of its numbers, as its source writes it. */
  public static Figure in(StringMobject<?> text, String number) {
    if (!text.source().contains(number)) {
      throw new IllegalArgumentException("“" + text.source() + "” does not show " + number);
    }
    return new Figure(text, number);
  }

  /** Returns what each of {@code numbers} shows. */
  public static List<Figure> all(Iterable<? extends AbstractNumber<?>> numbers) {
    List<Figure> all = new ArrayList<>();
    numbers.forEach(number -> all.add(of(number)));
    return all;
  }

  /**
   * Returns the number that the text stands for.
   *
   * @throws NumberFormatException if the text is not a number
   */
  public double value() {
    String plain = plain();
    if (plain.equals("-\\infty")) {
      return Double.NEGATIVE_INFINITY;
    }
    Matcher fraction = FRACTION.matcher(plain);
    if (fraction.matches()) {
      return Double.parseDouble(fraction.group(1)) / Double.parseDouble(fraction.group(2));
    }
    return isPercentage() ? Double.parseDouble(plain) / 100 : Double.parseDouble(plain);
  }

  /** Returns the value of a 1 in the last decimal place: 0.01 for 2.50. */
  public double unit() {
    String plain = plain();
    int point = plain.indexOf('.');
    int decimals = point < 0 ? 0 : plain.length() - point - 1;
    return StrictMath.pow(10, -decimals - (isPercentage() ? 2 : 0));
  }

  private boolean isPercentage() {
    return text.endsWith("%");
  }

  private String plain() {
    return text.replace("{,}", "")
        .replace(",", "")
        .replaceAll("\\s*\\\\?%$", "")
        .replace('\u2013', '-')
        .replace('\u2212', '-')
        .strip();
  }
}
