import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;

/** Bars that change their values, and a sample space that is divided. */
public final class Charts extends Scene {
  // still: 3.5
  @Override
  protected void construct() {
    var plain = barChart(0.2, 0.5, 0.9, 0.4).names("a", "b", "c", "d");
    var onAxes = axesBarChart(new double[] {3, -2, 5, 1}, Range.of(-4, 6, 2), "p", "q", "r", "s");
    plain.setHeight(4).moveTo(left(3.2));
    onAxes.setHeight(4.3).moveTo(right(3.6));
    play(fadeIn(plain), fadeIn(onAxes));
    play(
        animate(plain, c -> c.changeBarValues(0.8, 0.3, 0.1, 0.6)),
        animate(onAxes, c -> c.changeBarValues(1, -3, 2, 5)));
    pause();
    play(fadeOut(plain), fadeOut(onAxes));

    var space = sampleSpace(5, 5).shift(down(0.5));
    space.divideHorizontally(new double[] {0.3}, GREY_D, GREY_D);
    var upper = space.horizontalParts().get(0).divideVertically(0.6);
    upper.verticalParts().setFill(GREY_D, 1);
    play(fadeIn(space));
    play(
        animate(upper, u -> u.setFill(BLUE_E, 1)),
        animate(space.horizontalParts().get(1), lower -> lower.setFill(GREEN_E, 1)),
        write(space.sideBraces("P(A)", "P(\\bar A)")));
    play(
        animate(upper.verticalParts().get(1), part -> part.setFill(BLUE_B, 1)),
        write(upper.topBraces("P(B\\,|\\,A)", "").get(0)));
    pause();
  }
}
