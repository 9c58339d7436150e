import static zoetrope.Zoetrope.*;

/** A line, an arrow and an arrow with two tips. */
public final class PairArrows extends Scene {
  @Override
  protected void construct() {
    // tag
    var line = line(at(-3, 2), at(3, 2));
    var arrow = arrow(left(3), right(3));
    var both = doubleArrow(at(-3, -2), at(3, -2));
    add(line, arrow, both);
    // end
  }
}
