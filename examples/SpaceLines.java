import static zoetrope.Zoetrope.*;

/** Lines, arrows and dots with a thickness in space: a vector and its shadow. */
public final class SpaceLines extends Scene {
  // still: 4
  @Override
  protected void construct() {
    camera().reorient(-35, 65).setHeight(4.5).moveTo(out(0.8));
    var floor = numberPlane().setOpacity(0.4);
    var basis =
        group(
            arrow3D(ORIGIN, right(2)).setColor(RED),
            arrow3D(ORIGIN, up(2)).setColor(GREEN),
            arrow3D(ORIGIN, out(2)).setColor(BLUE));
    play(fadeIn(floor), laggedStart(basis, a -> fadeIn(a)));

    var tip = at(1.6, 1.2, 1.8);
    var foot = at(1.6, 1.2, 0);
    var vector = arrow3D(ORIGIN, tip).setColor(YELLOW);
    var shadow = line3D(ORIGIN, foot, 0.03).setColor(GREY);
    var plumb = line3D(tip, foot, 0.03).setColor(WHITE);
    var ends = group(dot3D(foot), dot3D(ORIGIN)).setColor(ORANGE);
    play(showCreation(vector));
    play(showCreation(plumb), showCreation(shadow), fadeIn(ends));
    camera().addAmbientRotation(0.3);
    pause(5);
  }
}
