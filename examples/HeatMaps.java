import static zoetrope.Zoetrope.*;

/** Numbers as pixels: in grey, with a color scale, with sharp and smooth edges. */
public final class HeatMaps extends Scene {
  private static final int SIZE = 12;

  @Override
  protected void construct() {
    var heat = colorScale(0, 1, BLACK, PURPLE, YELLOW);
    var grey = imageMobject(weights(1)).resampling(NEAREST).setHeight(3);
    var sharp = imageMobject(weights(1), heat).resampling(NEAREST).setHeight(3);
    var smooth = imageMobject(weights(1), heat).resampling(BICUBIC).setHeight(3);
    var row = group(grey, sharp, smooth).arrange(RIGHT, 1);
    play(fadeIn(grey));
    play(fadeTransform(grey.copy(), sharp));
    play(fadeTransform(sharp.copy(), smooth));

    var temperature = valueTracker(1);
    sharp.addUpdater(m -> m.setPicture(imageMobject(weights(temperature.value()), heat).picture()));
    play(animate(temperature, t -> t.setValue(0.1)).runTime(2));
    play(animate(row, r -> r.rotate(20 * DEGREES)));
    pause();
  }

  /**
   * Returns, for each row, the weights of this row and all rows before it. Nearer rows have larger
   * weights.
   */
  private static double[][] weights(double temperature) {
    double[][] weights = new double[SIZE][SIZE];
    for (int i = 0; i < SIZE; i++) {
      for (int j = 0; j <= i; j++) {
        weights[i][j] = StrictMath.exp(-(i - j) / (4 * temperature));
      }
    }
    return weights;
  }
}
