import static zoetrope.Zoetrope.*;

/** Slides with notes, one that loops and one that goes on by itself. */
public final class Slides extends Scene {
  @Override
  protected void construct() {
    var wave = functionGraph(x -> StrictMath.sin(x));
    // tag
    section("Waves").notes("Ask what they know.");
    play(create(wave));
    nextSlide("Go on when they have guessed.").loop(); // again and again, until the speaker goes on
    play(indicate(wave));
    nextSlide().autoNext(); // the next slide follows without a stop
    play(animate(wave, w -> w.setColor(YELLOW)));
    // end
    nextSlide();
    pause();
  }
}
