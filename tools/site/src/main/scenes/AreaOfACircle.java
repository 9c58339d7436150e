import static zoetrope.Zoetrope.*;

/** A circle is cut into pieces, and the pieces become a rectangle: a film of 40 seconds. */
public final class AreaOfACircle extends Scene {
  // still: 29
  private static final double R = 2;

  @Override
  protected void construct() {
    section("A question");
    var question = text("How large is a circle?").scale(1.3).toEdge(UP);
    var circle = circle(R).setStroke(WHITE, 4).setFill(BLUE, 0.6);
    var radius = line(ORIGIN, right(R)).setStroke(YELLOW, 6);
    var r = tex("r").setColor(YELLOW).nextTo(radius, UP, 0.15);
    play(write(question));
    play(create(circle));
    play(create(radius), write(r));
    pause();

    section("Cut and unfold");
    play(fadeOut(radius, r));
    var open = valueTracker(0);
    var pieces = alwaysRedraw(() -> pieces(8, open.value()));
    play(fadeOut(circle), fadeIn(pieces));
    var count = text("8 pieces").toEdge(DOWN);
    play(animate(open, o -> o.setValue(1)).runTime(3), fadeIn(count));
    pause();
    for (int n : new int[] {16, 32, 64}) {
      play(animate(open, o -> o.setValue(0)).runTime(1.5));
      var finer = alwaysRedraw(() -> pieces(n, open.value()));
      play(fadeIn(finer).runTime(0.5));
      remove(pieces);
      pieces = finer;
      var more = text(n + " pieces").toEdge(DOWN);
      play(animate(open, o -> o.setValue(1)).runTime(2), transform(count, more));
      pause(0.5);
    }
    play(fadeOut(count), fadeOut(question));
    answer(open);
  }

  private void answer(ValueTracker open) {
    section("The answer");
    var box = rectangle(PI * R, R).setStroke(WHITE, 4);
    var width = brace(box, DOWN);
    var height = brace(box, LEFT);
    var half = tex("\\pi r").setColor(TEAL).nextTo(width, DOWN);
    var side = tex("r").setColor(YELLOW).nextTo(height, LEFT);
    play(create(box));
    play(growFromCenter(height), write(side));
    play(growFromCenter(width), write(half));
    pause();
    var product = tex("A = \\pi r \\cdot r").scale(1.5).toEdge(UP, 0.8);
    var answer = tex("A = \\pi r^2").scale(1.5).toEdge(UP, 0.8);
    play(transformFromCopy(group(half, side), product));
    pause();
    play(transformMatchingTex(product, answer));
    play(fadeOut(box, width, height, half, side));
    play(animate(open, o -> o.setValue(0)).runTime(3));
    play(circumscribe(answer));
    pause(2);
  }

  /** A circle of n pieces for {@code open} = 0, and a row of these pieces for 1. */
  private static Group<Sector> pieces(int n, double open) {
    double angle = TAU / n;
    Group<Sector> pieces = group();
    for (int i = 0; i < n; i++) {
      double side = i % 2 == 0 ? 1 : -1;
      double from = PI - side * (i / 2 + 0.5) * angle;
      double to = PI - side * PI / 2;
      var end = at(R * angle / 2 * (i + 0.5 - n / 2.0), -side * R / 2);
      var piece = sector(R, angle, interpolate(from, to, open) - angle / 2);
      var color = side > 0 ? BLUE : TEAL;
      pieces.add(piece.shift(end.times(open)).setFill(color, 1).setStroke(BLACK, 1));
    }
    return pieces;
  }
}
