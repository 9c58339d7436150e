import static zoetrope.Zoetrope.*;

/** A circle grows from one moment of the sound to another. */
public final class Moments extends Scene {
  @Override
  protected void construct() {
    // tag
    waitUntil("impact"); // its time is in Moments.times
    play(create(circle(2)).runTime(durationUntil("off"))); // ends with the event "off"
    // end
    pause();
  }
}
