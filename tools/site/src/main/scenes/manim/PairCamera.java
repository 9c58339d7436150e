import static zoetrope.Zoetrope.*;

/** The camera zooms in on a dot. */
public final class PairCamera extends Scene {
  @Override
  protected void construct() {
    // tag
    var dot = dot(at(2, 1));
    add(square(), dot);
    play(animate(camera(), c -> c.scale(0.5).moveTo(dot)));
    // end
  }
}
