package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;

/** Discs that show an attention pattern: the more weight, the larger. */
public final class PatternGrid {
  private PatternGrid() {}

  /**
   * A grey disc in each of {@code cells}, row by row, the radius of that of weight 1 being {@code
   * radius}.
   *
   * @param cells {@code rows x columns} mobjects, row by row
   * @param weights {@code [rows][columns]}, each in [0, 1]
   * @param radius of a disc of weight 1, in stage units
   * @param power radius = {@code radius * weight^power}: 0.5 makes areas proportional to weights
   * @throws IllegalArgumentException when there is not a weight for each cell
   */
  public static Group<Dot> discs(
      Group<? extends Mobject<?>> cells, double[][] weights, double radius, double power) {
    List<Dot> discs = new ArrayList<>();
    for (double[] row : weights) {
      for (double weight : row) {
        if (discs.size() == cells.size()) {
          throw new IllegalArgumentException("more weights than the " + cells.size() + " cells");
        }
        var disc = new Dot().setFill(GREY_C, 1);
        disc.setWidth(2 * radius * StrictMath.pow(weight, power)).moveTo(cells.get(discs.size()));
        discs.add(disc);
      }
    }
    if (discs.size() < cells.size()) {
      throw new IllegalArgumentException(
          "only " + discs.size() + " weights for " + cells.size() + " cells");
    }
    return new Group<>(discs);
  }
}
