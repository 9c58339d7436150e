import static zoetrope.Zoetrope.*;

/** A parabola in the look of Manim Community. */
public final class CommunityPlot extends Scene implements CommunityPalette {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    var axes = axes().addCoordinateLabels();
    play(create(axes), create(axes.plot(x -> x * x / 2 - 1)));
    pause();
  }
}
