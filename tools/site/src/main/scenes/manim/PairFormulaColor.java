import static zoetrope.Zoetrope.*;

/** Pythagoras' theorem with a red c. */
public final class PairFormulaColor extends Scene {
  @Override
  protected void construct() {
    // tag
    var formula = tex("a^2 + b^2 = c^2");
    formula.colorPart("c", RED);
    add(formula);
    // end
  }
}
