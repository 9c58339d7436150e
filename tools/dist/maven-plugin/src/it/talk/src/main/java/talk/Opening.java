package talk;

import static zoetrope.Zoetrope.*;

/** A circle appears. */
public final class Opening extends Scene {
  @Override
  protected void construct() {
    play(create(circle(1)));
  }
}
