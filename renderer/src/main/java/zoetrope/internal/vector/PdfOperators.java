package zoetrope.internal.vector;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** A buffer for PDF operators. It drops operators that would set a value that is already set. */
final class PdfOperators {
  private static final int DECIMALS = 3;

  /** The decimals of maps, which may be multiplied by large coordinates. */
  private static final int MAP_DECIMALS = 6;

  /** The decimals of coordinates: a hundredth of a pixel. */
  private static final int POINT_DECIMALS = 2;

  private final StringBuilder text = new StringBuilder();

  /** The current operands by operator; saved and restored with the graphics state. */
  private Map<String, String> set = new HashMap<>();

  private final Deque<Map<String, String>> saved = new ArrayDeque<>();

  CharSequence text() {
    return text;
  }

  PdfOperators append(String more) {
    text.append(more);
    return this;
  }

  PdfOperators append(char more) {
    text.append(more);
    return this;
  }

  /** Formats a number with up to three decimals. */
  static String number(double value) {
    return ShortNumbers.of(value, DECIMALS);
  }

  /** Adds an operator unless the same operands are already set. */
  void set(String operator, String operands) {
    String before = set.put(operator, operands);
    if (!operands.equals(before)) {
      text.append(operands).append(' ').append(operator).append('\n');
    }
  }

  /**
   * Records operands of an operator that the caller writes; returns whether they were already set.
   *
   * @param atFirst the operands that apply before the operator is first written
   */
  boolean isSet(String operator, String operands, String atFirst) {
    boolean before = operands.equals(set.getOrDefault(operator, atFirst));
    set.put(operator, operands);
    return before;
  }

  void forget(String operator) {
    set.remove(operator);
  }

  /** Saves the graphics state. */
  void save() {
    saved.push(new HashMap<>(set));
    text.append("q\n");
  }

  /** Restores the graphics state that was saved last. */
  void restore() {
    set = saved.pop();
    text.append("Q\n");
  }

  /** Adds an operator with a map of the plane as its operands. */
  void operator(String operator, Affine map) {
    for (Vec v : List.of(map.column(0), map.column(1), map.translation())) {
      text.append(ShortNumbers.of(v.x(), MAP_DECIMALS))
          .append(' ')
          .append(ShortNumbers.of(v.y(), MAP_DECIMALS))
          .append(' ');
    }
    text.append(operator).append('\n');
  }

  /** Adds a path without painting it. */
  void path(Path path) {
    PathText.write(
        path,
        (letter, points) -> {
          for (Vec point : points) {
            ShortNumbers.append(text, point.x(), POINT_DECIMALS);
            text.append(' ');
            ShortNumbers.append(text, point.y(), POINT_DECIMALS);
            text.append(' ');
          }
          text.append(letter == 'Z' ? 'h' : Character.toLowerCase(letter)).append('\n');
        });
  }
}
