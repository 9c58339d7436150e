package zoetrope.render.request;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zoetrope.render.result.UsageException;

/**
 * A parameter that readers of a film of paths can change, and the values that they can choose.
 *
 * @param name the name of the parameter
 * @param values the values, as texts, in the order of the slider; at least one
 */
public record Variation(String name, List<String> values) {
  /** The maximum number of values of one parameter. */
  private static final int MAX_VALUES = 1000;

  /** The digits of values between two others, so that 0.1 does not become 0.1000000001. */
  private static final MathContext DIGITS = new MathContext(8, RoundingMode.HALF_EVEN);

  public Variation {
    Objects.requireNonNull(name, "name");
    values = List.copyOf(values);
    UsageException.require(!values.isEmpty(), "parameter %s has no values", name);
    UsageException.require(
        new LinkedHashSet<>(values).size() == values.size(),
        "parameter %s has the same value twice: %s",
        name,
        String.join(", ", values));
  }

  /**
   * Parses a variation: {@code heads=1,2,4}, or {@code temperature=0.2..2/19} for 19 numbers at
   * equal distances.
   *
   * @throws UsageException for another text
   */
  public static Variation parse(String text) {
    int equals = text.indexOf('=');
    UsageException.require(
        equals > 0,
        "'%s' is no variation: expected NAME=VALUE,VALUE,... or NAME=FROM..TO/NUMBER",
        text);
    String name = text.substring(0, equals);
    String values = text.substring(equals + 1);
    return new Variation(
        name, values.contains("..") ? range(values) : Stream.of(values.split(",", -1)).toList());
  }

  private static List<String> range(String text) {
    try {
      int dots = text.indexOf("..");
      int slash = text.indexOf('/', dots);
      BigDecimal from = new BigDecimal(text.substring(0, dots));
      BigDecimal to = new BigDecimal(text.substring(dots + 2, slash));
      int count = Integer.parseInt(text.substring(slash + 1));
      UsageException.require(
          count >= 2 && count <= MAX_VALUES,
          "a range has 2 to %s values, not %s",
          MAX_VALUES,
          count);
      BigDecimal steps = BigDecimal.valueOf(count - 1L);
      return IntStream.range(0, count)
          .mapToObj(
              i ->
                  from.add(to.subtract(from).multiply(BigDecimal.valueOf(i)).divide(steps, DIGITS)))
          .map(value -> value.round(DIGITS).stripTrailingZeros().toPlainString())
          .toList();
    } catch (NumberFormatException | IndexOutOfBoundsException e) {
      throw new UsageException(
          "'" + text + "' is no range of values: expected FROM..TO/NUMBER, such as 0.2..2/19");
    }
  }

  /** Returns the index of a value, also if the same number is written differently; or 0. */
  public int indexOf(String value) {
    return IntStream.range(0, values.size())
        .filter(i -> isSame(values.get(i), value))
        .findFirst()
        .orElse(0);
  }

  private static boolean isSame(String one, String other) {
    try {
      return one.equals(other) || new BigDecimal(one).compareTo(new BigDecimal(other)) == 0;
    } catch (NumberFormatException e) {
      return false;
    }
  }
}
