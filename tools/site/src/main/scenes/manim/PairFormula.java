import static zoetrope.Zoetrope.*;

/** Euler's identity. */
public final class PairFormula extends Scene {
  @Override
  protected void construct() {
    // tag
    var formula = tex("e^{i\\pi} + 1 = 0");
    formula.scale(2);
    play(write(formula));
    // end
  }
}
