package zoetrope.tools.scenes;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.matrix.DecimalMatrix;
import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;

/** A page of matrices whose numbers all change in every frame. */
public final class ChangingMatrices extends Scene {
  private static final int SIDE = 8;

  private final Parameter<Integer> matrices = parameter("matrices", 6, "how many");
  private final Parameter<Double> seconds = parameter("seconds", 4.0, "how long they change");

  @Override
  protected void construct() {
    int columns = (int) Math.ceil(Math.sqrt(matrices.get() * 1.5));
    int rows = (matrices.get() + columns - 1) / columns;
    for (int k = 0; k < matrices.get(); k++) {
      double x = (k % columns + 0.5) / columns - 0.5;
      double y = 0.5 - (k / columns + 0.5) / rows;
      var matrix = decimalMatrix(new double[SIDE][SIDE]);
      matrix.setWidth(12.5 / columns).moveTo(at(13.5 * x, 7.6 * y));
      keepChanging(matrix, k);
      add(matrix);
    }
    pause(seconds.get());
  }

  private static void keepChanging(DecimalMatrix matrix, int phase) {
    double[] time = new double[1];
    matrix.addUpdater(
        (DecimalMatrix m, double dt) -> {
          time[0] += dt;
          for (int i = 0; i < SIDE; i++) {
            for (int j = 0; j < SIDE; j++) {
              m.get(i, j).setValue(9 * StrictMath.sin(time[0] + phase + i * SIDE + j));
            }
          }
        });
  }
}
