import static zoetrope.Zoetrope.*;

/** Text and a formula with a part in colour. */
public final class WordsAndFormulas extends Scene {
  @Override
  protected void construct() {
    var words = text("Pythagoras").moveTo(up(1));
    var formula = tex("a^2 + b^2 = c^2").scale(1.5).moveTo(down(0.5));
    formula.colorPart("c", YELLOW);
    play(write(words));
    play(write(formula));
    pause();
  }
}
