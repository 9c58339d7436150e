package zoetrope.internal.vector;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** The text of operators as it grows, without those that set what is set already. */
final class PdfOperators {
  private static final int DECIMALS = 3;

  /** Of maps, which are multiplied by what may be large. */
  private static final int OF_MAPS = 6;

  /** Of coordinates: a hundredth of a pixel. */
  private static final int OF_POINTS = 2;

  private final StringBuilder text = new StringBuilder();

  /** What the operators so far have set, by the operator; saved and restored with it. */
  private Map<String, String> set = new HashMap<>();

  private final Deque<Map<String, String>> saved = new ArrayDeque<>();

  /** The operators so far. */
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

  PdfOperators append(String more, int from, int to) {
    text.append(more, from, to);
    return this;
  }

  /** A number to a thousandth. */
  static String number(double value) {
    return ShortNumbers.of(value, DECIMALS);
  }

  /** Adds an operator unless what it sets is set already. */
  void set(String operator, String operands) {
    String before = set.put(operator, operands);
    if (!operands.equals(before)) {
      text.append(operands).append(' ').append(operator).append('\n');
    }
  }

  /** Notes what an operator sets that others write; returns whether it was set already. */
  boolean isSet(String operator, String operands, String atFirst) {
    boolean before = operands.equals(set.getOrDefault(operator, atFirst));
    set.put(operator, operands);
    return before;
  }

  /** Forgets what an operator has set. */
  void forget(String operator) {
    set.remove(operator);
  }

  /** Saves the state. */
  void save() {
    saved.push(new HashMap<>(set));
    text.append("q\n");
  }

  /** Restores the state that was saved last. */
  void restore() {
    set = saved.pop();
    text.append("Q\n");
  }

  /** Adds an operator that takes a map of the plane. */
  void operator(String operator, Affine map) {
    for (Vec v : List.of(map.column(0), map.column(1), map.translation())) {
      text.append(ShortNumbers.of(v.x(), OF_MAPS))
          .append(' ')
          .append(ShortNumbers.of(v.y(), OF_MAPS))
          .append(' ');
    }
    text.append(operator).append('\n');
  }

  /** Adds a path, which is not painted yet. */
  void path(Path path) {
    PathText.write(
        path,
        new PathText.Sink() {
          @Override
          public void move(Vec to) {
            point(to).append("m\n");
          }

          @Override
          public void line(Vec to) {
            point(to).append("l\n");
          }

          @Override
          public void curve(Vec first, Vec second, Vec to) {
            point(first);
            point(second);
            point(to).append("c\n");
          }

          @Override
          public void close() {
            text.append("h\n");
          }
        });
  }

  private StringBuilder point(Vec at) {
    ShortNumbers.append(text, at.x(), OF_POINTS);
    text.append(' ');
    ShortNumbers.append(text, at.y(), OF_POINTS);
    return text.append(' ');
  }
}
