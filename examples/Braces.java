import static zoetrope.Zoetrope.*;

/** Braces below, beside, along and around objects, with labels. */
public final class Braces extends Scene {
  @Override
  protected void construct() {
    var boxes = square(0.9).setFill(BLUE, 0.5).replicate(6).arrange(RIGHT, 0.1).shift(at(-2, 1.5));
    var all = braceLabel(boxes, text("six squares").scale(0.8));
    var three = brace(boxes.to(3), UP);
    var half = three.tex("\\tfrac{6}{2} = 3");
    play(laggedStart(boxes, b -> growFromCenter(b)));
    play(fadeIn(all).shift(UP), growFromCenter(three), write(half));

    var slope = line(at(-5.5, -2.8), at(-1, -1.2)).setStroke(TEAL, 6);
    var along = braceAlong(slope);
    var length = along.tex("\\sqrt{x^2 + y^2}");
    var bend = arc(20 * DEGREES, 140 * DEGREES, 1.6, at(3.5, -2.8)).setStroke(YELLOW, 6);
    var around = braceAround(bend);
    var angle = tex("\\varphi").nextTo(around, UP);
    play(showCreation(slope), showCreation(bend));
    play(fadeIn(along), write(length), fadeIn(around), write(angle));

    var height = braceBetween(boxes.corner(at(1, -1)), boxes.corner(at(1, 1)), RIGHT);
    play(growFromCenter(height), write(height.text("1").scale(0.8)));
    pause();
  }
}
