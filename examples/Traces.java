import static zoetrope.Zoetrope.*;

/** A point that leaves a trace, a point with a fading tail, and an animated outline. */
public final class Traces extends Scene {
  // still: 6
  @Override
  protected void construct() {
    var title = text("traces").scale(1.5).toEdge(UP, 0.6);
    add(title, animatedBoundary(title).colors(RED, YELLOW, BLUE));

    var big = circle(1.5).setStroke(GREY, 2).moveTo(at(-3.5, -0.7));
    var small = circle(0.5).setStroke(GREY, 2);
    var pen = dot(at(0, 0), 0.08).setColor(YELLOW);
    var roll =
        updateFromAlpha(
            pen,
            (p, t) -> {
              double turn = 360 * DEGREES * t;
              small.moveTo(big.center().plus(right(2).rotate(turn)));
              p.moveTo(small.center().plus(left(0.5).rotate(4 * turn)));
            });
    small.moveTo(big.center().plus(right(2)));
    pen.moveTo(small.center().plus(left(0.5)));
    var path = tracedPath(pen).setStroke(YELLOW, 5);

    var comet = dot(at(5.5, -0.7), 0.1);
    var tail = tracingTail(comet).setColor(TEAL).widths(0, 10).timeTraced(1.5);
    add(big, small, path, pen, tail, comet);
    var around = rotate(comet, 720 * DEGREES).about(at(3.5, -0.7));
    play(lasting(6), roll.rate(LINEAR), around.rate(LINEAR));
    play(fadeOut(big, small, pen), animate(comet, c -> c.moveTo(at(3.5, -0.7))));
    pause();
  }
}
