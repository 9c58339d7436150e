package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;

/** The legend of a scale of colours: tiles from the smallest number to the largest. */
public final class ColorLegend {
  private static final int FONT_SIZE = 28;

  private ColorLegend() {}

  /** Returns a legend of {@code tiles}, from −{@code max} to {@code max}, with 0 in the middle. */
  public static Group<Mobject<?>> of(HeatMap tiles, double max) {
    double[][] steps = {{-max, -0.5 * max, 0, 0.5 * max, max}};
    var row = tiles.reach(max).of(steps);
    var low = text("−" + number(max)).fontSize(FONT_SIZE).nextTo(row, LEFT, 0.12);
    var high = text("+" + number(max)).fontSize(FONT_SIZE).nextTo(row, RIGHT, 0.12);
    return group(low, row, high);
  }

  private static String number(double max) {
    return max == Math.rint(max) ? Long.toString((long) max) : Double.toString(max);
  }
}
