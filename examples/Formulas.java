import static zoetrope.Zoetrope.*;

import java.util.Map;

/** LaTeX formulas with parts that are found by their source. */
public final class Formulas extends Scene {
  // still: 4.5
  @Override
  protected void construct() {
    var head = texText("Scaled dot product of $Q$ and $K$").toEdge(UP);
    var formula =
        tex(
            "\\operatorname{Attention}(Q, K, V) = \\operatorname{softmax}\\left("
                + "\\frac{Q K^T}{\\sqrt{d_k}} \\right) V");
    formula.colorParts(Map.of("Q", YELLOW, "K", TEAL, "V", RED));
    play(fadeIn(head).shift(DOWN), write(formula).runTime(2));

    var scores = formula.part("\\frac{Q K^T}{\\sqrt{d_k}}");
    var brace = brace(scores, DOWN);
    var note = brace.text("one score for each pair").scale(0.7);
    play(growFromCenter(brace), fadeIn(note));
    play(showPassingFlash(surroundingRectangle(scores).setStroke(YELLOW, 6)).runTime(1.5));
    pause();
  }
}
