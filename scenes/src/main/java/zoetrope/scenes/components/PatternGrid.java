package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Dot;

/**
 * Discs that show an attention pattern: the area of a disc is proportional to its weight. The
 * weights of a query sum to 1, so its discs cover the same area for any distribution.
 */
public final class PatternGrid {
  private PatternGrid() {}

  /**
   * Returns the radius of the disc of a weight, in stage units: {@code full * sqrt(weight)}.
   * Cartography scales proportional symbols in this way because the eye compares areas (Robinson
   * and others, Elements of Cartography).
   *
   * @param weight an attention weight in [0, 1]
   * @param full the radius of the disc of weight 1, in stage units
   */
  public static double radius(double weight, double full) {
    return full * Math.sqrt(weight);
  }

  /**
   * Returns a grey disc in each of {@code cells}, row by row; see {@link #radius}.
   *
   * @param cells {@code rows x columns} mobjects, row by row
   * @param weights {@code [rows][columns]}, each in [0, 1]
   * @param full the radius of the disc of weight 1, in stage units
   * @throws IllegalArgumentException if the number of weights differs from the number of cells
   */
  public static Group<Dot> discs(
      Group<? extends Mobject<?>> cells, double[][] weights, double full) {
    List<Dot> discs = new ArrayList<>();
    for (double[] row : weights) {
      for (double weight : row) {
        if (discs.size() == cells.size()) {
          throw new IllegalArgumentException("more weights than the " + cells.size() + " cells");
        }
        var disc = dot().setFill(GREY_C, 1);
        disc.setWidth(2 * radius(weight, full)).moveTo(cells.get(discs.size()));
        discs.add(disc);
      }
    }
    if (discs.size() < cells.size()) {
      throw new IllegalArgumentException(
          "only " + discs.size() + " weights for " + cells.size() + " cells");
    }
    return group(discs);
  }

  /** Returns the legend of discs: those of weights of 10, 50 and 100 %, with their weights. */
  public static Group<Mobject<?>> legend(double full, Color color) {
    Group<Mobject<?>> legend = group();
    for (double weight : new double[] {0.1, 0.5, 1}) {
      legend.add(dot().setFill(color, 1).setWidth(2 * radius(weight, full)));
      legend.add(text(Math.round(100 * weight) + " %").fontSize(28).setColor(GREY_A));
    }
    return legend.arrange(RIGHT, 0.2);
  }
}
