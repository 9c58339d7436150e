import static zoetrope.Zoetrope.*;

/** Formulas and words change where they differ and stay where they agree. */
public final class Matching extends Scene {
  // still: 7.4
  @Override
  protected void construct() {
    var square = tex("(a + b)^2 = c^2 + 2 a b").scale(1.5);
    var sum = tex("a^2 + 2 a b + b^2 = c^2 + 2 a b").scale(1.5);
    var theorem = tex("a^2 + b^2 = c^2").scale(1.5);
    var root = tex("c = \\sqrt{a^2 + b^2}").scale(1.5);
    for (var formula : group(square, sum, theorem, root)) {
      formula.colorPart("a", BLUE).colorPart("b", TEAL).colorPart("c", YELLOW).moveTo(up(2));
    }
    play(write(square));
    play(transformMatchingTex(square, sum).runTime(1.5));
    play(transformMatchingStrings(sum, theorem).runTime(1.5));
    play(transformMatchingTex(theorem, root).fadeMismatches().runTime(1.5));

    var listen = text("the morse code").scale(1.4).shift(down(0.3));
    var silent = text("here come dots").scale(1.4).shift(down(0.3));
    play(fadeIn(listen).shift(UP));
    play(transformMatchingShapes(listen, silent).pathArc(PI / 2));

    var shapes = group(circle(0.5), square(0.9), triangle().scale(0.6)).arrange(RIGHT, 1);
    var others = group(triangle().scale(0.6), circle(0.5), square(0.9)).arrange(RIGHT, 1);
    shapes.setColor(PINK).shift(down(2.3));
    others.setColor(GREEN).shift(down(2.3));
    play(showCreation(shapes));
    play(transformMatchingParts(shapes, others));
    play(fadeTransformPieces(others, text("Q.E.D.").moveTo(down(2.3))));
    pause();
  }
}
