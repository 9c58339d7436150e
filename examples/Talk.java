import static zoetrope.Zoetrope.*;

/** A presentation: slides with speaker notes, a loop, and a slide that continues automatically. */
public final class Talk extends Scene {
  @Override
  protected void construct() {
    section("A wheel").notes("Who has seen one that rolls backwards in a film?");
    var rim = circle(2).setStroke(BLUE, 6);
    var spoke = line(ORIGIN, at(2, 0)).setStroke(YELLOW, 6);
    play(create(rim), create(spoke));

    nextSlide("Let it turn, and ask how fast it is. Go on when they have guessed.").loop();
    play(rotate(spoke, -TAU).about(ORIGIN).rate(LINEAR).runTime(3));

    section("How fast it is").autoNext();
    var wheel = group(rim, spoke);
    play(animate(wheel, w -> w.shift(left(3))));
    var speed = tex("\\omega = \\frac{2\\pi}{T}").moveTo(right(3)).scale(1.4);
    play(write(speed));

    nextSlide("The film takes 24 pictures a second.");
    var film = text("24 pictures a second").nextTo(speed, DOWN, 0.8);
    subtitle("A film takes 24 pictures a second.", 2);
    play(fadeIn(film).shift(up(0.3)));
    pause();

    section("Backwards").notes("Between two pictures it turns by almost 360 degrees.");
    play(fadeOut(film), animate(speed, s -> s.setColor(YELLOW)));
    nextSlide().loop();
    play(rotate(spoke, TAU).about(left(3)).rate(LINEAR).runTime(2));

    section("What we saw");
    play(fadeOut(wheel), animate(speed, s -> s.moveTo(ORIGIN)));
    pause();
  }
}
