package cookbook;

import static zoetrope.Zoetrope.*;

/** The left side of a formula is shown first, and the rest is written later. */
public final class FormulaInParts extends Scene {
  @Override
  protected void construct() {
    var formula = tex("(a+b)^2 = a^2 + 2ab + b^2").scale(1.5);
    var question = formula.part("(a+b)^2").setColor(YELLOW);
    play(write(question));
    pause();
    play(write(formula.part("= a^2 + 2ab + b^2")));
    add(formula);
    play(animate(formula, f -> f.shift(UP)));
    pause();
  }
}
