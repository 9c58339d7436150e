import static zoetrope.Zoetrope.*;

/** A dot on a circle leaves a trace. */
public final class PairTrace extends Scene {
  @Override
  protected void construct() {
    // tag
    var dot = dot(right(2));
    var trace = tracedPath(dot);
    add(trace, dot);
    play(rotate(dot, PI).about(ORIGIN));
    // end
  }
}
