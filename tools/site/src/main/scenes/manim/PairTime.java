import static zoetrope.Zoetrope.*;

/** A square turns while the scene waits. */
public final class PairTime extends Scene {
  @Override
  protected void construct() {
    // tag
    var square = square();
    square.addUpdater((s, dt) -> s.rotate(2 * dt));
    add(square);
    pause(2);
    // end
  }
}
