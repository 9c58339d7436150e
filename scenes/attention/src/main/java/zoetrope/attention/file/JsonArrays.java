package zoetrope.attention.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A reader of arrays by name from a JSON object: nested lists of numbers or of strings. */
final class JsonArrays {
  private final String place;

  private JsonArrays(String place) {
    this.place = place;
  }

  /** Returns the arrays in {@code text} with names in {@code wanted}. */
  static Map<String, NumpyArray> read(String text, Set<String> wanted, String place) {
    if (!(JsonReader.read(text, place) instanceof Map<?, ?> object)) {
      throw new AttentionFileException(
          place, "expected an object such as {\"tokens\": [\"a\", \"b\"], \"attention\": [[…]]}");
    }
    Map<String, NumpyArray> arrays = new LinkedHashMap<>();
    for (Map.Entry<?, ?> entry : object.entrySet()) {
      String name = String.valueOf(entry.getKey());
      if (wanted.contains(name)) {
        arrays.put(name, new JsonArrays(place + ", \"" + name + "\"").array(entry.getValue()));
      }
    }
    if (arrays.isEmpty()) {
      throw new AttentionFileException(
          place, "it has " + object.keySet() + ", but only these names are read: " + wanted);
    }
    return arrays;
  }

  private NumpyArray array(Object value) {
    List<Integer> shape = new ArrayList<>();
    Object first = value;
    while (first instanceof List<?> list) {
      if (list.isEmpty()) {
        throw new AttentionFileException(place, "an array is empty");
      }
      shape.add(list.size());
      first = list.get(0);
    }
    List<Object> leaves = new ArrayList<>();
    collect(value, shape, 0, leaves);
    if (leaves.stream().allMatch(String.class::isInstance)) {
      return new NumpyArray.Strings(shape, leaves.stream().map(String.class::cast).toList());
    }
    double[] numbers = new double[leaves.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = number(leaves.get(i));
    }
    return new NumpyArray.Numbers(shape, numbers);
  }

  private void collect(Object value, List<Integer> shape, int axis, List<Object> leaves) {
    int expected = axis < shape.size() ? shape.get(axis) : -1;
    int found = value instanceof List<?> list ? list.size() : -1;
    if (found != expected) {
      throw new AttentionFileException(
          place, "lists differ in length: expected the shape " + shape + " throughout");
    }
    if (value instanceof List<?> list) {
      list.forEach(element -> collect(element, shape, axis + 1, leaves));
    } else {
      leaves.add(value);
    }
  }

  private double number(Object leaf) {
    if (leaf instanceof Double number) {
      return number;
    }
    if (leaf instanceof Boolean truth) {
      return truth ? 1 : 0;
    }
    throw new AttentionFileException(place, "expected a number, found " + leaf);
  }
}
