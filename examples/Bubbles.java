import static zoetrope.Zoetrope.*;

/** Speech and thought bubbles that fit their text and point at their speakers. */
public final class Bubbles extends Scene {
  @Override
  protected void construct() {
    var blue = circle(0.7).setStroke(BLUE, 4).setFill(BLUE, 0.5).moveTo(at(-5.2, -2.6));
    var red = square(1.3).setStroke(RED, 4).setFill(RED, 0.5).moveTo(at(5.2, -2.6));
    play(growFromCenter(blue), growFromCenter(red));

    var claim = speechBubble("I have\nno corners").pinTo(blue);
    play(showCreation(claim.body()), write(claim.content()));
    pause();
    var doubt = thoughtBubble(tex("4 > 0")).direction(RIGHT).pinTo(red);
    play(showCreation(doubt.body()), write(doubt.content()));
    pause();
    play(fadeOut(claim, doubt));

    var both = doubleSpeechBubble("we both have area").setWidth(7).shift(down(0.6));
    play(fadeIn(both).scale(0.8));
    play(animate(blue, s -> s.shift(right(1.7))), animate(red, s -> s.shift(left(1.7))));
    pause();
  }
}
