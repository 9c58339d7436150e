import static zoetrope.Zoetrope.*;

/** The arrows of a field that rotates about the origin. */
public final class PairField extends Scene {
  @Override
  protected void construct() {
    // tag
    var field = arrowVectorField(p -> at(-p.y() / 3, p.x() / 3));
    add(field);
    // end
  }
}
