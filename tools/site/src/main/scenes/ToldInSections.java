import static zoetrope.Zoetrope.*;

/** Sections, subtitles and slides of a talk. */
public final class ToldInSections extends Scene {
  @Override
  protected void construct() {
    section("A question");
    subtitle("What is the area?", 2);
    var circle = circle(2).setStroke(BLUE, 6);
    play(create(circle));
    pause();
    section("The answer").notes("Wait for an answer.");
    play(write(tex("A = 4\\pi")));
    pause();
  }
}
