package zoetrope.mobject.charts;

import java.util.stream.IntStream;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.color.SrgbCurve;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Group;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Tex;

/** Functions shared by bar charts. */
final class Bars {
  /** The angle, in radians, of names that would touch if they were horizontal. */
  static final double TURN = Math.PI / 4;

  /** The smallest gap between two names, in scene units. */
  private static final double NAME_GAP = 0.05;

  /**
   * The luminance whose contrast with black and with white is equal, 4.6 by the formula of WCAG
   * 2.2.
   */
  private static final double MIDDLE_LUMINANCE = 0.18;

  private static final int STEPS = 20;

  private Bars() {}

  /** Returns a colour, or a lighter one if the colour is hard to read on black. */
  static Color readable(Color color) {
    Color lighter = color;
    for (int i = 1; i <= STEPS && SrgbCurve.luminance(lighter) < MIDDLE_LUMINANCE; i++) {
      lighter = color.lerp(Palette.WHITE, (double) i / STEPS);
    }
    return lighter;
  }

  /**
   * Checks the values and returns a copy.
   *
   * @throws IllegalArgumentException if there are no values or a value is not finite
   */
  static double[] requireValues(double[] values) {
    Preconditions.require(values.length != 0, "a bar chart needs at least one value");
    for (double value : values) {
      Preconditions.require(
          Double.isFinite(value),
          "a bar cannot show %s: look for a division by zero in its computation",
          value);
    }
    return values.clone();
  }

  /**
   * Checks that there is one finite value for each bar, and returns a copy.
   *
   * @throws IllegalArgumentException if the number of values differs or a value is not finite
   */
  static double[] requireAsMany(double[] values, int bars) {
    Preconditions.require(
        values.length == bars, "a chart of %s bars cannot show %s values", bars, values.length);
    return requireValues(values);
  }

  /**
   * Checks that there is one name for each bar.
   *
   * @throws IllegalArgumentException if there is not
   */
  static void requireNames(int names, int bars) {
    Preconditions.require(
        names == bars, "a chart of %s bars has %s names: give each bar its own", bars, names);
  }

  /**
   * Returns LaTeX for a name. Special characters of LaTeX are shown, unless the name has commands
   * or formulas.
   */
  static String tex(String name) {
    boolean isLatex = name.contains("\\") || name.contains("$");
    return "\\text{" + (isLatex ? name : name.replaceAll("[%&#_{}]", "\\\\$0")) + "}";
  }

  /**
   * Turns names by an eighth of a turn if they would touch. Returns whether it has turned them.
   *
   * @param distance the distance between two bars, in scene units
   */
  static boolean turnCrowded(Group<Tex> names, double distance) {
    boolean isCrowded =
        IntStream.range(1, names.size())
            .mapToDouble(i -> (names.get(i - 1).width() + names.get(i).width()) / 2)
            .anyMatch(needed -> needed + NAME_GAP > distance);
    if (isCrowded) {
      names.forEach(name -> name.rotate(TURN));
    }
    return isCrowded;
  }

  /** Draws a bar over a base line from {@code left} to {@code right}, extended by {@code up}. */
  static void draw(Rectangle bar, Vec left, Vec right, Vec up) {
    bar.setPath(Path.polygon(right.plus(up), left.plus(up), left, right));
  }
}
