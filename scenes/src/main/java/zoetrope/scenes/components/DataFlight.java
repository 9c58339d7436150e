package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import zoetrope.animation.Animation;
import zoetrope.animation.AnimationGroup;
import zoetrope.geometry.Vec;

/** An animation of training: pieces of data fly through a matrix and change its numbers. */
public final class DataFlight {
  private static final Vec WAY = down(2).plus(RIGHT);
  private static final double OPACITY = 0.75;

  private DataFlight() {}

  /**
   * Returns an animation of 3 s. The word "Data" appears in {@code rows} rows and {@code columns}
   * columns over the left 90 % and the upper 70 % of {@code matrix}. The words fly down to the
   * right and vanish, while the numbers of the matrix change.
   */
  public static AnimationGroup through(WeightMatrix matrix, int rows, int columns, Random random) {
    List<Animation<?>> flights = new ArrayList<>();
    for (int j = 0; j < columns; j++) {
      for (int i = 0; i < rows; i++) {
        double x = matrix.x(LEFT) + 0.9 * matrix.width() * share(j, columns);
        double y = matrix.y(UP) - 0.7 * matrix.height() * share(i, rows);
        flights.add(flight(at(x, y)));
      }
    }
    return animationGroup(
        laggedStart(flights).lagRatio(1.0 / flights.size()).runTime(3).mayCross(),
        ChangeMatrixEntries.randomly(matrix, random).runTime(3));
  }

  private static double share(int i, int n) {
    return n == 1 ? 0 : i / (n - 1.0);
  }

  private static Animation<?> flight(Vec from) {
    var word = text("Data").moveTo(from).setOpacity(0);
    var start = word.copy();
    return updateFromAlpha(
            word,
            (moved, alpha) ->
                moved
                    .become(start)
                    .moveTo(from.plus(WAY.times(alpha)))
                    .setOpacity(OPACITY * THERE_AND_BACK.at(alpha)))
        .stateless()
        .rate(LINEAR)
        .remover(true);
  }
}
