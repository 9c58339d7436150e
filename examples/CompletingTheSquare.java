import static zoetrope.Zoetrope.*;

/** A quadratic equation is solved by completing the square; each line replaces the former one. */
public final class CompletingTheSquare extends Scene {
  @Override
  protected void construct() {
    var title = text("Completing the square").fontSize(40).toEdge(UP);
    var d = derivation("x^2 + 6x + 5 = 0").inPlace().colorPart("x", YELLOW);
    add(title);
    play(d.next());
    play(d.bothSides("- 5").reason("subtract 5 on both sides"));
    play(d.cancel("5", "5"));
    play(d.then("x^2 + 6x = -5"));
    play(d.bothSides("+ 9").reason("add the square of half of 6"));
    play(d.remark("x^2 + 6x + 9", "a square"));
    play(d.rewrite("x^2 + 6x + 9", "(x + 3)^2"));
    play(d.rewrite("-5 + 9", "4"));
    play(d.then("x + 3 = \\pm 2").reason("take the root"));
    play(d.then("x = \\pm 2 - 3"));
    play(d.rewrite("\\pm 2 - 3", "-1 \\text{ or } -5"));
    play(showCreation(surroundingRectangle(d.part("-1 \\text{ or } -5"))));
    pause();
  }
}
