import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;

/** A curve that crosses itself. */
public final class PairCurve extends Scene {
  @Override
  protected void construct() {
    // tag
    var curve =
        parametricCurve(t -> at(3 * Math.sin(2 * t), 3 * Math.sin(3 * t)), Range.of(0, TAU));
    play(create(curve));
    // end
  }
}
