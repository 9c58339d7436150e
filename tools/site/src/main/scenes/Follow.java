import static zoetrope.Zoetrope.*;

/** A label that follows a dot. */
public final class Follow extends Scene {
  @Override
  protected void construct() {
    // tag
    var dot = dot(left(4));
    var label = text("dot");
    label.addUpdater(l -> l.nextTo(dot, UP));
    add(dot, label);
    play(animate(dot, d -> d.shift(right(8))).runTime(3));
    // end
  }
}
