package faulty;

import static zoetrope.Zoetrope.*;

/** A text leaves the frame. */
public final class TooWide extends Scene {
  @Override
  protected void construct() {
    var sentence = text("This sentence starts in the middle of the frame and goes on to its edge");
    play(write(sentence.shift(right(5))));
    pause();
  }
}
