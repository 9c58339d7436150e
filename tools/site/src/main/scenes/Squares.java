import static zoetrope.Zoetrope.*;

/** An image of numbers: each number is a coloured square. A bar explains the colours. */
public final class Squares extends Scene {
  @Override
  protected void construct() {
    // tag
    double[][] weights = {{0.1, 0.7, 0.2}, {0.6, 0.3, 0.1}};
    var map = imageMobject(weights, colorScale(0, 1, BLACK, YELLOW)).resampling(NEAREST);
    add(map.setHeight(3));
    add(colorBar(colorScale(0, 1, BLACK, YELLOW), 0, 1, 3).nextTo(map, RIGHT));
    // end
    pause();
  }
}
