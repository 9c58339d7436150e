import static zoetrope.Zoetrope.*;

/** A point moves on a parabola, with its tangent. */
public final class OnePage extends Scene {
  @Override
  protected void construct() {
    var axes = axes(Range.of(-3, 3), Range.of(-1, 5), 9, 5.5).addCoordinateLabels();
    axes.toEdge(DOWN);
    var curve = axes.plot(x -> x * x / 2).setColor(YELLOW);
    var title = tex("f(x) = \\tfrac{1}{2} x^2").toEdge(UP);
    play(create(axes), write(title));
    play(create(curve));

    var x = valueTracker(-2);
    var tangent = alwaysRedraw(() -> axes.tangentLine(x.value(), curve, 3).setColor(BLUE));
    var point = alwaysRedraw(() -> dot(axes.c2p(x.value(), x.value() * x.value() / 2)));
    play(fadeIn(tangent), fadeIn(point));
    play(animate(x, v -> v.setValue(2)).runTime(3));
    pause();
  }
}
