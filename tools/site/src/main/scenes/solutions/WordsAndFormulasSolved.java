import static zoetrope.Zoetrope.*;

/** A formula with three colours. */
public final class WordsAndFormulasSolved extends Scene {
  @Override
  protected void construct() {
    var formula = tex("a^2 + b^2 = c^2").scale(1.5);
    // tag
    formula.colorPart("a", BLUE).colorPart("b", TEAL).colorPart("c", YELLOW);
    // end
    play(write(formula));
    pause();
  }
}
