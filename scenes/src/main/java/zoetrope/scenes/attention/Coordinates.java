package zoetrope.scenes.attention;

import static zoetrope.Zoetrope.*;

import java.util.Arrays;
import java.util.Locale;
import zoetrope.geometry.Vec;
import zoetrope.scene.Parameter;

/** Parses coordinates in space from a parameter of a film. */
final class Coordinates {
  private Coordinates() {}

  /**
   * Returns the three numbers of {@code parameter}, such as {@code 3, 2, -2}.
   *
   * @param reach the length of each axis
   * @throws IllegalArgumentException if they are not three finite numbers within the axes
   */
  static Vec within(Parameter<String> parameter, Vec reach) {
    double[] numbers;
    try {
      String[] parts = parameter.get().split(",", -1);
      numbers = Arrays.stream(parts).map(String::strip).mapToDouble(Double::parseDouble).toArray();
    } catch (NumberFormatException e) {
      numbers = new double[0];
    }
    if (numbers.length != 3) {
      throw new IllegalArgumentException(
          "the parameter "
              + parameter.name()
              + " is '"
              + parameter.get()
              + "', but should be three numbers separated by commas, such as "
              + parameter.defaultValue());
    }
    Vec point = at(numbers[0], numbers[1], numbers[2]);
    boolean withinAxes =
        Math.abs(point.x()) <= reach.x()
            && Math.abs(point.y()) <= reach.y()
            && Math.abs(point.z()) <= reach.z();
    if (!withinAxes) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "the parameter %s is '%s', which lies beyond the axes: they go to %.0f, %.0f and"
                  + " %.0f",
              parameter.name(),
              parameter.get(),
              reach.x(),
              reach.y(),
              reach.z()));
    }
    return point;
  }
}
