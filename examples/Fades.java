import static zoetrope.Zoetrope.*;

/** Ways to appear and vanish. */
public final class Fades extends Scene {
  // still: 1.55
  @Override
  protected void construct() {
    var shapes =
        group(
            square(1.5).setColor(BLUE),
            circle(0.8).setColor(TEAL),
            star().setColor(GREEN),
            triangle().setColor(YELLOW),
            regularPolygon(6).scale(0.8).setColor(RED));
    shapes.setFillOpacity(0.6).arrange(RIGHT, 1);
    play(
        fadeIn(shapes.get(0)),
        fadeIn(shapes.get(1)).shift(UP),
        fadeIn(shapes.get(2)).scale(0.3),
        fadeInFromPoint(shapes.get(3), down(3)),
        vFadeIn(shapes.get(4)),
        rotate(shapes.get(4)));
    pause(0.2);
    play(
        fadeOut(shapes.get(0)),
        fadeOut(shapes.get(1)).shift(DOWN),
        fadeOut(shapes.get(2)).scale(3),
        fadeOutToPoint(shapes.get(3), up(3)),
        vFadeOut(shapes.get(4)),
        rotate(shapes.get(4)));
    var before = text("one thing").scale(1.5);
    var after = tex("e^{i \\pi} = -1").scale(2);
    play(fadeIn(before));
    play(fadeTransform(before, after));
    pause();
  }
}
