import static zoetrope.Zoetrope.*;

/** Marks around, under and over other objects. */
public final class Marks extends Scene {
  // still: 4.5
  @Override
  protected void construct() {
    var paper = fullScreenRectangle();
    var wrong = tex("(a + b)^2 = a^2 + b^2").scale(1.2).shift(up(1.5));
    var right = tex("(a + b)^2 = a^2 + 2ab + b^2").scale(1.2).shift(down(1));
    add(paper, wrong);
    var cross = cross(wrong);
    play(showCreation(cross));

    var ground = backgroundRectangle(right, BLACK, 0.8);
    play(fadeIn(ground));
    play(write(right));
    var box = surroundingRectangle(right.part("2ab"));
    var line = underline(right, 0.25).setColor(GREEN);
    play(showCreation(box), showCreation(line));
    pause();

    var veil = fullScreenFadeRectangle();
    var end = text("remember the middle").setColor(YELLOW);
    play(fadeIn(veil), fadeIn(end).shift(UP));
    pause();
  }
}
