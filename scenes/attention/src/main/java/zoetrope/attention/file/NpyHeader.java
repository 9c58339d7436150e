package zoetrope.attention.file;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The header of a NumPy array: the text of a Python dictionary with three entries.
 *
 * @param type the type of the elements
 * @param fortranOrder whether the first axis varies fastest (column-major)
 * @param shape the length of each axis; empty for a single number
 */
record NpyHeader(NpyType type, boolean fortranOrder, List<Integer> shape) {
  /** The largest number of elements, about 16 million: far more than a film can show. */
  static final long MAX_ELEMENTS = 1 << 24;

  private static final Pattern DESCR = entry("descr", "'([^']*)'|(\\[.*?\\])");
  private static final Pattern ORDER = entry("fortran_order", "(True|False)");
  private static final Pattern SHAPE = entry("shape", "\\(([^()]*)\\)");
  private static final Pattern WHOLE = Pattern.compile("\\s*\\{\\s*'.*\\}\\s*", Pattern.DOTALL);

  /** Parses the text of a header; {@code place} is for messages. */
  static NpyHeader parse(String text, String place) {
    if (!WHOLE.matcher(text).matches()) {
      throw new AttentionFileException(place, "the header is not a dictionary: " + text.strip());
    }
    Matcher descr = find(DESCR, text, "descr", place);
    if (descr.group(1) == null) {
      throw new AttentionFileException(
          place, "elements with fields, " + descr.group(2) + ": save a plain array of each field");
    }
    boolean fortran = find(ORDER, text, "fortran_order", place).group(1).equals("True");
    List<Integer> shape = shape(find(SHAPE, text, "shape", place).group(1), place);
    return new NpyHeader(NpyType.of(descr.group(1), place), fortran, shape);
  }

  /** Returns the number of elements. */
  int count() {
    return shape.stream().reduce(1, (a, b) -> a * b);
  }

  private static List<Integer> shape(String text, String place) {
    List<Integer> shape = new ArrayList<>();
    long count = 1;
    for (String part : text.strip().isEmpty() ? new String[0] : text.strip().split(",")) {
      String digits = part.strip();
      if (!digits.matches("\\d{1,18}")) {
        throw new AttentionFileException(
            place, "the shape (" + text + ") does not consist of numbers");
      }
      long length = Long.parseLong(digits);
      if (length == 0) {
        throw new AttentionFileException(place, "the array is empty: its shape is (" + text + ")");
      }
      count = length > MAX_ELEMENTS ? length : count * length;
      if (count > MAX_ELEMENTS) {
        throw new AttentionFileException(
            place,
            String.format(
                "an array of shape (%s) is too large: at most %s elements are read. Save fewer"
                    + " layers, heads or tokens",
                text, MAX_ELEMENTS));
      }
      shape.add((int) length);
    }
    return shape;
  }

  private static Matcher find(Pattern pattern, String text, String key, String place) {
    Matcher matcher = pattern.matcher(text);
    if (!matcher.find()) {
      throw new AttentionFileException(
          place, "the header has no valid '" + key + "': " + text.strip());
    }
    return matcher;
  }

  private static Pattern entry(String key, String value) {
    return Pattern.compile("'" + key + "'\\s*:\\s*(?:" + value + ")");
  }
}
