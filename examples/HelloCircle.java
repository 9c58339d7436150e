import static zoetrope.Zoetrope.*;

/** A circle becomes a formula. */
public final class HelloCircle extends Scene {
  @Override
  protected void construct() {
    var circle = circle(1.5).setStroke(BLUE, 4).setFill(BLUE, 0.3);
    var name = text("a circle").nextTo(circle, DOWN);
    play(drawBorderThenFill(circle), write(name));
    pause();

    var area = tex("A = \\pi r^2").moveTo(up(2));
    play(
        animate(circle, c -> c.shift(down(1))),
        transformFromCopy(circle, area),
        fadeOut(name).shift(DOWN));
    play(
        animate(circle, c -> c.scale(0.5)).runTime(2),
        animate(area, a -> a.colorPart("r", YELLOW)));
    pause();
  }
}
