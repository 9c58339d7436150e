package zoetrope.internal.vector;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** A buffer for the text of an SVG file, with short forms of numbers, maps and paths. */
final class SvgOutput {
  private static final int DECIMALS = 3;

  /** The decimals of a map's factors. A point 1000 pixels away is exact to 0.001 pixel. */
  private static final int FACTOR_DECIMALS = 6;

  private final StringBuilder text = new StringBuilder();

  String text() {
    return text.toString();
  }

  SvgOutput append(String more) {
    text.append(more);
    return this;
  }

  SvgOutput append(char more) {
    text.append(more);
    return this;
  }

  /** Writes an attribute whose value needs no escapes. */
  void attribute(String name, String value) {
    text.append(' ').append(name).append("=\"").append(value).append('"');
  }

  void attribute(String name, double value) {
    attribute(name, number(value));
  }

  /** Writes an attribute with a map of the plane. */
  void transform(String name, Affine map) {
    StringBuilder values = new StringBuilder("matrix(");
    for (int i = 0; i < 2; i++) {
      Vec column = map.column(i);
      values.append(ShortNumbers.of(column.x(), FACTOR_DECIMALS)).append(' ');
      values.append(ShortNumbers.of(column.y(), FACTOR_DECIMALS)).append(' ');
    }
    attribute(name, values + number(map.translation()) + ")");
  }

  /** Formats a number with up to three decimals. */
  static String number(double value) {
    return ShortNumbers.of(value, DECIMALS);
  }

  /** Formats a point. */
  static String number(Vec at) {
    return number(at.x()) + " " + number(at.y());
  }

  /** Writes the path as the value of an attribute {@code d}. */
  void data(Path path) {
    PathText.write(path, this::command);
  }

  private void command(char letter, Vec... points) {
    text.append(letter);
    boolean first = true;
    for (Vec point : points) {
      coordinate(point.x(), first);
      coordinate(point.y(), false);
      first = false;
    }
  }

  private void coordinate(double value, boolean first) {
    int at = text.length();
    ShortNumbers.append(text, value, DECIMALS);
    if (!first && text.charAt(at) != '-') {
      text.insert(at, ' ');
    }
  }
}
