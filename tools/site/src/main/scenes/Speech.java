import static zoetrope.Zoetrope.*;

/** A line of speech sets the pace of a circle and a formula. */
public final class Speech extends Scene {
  @Override
  protected void construct() {
    var circle = circle(1.5).moveTo(up(1));
    var area = tex("\\pi r^2").moveTo(down(1.5));
    // tag
    var line = say("Here is a circle. [turn] Its area has a formula.");
    play(create(circle));
    pauseUntil(line.at("turn")); // a [mark], or a word such as "formula"
    play(during(line, transformFromCopy(circle, area))); // for the rest of the line
    pauseUntil(line.end());
    // end
    pause();
  }
}
