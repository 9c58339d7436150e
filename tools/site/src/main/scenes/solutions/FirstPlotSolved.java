import static zoetrope.Zoetrope.*;

/** Two functions on the same axes. */
public final class FirstPlotSolved extends Scene {
  @Override
  protected void construct() {
    var axes = axes(Range.of(-3, 3), Range.of(-1, 5), 10, 6).addCoordinateLabels();
    var parabola = axes.plot(x -> x * x / 2).setColor(YELLOW);
    play(create(axes));
    // tag
    var line = axes.plot(x -> x + 1).setColor(TEAL);
    play(create(parabola), create(line));
    // end
    pause();
  }
}
