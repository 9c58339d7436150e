import static zoetrope.Zoetrope.*;

/** A square and a circle at given places. */
public final class PairPlaces extends Scene {
  @Override
  protected void construct() {
    // tag
    var square = square().shift(left(2).plus(UP));
    var circle = circle().moveTo(at(2, 1));
    var dot = dot().toEdge(DOWN);
    add(square, circle, dot);
    // end
  }
}
