package zoetrope.mobject.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.source.Span;

/** A search for numbers in LaTeX source, and their parser. */
final class TexNumbers {
  private static final String UNSIGNED = "\\d+(?:(?:,|\\{,\\})\\d{3})*(?:\\.\\d+)?";
  private static final Pattern NUMBER = Pattern.compile(UNSIGNED);
  private static final Pattern SIGNED = Pattern.compile("([-+\u2212\u2013]?) *(" + UNSIGNED + ")");

  private TexNumbers() {}

  /** Returns all numbers in {@code source}, left to right, without signs. */
  static List<Span> all(String source) {
    List<Span> found = new ArrayList<>();
    Matcher matcher = NUMBER.matcher(source);
    while (matcher.find()) {
      found.add(new Span(matcher.start(), matcher.end()));
    }
    return found;
  }

  /** Returns the numbers of this value, left to right. Negative ones include their sign. */
  static List<Span> ofValue(String source, double value) {
    List<Span> found = new ArrayList<>();
    for (Span span : all(source)) {
      if (Double.parseDouble(plain(span.of(source))) != Math.abs(value)) {
        continue;
      }
      int start = span.start();
      while (start > 0 && source.charAt(start - 1) == ' ') {
        start--;
      }
      boolean minus = start > 0 && isMinus(source.charAt(start - 1));
      if (value >= 0) {
        found.add(span);
      } else if (minus) {
        found.add(new Span(start - 1, span.end()));
      }
    }
    return found;
  }

  /**
   * Parses a number and keeps its number of decimals, its plus and its commas.
   *
   * @throws IllegalArgumentException if it is not a number
   */
  static DecimalNumber parse(String written) {
    Matcher matcher = SIGNED.matcher(written.strip());
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "\"" + written + "\" is not a number: expected digits such as 3.14, -2 or 12,288");
    }
    String digits = plain(matcher.group(2));
    String sign = matcher.group(1);
    int point = digits.indexOf('.');
    int decimals = point < 0 ? 0 : digits.length() - point - 1;
    double size = Double.parseDouble(digits);
    boolean minus = !sign.isEmpty() && isMinus(sign.charAt(0));
    DecimalNumber number = new DecimalNumber(minus ? -size : size, decimals);
    number.groupWithCommas(matcher.group(2).contains(","));
    return sign.equals("+") ? number.includeSign() : number;
  }

  private static String plain(String digits) {
    return digits.replaceAll("[{},]", "");
  }

  private static boolean isMinus(char c) {
    return c == '-' || c == '\u2212' || c == NumberText.MINUS;
  }
}
