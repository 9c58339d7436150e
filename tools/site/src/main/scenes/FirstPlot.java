import static zoetrope.Zoetrope.*;

/** A function on axes. */
public final class FirstPlot extends Scene {
  @Override
  protected void construct() {
    var axes = axes(Range.of(-3, 3), Range.of(-1, 5), 10, 6).addCoordinateLabels();
    var parabola = axes.plot(x -> x * x / 2).setColor(YELLOW);
    play(create(axes));
    play(create(parabola).runTime(2));
    pause();
  }
}
